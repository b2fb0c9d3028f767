import { analyseAd, analyserVersion } from '../analyser/analyse-ad.ts'
import type { IndexedJob } from '../../jobs/job.ts'
import { cellsOf } from './cells.ts'
import { everyAd } from './tsquery.ts'

/** Of analyser and layout together: an index that was written with another one has to be made anew. */
export const indexVersion = analyserVersion * 100 + 1

export const remoteTerm = 'a:remote'

export function areaTerm(area: string): string {
  return `a:in:${area.replace(/[\p{C}'\\]/gu, '')}`
}

/** All that a job is found by, and what of it stands in the title. */
export function termsOf(job: IndexedJob): ReturnType<typeof analyseAd> {
  const terms = analyseAd(job)
  const note = (term: string) => terms.all.set(term, [])
  note(everyAd)
  if (job.workplace === 'remote') note(remoteTerm)
  for (const area of job.areas) note(areaTerm(area))
  for (const position of job.positions) for (const cell of cellsOf(position)) note(cell)
  return terms
}
