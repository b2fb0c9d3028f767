import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobicy as player } from '../../../sandbox/boards/jobicy.ts'
import { aBoardCall, listingsOf, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, sandboxNow } from '../../../test/sandbox-world.ts'
import { BoardFailure } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { jobicy } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const none = '{"jobCount": 0, "jobs": []}'
const list = 'https://jobicy.com/api/v2/remote-jobs?count=100'

test('the newest of all and of our regions are read; both forms of the pay become one', async () => {
  const call = aBoardCall({
    answers: { [list]: saved, [`${list}&geo=uk`]: saved, [`${list}&geo=ireland`]: none, [`${list}&geo=europe`]: none },
  })
  const { pages, failure } = await readFeed(jobicy, call)
  const [page] = pages

  expect([failure, call.requests.length, pages.map(({ ads }) => ads.length)]).toEqual([null, 4, [4, 0, 0, 0]])
  expect(page?.unusable).toEqual(['an ad without an id'])
  expect(page && listingsOf(jobicy, page, received)).toEqual({
    usable: [
      listing({
        ref: '140101',
        url: 'https://jobicy.com/jobs/140101-support-lead',
        title: 'Support Lead – EMEA',
        employer: 'Beck & Call',
        description: '<p>Calm people &#038; calm tickets.</p>',
        descriptionFormat: 'html',
        places: ['EMEA', 'Europe'],
        pay: { min: 40_000, max: 52_000, currency: 'GBP', period: 'year' },
        kindWords: ['full-time', 'Remote'],
        industryWords: ['Customer Success', 'Sales & Marketing'],
        postedAt: '2026-11-11T08:21:51.000Z',
      }),
      listing({
        ref: '140102',
        url: 'https://jobicy.com/jobs/140102-editor',
        title: 'Editor',
        employer: 'Aire Docs',
        description: 'Commas [...]',
        descriptionFormat: 'html',
        isSnippet: true,
        places: ['Anywhere'],
        pay: { min: 40_000, currency: 'USD', period: 'year' },
        kindWords: ['contract', 'Remote'],
        postedAt: '2026-11-10T00:00:00.000Z',
      }),
      listing({
        ref: '140103',
        title: 'Tutor',
        descriptionFormat: 'html',
        places: ['UK'],
        pay: { min: 25, max: 30, currency: 'GBP', period: 'hour' },
        kindWords: ['Remote'],
      }),
    ],
    unusable: ['no title'],
  })
})

test('a region that it does not know costs the others nothing', async () => {
  const { pages, failure } = await readFeed(
    jobicy,
    aBoardCall({ answers: [none, saved, { status: 404, text: 'none' }, none] }),
  )

  expect(failure).toBeNull()
  expect(pages.map(({ ads, unusable }) => [ads.length, unusable])).toEqual([
    [0, []],
    [4, ['an ad without an id']],
    [0, ["has nothing for the region 'ireland'"]],
    [0, []],
  ])
})

test('a failure ends the reading; another format is unreadable', async () => {
  const broken = new BoardFailure('refused', 'refused our call (429)')
  expect((await readFeed(jobicy, aBoardCall({ answers: [saved, broken] }))).failure).toBe(broken)

  const { failure } = await readFeed(jobicy, aBoardCall({ answers: ['{"success": false}'] }))
  expect(failure).toMatchObject({ outcome: 'unreadable' })
})

test('on a day it is called no more often than once an hour', () => {
  const reads = (24 * 60) / (jobicy.feed?.everyMinutes ?? 1)
  expect([jobicy.limits.perDay, reads]).toEqual([24, 4])
})

const recorded = recordedSample('jobicy/remote-jobs-2024-03-10.json')

test.skipIf(recorded === null)('the recorded answer is read whole; a third of it is open to us', async () => {
  const bodies = (JSON.parse(recorded ?? '') as { jobs: unknown[] }).jobs
  const all = bodies.flatMap((body) => {
    const one = jobicy.toListing(body, received)
    return 'unusable' in one ? [] : [one]
  })
  expect(all).toHaveLength(50)
  expect(all.every(({ url, employer, postedAt, places }) => url && employer && postedAt && places[0])).toBe(true)
  expect(all.filter(({ pay }) => pay.period === 'year' && pay.currency === 'USD' && pay.min !== null)).toHaveLength(19)
  expect(all.filter(({ title, employer }) => /&#?\w+;/.test(`${title} ${employer}`))).toEqual([])

  const { pages } = await readFeed(jobicy, aBoardCall({ answers: [recorded ?? '', none, none, none] }))
  expect(
    pages[0] &&
      listingsOf(jobicy, pages[0], received)
        .usable.map(({ places }) => places.join())
        .toSorted(),
  ).toEqual([...Array(8).fill('Anywhere'), 'EMEA,Europe', 'EMEA,Europe', 'Europe', 'Europe', 'UK', 'UK'])
})

test('Jobicy of the sandbox is read as it was meant', async () => {
  const { pages } = await readFeed(jobicy, sandboxCall(player, aWorld(awkwardSandboxAds('jobicy'))))

  expect(pages.slice(1).flatMap(({ ads }) => ads)).toEqual([])
  expect(pages[0] && listingsOf(jobicy, pages[0], sandboxNow)).toMatchObject({
    usable: [
      {
        ref: '2000003',
        title: 'Staff Nurse',
        places: ['UK'],
        pay: { min: 34_000, max: 38_500, currency: 'GBP', period: 'year' },
        kindWords: ['full-time', 'Remote'],
        postedAt: '2026-11-10T08:15:30.000Z',
      },
      {
        ref: '2000017',
        title: 'Cook & "Baker" </script>',
        employer: null,
        places: ['EMEA', 'Europe'],
        pay: { min: null },
      },
      { ref: '2000031', places: ['Ireland'], pay: { min: 450, currency: 'EUR', period: 'day' } },
    ],
    unusable: [],
  })
})
