import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, readFeed, type BoardAnswerGiven } from '../../../test/board-call.ts'
import { BoardFailure } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { jsonLd } from './index.ts'
import { parseLenientJson } from './lenient-json.ts'
import { toListing } from './listing.ts'

const received = new Date('2026-11-12T09:30:00Z')
const site = 'https://jobs.example-employer.test'
const vacancies = readFileSync(new URL('answer.html', import.meta.url), 'utf8')
const cleaner = `<script type="application/ld+json"><!-- {"@type":"JobPosting","title":"Cleaner"} --></script>`
const nothing = '<html><body>No jobs</body></html>'

const answers: Record<string, BoardAnswerGiven> = {
  [`${site}/vacancies`]: vacancies,
  [`${site}/vacancies/baker`]: nothing,
  [`${site}/vacancies/cleaner`]: cleaner,
  [`${site}/vacancies/gone`]: { status: 404 },
}

async function read(given: Record<string, BoardAnswerGiven>, pages = `${site}/vacancies`) {
  const call = aBoardCall({ answers: given, settings: { companies: pages } })
  return { call, ...(await readFeed(jsonLd, call)) }
}

test('a page and the pages below it that it lists are read, and nothing elsewhere', async () => {
  const { call, pages, failure } = await read(answers)

  expect(failure).toBeNull()
  expect(call.requests.map(({ url }) => url)).toEqual(Object.keys(answers))
  expect(pages.flatMap((page) => page.ads.map(({ ref }) => ref))).toEqual([
    `${site}/vacancies/baker`,
    `${site}/vacancies#18`,
    `${site}/vacancies#19`,
    `${site}/vacancies/cleaner`,
  ])
})

test('postings become listings, however they are wrapped', async () => {
  const { pages } = await read(answers)

  expect(pages[0]?.unusable).toEqual(['structured data that is not JSON'])
  expect(pages[0] && listingsOf(jsonLd, pages[0], received)).toEqual({
    usable: [
      listing({
        ref: `${site}/vacancies/baker`,
        url: `${site}/vacancies/baker`,
        title: 'Baker & Confectioner',
        employer: 'Example Employer',
        description: '<p>Early mornings.</p>',
        descriptionFormat: 'html',
        places: ['Whitby, YO21 1AA'],
        country: 'GB',
        kindWords: ['FULL_TIME', 'PART_TIME'],
        postedAt: '2026-11-05',
        closesAt: '2026-12-05',
      }),
      listing({
        ref: `${site}/vacancies#18`,
        url: `${site}/vacancies`,
        title: 'Van Driver',
        description: 'Two rounds\na day, with\ttea.',
        places: ['Scarborough'],
        pay: { min: 12.75, max: 12.75, currency: 'GBP', period: 'hour' },
      }),
    ],
    unusable: ['no title'],
  })
})

test('a page that fails costs the others nothing, and the reading ends with its failure', async () => {
  const broken = new BoardFailure('timeout', 'no answer in time')
  const given = { ...answers, [`${site}/away`]: broken }

  const { pages, failure } = await read(given, `${site}/away,${site}/vacancies`)

  expect(pages.flatMap((page) => page.ads)).toHaveLength(4)
  expect(failure).toBe(broken)
})

test('a page that breaks off is read as far as it goes, and the reading ends with a failure', async () => {
  const cut = vacancies.slice(0, vacancies.indexOf('"ItemList"'))
  const { pages, failure } = await read({ [`${site}/vacancies`]: cut })

  expect(pages.map(({ ads, unusable }) => [ads.length, unusable])).toEqual([[3, []]])
  expect(failure).toMatchObject({ outcome: 'unreadable', message: 'a page breaks off' })
})

test('a call that may not be made any more ends the reading at once', async () => {
  const { call, failure } = await read({ [`${site}/a`]: new BoardFailure('skipped', 'stopped') }, `${site}/a,${site}/b`)

  expect([call.requests.length, failure]).toMatchObject([1, { outcome: 'skipped' }])
})

test('a page without postings has no ads', async () => {
  const { pages, failure } = await read({ [`${site}/vacancies`]: nothing })

  expect([pages, failure]).toEqual([[{ ads: [], total: null, unusable: [] }], null])
})

test('a bare posting, as a file of ads carries it, becomes a listing too', () => {
  const posting = { '@type': 'JobPosting', title: 'Chef', identifier: 7, jobLocation: 'York' }

  expect(toListing(posting, received)).toEqual(listing({ ref: '7', title: 'Chef', places: ['York'] }))
  expect(toListing('Chef', received)).toEqual({ unusable: 'not an object' })
})

test.each<[string, unknown]>([
  ['{"a":[1,2,],}', { a: [1, 2] }],
  ['{"a":"x\ny"}', { a: 'x\ny' }],
  ['{"a":", ]"}', { a: ', ]' }],
  ['<!-- {"a":1} -->', { a: 1 }],
  ['/*<![CDATA[*/ {"a":1}; /*]]>*/', { a: 1 }],
  ['{&quot;a&quot;:&quot;b&quot;}', { a: 'b' }],
  ['{a:1}', undefined],
  ['', undefined],
])('the JSON %j reads as %j', (text, value) => expect(parseLenientJson(text)).toEqual(value))

test('proper JSON is read as it is', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value)
      expect(parseLenientJson(text)).toEqual(JSON.parse(text))
    }),
  )
})
