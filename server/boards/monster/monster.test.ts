import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import type { BoardQuery } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { monster } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const recorded = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const pages = 'https://www.monster.co.uk/job-openings'

async function search(text: string, query: Partial<BoardQuery> = {}) {
  const call = aBoardCall({ answers: [text], settings: { ROLECALL_MONSTER_KEY: 'k+1' } })
  return { call, answer: await searchBoard(monster, aBoardQuery(query), call) }
}

test('flat results and nested postings become listings', async () => {
  const { answer } = await search(recorded)

  expect(answer.total).toBe(120)
  expect(answer.unusable).toEqual(['an ad without an id'])
  expect(listingsOf(monster, answer, received)).toEqual({
    usable: [
      listing({
        ref: '8d1f0c52-0001-4a6e-9a11-0a0b0c0d0e01',
        url: `${pages}/warehouse-operative-wakefield--8d1f0c52-0001-4a6e-9a11-0a0b0c0d0e01`,
        title: 'Warehouse Operative',
        employer: 'Calder Logistics',
        description: '<p>Pick, pack &amp; load.</p>',
        descriptionFormat: 'html',
        places: ['Wakefield, WF1'],
        pay: { text: '£12.60 per hour' },
        kindWords: ['FULL_TIME'],
        postedAt: '2026-11-09T00:00:00.000Z',
      }),
      listing({
        ref: '8d1f0c52-0002-4a6e-9a11-0a0b0c0d0e02',
        url: `${pages}/forklift-driver--8d1f0c52-0002-4a6e-9a11-0a0b0c0d0e02`,
        title: 'Forklift Driver',
        employer: 'Ouse Freight',
        description: '<p>Nights.</p>',
        descriptionFormat: 'html',
        places: ['York, YO1'],
        position: { lat: 53.96, lng: -1.08 },
        country: 'GB',
        pay: { min: 13, max: 14.5, currency: 'GBP', period: 'hour' },
        kindWords: ['PART_TIME', 'TEMPORARY'],
        postedAt: '2026-11-12',
        closesAt: '2026-12-10',
      }),
      listing({
        ref: '8d1f0c52-0003-4a6e-9a11-0a0b0c0d0e03',
        url: `${pages}/8d1f0c52-0003-4a6e-9a11-0a0b0c0d0e03`,
        title: 'Night Porter',
        places: ['Leeds'],
        kindWords: ['FULL_TIME', 'PERMANENT'],
      }),
    ],
    unusable: ['no title'],
  })
})

test('the search is posted with the key, the place and the distance in miles', async () => {
  const { call } = await search(recorded, { page: 2 })

  expect(onlyRequest(call)).toMatchObject({
    address: 'https://appsapi.monster.io/jobs-svx-service/v2/monster/search-jobs/samsearch/en-GB',
    parameters: { apikey: 'k+1' },
    request: {
      method: 'POST',
      json: {
        jobQuery: {
          query: 'nurse',
          locations: [{ country: 'gb', address: 'Leeds', radius: { unit: 'mi', value: 10 } }],
        },
        offset: 50,
        pageSize: 50,
      },
    },
  })
})

test('anywhere and any distance leave the radius out', async () => {
  const anywhere = onlyRequest((await search(recorded, { place: null })).call).request.json
  const anyDistance = onlyRequest((await search(recorded, { radiusMiles: null })).call).request.json

  expect(anywhere).toMatchObject({ jobQuery: { locations: [{ country: 'gb', address: '' }] } })
  expect(anyDistance).toMatchObject({ jobQuery: { locations: [{ country: 'gb', address: 'Leeds' }] } })
  expect(JSON.stringify([anywhere, anyDistance])).not.toContain('radius')
})

test('the last page, shown again past the end, is not read twice', async () => {
  expect((await search(recorded, { page: 3 })).answer.ads).toHaveLength(4)
  expect((await search(recorded, { page: 4 })).answer).toEqual({ ads: [], total: 120, unusable: [] })
})

test('no results are empty, another format is unreadable', async () => {
  expect((await search('{"jobResults": [], "totalSize": 0}')).answer).toEqual({ ads: [], total: 0, unusable: [] })
  await expect(search('{"results": []}')).rejects.toMatchObject({ outcome: 'unreadable' })
  await expect(search('<html></html>')).rejects.toMatchObject({ outcome: 'unreadable' })
})
