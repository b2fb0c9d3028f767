import { industries } from '../../contract/jobs/industries.ts'
import { contractChoices, searchLimits, type JobSearch } from '../../contract/job-searches/job-searches.ts'
import { switchesOf } from '../../contract/job-searches/limits.ts'
import { messages } from '../../contract/texts/messages.ts'
import { parseFilters } from '../../contract/job-searches/results-address.ts'

type Params = Record<'jobTitle' | 'jobLocation' | 'jobSalaryMin' | 'jobSalaryMax' | 'jobDistance' | 'jobArea', string>
type Query = Record<string, string | undefined>

export type ReadCall = { search: JobSearch } | { errors: Record<string, { message: string }> }

/**
 * The specification's search call as a `JobSearch`. Numbers must be numbers; an industry that we do not have is an error,
 * because ignoring it would show jobs that nobody asked for.
 */
export function readSearchCall(params: Params, query: Query): ReadCall {
  const errors: Record<string, { message: string }> = {}
  const wholeNumber = (name: 'jobSalaryMin' | 'jobSalaryMax' | 'jobDistance', most: number): number => {
    if (/^\d{1,9}$/u.test(params[name])) return Math.min(Number(params[name]), most)
    errors[name] = { message: `${name} must be a whole number` }
    return 0
  }
  // A plus is not a space in a path, but people who build addresses by hand write one.
  const jobTitle = oneLine(params.jobTitle)
  const jobLocation = oneLine(params.jobLocation)
  if (jobTitle === '') errors['jobTitle'] = { message: messages.titleRequired }
  if (jobLocation === '') errors['jobLocation'] = { message: messages.locationRequired }

  const area = params.jobArea.trim().toLowerCase()
  const jobArea = area === 'any' ? 'Any' : industries.find((industry) => industry.toLowerCase() === area)
  if (!jobArea) errors['jobArea'] = { message: `We have no industry called '${params.jobArea}'` }

  const jobType = (query['jobType'] ?? 'Any').trim().toLowerCase()
  const choice = contractChoices.find((name) => name === jobType)
  if (!choice && jobType !== 'any' && jobType !== '')
    errors['jobType'] = { message: `jobType must be Any or one of ${contractChoices.join(', ')}` }

  const filters = parseFilters(
    new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  )
  const search: JobSearch = {
    ...filters,
    contracts: choice && !filters.contracts.includes(choice) ? [...filters.contracts, choice] : filters.contracts,
    jobTitle,
    jobLocation,
    jobSalaryMin: wholeNumber('jobSalaryMin', 10_000_000),
    jobSalaryMax: wholeNumber('jobSalaryMax', 10_000_000),
    jobDistance: wholeNumber('jobDistance', 1_000),
    jobArea: jobArea ?? 'Any',
    ...switchesOf((name) => isOn(query[name]) || (name === 'contract' && isOn(query['contracting']))),
  }
  return Object.keys(errors).length > 0 ? { errors } : { search }
}

function isOn(flag: string | undefined): boolean {
  return flag !== undefined && !['false', '0', 'off', 'no'].includes(flag)
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, searchLimits.maxTextLength)
}
