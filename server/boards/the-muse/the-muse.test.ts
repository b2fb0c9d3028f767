import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { theMuse as player } from '../../../sandbox/boards/the-muse.ts'
import { aBoardCall, listingsOf, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { listing } from '../../../engines/ads/index.ts'
import { theMuse } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const none = '{"page": 0, "page_count": 0, "results": []}'
const noAnswers = Array.from({ length: 20 }, () => none)

test('jobs with a place of ours become listings, once; others are not kept', async () => {
  const { pages, failure } = await readFeed(theMuse, aBoardCall({ answers: [saved, saved, ...noAnswers] }))
  const [first, second] = pages

  expect([failure, pages.length, second?.ads]).toEqual([null, 2, []])
  expect(first?.unusable).toEqual(['an ad without an id'])
  expect(first && listingsOf(theMuse, first, received)).toEqual({
    usable: [
      listing({
        ref: '15000101',
        url: 'https://www.themuse.com/jobs/moortea/account-executive-1a2b3c',
        title: 'Account Executive',
        employer: 'Moor Tea',
        description: '<p>Sell <b>tea</b> to offices.</p>',
        descriptionFormat: 'html',
        places: ['London, United Kingdom'],
        country: 'GB',
        kindWords: ['Mid Level'],
        industryWords: ['Sales'],
        postedAt: '2026-11-09T12:42:27.000Z',
      }),
      listing({
        ref: '15000102',
        title: 'Marketing Intern',
        descriptionFormat: 'html',
        places: ['Flexible / Remote', 'New York, NY', 'Dublin, Ireland'],
        kindWords: ['Internship'],
        postedAt: '2026-11-08T00:00:00.000Z',
      }),
    ],
    unusable: ['no title'],
  })
})

test('it is asked place by place, pages from 0 until the last', async () => {
  const call = aBoardCall({ answers: [saved, saved, ...noAnswers] })
  await readFeed(theMuse, call)
  const asked = call.requests.map(({ url }) => new URL(url).searchParams)

  expect(asked.slice(0, 3).map((parameters) => Object.fromEntries(parameters))).toEqual([
    { location: 'London, United Kingdom', page: '0', descending: 'true' },
    { location: 'London, United Kingdom', page: '1', descending: 'true' },
    { location: 'Manchester, United Kingdom', page: '0', descending: 'true' },
  ])
  expect(new Set(asked.map((parameters) => parameters.get('location'))).size).toBe(14)
})

test('it is never asked for a page past the hundredth, nor for more in an hour than it allows', async () => {
  const endless = saved.replace('"page_count": 2', '"page_count": 15774')
  const call = aBoardCall({ answers: Array.from({ length: 500 }, () => endless) })
  await readFeed(theMuse, call)
  const pages = call.requests.map(({ url }) => Number(new URL(url).searchParams.get('page')))

  expect(Math.max(...pages)).toBe(99)
  expect(call.requests).toHaveLength(360)
})

test('another format is unreadable', async () => {
  const { failure } = await readFeed(theMuse, aBoardCall({ answers: ['{"jobs": []}'] }))
  expect(failure).toMatchObject({ outcome: 'unreadable' })
})

const recorded = recordedSample('themuse/jobs-page0-2024-03-18.json')

test.skipIf(recorded === null)(
  'of the recorded page, the one job in the United Kingdom is kept; all can be read',
  async () => {
    const bodies = (JSON.parse(recorded ?? '') as { results: unknown[] }).results
    const all = bodies.map((body) => theMuse.toListing(body, received))
    expect(all).toHaveLength(20)
    for (const one of all) {
      expect(one).toMatchObject({
        url: expect.stringMatching(/^https:\/\/www\.themuse\.com\/jobs\//),
        places: [expect.any(String)],
        postedAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
        descriptionFormat: 'html',
      })
    }
    const { pages } = await readFeed(theMuse, aBoardCall({ answers: [recorded ?? '', ...Array(120).fill(none)] }))
    expect(pages[0] && listingsOf(theMuse, pages[0], received).usable.map(({ country }) => country)).toEqual(['GB'])
  },
)

test('The Muse of the sandbox is read as it was meant', async () => {
  const world = aWorld([...awkwardSandboxAds('the-muse'), ...manySandboxAds('the-muse', 50)])
  const { pages, failure } = await readFeed(theMuse, sandboxCall(player, world))
  const usable = pages.flatMap((page) => listingsOf(theMuse, page, sandboxNow).usable)

  expect([failure, pages.map(({ ads }) => ads.length)]).toEqual([null, [20, 20, 12, 1]])
  expect(usable.find(({ ref }) => ref === '2000031')).toMatchObject({
    title: 'Java Developer',
    employer: 'Corrib Talent',
    places: ['Galway, Ireland'],
    country: 'IE',
    industryWords: ['Software Development'],
    postedAt: '2026-11-08T12:00:00.000Z',
  })
})

test('a wrong key and a page that is not there are refused', async () => {
  const app = player.app(aWorld([]))
  expect((await app.request('/api/public/jobs?page=0&api_key=a-real-one')).status).toBe(403)
  expect((await app.request('/api/public/jobs?page=0&api_key=sandbox')).status).toBe(200)
  expect((await app.request('/api/public/jobs?page=100')).status).toBe(400)
})
