import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { recruitee } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')

async function read(answer: string) {
  const call = aBoardCall({ answers: [answer], settings: { companies: 'larkhill' } })
  return { call, ...(await readFeed(recruitee, call)) }
}

test('all offers of a company are asked for at once, and become listings', async () => {
  const { call, pages, failure } = await read(saved)

  expect(failure).toBeNull()
  expect(onlyRequest(call).request.url).toBe('https://larkhill.recruitee.com/api/offers/')
  expect(pages).toMatchObject([{ total: 5, unusable: ['an ad without an id'] }])
  expect(listingsOf(recruitee, pages[0]!, received)).toEqual({
    usable: [
      listing({
        ref: '2700825',
        url: 'https://larkhill.recruitee.com/o/warehouse-operative',
        applyUrl: 'https://larkhill.recruitee.com/o/warehouse-operative/c/new',
        title: 'Warehouse Operative',
        employer: 'Larkhill Logistics',
        description: '<p>Pick &amp; pack.</p>\n<p>Boots.</p>',
        descriptionFormat: 'html',
        places: ['Leeds, West Yorkshire, LS9 8AA', 'Depot North'],
        country: 'GB',
        pay: { min: 24_000, max: 26_500.5, currency: 'GBP', period: 'year' },
        kindWords: ['fulltime_permanent', 'on_site'],
        industryWords: ['Night shift', 'logistics'],
        postedAt: '2026-11-02T10:10:39.000Z',
        closesAt: '2026-12-01T00:00:00.000Z',
      }),
      listing({
        ref: '2700826',
        url: 'https://larkhill.recruitee.com/o/planner',
        title: 'Planner',
        employer: 'Larkhill',
        descriptionFormat: 'html',
        places: ['Dublin'],
        country: 'IE',
        kindWords: ['freelance', 'hybrid'],
        postedAt: '2026-11-01T09:41:37.000Z',
      }),
    ],
    unusable: ['draft, not published', 'no title'],
  })
})

test('a company without offers is empty, another format is unreadable', async () => {
  expect(await read('{"offers": []}')).toMatchObject({ pages: [{ ads: [] }], failure: null })
  expect((await read('<html>Recruitee</html>')).failure).toMatchObject({ outcome: 'unreadable' })
})

const recorded = recordedSample('recruitee/offers.json')

test.skipIf(recorded === null)('a recorded answer is read', async () => {
  const { pages } = await read(recorded ?? '')
  const { usable, unusable } = listingsOf(recruitee, pages[0]!, received)

  expect([usable.length, unusable]).toEqual([2, []])
  for (const { kindWords, pay, postedAt, places, country } of usable) {
    expect(kindWords).toEqual(['fulltime_permanent', 'hybrid'])
    expect([pay.currency, pay.period, (pay.max ?? 0) > (pay.min ?? 0)]).toEqual(['EUR', 'year', true])
    expect([places.length, country]).toEqual([1, 'DE'])
    expect(postedAt).toMatch(/^2026-\d\d-\d\dT.*Z$/)
  }
})
