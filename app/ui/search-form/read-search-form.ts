import { industries } from '../../../contract/jobs/industries.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { searchLimits as limits, switchesOf } from '../../../contract/job-searches/limits.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { parseFilters } from '../../../contract/job-searches/results-address.ts'

/** What is wrong, by field, in the words that stand at it. */
export type SearchProblems = { jobTitle?: string; jobLocation?: string }

/** A search form as it was sent: the search, with what was typed even where it is at fault. */
export type SearchForm = { search: JobSearch; problems: SearchProblems }

/** Reads the search form, on the server and in the browser alike. Numbers are brought into their range; a crossed pay range is put right. */
export function readSearchForm(form: URLSearchParams): SearchForm {
  const jobTitle = (form.get('jobTitle') ?? '').trim()
  const jobLocation = (form.get('jobLocation') ?? '').trim()
  const pay = [
    numberOf(form.get('jobSalaryMin'), limits.salaryDefaultMin),
    numberOf(form.get('jobSalaryMax'), limits.noMaximumInAddress),
  ].sort((one, other) => one - other)
  const distance = numberOf(form.get('jobDistance'), limits.distanceFormDefault)
  return {
    search: {
      ...parseFilters(form),
      page: 1,
      jobTitle,
      jobLocation,
      jobSalaryMin: Math.min(pay[0] ?? 0, limits.noMaximumAbove),
      jobSalaryMax: Math.min(pay[1] ?? 0, limits.noMaximumInAddress),
      jobDistance: Math.min(Math.max(distance, limits.distanceMin), limits.distanceMax),
      jobArea: industries.find((industry) => industry === form.get('jobArea')) ?? 'Any',
      ...switchesOf((name) => isOn(form.get(name))),
    },
    problems: {
      ...problem('jobTitle', jobTitle, messages.titleRequired),
      ...problem('jobLocation', jobLocation, messages.locationRequired),
    },
  }
}

export function hasProblems(problems: SearchProblems): boolean {
  return Object.keys(problems).length > 0
}

function problem(field: keyof SearchProblems, text: string, ifEmpty: string): SearchProblems {
  if (text === '') return { [field]: ifEmpty }
  if (text.length > limits.maxTextLength) return { [field]: `Please use at most ${limits.maxTextLength} characters` }
  return {}
}

/** '32,000', '£32000' and '32000.50' are all meant as a number. */
function numberOf(text: string | null, ifNone: number): number {
  const digits = (text ?? '').replace(/[£€,\s]/gu, '')
  if (!/^\d{1,9}(?:\.\d*)?$/u.test(digits)) return ifNone
  return Math.round(Number(digits))
}

function isOn(text: string | null): boolean {
  return text === 'true' || text === 'on'
}
