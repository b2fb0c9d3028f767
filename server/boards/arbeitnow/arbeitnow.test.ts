import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arbeitnow as player } from '../../../sandbox/boards/arbeitnow.ts'
import { aBoardCall, listingsOf, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { aVisitor } from '../../../test/sandbox-visitor.ts'
import { aSandboxAd, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { BoardFailure } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { arbeitnow } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const list = 'https://www.arbeitnow.com/api/job-board-api'

test('what is here or open to us becomes listings; what is in Berlin is left there', async () => {
  const last =
    '{"data": [{"slug": "platform-engineer-manchester-300101", "location": "Leeds"}], "links": {"next": null}}'
  const call = aBoardCall({ answers: { [`${list}?page=1`]: saved, [`${list}?page=2`]: last } })
  const { pages, failure } = await readFeed(arbeitnow, call)
  const [first] = pages

  expect([failure, pages.map(({ ads }) => ads.length)]).toEqual([null, [3, 0]])
  expect(first?.unusable).toEqual(['an ad without an id'])
  expect(first && listingsOf(arbeitnow, first, received)).toEqual({
    usable: [
      listing({
        ref: 'platform-engineer-manchester-300101',
        url: 'https://www.arbeitnow.com/jobs/companies/beckside-cloud/platform-engineer-manchester-300101',
        title: 'Platform Engineer (m/f/d)',
        employer: 'Beckside Cloud',
        description: '<p>Keep the lights on &amp; the pager quiet.</p>',
        descriptionFormat: 'html',
        places: ['Manchester'],
        kindWords: ['full time permanent'],
        industryWords: ['DevOps'],
        postedAt: '2026-11-10T08:40:00.000Z',
      }),
      listing({
        ref: 'technical-writer-300102',
        url: 'https://www.arbeitnow.com/jobs/companies/aire-docs/technical-writer-300102',
        title: 'Technical Writer',
        employer: 'Aire Docs',
        description: '<p>From anywhere in Europe.</p>',
        descriptionFormat: 'html',
        places: ['Remote, Europe'],
        kindWords: ['Remote'],
        postedAt: '2026-11-09T04:53:20.000Z',
      }),
    ],
    unusable: ['no title'],
  })
})

test('an empty page ends the reading where the next one is not told; another format is unreadable', async () => {
  const untold = aBoardCall({ answers: ['{"data": [{"slug": "a", "location": "UK"}]}', '{"data": []}'] })
  expect(await readFeed(arbeitnow, untold)).toMatchObject({ pages: [{ ads: [{ ref: 'a' }] }], failure: null })

  const { failure } = await readFeed(arbeitnow, aBoardCall({ answers: ['{"jobs": []}'] }))
  expect(failure).toMatchObject({ outcome: 'unreadable' })
})

test('a page that fails ends the reading with its failure', async () => {
  const broken = new BoardFailure('failed', 'answered with an error (502)')
  const { pages, failure } = await readFeed(arbeitnow, aBoardCall({ answers: [saved, broken] }))
  expect([pages.length, failure]).toEqual([1, broken])
})

const recorded = recordedSample('arbeitnow/job-entry.json')

test.skipIf(recorded === null)('the recorded ad is read, and is not for us', async () => {
  const body: unknown = JSON.parse(recorded ?? '')
  expect(arbeitnow.toListing(body, received)).toMatchObject({
    places: ['Berlin'],
    postedAt: '2024-03-10T09:49:03.000Z',
    url: expect.stringMatching(/^https:\/\/www\.arbeitnow\.com\/jobs\//),
  })
  const { pages } = await readFeed(arbeitnow, aBoardCall({ answers: [`{"data":[${recorded}],"links":{"next":null}}`] }))
  expect(pages.map(({ ads }) => ads)).toEqual([[]])
})

test('Arbeitnow of the sandbox is read as it was meant, page by page', async () => {
  const world = aWorld([
    aSandboxAd({ board: 'arbeitnow', number: 500, workplace: 'remote' }),
    ...manySandboxAds('arbeitnow', 150),
    aSandboxAd({
      board: 'arbeitnow',
      number: 501,
      placeText: 'Berlin, Germany',
      place: { ...aSandboxAd({ board: 'arbeitnow', number: 1 }).place, town: 'Berlin' },
    }),
  ])
  const { pages, failure } = await readFeed(arbeitnow, sandboxCall(player, world))
  const { usable } = listingsOf(arbeitnow, pages[1] ?? { ads: [], total: null, unusable: [] }, sandboxNow)

  expect([failure, pages.map(({ ads }) => ads.length)]).toEqual([null, [100, 51]])
  expect(usable.find(({ ref }) => ref === 'staff-nurse-500')).toMatchObject({
    title: 'Staff Nurse',
    employer: 'Moorview Care Group',
    places: ['Leeds'],
    kindWords: ['full time permanent', 'Remote'],
    postedAt: '2026-11-10T08:15:30.000Z',
  })
})

test('a person can read the ad and apply', async () => {
  const visitor = aVisitor([player], aWorld([aSandboxAd({ board: 'arbeitnow', number: 7, questions: [] })]))
  const login = await visitor.follow(
    await visitor.open('www.arbeitnow.com/jobs/companies/moorview-care-group/staff-nurse-7'),
    '#apply',
  )
  expect(login.address).toMatch(/^www\.arbeitnow\.com\/login/)
  const form = await visitor.send(login, { email: 'a@example.test', password: 'secret' })
  const thanks = await visitor.send(form, { firstName: 'A', lastName: 'B', email: 'a@example.test', cv: 'cv.pdf' })
  expect(thanks.page.querySelector('h1')?.text).toBe('Your application has been sent')
})
