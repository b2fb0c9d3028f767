import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import type { BoardQuery } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { dice } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const recorded = readFileSync(new URL('answer.json', import.meta.url), 'utf8')

async function search(text: string, query: Partial<BoardQuery> = {}) {
  const call = aBoardCall({ answers: [text], settings: { ROLECALL_DICE_KEY: 'k1' } })
  return { call, answer: await searchBoard(dice, aBoardQuery(query), call) }
}

test('an answer becomes listings', async () => {
  const { answer } = await search(recorded)

  expect(answer.total).toBe(63)
  expect(answer.unusable).toEqual(['an ad without an id'])
  expect(listingsOf(dice, answer, received)).toEqual({
    usable: [
      listing({
        ref: 'c0ffee00-1111-4222-8333-444455556666',
        url: 'https://www.dice.com/job-detail/c0ffee00-1111-4222-8333-444455556666',
        title: 'Site Reliability Engineer',
        employer: 'Holbeck Compute',
        isAgency: false,
        description: 'Keep 300 services up; on call one week in six.',
        isSnippet: true,
        places: ['Leeds, England, GBR'],
        position: { lat: 53.79648, lng: -1.54785 },
        pay: { text: '£75,000 - £85,000' },
        kindWords: ['Full-time, Contract', 'Hybrid', 'On-Site'],
        postedAt: '2026-11-09T14:02:11.000Z',
      }),
      listing({
        ref: '60303ae22b998861',
        url: 'https://www.dice.com/job-detail/60303ae22b998861',
        title: 'Cobol Developer',
        employer: 'Greenbar Staffing',
        isAgency: true,
        isSnippet: true,
        kindWords: ['Contract', 'Remote'],
        postedAt: '2026-11-01T00:00:00.000Z',
      }),
      listing({
        ref: 'c0ffee00-1111-4222-8333-444455551111',
        url: 'https://www.dice.com/job-detail/c0ffee00-1111-4222-8333-444455551111',
        title: 'Tester',
        isSnippet: true,
        kindWords: ['Work from home available'],
      }),
    ],
    unusable: ['no title'],
  })
})

test('the search is sent with the key in its header and the place as a point', async () => {
  const { call } = await search(recorded, { page: 2, place: galway })

  const sent = onlyRequest(call)
  expect(sent.address).toBe('https://job-search-api.svc.dhigroupinc.com/v1/dice/jobs/search')
  expect(sent.request.headers).toMatchObject({ 'x-api-key': 'k1' })
  expect(sent.parameters).toEqual({
    q: 'nurse',
    location: 'Galway',
    countryCode2: 'IE',
    latitude: '53.27194',
    longitude: '-9.04889',
    radius: '10',
    radiusUnit: 'mi',
    page: '2',
    pageSize: '50',
    culture: 'en',
    language: 'en',
    includeRemote: 'true',
    fields: expect.stringMatching(/^id\|jobId\|guid\|title\|/),
  })
})

test('any distance and anywhere leave the radius out', async () => {
  const anyDistance = onlyRequest((await search(recorded, { radiusMiles: null })).call).parameters
  const anywhere = onlyRequest((await search(recorded, { place: null })).call).parameters

  expect(anyDistance).toMatchObject({ location: 'Leeds', latitude: '53.79648' })
  expect(anyDistance).not.toHaveProperty('radius')
  expect(Object.keys(anywhere).sort()).toEqual([
    'countryCode2',
    'culture',
    'fields',
    'includeRemote',
    'language',
    'page',
    'pageSize',
    'q',
  ])
})

test('other clients have seen the total under another name', async () => {
  const renamed = recorded.replace('totalResults', 'totalHits')

  expect((await search(renamed)).answer.total).toBe(63)
})

test('no results are empty, another format is unreadable', async () => {
  expect((await search('{"data": [], "meta": {"totalResults": 0}}')).answer).toEqual({
    ads: [],
    total: 0,
    unusable: [],
  })
  await expect(search('{"data": null}')).rejects.toMatchObject({ outcome: 'unreadable' })
  await expect(search('{"message": "Forbidden"}')).rejects.toMatchObject({ outcome: 'unreadable' })
})
