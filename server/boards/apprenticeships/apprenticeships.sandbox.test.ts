import { expect, test } from 'vitest'
import { apprenticeships as player } from '../../../sandbox/boards/apprenticeships.ts'
import { listingsOf, readFeed } from '../../../test/board-call.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { aSandboxAd, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { apprenticeships } from './index.ts'

const board = 'apprenticeships'
const hourly = { text: '£7.55 an hour', min: 7.55, max: 7.55, currency: 'GBP', period: 'hour' } as const
const unsaid = { text: null, min: null, max: null, currency: 'GBP', period: 'year' } as const
const ads = [
  aSandboxAd({ board, number: 53_000_001, contract: 'apprenticeship', pay: hourly }),
  aSandboxAd({ board, number: 53_000_020, contract: 'apprenticeship', pay: unsaid, external: true }),
]

test('Find an apprenticeship of the sandbox is read as it was meant', async () => {
  const { pages } = await readFeed(apprenticeships, sandboxCall(player, aWorld(ads)))
  const [page] = pages

  expect(page && listingsOf(apprenticeships, page, sandboxNow)).toMatchObject({
    usable: [
      {
        ref: '53000001',
        url: 'https://www.findapprenticeship.service.gov.uk/apprenticeship/VAC53000001',
        applyUrl: null,
        title: 'Staff Nurse',
        employer: 'Moorview Care Group',
        description: '<p>Days &amp; nights on a <b>friendly</b> ward.</p>',
        isSnippet: false,
        places: ['Leeds, West Yorkshire, LS1 4AP'],
        position: { lat: 53.79648, lng: -1.54785 },
        pay: { text: null, min: 14_723, max: 14_723, currency: 'GBP', period: 'year' },
        closesAt: '2026-12-08',
      },
      {
        applyUrl: 'https://jobs.example-employer.test/apply/apprenticeships/53000020',
        places: ['England'],
        position: null,
        pay: { text: 'National Minimum Wage for apprentices' },
      },
    ],
    unusable: [],
  })
})

test('all pages are read', async () => {
  const { pages, failure } = await readFeed(apprenticeships, sandboxCall(player, aWorld(manySandboxAds(board, 230))))

  expect([pages.map(({ ads }) => ads.length), failure]).toEqual([[100, 100, 30], null])
})

test('without a key of the sandbox, or without the version, it does not answer', async () => {
  const call = sandboxCall(player, aWorld(ads), { ROLECALL_APPRENTICESHIPS_KEY: 'real' })
  expect((await readFeed(apprenticeships, call)).failure).toMatchObject({ outcome: 'refused' })

  const app = player.app(aWorld(ads))
  const key = { 'ocp-apim-subscription-key': 'sandbox-key' }
  expect((await app.request('/vacancies/vacancy', { headers: key })).status).toBe(404)
  const headers = { ...key, 'x-version': '2' }
  expect(
    await (await app.request('/vacancies/vacancy?ExcludeRecruitingNationally=true', { headers })).json(),
  ).toMatchObject({ vacancies: [{ vacancyReference: '53000001' }], total: 2, totalFiltered: 1, totalPages: 1 })
  expect((await app.request('/vacancies/vacancy/1', { headers })).status).toBe(404)
})
