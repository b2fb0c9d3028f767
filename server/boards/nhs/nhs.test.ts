import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { nhs } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.xml', import.meta.url), 'utf8')
const none = '<nhsJobs><totalPages>0</totalPages><totalResults>0</totalResults></nhsJobs>'

test('vacancies become listings; a bad one costs the others nothing', async () => {
  const answer = await searchBoard(nhs, aBoardQuery(), aBoardCall({ answers: [saved] }))

  expect(answer).toMatchObject({ total: 4, unusable: ['an ad without an id'] })
  expect(listingsOf(nhs, answer, received)).toEqual({
    usable: [
      listing({
        ref: 'C9001-26-0101',
        url: 'https://www.jobs.nhs.uk/candidate/jobadvert/C9001-26-0101',
        title: 'Staff Nurse & Team Leader',
        employer: 'Aire Valley NHS Foundation Trust',
        description:
          'We are looking for a nurse who likes to lead. You will work on a ward of thirty beds, in a team that ...',
        isSnippet: true,
        places: ['Leeds, LS1 3EX', 'Wakefield, WF1 4DG'],
        pay: { text: '£37578.60 to £39709.50' },
        kindWords: ['Permanent'],
        postedAt: '2026-11-10T15:57:11.165Z',
        closesAt: '2026-12-03',
      }),
      listing({
        ref: 'M9002-26-0007',
        url: 'https://www.jobs.nhs.uk/candidate/jobadvert/M9002-26-0007',
        title: 'Bank Nurse',
        employer: 'Calder Community Care',
        isSnippet: true,
        places: ['Bradford, BD9 6RJ'],
        pay: { text: '£25.76' },
        kindWords: ['Fixed-Term'],
        postedAt: '2026-11-09T08:00:00.123Z',
        closesAt: '2026-11-20',
      }),
      listing({ ref: '7001003', title: 'Practice Nurse', isSnippet: true, pay: { text: 'Depends on experience' } }),
    ],
    unusable: ['no title'],
  })
})

test('one vacancy alone is read like several', async () => {
  const one =
    '<nhsJobs><vacancyDetails><id>7</id><title>Nurse</title></vacancyDetails><totalResults>1</totalResults></nhsJobs>'
  const answer = await searchBoard(nhs, aBoardQuery(), aBoardCall({ answers: [one] }))
  expect(answer).toEqual({ ads: [{ ref: '7', body: { id: '7', title: 'Nurse' } }], total: 1, unusable: [] })
})

test('asks in its own words: miles, a hundred at a time, nothing that is for staff only', async () => {
  const call = aBoardCall({ answers: [none] })
  await searchBoard(nhs, aBoardQuery({ radiusMiles: 4.2, payMin: 30_000, payMax: 45_000, page: 2 }), call)

  const { address, parameters } = onlyRequest(call)
  expect(address).toBe('https://www.jobs.nhs.uk/api/v1/search_xml')
  expect(parameters).toEqual({
    keyword: 'nurse',
    location: 'Leeds',
    distance: '5',
    salaryFrom: '30000',
    salaryTo: '45000',
    externalOnly: 'true',
    page: '2',
    limit: '100',
  })
})

test('any distance and anywhere name no place', async () => {
  for (const given of [{ radiusMiles: null }, { place: null }]) {
    const call = aBoardCall({ answers: [none] })
    await searchBoard(nhs, aBoardQuery(given), call)
    expect(onlyRequest(call).parameters).toEqual({ keyword: 'nurse', externalOnly: 'true', page: '1', limit: '100' })
  }
})

test('nothing found is empty', async () => {
  const answer = await searchBoard(nhs, aBoardQuery(), aBoardCall({ answers: [none] }))
  expect(answer).toEqual({ ads: [], total: 0, unusable: [] })
})

const bomb = `<!DOCTYPE nhsJobs [<!ENTITY a "${'x'.repeat(100)}">]><nhsJobs><totalResults>&a;</totalResults></nhsJobs>`

test.each([
  ['no XML', '{"jobs":[]}'],
  ['a page', '<!DOCTYPE html><html><body>Sorry, there is a problem with the service</body></html>'],
  ['broken off', saved.slice(0, 1200)],
  ['another format', '<vacancies><vacancy/></vacancies>'],
  ['without its total', '<nhsJobs><error>oops</error></nhsJobs>'],
  ['with entities of its own', bomb],
  ['nothing', ''],
])('an answer that is %s is unreadable', async (_, text) => {
  const asked = searchBoard(nhs, aBoardQuery(), aBoardCall({ answers: [text] }))
  await expect(asked).rejects.toMatchObject({ outcome: 'unreadable' })
})

const two = recordedSample('nhs-jobs/search_xml-two-vacancies-2024.xml')
const empty = recordedSample('nhs-jobs/search_xml-no-results.xml')

test.skipIf(two === null || empty === null)('the recorded answers are read whole', async () => {
  const answer = await searchBoard(nhs, aBoardQuery(), aBoardCall({ answers: [two ?? ''] }))
  const { usable, unusable } = listingsOf(nhs, answer, received)

  expect([answer.total, usable.length, unusable]).toEqual([54, 2, []])
  expect(usable.map(({ postedAt, closesAt }) => [postedAt?.slice(0, 10), closesAt])).toEqual([
    ['2024-02-12', '2024-03-06'],
    ['2024-02-28', '2024-03-20'],
  ])
  expect(usable.every(({ url, places }) => url?.startsWith('https://www.jobs.nhs.uk/') && places.length === 1)).toBe(
    true,
  )
  expect((await searchBoard(nhs, aBoardQuery(), aBoardCall({ answers: [empty ?? ''] }))).ads).toEqual([])
})
