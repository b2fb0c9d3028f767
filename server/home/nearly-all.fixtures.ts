import type { AdRow } from '../../test/server.ts'

const text =
  'Work on a ward of six beds with a team of eight, days and nights in turn, with a course of your choice each year.'

/** Ads for some of the searches that the home page knows; one job is on two boards. */
export const nearlyAll: readonly Partial<AdRow>[] = [
  { id: 'reed:1', source: 'reed', title: 'Nurse on days', location: 'Leeds' },
  { id: 'reed:2', source: 'reed', title: 'Nurse in theatre', location: 'Leeds' },
  {
    id: 'reed:3',
    source: 'reed',
    title: 'Nurse on nights',
    company: 'Aire Care',
    location: 'Leeds',
    salaryRaw: '£34,000 per annum',
    description: text,
  },
  {
    id: 'adzuna:3',
    source: 'adzuna',
    title: 'Nurse on nights',
    company: 'Aire Care',
    location: 'Leeds',
    salaryRaw: '£34,000 per annum',
    description: text,
  },
  { id: 'test:11', title: 'Chef', location: 'Belfast' },
  { id: 'test:12', title: 'Chef de partie', location: 'Belfast' },
  { id: 'test:13', title: 'Teacher', location: 'Bristol' },
]
