import type { IndexQuery } from '../jobs/job-index.ts'
import type { IndexedJob } from '../jobs/job.ts'

/** Noon of the day on which the tests of the index take place. */
export const testNow = new Date('2026-09-15T12:00:00Z')

export const leeds = { lat: 53.7965, lng: -1.5478 }
export const bradford = { lat: 53.795, lng: -1.7594 }
export const london = { lat: 51.5074, lng: -0.1278 }

/** A dull job that a search for anything finds only by what the test gives it. */
export function anIndexedJob(given: Partial<IndexedJob> & { id: number }): IndexedJob {
  return {
    title: 'Zookeeper',
    employer: null,
    otherTitles: [],
    text: '',
    positions: [leeds],
    areas: [],
    yearlyMin: null,
    yearlyMax: null,
    contractType: null,
    fullTime: false,
    partTime: false,
    workplace: null,
    ir35: 'unknown',
    industry: null,
    poster: 'unknown',
    boards: ['reed'],
    level: null,
    isSponsor: false,
    createdAt: daysAgo(1),
    closesOn: null,
    ...given,
  }
}

/** Everything, everywhere, the best match first. */
export function aQuery(given: Partial<IndexQuery> = {}): IndexQuery {
  return {
    words: '',
    contains: '',
    where: { kind: 'anywhere' },
    payMin: null,
    payMax: null,
    withoutPay: true,
    wanted: {},
    postedWithinDays: null,
    without: [],
    sort: 'match',
    page: 1,
    pageSize: 15,
    now: testNow,
    ...given,
  }
}

export function daysAgo(days: number): Date {
  return new Date(testNow.getTime() - days * 86_400_000)
}
