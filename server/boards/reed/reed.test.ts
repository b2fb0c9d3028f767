import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { reed } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const settings = { ROLECALL_REED_KEY: 'key-of-mine' }
const none = '{"results":[],"ambiguousLocations":[],"totalResults":0}'

test('rows become listings; a bad one costs the others nothing', async () => {
  const answer = await searchBoard(reed, aBoardQuery(), aBoardCall({ answers: [saved], settings }))

  expect(answer).toMatchObject({ total: 412, unusable: ['an ad without an id'] })
  expect(listingsOf(reed, answer, received)).toEqual({
    usable: [
      listing({
        ref: '56123401',
        url: 'https://www.reed.co.uk/jobs/registered-nurse-rgn/56123401',
        title: 'Registered Nurse (RGN)',
        employer: 'Airedale Care & Nursing',
        description: 'Nights in a home of forty beds, £21.50 an hour + paid breaks ...',
        isSnippet: true,
        places: ['LS1 4AP'],
        pay: { min: 21.5, max: 24, currency: 'GBP' },
        postedAt: '2026-11-10',
        closesAt: '2026-12-08',
      }),
      listing({
        ref: '56123402',
        url: 'https://www.reed.co.uk/jobs/dental-nurse/56123402',
        title: 'Dental Nurse',
        employer: 'Calder Dental',
        description: 'Chairside and reception',
        isSnippet: true,
        places: ['Leeds'],
        postedAt: '2026-11-03',
        closesAt: '2026-12-01',
      }),
      listing({
        ref: '56123403',
        url: 'https://www.reed.co.uk/jobs/job/56123403',
        title: 'Head of Nursing',
        employer: 'Northgate Executive',
        isSnippet: true,
        places: ['West Yorkshire'],
        pay: { min: 55_000, currency: 'GBP' },
      }),
    ],
    unusable: ['no title'],
  })
})

test('the details of an ad say its period, its contract, its hours and where to apply', () => {
  const details = {
    jobId: 56123401,
    employerName: 'Airedale Care',
    jobTitle: 'Registered Nurse',
    locationName: 'Leeds',
    minimumSalary: 21.5,
    maximumSalary: 24,
    yearlyMinimumSalary: 41_925,
    currency: 'GBP',
    salaryType: 'per hour',
    salary: '£21.50 - £24.00 per hour',
    datePosted: '10/11/2026',
    expirationDate: '08/12/2026',
    externalUrl: 'https://jobs.airedale.example/1',
    jobUrl: 'https://www.reed.co.uk/jobs/registered-nurse/56123401',
    partTime: true,
    fullTime: false,
    contractType: 'Temporary',
    jobDescription: '<p>Nights &amp; weekends</p>',
  }
  expect(reed.toListing(details, received)).toEqual(
    listing({
      ref: '56123401',
      url: 'https://www.reed.co.uk/jobs/registered-nurse/56123401',
      applyUrl: 'https://jobs.airedale.example/1',
      title: 'Registered Nurse',
      employer: 'Airedale Care',
      description: '<p>Nights &amp; weekends</p>',
      descriptionFormat: 'html',
      places: ['Leeds'],
      pay: { text: '£21.50 - £24.00 per hour', min: 21.5, max: 24, currency: 'GBP', period: 'hour' },
      kindWords: ['Temporary', 'Part-time'],
      postedAt: '2026-11-10',
      closesAt: '2026-12-08',
    }),
  )
})

test('an unknown ad, whose details are nulls and noughts only, is none', () => {
  expect(reed.toListing({ jobId: 0, jobTitle: null, datePosted: null }, received)).toEqual({ unusable: 'no title' })
})

test('asks in its own words: the key as user name, miles, a hundred at a time', async () => {
  const call = aBoardCall({ answers: [none], settings })
  await searchBoard(
    reed,
    aBoardQuery({ title: 'C++ developer', radiusMiles: 7.5, payMin: 30_000, payMax: 60_000, partTime: true, page: 3 }),
    call,
  )

  const { address, parameters, request } = onlyRequest(call)
  expect(address).toBe('https://www.reed.co.uk/api/1.0/search')
  expect(parameters).toEqual({
    keywords: 'C++ developer',
    resultsToTake: '100',
    resultsToSkip: '200',
    locationName: 'Leeds',
    distanceFromLocation: '8',
    minimumSalary: '30000',
    maximumSalary: '60000',
    partTime: 'true',
  })
  expect(request.headers?.['authorization']).toBe(`Basic ${btoa('key-of-mine:')}`)
})

test('any distance and anywhere name no place; full and part time together are no filter', async () => {
  for (const given of [{ radiusMiles: null }, { place: null }]) {
    const call = aBoardCall({ answers: [none], settings })
    await searchBoard(reed, aBoardQuery({ ...given, fullTime: true, partTime: true, contract: true }), call)
    expect(onlyRequest(call).parameters).toEqual({ keywords: 'nurse', resultsToTake: '100', contract: 'true' })
  }
})

test('nothing found is empty', async () => {
  const answer = await searchBoard(reed, aBoardQuery(), aBoardCall({ answers: [none], settings }))
  expect(answer).toEqual({ ads: [], total: 0, unusable: [] })
})

test.each(['<html>Sorry</html>', '{"results":', '{"jobs":[]}', '[]', ''])('%s is unreadable', async (text) => {
  const asked = searchBoard(reed, aBoardQuery(), aBoardCall({ answers: [text], settings }))
  await expect(asked).rejects.toMatchObject({ outcome: 'unreadable' })
})

const recorded = recordedSample('reed/search-100-results-2024-03-06.json')

test.skipIf(recorded === null)('the recorded answer of a hundred rows is read whole', async () => {
  const answer = await searchBoard(reed, aBoardQuery(), aBoardCall({ answers: [recorded ?? ''], settings }))
  const { usable, unusable } = listingsOf(reed, answer, received)

  expect([answer.total, usable.length, unusable]).toEqual([159_864, 100, []])
  expect(new Set(usable.map(({ ref }) => ref)).size).toBe(100)
  expect(usable.filter(({ pay }) => pay.currency === null)).toHaveLength(11)
  expect(usable.every(({ pay }) => pay.currency !== null || (pay.min === null && pay.max === null))).toBe(true)
  expect(usable.every(({ postedAt, closesAt }) => postedAt !== null && closesAt !== null && postedAt < closesAt)).toBe(
    true,
  )
  expect(usable.every(({ employer, places, url }) => employer && places.length === 1 && url)).toBe(true)
  expect(usable.filter(({ description }) => /&#?\w+;/.test(description))).toEqual([])
})
