import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, type BoardAnswerGiven, listingsOf, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { lever } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const page = 'https://jobs.lever.co/bright-fold'

async function read(...answers: BoardAnswerGiven[]) {
  const call = aBoardCall({ answers, settings: { companies: 'bright-fold' } })
  return { call, ...(await readFeed(lever, call)) }
}

test('all postings of a company are asked for at once, and become listings', async () => {
  const { call, pages, failure } = await read(saved)

  expect([failure, call.requests.map(({ url }) => url)]).toEqual([
    null,
    ['https://api.lever.co/v0/postings/bright-fold?mode=json'],
  ])
  expect(pages).toMatchObject([{ total: 4, unusable: ['an ad without an id'] }])
  expect(listingsOf(lever, pages[0]!, received)).toEqual({
    usable: [
      listing({
        ref: 'a24ec4e5-5caa-473d-abd4-b71f09a8167b',
        url: `${page}/a24ec4e5-5caa-473d-abd4-b71f09a8167b`,
        applyUrl: `${page}/a24ec4e5-5caa-473d-abd4-b71f09a8167b/apply`,
        title: 'Heat Engineer',
        employer: 'Bright Fold',
        description:
          '<div>Heat networks.</div>\n<h3>You &amp; us</h3>\n<ul><li>Pipes</li>\n<li>Pumps</li></ul>\n<div>We are kind.</div>\n<div>Plus a bonus.</div>',
        descriptionFormat: 'html',
        places: ['Leeds', 'London (Hybrid)'],
        country: 'GB',
        pay: { min: 42_000, max: 51_000.5, currency: 'GBP', period: 'year' },
        kindWords: ['Full-time Permanent', 'hybrid'],
        industryWords: ['Engineering', 'Platform'],
        postedAt: '2026-11-02T09:00:00.000Z',
      }),
      listing({
        ref: '5d54d69b-e940-452e-b892-1170aa60f095',
        url: `${page}/5d54d69b-e940-452e-b892-1170aa60f095`,
        title: 'Installer',
        employer: 'Bright Fold',
        description: 'Text only & plain.',
        pay: { text: '£16 an hour' },
        postedAt: '2026-11-02T09:00:00.000Z',
      }),
    ],
    unusable: ['no title'],
  })
})

test('a company that is not found is looked for among the customers in the European Union', async () => {
  const { call, pages, failure } = await read({ status: 404 }, saved)

  expect([failure, pages[0]?.ads.length]).toEqual([null, 3])
  expect(call.requests[1]?.url).toBe('https://api.eu.lever.co/v0/postings/bright-fold?mode=json')
})

test('postings do not say whose they are: the operator may', async () => {
  const call = aBoardCall({ answers: [saved], settings: { companies: 'bright-fold=Bright Fold Heat Ltd' } })
  const { pages } = await readFeed(lever, call)

  expect(call.requests[0]?.url).toBe('https://api.lever.co/v0/postings/bright-fold?mode=json')
  expect(listingsOf(lever, pages[0]!, received).usable[0]?.employer).toBe('Bright Fold Heat Ltd')
})

test('a company without postings is empty, another format is unreadable', async () => {
  expect(await read('[]')).toMatchObject({ pages: [{ ads: [] }], failure: null })
  expect((await read('{"postings": []}')).failure).toMatchObject({ outcome: 'unreadable' })
})

const recorded = recordedSample('lever/postings.json')

test.skipIf(recorded === null)('a recorded answer is read', async () => {
  const { pages } = await read(recorded ?? '')
  const { usable, unusable } = listingsOf(lever, pages[0]!, received)

  expect([usable.length, unusable]).toEqual([2, []])
  for (const { description, country, kindWords, applyUrl, postedAt } of usable) {
    expect(description).toMatch(/^<div>[\s\S]*<h3>[^<]+<\/h3>\n<ul><li>/)
    expect([country, kindWords]).toEqual(['US', ['Contract', 'remote']])
    expect(applyUrl).toMatch(/^https:\/\/jobs\.lever\.co\/.*\/apply$/)
    expect(postedAt).toMatch(/^202[35]-/)
  }
})
