import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import type { BoardQuery } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { indeed } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const recorded = readFileSync(new URL('answer.json', import.meta.url), 'utf8')

async function search(text: string, query: Partial<BoardQuery> = {}) {
  const call = aBoardCall({ answers: [text], settings: { ROLECALL_INDEED_PUBLISHER: '4711' } })
  return { call, answer: await searchBoard(indeed, aBoardQuery(query), call) }
}

test('an answer becomes listings', async () => {
  const { answer } = await search(recorded)

  expect(answer.total).toBe(137)
  expect(answer.unusable).toEqual(['an ad without an id'])
  expect(listingsOf(indeed, answer, received)).toEqual({
    usable: [
      listing({
        ref: '0a1b2c3d4e5f6071',
        url: 'https://uk.indeed.com/viewjob?jk=0a1b2c3d4e5f6071&qd=zz',
        title: 'Staff Nurse - Night Shift',
        employer: 'Wharfe Bank Hospital',
        description: 'Three nights a week &amp; every second Sunday. £36,000 a year...',
        descriptionFormat: 'html',
        isSnippet: true,
        places: ['Leeds LS1'],
        position: { lat: 53.79648, lng: -1.54785 },
        country: 'GB',
        postedAt: '2026-11-10T16:21:00.000Z',
      }),
      listing({
        ref: '1a1b2c3d4e5f6072',
        url: 'https://uk.indeed.com/viewjob?jk=1a1b2c3d4e5f6072',
        title: 'Community Nurse',
        descriptionFormat: 'html',
        isSnippet: true,
        places: ['Galway, G'],
        country: 'IE',
      }),
    ],
    unusable: ['the board says that it has expired'],
  })
})

test('the search is sent with the publisher number and the person whom it is for', async () => {
  const { call } = await search(recorded)

  expect(onlyRequest(call)).toMatchObject({
    address: 'https://api.indeed.com/ads/apisearch',
    parameters: {
      publisher: '4711',
      v: '2',
      format: 'json',
      userip: '192.0.2.7',
      useragent: 'Mozilla/5.0 (test)',
      q: 'nurse',
      l: 'Leeds',
      radius: '10',
      co: 'gb',
      start: '0',
      limit: '25',
      highlight: '0',
      latlong: '1',
    },
  })
})

test.each<[string, Partial<BoardQuery>, Record<string, string | undefined>]>([
  ['the third page', { page: 3 }, { start: '50' }],
  ['Ireland counts in kilometres', { place: galway }, { co: 'ie', l: 'Galway', radius: '17' }],
  ['any distance', { radiusMiles: null }, { l: 'Leeds', radius: undefined }],
  ['anywhere', { place: null }, { l: undefined, radius: undefined, co: 'gb' }],
  ['one kind of job', { contract: true }, { jt: 'contract' }],
  ['two kinds of jobs', { contract: true, intern: true }, { jt: undefined }],
])('%s', async (_, query, parameters) => {
  const { call } = await search(recorded, query)

  const sent = onlyRequest(call).parameters
  expect(Object.fromEntries(Object.keys(parameters).map((name) => [name, sent[name]]))).toEqual(parameters)
})

test('a wrong publisher number is a refusal, although the answer is a 200', async () => {
  await expect(search('{"error": "Invalid publisher number provided."}')).rejects.toMatchObject({
    outcome: 'refused',
    message: 'refused our call: Invalid publisher number provided.',
  })
})

test('no results are empty, another format is unreadable', async () => {
  expect((await search('{"totalResults": 0, "results": []}')).answer).toEqual({ ads: [], total: 0, unusable: [] })
  await expect(search('<response><results/></response>')).rejects.toMatchObject({ outcome: 'unreadable' })
  await expect(search('{"totalResults": 3}')).rejects.toMatchObject({ outcome: 'unreadable' })
})
