import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { ashby } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const page = 'https://jobs.ashbyhq.com/Tidewise'

async function read(answer: string) {
  const call = aBoardCall({ answers: [answer], settings: { companies: 'Tidewise' } })
  return { call, ...(await readFeed(ashby, call)) }
}

test('all listed jobs of a company are asked for at once, and become listings', async () => {
  const { call, pages, failure } = await read(saved)

  expect(failure).toBeNull()
  expect(onlyRequest(call)).toMatchObject({
    address: 'https://api.ashbyhq.com/posting-api/job-board/Tidewise',
    parameters: { includeCompensation: 'true' },
  })
  expect(pages).toMatchObject([{ total: 4, unusable: ['an ad without an id'] }])
  expect(listingsOf(ashby, pages[0]!, received)).toEqual({
    usable: [
      listing({
        ref: '90fb3621-899e-4b59-925d-25080ec91e18',
        url: `${page}/90fb3621-899e-4b59-925d-25080ec91e18`,
        applyUrl: `${page}/90fb3621-899e-4b59-925d-25080ec91e18/application`,
        title: 'Data Engineer',
        employer: 'Tidewise',
        description: '<h2>Count &amp; measure</h2>',
        descriptionFormat: 'html',
        places: ['London', 'Dublin'],
        pay: { text: '£60K - £75K', min: 60_000, max: 75_000, currency: 'GBP', period: 'year' },
        kindWords: ['FullTime', 'Hybrid'],
        industryWords: ['Data'],
        postedAt: '2026-11-02T22:43:56.531Z',
      }),
      listing({
        ref: 'fc2f1f85-46a0-4a31-b165-683e39c07c04',
        url: `${page}/fc2f1f85-46a0-4a31-b165-683e39c07c04`,
        title: 'Support Analyst',
        employer: 'Tidewise',
        description: 'Nights.',
        places: ['Leeds'],
        country: 'GB',
        kindWords: ['PartTime', 'Remote'],
        industryWords: ['Support', 'Night'],
        postedAt: '2026-11-03T08:00:00.000Z',
      }),
    ],
    unusable: ['no title'],
  })
})

test('a company without jobs is empty, another format is unreadable', async () => {
  expect(await read('{"jobs": [], "apiVersion": "1"}')).toMatchObject({ pages: [{ ads: [] }], failure: null })
  expect((await read('[]')).failure).toMatchObject({ outcome: 'unreadable' })
})

const recorded = recordedSample('ashby/job-board.json')

test.skipIf(recorded === null)('a recorded answer is read', async () => {
  const { pages } = await read(recorded ?? '')
  const { usable, unusable } = listingsOf(ashby, pages[0]!, received)

  expect(unusable).toEqual([])
  expect(usable.map(({ kindWords }) => kindWords)).toEqual([
    ['FullTime', 'Remote'],
    ['FullTime', 'Hybrid'],
  ])
  for (const { description, places, pay } of usable) {
    expect(description).toMatch(/^<[hp]/)
    expect(places).toHaveLength(1)
    expect([null, 'CAD']).toContain(pay.currency)
  }
})
