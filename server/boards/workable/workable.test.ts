import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, type BoardAnswerGiven, listingsOf, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { BoardFailure } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { workable } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved: { pages: unknown[]; widget: unknown; detail: unknown } = JSON.parse(
  readFileSync(new URL('answer.json', import.meta.url), 'utf8'),
)
const [first, second] = saved.pages.map((page) => JSON.stringify(page))
const widget = JSON.stringify(saved.widget)
const detail = JSON.stringify(saved.detail)
const api = 'https://apply.workable.com/api'

async function read(answers: readonly (BoardAnswerGiven | undefined)[]) {
  const call = aBoardCall({
    answers: answers.filter((answer) => answer !== undefined),
    settings: { companies: 'cedar-hotels' },
  })
  const { pages, failure } = await readFeed(workable, call)
  return { requests: call.requests, failure, pages, read: pages[0] && listingsOf(workable, pages[0], received) }
}

const chef = listing({
  ref: 'DD136DD7E7',
  url: 'https://apply.workable.com/cedar-hotels/j/DD136DD7E7/',
  applyUrl: 'https://apply.workable.com/j/DD136DD7E7/apply',
  title: 'Head Chef',
  employer: 'Cedar Hotels',
  description: '<p>Fish &amp; more fish.</p>',
  descriptionFormat: 'html',
  places: ['Brighton, England', 'Galway'],
  kindWords: ['full-time', 'Full-time', 'on_site'],
  industryWords: ['Kitchen', 'Food', 'Hospitality'],
  postedAt: '2026-11-05T00:00:00.000Z',
})
const porter = listing({
  ref: '0A136DD7E8',
  url: 'https://apply.workable.com/cedar-hotels/j/0A136DD7E8/',
  applyUrl: 'https://apply.workable.com/cedar-hotels/j/0A136DD7E8/apply/',
  title: 'Night Porter',
  employer: 'Cedar Hotels',
  description: '<p>Keys.</p>\n<ul><li>Awake</li></ul>',
  descriptionFormat: 'html',
  places: ['United Kingdom'],
  country: 'GB',
  kindWords: ['part-time', 'hybrid'],
  industryWords: ['Front desk'],
  postedAt: '2026-11-06T10:30:00.000Z',
})

test('the search tells what is open, and the text comes from the list for widgets or from the job itself', async () => {
  const { requests, failure, pages, read: listings } = await read([first, second, widget, detail, { status: 404 }])

  expect(failure).toBeNull()
  expect(requests).toMatchObject([
    { method: 'POST', url: `${api}/v3/accounts/cedar-hotels/jobs`, json: {} },
    { method: 'POST', url: `${api}/v3/accounts/cedar-hotels/jobs`, json: { token: 'WzE3' } },
    { url: `${api}/v1/widget/accounts/cedar-hotels?details=true` },
    { url: `${api}/v2/accounts/cedar-hotels/jobs/0A136DD7E8` },
    // Closed since it was listed.
    { url: `${api}/v2/accounts/cedar-hotels/jobs/0A136DD7E9` },
  ])
  expect(pages[0]?.unusable).toEqual(['an ad without an id'])
  expect(listings).toEqual({ usable: [chef, porter], unusable: [] })
})

test('without the list for widgets every text comes from the job itself', async () => {
  const { failure, read: listings } = await read([first, second, { status: 404 }, detail, detail, '{}'])

  expect(failure).toBeNull()
  expect(listings?.usable.map(({ title, employer, description }) => [title, employer, description])).toEqual([
    ['Head Chef', 'Cedar Hotels', porter.description],
    ['Night Porter', 'Cedar Hotels', porter.description],
  ])
  expect(listings?.unusable).toEqual(['no title'])
})

test('where the search does not answer, the list for widgets alone will do', async () => {
  for (const noSearch of [
    { status: 404 },
    '<html></html>',
    new BoardFailure('failed', 'answered with an error (500)'),
  ]) {
    const { failure, read: listings } = await read([noSearch, widget])
    expect([failure, listings]).toEqual([
      null,
      {
        usable: [
          {
            ...chef,
            kindWords: ['Full-time'],
            industryWords: ['Kitchen', 'Hospitality'],
            postedAt: '2026-11-05',
          },
        ],
        unusable: [],
      },
    ])
  }
})

test('a refusal of the search is one: nothing else is asked', async () => {
  const refused = new BoardFailure('refused', 'asked too often (429)')

  expect(await read([refused])).toMatchObject({ pages: [], failure: refused })
})

test('a company without jobs is empty, another format is unreadable', async () => {
  const none = '{"total": 0, "results": [], "nextPage": null}'

  expect(await read([none, '{"name": "Cedar Hotels", "jobs": []}'])).toMatchObject({
    pages: [{ ads: [] }],
    failure: null,
  })
  expect((await read(['{}', '{}'])).failure).toMatchObject({ outcome: 'unreadable' })
})

const recorded = recordedSample('workable/widget.json')

test.skipIf(recorded === null)('of a recorded answer the lines of one job are merged', async () => {
  const { read: listings } = await read([{ status: 404 }, recorded ?? ''])

  expect(listings?.unusable).toEqual([])
  expect(listings?.usable).toMatchObject([{ places: ['Spain', 'Portugal'], country: null, kindWords: ['remote'] }])
})
