import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import type { BoardQuery } from '../board.ts'
import { totaljobs } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const page = readFileSync(new URL('answer.html', import.meta.url), 'utf8')

async function search(text: string, query: Partial<BoardQuery> = {}) {
  const call = aBoardCall({ answers: [text] })
  return { call, answer: await searchBoard(totaljobs, aBoardQuery(query), call) }
}

test('the embedded result list becomes listings', async () => {
  const { answer } = await search(page)

  expect(answer.total).toBe(61)
  expect(answer.unusable).toEqual(['an ad without an id'])
  expect(answer.ads.map((ad) => totaljobs.toListing(ad.body, received))).toEqual([
    {
      ref: '105200001',
      url: 'https://www.totaljobs.com/job/registered-nurse-adult-days/moorview-care-group-job105200001',
      applyUrl: null,
      title: 'Registered Nurse (Adult) {Days}',
      employer: 'Moorview Care Group',
      isAgency: null,
      description:
        'We need a <strong>nurse</strong> who says "yes" to days; braces }{ and a \\ backslash do no harm &amp; end here ...',
      descriptionFormat: 'html',
      isSnippet: true,
      places: ['Horsforth, Leeds (LS18), LS18 5AB'],
      position: null,
      country: null,
      pay: {
        text: '£34000 - £38500 per annum',
        min: null,
        max: null,
        currency: null,
        period: null,
        isEstimate: false,
      },
      kindWords: [],
      industryWords: [],
      postedAt: '2026-11-10T08:15:30.120Z',
      closesAt: '2026-12-08T23:59:59.000Z',
    },
    {
      ref: '105200002',
      url: 'https://www.totaljobs.com/job/practice-nurse/aire-valley-surgery-job105200002',
      applyUrl: null,
      title: 'Practice Nurse',
      employer: 'Aire Valley Surgery',
      isAgency: null,
      description: 'Two surgeries, one team.',
      descriptionFormat: 'html',
      isSnippet: true,
      places: ['Leeds, LS5 3QB'],
      position: null,
      country: null,
      pay: { text: null, min: null, max: null, currency: null, period: null, isEstimate: false },
      kindWords: [],
      industryWords: [],
      postedAt: '2026-11-08T17:00:00.000Z',
      closesAt: null,
    },
    {
      ref: '105200003',
      url: 'https://www.totaljobs.com/job/nurse-advisor-home-based/pennine-health-lines-job105200003',
      applyUrl: null,
      title: 'NURSE ADVISOR - HOME BASED',
      employer: 'Pennine Health Lines',
      isAgency: null,
      description: '',
      descriptionFormat: 'html',
      isSnippet: true,
      places: ['Bradford (BD1)'],
      position: null,
      country: null,
      pay: { text: 'Up to £17.50 per hour', min: null, max: null, currency: null, period: null, isEstimate: false },
      kindWords: ['Home-based'],
      industryWords: [],
      postedAt: '2026-11-01T09:00:00.000Z',
      closesAt: '2026-11-29T00:00:00.000Z',
    },
    { unusable: 'no title' },
  ])
})

test('the first page is asked by slugs, with the distance in miles', async () => {
  const { call } = await search(page)

  expect(onlyRequest(call)).toMatchObject({
    address: 'https://www.totaljobs.com/jobs/nurse/in-leeds',
    parameters: { radius: '10' },
  })
})

test.each([
  ['a later page by its offset', { page: 3 }, 'https://www.totaljobs.com/jobs/nurse/in-leeds?radius=10&of=50'],
  ['any distance', { radiusMiles: null }, 'https://www.totaljobs.com/jobs/nurse/in-leeds'],
  ['anywhere', { place: null }, 'https://www.totaljobs.com/jobs/nurse'],
  ['signs and accents', { title: 'Café C++ / .NET', place: null }, 'https://www.totaljobs.com/jobs/cafe-c-net'],
  ['words that leave no slug', { title: '++' }, 'https://www.totaljobs.com/jobs/in-leeds?radius=10'],
])('%s', async (_, query, address) => {
  const { call } = await search(page, query)

  expect(call.requests.map((request) => request.url)).toEqual([address])
})

test('a search without a match is empty, not broken', async () => {
  const { answer } = await search(
    `<script>window.__PRELOADED_STATE__['app-unifiedResultlist']={"searchResults":{"items":[],"meta":{"total":0}}};</script>`,
  )

  expect(answer).toEqual({ ads: [], total: 0, unusable: [] })
})

test.each([
  ['a page of something else', '<html><body><h1>Welcome</h1></body></html>'],
  ['a result list that breaks off', page.slice(0, page.indexOf('105200003'))],
  ['a result list that is not JSON', page.replace('"searchResults"', 'searchResults')],
  ['a result list without items', page.replace('"items"', '"entries"')],
])('%s is unreadable', async (_, text) => {
  await expect(search(text)).rejects.toMatchObject({ name: 'BoardFailure', outcome: 'unreadable' })
})

test('a body that is no ad says so', () => {
  expect(totaljobs.toListing('nothing', received)).toEqual({ unusable: 'not an object' })
  expect(totaljobs.toListing({ title: 'Nurse' }, received)).toEqual({ unusable: 'no id' })
})
