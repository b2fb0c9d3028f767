import type { WorkEntry } from '../../../contract/cvs/cvs.ts'
import type { AskedFor, Meaning } from '../meaning.ts'
import type { Known } from '../question.ts'
import { asInRules } from '../lexicon/same-words.ts'
import { wordsOf } from '../words.ts'
import { dateAs, yearsSince } from './dates.ts'
import { asOption, rangeWith, single } from './options.ts'

/** Jobs, the latest first. Null where the dates do not say which that is. */
function inOrder(jobs: readonly WorkEntry[]): WorkEntry[] | null {
  const end = (job: WorkEntry): string => (job.isCurrent ? '9999' : job.endDate)
  const sorted = jobs.toSorted((a, b) => (end(a) < end(b) ? 1 : -1))
  const isUnclear = sorted.some((job, index) => {
    const next = sorted[index + 1]
    if (next === undefined) return false
    // '2023' and '2023-03' do not say which was later.
    return end(job) === '' || end(next) === '' || end(job).startsWith(end(next)) || end(next).startsWith(end(job))
  })
  return isUnclear ? null : sorted
}

export function jobMeant({ which, entry }: AskedFor<'job'>, jobs: readonly WorkEntry[]): WorkEntry | null {
  const current = single(jobs.filter(({ isCurrent }) => isCurrent))
  if (entry !== undefined) return inOrder(jobs)?.[entry - 1] ?? null
  if (which === 'current') return current
  if (which === 'latest')
    return current ?? (jobs.some(({ isCurrent }) => isCurrent) ? null : (inOrder(jobs)?.[0] ?? null))
  return which === 'before' && current !== null ? (inOrder(jobs)?.[1] ?? null) : null
}

export function jobText(
  asked: AskedFor<'job'>,
  { type, options }: Meaning['form'],
  { cv, today }: Known,
): string | true | null {
  const job = jobMeant(asked, cv?.jobs ?? [])
  if (job === null) return null
  switch (asked.what) {
    case 'employer':
      return said(job.employer)
    case 'title':
      return said(job.jobTitle)
    case 'town':
      return said(job.city)
    case 'start':
      return among(dateAs(job.startDate, asked.form, type), options)
    case 'end':
      return job.isCurrent ? null : among(dateAs(job.endDate, asked.form, type), options)
    case 'years': {
      const years = job.isCurrent ? yearsSince(job.startDate, today) : null
      if (years === null) return null
      return options.length > 0 ? rangeWith(years, options) : type === 'number' ? String(years) : null
    }
    case 'is-current':
      return job.isCurrent ? true : null
    case 'both':
      return null
  }
}

/** Whether that job is the one of today; null: its end is not known either. */
export function isStillHeld(asked: AskedFor<'job'>, { cv }: Known): boolean | null {
  const job = jobMeant(asked, cv?.jobs ?? [])
  return job === null || (!job.isCurrent && job.endDate === '') ? null : job.isCurrent
}

function among(text: string | null, options: readonly string[]): string | null {
  return text === null ? null : asOption(text, options)
}

function said(text: string): string | null {
  return text === '' ? null : text
}

/** Yes where a job of the CV is at that very employer. A CV does not have to be complete, so it never says no. */
export function workedFor(employer: string, jobs: readonly WorkEntry[], isNow: boolean): true | null {
  return jobs.some(
    (job) =>
      job.employer !== '' && asInRules(wordsOf(job.employer)).join(' ') === employer && (!isNow || job.isCurrent),
  )
    ? true
    : null
}
