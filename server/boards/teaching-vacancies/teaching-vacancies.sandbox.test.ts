import { expect, test } from 'vitest'
import { teachingVacancies as player } from '../../../sandbox/boards/teaching-vacancies.ts'
import { listingsOf, readFeed } from '../../../test/board-call.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { teachingVacancies } from './index.ts'

test('Teaching Vacancies of the sandbox is read as it was meant', async () => {
  const { pages } = await readFeed(
    teachingVacancies,
    sandboxCall(player, aWorld(awkwardSandboxAds('teaching-vacancies'))),
  )
  const [page] = pages

  expect(page && listingsOf(teachingVacancies, page, sandboxNow)).toMatchObject({
    usable: [
      {
        ref: 'staff-nurse-moorview-care-group-2000003',
        url: 'https://teaching-vacancies.service.gov.uk/jobs/staff-nurse-moorview-care-group-2000003',
        title: 'Staff Nurse',
        employer: 'Moorview Care Group',
        places: ['Leeds, West Yorkshire, LS1 4AP'],
        country: 'GB',
        pay: { text: '£34,000 - £38,500 per annum', currency: 'GBP', period: 'year' },
        kindWords: ['FULL_TIME'],
        postedAt: '2026-11-10T08:15:30.000Z',
        closesAt: '2026-12-08T00:00:00.000Z',
      },
      { title: 'Cook & "Baker" </script>', pay: { text: null }, kindWords: ['PART_TIME'] },
      { title: 'Java Developer', kindWords: ['FULL_TIME', 'TEMPORARY'] },
    ],
    unusable: [],
  })
})

test('all pages are read, and the page past the last is empty', async () => {
  const world = aWorld(manySandboxAds('teaching-vacancies', 250))
  const { pages, failure } = await readFeed(teachingVacancies, sandboxCall(player, world))

  expect([pages.map(({ ads }) => ads.length), failure]).toEqual([[100, 100, 50], null])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(250)
  const past = await player.app(world).request('/api/v1/jobs.json?page=4')
  expect(await past.json()).toMatchObject({ data: [], links: { next: null }, meta: { totalPages: 3, count: 250 } })
})

test('one vacancy by its slug; an unknown one, and a request without .json, are not there', async () => {
  const app = player.app(aWorld(awkwardSandboxAds('teaching-vacancies')))

  expect(await (await app.request('/api/v1/jobs/staff-nurse-moorview-care-group-2000003.json')).json()).toMatchObject({
    '@type': 'JobPosting',
    title: 'Staff Nurse',
  })
  expect((await app.request('/api/v1/jobs/unknown.json')).status).toBe(404)
  expect((await app.request('/api/v1/jobs')).status).toBe(404)
})
