import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { teamtailor } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const site = 'https://bracken.teamtailor.com'
const nothing = '{"version": "https://jsonfeed.org/version/1.1", "title": "Bracken Schools", "items": []}'

async function read(...answers: string[]) {
  const call = aBoardCall({ answers, settings: { companies: 'bracken' } })
  return { urls: () => call.requests.map(({ url }) => url), ...(await readFeed(teamtailor, call)) }
}

test('all pages of the feed are read, and their entries become listings', async () => {
  const { urls, pages, failure } = await read(saved, nothing)

  expect([failure, urls()]).toEqual([null, [`${site}/jobs.json`, `${site}/jobs.json?page=2`]])
  expect(pages[0]?.unusable).toEqual(['an ad without an id'])
  expect(listingsOf(teamtailor, pages[0]!, received)).toEqual({
    usable: [
      listing({
        ref: '20fafb7d-f013-4061-b6de-2894b3e0838b',
        url: `${site}/jobs/7167985-teacher-of-art`,
        title: 'Teacher of Art',
        employer: 'Bracken Schools',
        description: '<p>Paint &amp; paper.</p>',
        descriptionFormat: 'html',
        places: ['Leeds, West Yorkshire, LS1 4AP'],
        country: 'GB',
        pay: { min: 31_650, max: 49_084, currency: 'GBP', period: 'year' },
        kindWords: ['PART_TIME'],
        postedAt: '2026-11-04T08:26:20.000Z',
        closesAt: '2026-12-01T22:59:59.000Z',
      }),
      listing({
        ref: 'a52c9a45-1132-44c9-9696-76974817ae6e',
        url: `${site}/jobs/7069633-caretaker`,
        title: 'Caretaker',
        employer: 'Bracken Estates',
        kindWords: ['TELECOMMUTE'],
        postedAt: '2026-11-01',
      }),
    ],
    unusable: ['no title'],
  })
})

test('a feed that leads elsewhere or round in circles ends', async () => {
  const elsewhere = saved.replace('jobs.json?page=2', 'other.json?page=2')

  expect((await read(elsewhere)).urls()).toHaveLength(1)
  expect((await read(saved, saved)).urls()).toHaveLength(2)
})

test('a company without jobs is empty, another format is unreadable', async () => {
  expect(await read(nothing)).toMatchObject({ pages: [{ ads: [] }], failure: null })
  expect((await read('{"items": []}')).failure).toMatchObject({ outcome: 'unreadable' })
})

const recorded = recordedSample('teamtailor/jobs-feed.json')

test.skipIf(recorded === null)('a recorded answer is read', async () => {
  const { pages } = await read(recorded ?? '')
  const { usable, unusable } = listingsOf(teamtailor, pages[0]!, received)

  expect(unusable).toEqual([])
  expect(usable.map(({ country, places }) => [country, places.length])).toEqual([
    ['ES', 1],
    [null, 2],
  ])
  for (const { employer, url, postedAt } of usable) {
    expect(employer).toBe('Teamtailor')
    expect(url).toMatch(/\/jobs\/\d+-/)
    expect(postedAt).toMatch(/^2026-/)
  }
})
