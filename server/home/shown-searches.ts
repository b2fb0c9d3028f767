import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import type { WantedSearch } from '../../contract/job-searches/api.ts'

/** A search as the home page names it. */
export type NamedSearch = { name: string; search: JobSearch }

/**
 * What to show while too few people have searched: trades, care, teaching and computing, from all parts of both countries, so that whatever is held
 * finds some of them.
 */
const usual: readonly (readonly [jobTitle: string, jobLocation: string, more?: Partial<JobSearch>])[] = [
  ['nurse', 'Leeds'],
  ['HGV driver', 'Derby'],
  ['teaching assistant', 'Cork'],
  ['developer', 'remote'],
  ['chef', 'Belfast'],
  ['developer', 'London', { noIR: true }],
  ['electrician', 'Manchester'],
  ['care assistant', 'Glasgow'],
  ['accountant', 'Dublin'],
  ['warehouse operative', 'Birmingham'],
  ['teacher', 'Bristol'],
  ['support worker', 'Cardiff'],
  ['project manager', 'London'],
  ['administrator', 'Edinburgh'],
  ['engineer', 'Sheffield'],
  ['customer service', 'Newcastle upon Tyne'],
]

/** List the most popular searches, then what is usual; each once. */
export function namedSearches(wanted: readonly WantedSearch[]): NamedSearch[] {
  const all = [...wanted.map(({ jobTitle, jobLocation }) => [jobTitle, jobLocation] as const), ...usual].map(
    ([jobTitle, jobLocation, more]): NamedSearch => ({
      name: nameOf(jobTitle, jobLocation, more?.noIR === true),
      search: { ...defaultSearch, jobTitle, jobLocation, ...more },
    }),
  )
  return all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index)
}

/** 'Nurse in Leeds', 'Developer, remote', 'Developer in London, outside IR35'. */
function nameOf(jobTitle: string, jobLocation: string, isOutsideIr35: boolean): string {
  const title = jobTitle.charAt(0).toUpperCase() + jobTitle.slice(1)
  // 'Leeds, West Yorkshire' is long for a chip, and its town alone says as much.
  const place = jobLocation.split(',')[0] ?? jobLocation
  return `${title}${place === 'remote' ? ', remote' : ` in ${place}`}${isOutsideIr35 ? ', outside IR35' : ''}`
}
