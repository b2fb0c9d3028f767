import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { adzuna } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const settings = { ROLECALL_ADZUNA_ID: 'id-of-mine', ROLECALL_ADZUNA_KEY: 'key-of-mine' }
const none = '{"count":0,"results":[]}'

test('rows become listings; a bad one costs the others nothing', async () => {
  const answer = await searchBoard(adzuna, aBoardQuery(), aBoardCall({ answers: [saved], settings }))

  expect(answer).toMatchObject({ total: 8123, unusable: ['an ad without an id'] })
  expect(listingsOf(adzuna, answer, received)).toEqual({
    usable: [
      listing({
        ref: '5000000101',
        url: 'https://www.adzuna.co.uk/jobs/land/ad/5000000101?se=abc&utm_medium=api&utm_source=1234',
        title: 'Community Nurse',
        employer: 'Aire Community Health',
        description: 'Visit people at home in north Leeds. You drive, and you like dogs…',
        isSnippet: true,
        places: ['Leeds, West Yorkshire'],
        position: { lat: 53.801, lng: -1.549 },
        country: 'GB',
        pay: { min: 31_000, max: 37_500.5, currency: 'GBP', period: 'year' },
        kindWords: ['permanent', 'part_time'],
        industryWords: ['Healthcare & Nursing Jobs'],
        postedAt: '2026-11-09T04:14:28.000Z',
      }),
      listing({
        ref: '5000000102',
        url: 'https://www.adzuna.co.uk/jobs/details/5000000102?utm_source=1234',
        title: 'Care Assistant',
        isSnippet: true,
        places: ['UK'],
        country: 'GB',
        pay: { min: 24_765.12, max: 24_765.12, currency: 'GBP', period: 'year', isEstimate: true },
        postedAt: '2026-11-01T00:00:00.000Z',
      }),
      listing({
        ref: '5000000103',
        url: 'https://www.adzuna.co.uk/jobs/details/5000000103',
        title: 'Night Nurse',
        isSnippet: true,
      }),
    ],
    unusable: ['no title'],
  })
})

test('asks in its own words: the page in the path, kilometres, ads without pay kept', async () => {
  const call = aBoardCall({ answers: [none], settings })
  await searchBoard(
    adzuna,
    aBoardQuery({ payMin: 30_000, payMax: 60_000, fullTime: true, contract: true, page: 2 }),
    call,
  )

  const { address, parameters } = onlyRequest(call)
  expect(address).toBe('https://api.adzuna.com/v1/api/jobs/gb/search/2')
  expect(parameters).toEqual({
    app_id: 'id-of-mine',
    app_key: 'key-of-mine',
    'content-type': 'application/json',
    what: 'nurse',
    where: 'Leeds',
    distance: '17',
    results_per_page: '50',
    salary_min: '30000',
    salary_max: '60000',
    salary_include_unknown: '1',
    full_time: '1',
    contract: '1',
  })
})

test('any distance and anywhere name no place', async () => {
  for (const given of [{ radiusMiles: null }, { place: null }]) {
    const call = aBoardCall({ answers: [none], settings })
    await searchBoard(adzuna, aBoardQuery(given), call)
    const { parameters } = onlyRequest(call)
    expect([parameters['where'], parameters['distance']]).toEqual([undefined, undefined])
  }
})

test('nothing found is empty', async () => {
  const answer = await searchBoard(adzuna, aBoardQuery(), aBoardCall({ answers: [none], settings }))
  expect(answer).toEqual({ ads: [], total: 0, unusable: [] })
})

test('its page for calls without keys is a refusal', async () => {
  const page = { status: 400, text: '<html><h1>Bad request</h1></html>' }
  const asked = searchBoard(adzuna, aBoardQuery(), aBoardCall({ answers: [page], settings }))
  await expect(asked).rejects.toMatchObject({ outcome: 'refused' })
})

test.each(['<html>Sorry</html>', '{"results":[{"id"', '{"exception":"AUTH_FAIL"}', ''])(
  '%s is unreadable',
  async (text) => {
    const asked = searchBoard(adzuna, aBoardQuery(), aBoardCall({ answers: [text], settings }))
    await expect(asked).rejects.toMatchObject({ outcome: 'unreadable' })
  },
)

const british = recordedSample('adzuna/search-gb-2022-06.json')
const german = recordedSample('adzuna/search-de-page1-2024-03-01.json')

test.skipIf(british === null || german === null)('the recorded answers are read whole', async () => {
  for (const recorded of [british ?? '', german ?? '']) {
    const answer = await searchBoard(adzuna, aBoardQuery(), aBoardCall({ answers: [recorded], settings }))
    const { usable, unusable } = listingsOf(adzuna, answer, received)

    expect(answer.total).toBeGreaterThan(100_000)
    expect([usable.length, unusable, answer.unusable]).toEqual([10, [], []])
    expect(usable.every(({ url }) => url?.startsWith('https://www.adzuna.'))).toBe(true)
    expect(usable.every(({ postedAt, places, industryWords }) => postedAt && places[0] && industryWords[0])).toBe(true)
    expect(usable.every(({ pay }) => (pay.min === null) === (pay.period === null))).toBe(true)
  }
})
