import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import { listing } from '../../../engines/ads/index.ts'
import { careerjet } from './index.ts'
import { refOf } from './listing.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const settings = { ROLECALL_CAREERJET_KEY: 'key-of-mine', ROLECALL_CAREERJET_SITE: 'https://rolecall.example/search' }
const none = '{"type":"JOBS","hits":0,"jobs":[]}'

test('rows become listings; a bad one costs the others nothing', async () => {
  const answer = await searchBoard(careerjet, aBoardQuery(), aBoardCall({ answers: [saved], settings }))

  expect(answer).toMatchObject({ total: 1290, unusable: ['an ad without an id'] })
  expect(listingsOf(careerjet, answer, received)).toEqual({
    usable: [
      listing({
        ref: answer.ads[0]?.ref ?? '',
        url: 'https://jobviewtrack.com/en-gb/job-1a2b/theatre-nurse.html',
        title: 'Theatre Nurse',
        employer: 'Aire Clinics',
        description: 'Work in <b>theatre</b> four days a week ...',
        descriptionFormat: 'html',
        isSnippet: true,
        places: ['Leeds, West Yorkshire'],
        pay: { text: '£31000 - 37000 per year', min: 31_000, max: 37_000, currency: 'GBP', period: 'year' },
        postedAt: '2026-11-09T10:00:00.000Z',
      }),
      listing({
        ref: answer.ads[1]?.ref ?? '',
        title: 'Agency Nurse',
        description: 'Shifts',
        descriptionFormat: 'html',
        isSnippet: true,
        places: ['Bradford'],
        pay: { text: '£24.5 per hour', min: 24.5, max: 24.5, currency: 'GBP', period: 'hour' },
      }),
    ],
    unusable: [],
  })
})

test('an ad keeps its id when its tracking address changes, and another ad has another', () => {
  const ad = { title: 'Nurse', company: 'Aire', locations: 'Leeds', site: 'a.example', url: 'https://track.example/1' }
  expect(refOf({ ...ad, url: 'https://track.example/2', date: 'later' })).toBe(refOf(ad))
  for (const other of [{ title: 'Nurses' }, { company: null }, { locations: 'York' }, { site: 'b.example' }]) {
    expect(refOf({ ...ad, ...other })).not.toBe(refOf(ad))
  }
})

test('asks in its own words, with the browser of the person who searches', async () => {
  const call = aBoardCall({ answers: [none], settings })
  await searchBoard(careerjet, aBoardQuery({ radiusMiles: 7.5, partTime: true, contract: true, page: 2 }), call)

  const { address, parameters, request } = onlyRequest(call)
  expect(address).toBe('https://search.api.careerjet.net/v4/query')
  expect(parameters).toEqual({
    locale_code: 'en_GB',
    keywords: 'nurse',
    location: 'Leeds',
    radius: '8',
    contract_type: 'c',
    work_hours: 'p',
    fragment_size: '500',
    page: '2',
    page_size: '100',
    user_ip: call.endUser.ip,
    user_agent: call.endUser.agent,
  })
  expect(request.headers).toMatchObject({
    authorization: `Basic ${btoa('key-of-mine:')}`,
    referer: 'https://rolecall.example/search',
  })
})

test('in Ireland the distance is in kilometres', async () => {
  const call = aBoardCall({ answers: [none], settings })
  await searchBoard(careerjet, aBoardQuery({ place: galway, intern: true }), call)
  expect(onlyRequest(call).parameters).toMatchObject({
    locale_code: 'en_IE',
    location: 'Galway',
    radius: '17',
    contract_type: 'i',
  })
})

test('past its last page it is not asked', async () => {
  const call = aBoardCall({ answers: [], settings })
  expect((await searchBoard(careerjet, aBoardQuery({ page: 11 }), call)).ads).toEqual([])
  expect(call.requests).toEqual([])
})

test.each([none, '{"type":"LOCATIONS","locations":["Leeds, West Yorkshire","Leeds, Kent"]}'])(
  '%s is empty',
  async (text) => {
    const answer = await searchBoard(careerjet, aBoardQuery(), aBoardCall({ answers: [text], settings }))
    expect(answer).toEqual({ ads: [], total: 0, unusable: [] })
  },
)

test('an error in words is a refusal', async () => {
  const call = aBoardCall({ answers: ['{"type":"ERROR","error":"Undeclared referrer"}'], settings })
  await expect(searchBoard(careerjet, aBoardQuery(), call)).rejects.toMatchObject({
    outcome: 'refused',
    message: 'refused our call: Undeclared referrer',
  })
})

test.each(['<html>Sorry</html>', '{"type":"JOBS","jobs":[', '{"type":"NEWS"}', '{"jobs":[]}', ''])(
  '%s is unreadable',
  async (text) => {
    const asked = searchBoard(careerjet, aBoardQuery(), aBoardCall({ answers: [text], settings }))
    await expect(asked).rejects.toMatchObject({ outcome: 'unreadable' })
  },
)
