import { expect, test } from 'vitest'
import { jsonLd as player } from '../../../sandbox/boards/json-ld.ts'
import { listingsOf, readFeed } from '../../../test/board-call.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { aSandboxAd, aWorld, awkwardSandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { jsonLd } from './index.ts'

const companies = jsonLd.addresses?.demo.join(',') ?? ''

test("the sandbox's employer is read as it was meant, page by page and from a page of several", async () => {
  const listed = aSandboxAd({ board: 'json-ld', number: 8, workplace: 'remote' })
  const world = aWorld([listed, ...awkwardSandboxAds('json-ld')])
  const { pages, failure } = await readFeed(jsonLd, sandboxCall(player, world, { companies }))
  const listings = pages.flatMap((page) => listingsOf(jsonLd, page, sandboxNow).usable)

  expect(failure).toBeNull()
  expect(listings).toMatchObject([
    {
      url: 'https://jobs.example-employer.test/vacancies/staff-nurse-8',
      title: 'Staff Nurse',
      employer: 'Moorview Care Group',
      description: '<p>Days &amp; nights on a <b>friendly</b> ward.</p>',
      places: ['Leeds, West Yorkshire, LS1 4AP'],
      position: { lat: 53.79648, lng: -1.54785 },
      country: 'GB',
      pay: { min: 34_000, max: 38_500, currency: 'GBP', period: 'year' },
      kindWords: ['FULL_TIME', 'TELECOMMUTE'],
      postedAt: '2026-11-10',
      closesAt: '2026-12-08T00:00:00.000Z',
    },
    { title: 'Staff Nurse', url: 'https://jobs.example-employer.test/join-us' },
    { title: 'Cook & "Baker" </script>', employer: null, pay: { min: null, text: null } },
    { title: 'Java Developer', country: 'IE', pay: { min: 450, max: 500, currency: 'EUR', period: 'day' } },
  ])
  expect(new Set(listings.map(({ ref }) => ref)).size).toBe(4)
})
