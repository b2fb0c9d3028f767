import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, type BoardAnswerGiven, listingsOf, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { BoardFailure } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { smartrecruiters } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved: { list: unknown; details: Record<string, unknown> } = JSON.parse(
  readFileSync(new URL('answer.json', import.meta.url), 'utf8'),
)
const postings = 'https://api.smartrecruiters.com/v1/companies/MossGroup/postings'
const page = 'https://jobs.smartrecruiters.com/MossGroup'
const inGb = `${postings}?country=gb&limit=100&offset=0`
const inIe = `${postings}?country=ie&limit=100&offset=0`
const none = '{"offset": 0, "limit": 100, "totalFound": 0, "content": []}'

const answers: Record<string, BoardAnswerGiven> = {
  [inGb]: JSON.stringify(saved.list),
  [`${postings}/743999671674844`]: JSON.stringify(saved.details['743999671674844']),
  [`${postings}/743999671674845`]: JSON.stringify(saved.details['743999671674845']),
  [`${postings}/743999671674846`]: { status: 404 },
  [`${postings}/743999671674847`]: JSON.stringify(saved.details['743999671674847']),
  [inIe]: none,
}

async function read(given: Record<string, BoardAnswerGiven>) {
  const call = aBoardCall({ answers: given, settings: { companies: 'MossGroup' } })
  return { call, ...(await readFeed(smartrecruiters, call)) }
}

test('the postings in both countries are read, each with its text, and become listings', async () => {
  const { call, pages, failure } = await read(answers)

  expect(failure).toBeNull()
  expect(call.requests.map(({ url }) => url)).toEqual(Object.keys(answers))
  expect(pages).toMatchObject([{ total: 5, unusable: ['an ad without an id'] }, { ads: [] }])
  expect(JSON.stringify(pages)).not.toContain('A Person')
  expect(listingsOf(smartrecruiters, pages[0]!, received)).toEqual({
    usable: [
      listing({
        ref: '743999671674844',
        url: `${page}/743999671674844-store-manager`,
        applyUrl: `${page}/743999671674844-store-manager?oga=true`,
        title: 'Store Manager',
        employer: 'Moss Group',
        description:
          '<h3>Job Description</h3><p>Open &amp; close.</p>\n<p>Keys.</p>\n<h3>Company Description</h3><p>Shops.</p>',
        descriptionFormat: 'html',
        places: ['Leeds, West Yorkshire, LS1 4AP'],
        position: { lat: 53.79648, lng: -1.54785 },
        country: 'GB',
        pay: { min: 30_000, max: 34_000, currency: 'GBP', period: 'year' },
        kindWords: ['Part-time', 'Hybrid'],
        industryWords: ['Management', 'Retail'],
        postedAt: '2026-11-08T02:11:28.000Z',
      }),
      listing({
        ref: '743999671674845',
        url: `${page}/743999671674845`,
        title: 'Cleaner',
        employer: 'MossGroup',
        descriptionFormat: 'html',
        places: ['United Kingdom'],
        country: 'GB',
        kindWords: ['Remote'],
      }),
    ],
    unusable: [],
  })
})

test('a text that cannot be had costs the others nothing, and the reading ends with its failure', async () => {
  const broken = new BoardFailure('failed', 'answered with an error (500)')
  const { pages, failure } = await read({ ...answers, [`${postings}/743999671674844`]: broken })

  expect([pages.flatMap(({ ads }) => ads.map(({ ref }) => ref)), failure]).toEqual([['743999671674845'], broken])
})

test('a refusal ends the reading of the company with what came before it', async () => {
  const refused = new BoardFailure('refused', 'asked too often (429)')
  const { call, pages, failure } = await read({ ...answers, [`${postings}/743999671674845`]: refused })

  expect([call.requests.length, pages.flatMap(({ ads }) => ads).length, failure]).toEqual([5, 1, refused])
})

test('pages are read to the end of the count', async () => {
  const listOf = (offset: number, count: number) =>
    JSON.stringify({
      totalFound: 130,
      content: Array.from({ length: count }, (_, index) => ({ id: String(offset + index), name: 'Cook' })),
    })
  const given: Record<string, BoardAnswerGiven> = {
    [inGb]: listOf(0, 100),
    [`${postings}?country=gb&limit=100&offset=100`]: listOf(100, 30),
    [inIe]: none,
  }
  for (let id = 0; id < 130; id++) given[`${postings}/${id}`] = '{}'

  const { pages, failure } = await read(given)

  expect([pages.map(({ ads }) => ads.length), failure]).toEqual([[100, 30, 0], null])
})

test('a company that is not known looks like one without postings; another format is unreadable', async () => {
  expect(await read({ [inGb]: none, [inIe]: none })).toMatchObject({ pages: [{ ads: [] }, { ads: [] }], failure: null })
  expect((await read({ [inGb]: '{"postings": []}' })).failure).toMatchObject({ outcome: 'unreadable' })
})

const recorded = recordedSample('smartrecruiters/postings.json')

test.skipIf(recorded === null)('a recorded answer is read', async () => {
  const { pages } = await read({
    [inGb]: recorded ?? '',
    [`${postings}/743999671674844`]: '{"active": true}',
    [inIe]: none,
  })
  const { usable, unusable } = listingsOf(smartrecruiters, pages[0]!, received)

  expect(unusable).toEqual([])
  expect(usable).toMatchObject([
    { ref: '743999671674844', country: 'US', kindWords: ['Part-time'], postedAt: '2018-06-08T02:11:28.000Z' },
  ])
  expect(usable[0]?.title).not.toContain('  ')
})
