import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, readFeed, type BoardAnswerGiven } from '../../../test/board-call.ts'
import { BoardFailure } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { xmlFeed } from './index.ts'
import { jobElements } from './split-feed.ts'

const received = new Date('2026-11-12T09:30:00Z')
const address = 'https://jobs.example-employer.test/feeds/jobs.xml?key=secret'
const recorded = readFileSync(new URL('answer.xml', import.meta.url), 'utf8')

async function read(given: Record<string, BoardAnswerGiven>) {
  const call = aBoardCall({ answers: given, settings: { companies: Object.keys(given).join(',') } })
  return await readFeed(xmlFeed, call)
}

test('the jobs of a feed become listings; a bad one costs no other', async () => {
  const { pages, failure } = await read({ [address]: recorded })
  const [page] = pages

  expect([pages.length, failure]).toEqual([1, null])
  expect(page?.unusable).toEqual(['an ad without an id', 'a job that is not XML'])
  expect(page && listingsOf(xmlFeed, page, received)).toEqual({
    usable: [
      listing({
        ref: 'jobs.example-employer.test/feeds/jobs.xml FR-7',
        url: 'https://jobs.example-employer.test/vacancies/fryer?source=feed&x=1',
        title: 'Fish & Chip Fryer',
        employer: 'Example Employer',
        description: '<p>Says "</job>" & means it: <b>nights</b>.</p>',
        descriptionFormat: 'html',
        places: ['Whitby, North Yorkshire, YO21 1AA'],
        country: 'GB',
        pay: { text: '£13 per hour' },
        kindWords: ['fulltime'],
        industryWords: ['Catering'],
        postedAt: '2026-11-10T22:49:39.000Z',
        closesAt: '2026-12-10',
      }),
      listing({
        ref: 'jobs.example-employer.test/feeds/jobs.xml L-8',
        url: 'https://jobs.example-employer.test/apply/8',
        applyUrl: 'https://jobs.example-employer.test/apply/8',
        title: 'Skipper',
        description: '<p>A 12\u00a0m boat &amp; crew</p>',
        descriptionFormat: 'html',
        places: ['Galway'],
        pay: { text: '€22 per hour' },
        postedAt: '2026-11-01T08:00:00.000Z',
      }),
      listing({
        ref: 'jobs.example-employer.test/feeds/jobs.xml D-9',
        title: 'Deckhand',
        description: '<p>No <i>CDATA</i></p>',
        descriptionFormat: 'html',
      }),
    ],
    unusable: ['no title'],
  })
})

test('neither the key of the address nor the person to write to is kept', async () => {
  const { pages } = await read({ [address]: recorded })

  expect(JSON.stringify(pages)).not.toMatch(/secret|person@|indeed-apply/)
})

test('a long feed comes in pages', async () => {
  const job = (n: number) => `<job><title>T</title><referencenumber>${n}</referencenumber></job>`
  const jobs = Array.from({ length: 450 }, (_, n) => job(n)).join('')

  const { pages } = await read({ [address]: `<source>${jobs}</source>` })

  expect(pages.map(({ ads }) => ads.length)).toEqual([200, 200, 50])
})

test('what a broken feed held before the break is read, and the reading ends with a failure', async () => {
  const { pages, failure } = await read({ [address]: recorded.slice(0, recorded.indexOf('Deckhand')) })

  expect(pages.flatMap(({ ads }) => ads)).toHaveLength(2)
  expect(failure).toMatchObject({ outcome: 'unreadable', message: 'the feed breaks off' })
})

test.each([
  ['a document type', '<!DOCTYPE s [<!ENTITY a "aaaa">]><source><job><title>&a;</title></job></source>'],
  ['no XML', 'Not found'],
  ['a page', '<html><body><p>Sign in</p></body></html>'],
  ['a feed without its end', '<source><publisher>x</publisher>'],
  ['an open CDATA', '<source><job><title><![CDATA[x</title></job></source>'],
])('%s is unreadable', async (_, text) => {
  expect(await read({ [address]: text })).toMatchObject({ pages: [], failure: { outcome: 'unreadable' } })
})

test('one feed that fails costs the others nothing', async () => {
  const broken = new BoardFailure('failed', 'answered with an error (503)')
  const { pages, failure } = await read({ 'https://a.example.test/feed': broken, [address]: recorded })

  expect(pages.flatMap(({ ads }) => ads)).toHaveLength(4)
  expect(failure).toBe(broken)
})

test('a feed without jobs is empty', async () => {
  expect(await read({ [address]: '<source><publisher>x</publisher></source>' })).toEqual({ pages: [], failure: null })
})

test('elements are cut at their own tags, whatever CDATA and comments hold', () => {
  const noise = fc.constantFrom('<job>', '</job>', '<!--', '<![CDATA[', '&amp;', '</source>', ' text ', '<p>')
  fc.assert(
    fc.property(fc.array(fc.array(noise)), (jobs) => {
      const elements = jobs.map((parts, n) => `<job n="${n}"><title><![CDATA[${parts.join('')}]]></title></job>`)
      const comments = jobs.map((parts) => `<!--${parts.join('').replaceAll('-->', '')}-->`)
      const feed = `<source>${elements.flatMap((element, n) => [comments[n], element]).join('')}</source>`
      expect([...jobElements(feed)]).toEqual(elements)
    }),
  )
})
