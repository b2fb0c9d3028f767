import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { greenhouse } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')

async function read(answer: string) {
  const call = aBoardCall({ answers: [answer], settings: { companies: 'bright-fold' } })
  return { call, ...(await readFeed(greenhouse, call)) }
}

test('all jobs of a company are asked for at once, and become listings', async () => {
  const { call, pages, failure } = await read(saved)

  expect(failure).toBeNull()
  expect(onlyRequest(call)).toMatchObject({
    address: 'https://boards-api.greenhouse.io/v1/boards/bright-fold/jobs',
    parameters: { content: 'true' },
  })
  expect(pages).toMatchObject([{ total: 5, unusable: ['an ad without an id'] }])
  expect(listingsOf(greenhouse, pages[0]!, received)).toEqual({
    usable: [
      listing({
        ref: '8636903002',
        url: 'https://job-boards.greenhouse.io/bright-fold/jobs/8636903002',
        title: 'Payments Engineer',
        employer: 'Bright Fold',
        description: '<p>Ship &amp; learn.</p>',
        descriptionFormat: 'html',
        places: ['London, UK', 'Dublin, Ireland', 'Remote - UK'],
        kindWords: ['Full-time', 'Fixed term', 'Hybrid'],
        industryWords: ['Engineering'],
        postedAt: '2026-11-03T00:55:32.000Z',
        closesAt: '2026-12-02T04:59:00.000Z',
      }),
      listing({
        ref: '8636903003',
        url: 'https://www.bright-fold.example/careers?gh_jid=8636903003',
        title: 'Office Manager',
        employer: 'Bright Fold',
        description: '<p>Keys.</p>',
        descriptionFormat: 'html',
        places: ['Leeds'],
        postedAt: '2026-11-09T08:50:01.000Z',
      }),
    ],
    unusable: ['an open application, not a vacancy', 'no title'],
  })
})

test('a company without jobs is empty, another format is unreadable', async () => {
  expect(await read('{"jobs": [], "meta": {"total": 0}}')).toMatchObject({ pages: [{ ads: [] }], failure: null })
  expect((await read('{"results": []}')).failure).toMatchObject({ outcome: 'unreadable' })
})

const recorded = recordedSample('greenhouse/board-jobs-content.json')

test.skipIf(recorded === null)('a recorded answer is read', async () => {
  const { pages } = await read(recorded ?? '')
  const { usable, unusable } = listingsOf(greenhouse, pages[0]!, received)

  expect([usable.length, unusable]).toEqual([2, []])
  expect(usable.map(({ employer }) => employer)).toEqual(['Amplitude', 'Amplitude'])
  for (const { description, places, postedAt, url } of usable) {
    expect(description).toMatch(/^<div/)
    expect(description).not.toContain('&lt;')
    expect(places).toHaveLength(1)
    expect(postedAt).toMatch(/^2026-07-\d\dT.*Z$/)
    expect(url).toMatch(/^https:/)
  }
})
