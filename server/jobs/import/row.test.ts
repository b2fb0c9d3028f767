import { expect, test } from 'vitest'
import { identify, toListing } from './row.ts'

const at = new Date('2026-09-01T12:00:00Z')
const row = { id: 'reed:1', title: 'Chef', location: 'Leeds' }

test('fields of the wrong kind are as if they were not there; numbers and yes or no may come as text', () => {
  const listing = toListing(
    {
      ...row,
      title: '  Chef ',
      company: { name: 'Widget' },
      region: null,
      lat: ' 53.8 ',
      lng: -1.55,
      salaryMin: '30000',
      salaryMax: 'thirty-five thousand',
      salaryPredicted: 'Yes',
      hours: 37,
      remote: true,
      jsonld: ['no posting'],
    },
    at,
  )
  expect(listing).toMatchObject({
    title: 'Chef',
    employer: null,
    places: ['Leeds'],
    position: { lat: 53.8, lng: -1.55 },
    pay: { min: 30_000, max: null, isEstimate: true },
    kindWords: ['37', 'Remote'],
  })
})

test.each([null, 'a row', [row], 7])('%j is no row', (body) => {
  expect(identify(body)).toEqual({ unusable: 'not an object of fields' })
  expect(toListing(body, at)).toEqual({ unusable: 'not an object of fields' })
})

test('a row without a title or an id of its own is no ad', () => {
  expect(identify({ ...row, title: '' })).toEqual({ unusable: 'no title' })
  expect(identify({ title: 'Chef' })).toEqual({ unusable: 'no id' })
  expect(identify({ title: 'Chef', url: 'https://jobs.example/1' })).toEqual({
    board: 'import',
    ref: 'https://jobs.example/1',
  })
  expect(identify({ ...row, id: 1000042, source: 'reed' })).toEqual({ board: 'reed', ref: '1000042' })
})

test("a page's own JobPosting tells the kind of the job, and what the row says comes first", () => {
  const jsonld = {
    '@type': 'JobPosting',
    title: 'Ward Clerk',
    employmentType: ['FULL_TIME', 'TEMPORARY'],
    workHours: '37.5 hours per week',
    industry: 'Administration',
  }
  const row = { id: 'nhs:1', title: 'Ward Clerk', location: 'Leeds', jsonld }
  expect(toListing(row, new Date())).toMatchObject({
    kindWords: ['FULL_TIME', 'TEMPORARY', '37.5 hours per week'],
    industryWords: ['Administration'],
  })
  expect(toListing({ ...row, contractType: 'permanent' }, new Date())).toMatchObject({
    kindWords: ['permanent', 'FULL_TIME', 'TEMPORARY', '37.5 hours per week'],
  })
})
