import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import type { BoardQuery } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { eures } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const recorded = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const inGalway = aBoardQuery({ place: galway })

async function search(query: Partial<BoardQuery>) {
  const call = aBoardCall({ answers: [recorded] })
  await searchBoard(eures, { ...inGalway, ...query }, call)
  return onlyRequest(call).request
}

test('vacancies become listings, with the page of the national service to apply at', async () => {
  const answer = await searchBoard(eures, inGalway, aBoardCall({ answers: [recorded] }))

  expect(answer.total).toBe(214)
  expect(answer.unusable).toEqual(['an ad without an id'])
  expect(listingsOf(eures, answer, received)).toEqual({
    usable: [
      listing({
        ref: 'MjM0MTA4OSAxOA',
        url: 'https://europa.eu/eures/portal/jv-se/jv-details/MjM0MTA4OSAxOA?lang=en',
        applyUrl: 'https://jobsireland.ie/en-US/job-Details?id=2341089',
        title: 'Healthcare Assistant',
        employer: 'Corrib House Nursing Home',
        description: '<p>Days &amp; nights in <b>Salthill</b>.</p>',
        descriptionFormat: 'html',
        places: ['Co. Galway', 'Co. Mayo', 'Co. Roscommon'],
        country: 'IE',
        kindWords: ['fulltime', 'parttime', 'directhire'],
        postedAt: '2026-11-10T00:00:00.000Z',
      }),
      listing({
        ref: 'MjM0MTA5MCAxOA==',
        url: 'https://europa.eu/eures/portal/jv-se/jv-details/MjM0MTA5MCAxOA%3D%3D?lang=en',
        applyUrl: 'https://jobsireland.ie/en-US/job-Details?id=2341090',
        title: 'Welder',
        descriptionFormat: 'html',
        places: ['Ireland'],
        country: 'IE',
        postedAt: '2026-11-07T00:00:00.000Z',
      }),
      listing({
        ref: 'OTkxIDQy',
        url: 'https://europa.eu/eures/portal/jv-se/jv-details/OTkxIDQy?lang=en',
        title: 'Tour Guide',
        description: '<p>Two seasons.</p>',
        descriptionFormat: 'html',
        places: ['Ireland', 'France'],
      }),
    ],
    unusable: ['no title'],
  })
})

test('every word is a keyword of its own, a phrase stays one, and every list is sent', async () => {
  expect(await search({ title: 'senior "care assistant"', page: 2, fullTime: true, contract: true })).toEqual({
    method: 'POST',
    url: 'https://europa.eu/eures/api/jv-searchengine/public/jv-search/search',
    statuses: [400, 500],
    json: {
      resultsPerPage: 50,
      page: 2,
      sortSearch: 'BEST_MATCH',
      keywords: [
        { keyword: 'senior', specificSearchCode: 'EVERYWHERE' },
        { keyword: '"care assistant"', specificSearchCode: 'EVERYWHERE' },
      ],
      publicationPeriod: null,
      locationCodes: ['ie'],
      positionScheduleCodes: ['fulltime'],
      positionOfferingCodes: ['contract', 'temporary'],
      occupationUris: [],
      skillUris: [],
      requiredExperienceCodes: [],
      sectorCodes: [],
      educationAndQualificationLevelCodes: [],
      euresFlagCodes: [],
      otherBenefitsCodes: [],
      requiredLanguages: [],
      minNumberPost: null,
      sessionId: 'rolecall',
      userPreferredLanguage: null,
      requestLanguage: 'en',
    },
  })
})

test('without words the newest come first', async () => {
  expect(await search({ title: '' })).toMatchObject({ json: { keywords: [], sortSearch: 'MOST_RECENT' } })
})

test('past the ten thousandth it is not asked', async () => {
  const call = aBoardCall({ answers: [] })

  expect(await searchBoard(eures, { ...inGalway, page: 201 }, call)).toEqual({ ads: [], total: null, unusable: [] })
  expect(call.requests).toEqual([])
})

test('a 307 that leads nowhere is asked once more', async () => {
  const fault = { status: 307, text: '<html>Network Error</html>' }

  const answer = await searchBoard(eures, inGalway, aBoardCall({ answers: [fault, recorded] }))

  expect(answer.total).toBe(214)
  await expect(searchBoard(eures, inGalway, aBoardCall({ answers: [fault, fault] }))).rejects.toMatchObject({
    outcome: 'failed',
  })
})

test.each([
  [{ status: 500, text: '' }, 'refused'],
  [{ status: 400, text: '' }, 'unreadable'],
  ['{"numberRecords": 0}', 'unreadable'],
  ['<html>Network Error</html>', 'unreadable'],
])('the answer %j is %s', async (given, outcome) => {
  await expect(searchBoard(eures, inGalway, aBoardCall({ answers: [given] }))).rejects.toMatchObject({ outcome })
})

test('no vacancies are empty', async () => {
  const answer = await searchBoard(eures, inGalway, aBoardCall({ answers: ['{"numberRecords": 0, "jvs": []}'] }))

  expect(answer).toEqual({ ads: [], total: 0, unusable: [] })
})
