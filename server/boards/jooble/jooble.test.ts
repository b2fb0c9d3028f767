import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { jooble } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const settings = { ROLECALL_JOOBLE_KEY: 'key/of mine' }
const none = '{"totalCount":0,"jobs":[]}'

test('rows become listings with their ids digit for digit; a bad one costs the others nothing', async () => {
  const answer = await searchBoard(jooble, aBoardQuery(), aBoardCall({ answers: [saved], settings }))

  expect(answer).toMatchObject({ total: 67, unusable: ['an ad without an id'] })
  expect(listingsOf(jooble, answer, received)).toEqual({
    usable: [
      listing({
        ref: '-4295285951228261990',
        url: 'https://jooble.org/jdp/-4295285951228261990',
        title: 'Ward Nurse',
        employer: 'Aire Valley Care',
        description: '&nbsp;...Work as a <b>nurse</b> on a ward \r\n of thirty beds...&nbsp;',
        descriptionFormat: 'html',
        isSnippet: true,
        places: ['Leeds'],
        pay: { text: '£31k - £37k' },
        kindWords: ['Full-time'],
        postedAt: '2026-11-09T00:00:00.000Z',
      }),
      listing({
        ref: '169067974952622765',
        url: 'https://jooble.org/jdp/169067974952622765',
        title: 'School Nurse',
        description: 'Term time, "id": 169067974952622765 is no id here',
        descriptionFormat: 'html',
        isSnippet: true,
        places: ['Bradford, West Yorkshire'],
      }),
      listing({
        ref: '42',
        url: 'https://jooble.org/jdp/42',
        title: 'Night Nurse',
        descriptionFormat: 'html',
        isSnippet: true,
      }),
    ],
    unusable: ['no title'],
  })
})

test('asks in its own words: the key in the path, the nearest wider step in kilometres', async () => {
  const call = aBoardCall({ answers: [none], settings })
  await searchBoard(jooble, aBoardQuery({ place: galway, payMin: 30_000, page: 2 }), call)

  const { address, request } = onlyRequest(call)
  expect(address).toBe('https://jooble.org/api/key%2Fof%20mine')
  expect(request).toMatchObject({
    method: 'POST',
    retryable: true,
    json: { keywords: 'nurse', location: 'Galway', radius: '26', salary: 30_000, page: '2' },
  })
})

test.each([
  [{ radiusMiles: 60 }, { keywords: 'nurse', location: 'Leeds', radius: '80', page: '1' }],
  [{ radiusMiles: null }, { keywords: 'nurse', location: '', page: '1' }],
  [{ place: null }, { keywords: 'nurse', location: '', page: '1' }],
])('a search of %j is asked as %j', async (given, json) => {
  const call = aBoardCall({ answers: [none], settings })
  await searchBoard(jooble, aBoardQuery(given), call)
  expect(onlyRequest(call).request.json).toEqual(json)
})

test.each([none, '', ' \n'])('%j is empty', async (text) => {
  const answer = await searchBoard(jooble, aBoardQuery(), aBoardCall({ answers: [text], settings }))
  expect(answer).toEqual({ ads: [], total: 0, unusable: [] })
})

test.each(['<html>Sorry</html>', '{"jobs":[{"id":1', '{"results":[]}'])('%s is unreadable', async (text) => {
  const asked = searchBoard(jooble, aBoardQuery(), aBoardCall({ answers: [text], settings }))
  await expect(asked).rejects.toMatchObject({ outcome: 'unreadable' })
})

const recorded = recordedSample('jooble/search-it-berlin-2024-03.json')

test.skipIf(recorded === null)('the recorded answer is read whole, and its long ids agree with its links', async () => {
  const answer = await searchBoard(jooble, aBoardQuery(), aBoardCall({ answers: [recorded ?? ''], settings }))
  const { usable, unusable } = listingsOf(jooble, answer, received)

  expect(unusable).toEqual([])
  expect(usable.length).toBeGreaterThanOrEqual(20)
  expect(usable.filter(({ url, ref }) => url !== `https://jooble.org/jdp/${ref}`)).toEqual([])
  expect(usable.every(({ postedAt, places }) => postedAt !== null && places.length === 1)).toBe(true)
})
