import type { BoardId } from '../../contract/boards/boards.ts'
import { boardIds } from '../../contract/boards/boards.ts'
import { industries } from '../../contract/jobs/industries.ts'
import {
  contractChoices,
  type FacetValue,
  type Facets,
  type JobSearch,
} from '../../contract/job-searches/job-searches.ts'
import { experienceLevels, type ExperienceLevel } from '../../contract/jobs/levels.ts'
import { boundsOf } from '../../contract/job-searches/results-address.ts'
import type { FacetCounts } from '../jobs/job-index.ts'

const levelLabels: Record<ExperienceLevel, string> = {
  entry: 'Entry level and trainee',
  experienced: 'Experienced',
  senior: 'Senior and lead',
  manager: 'Manager and supervisor',
  director: 'Director and head',
}

const payBands = ['0', '20000', '30000', '40000', '50000', '60000', '80000', '100000'] as const

/** Counts with their words, in an order that does not jump about: fixed lists as they stand, industries and sources by count. */
export function presentFacets(counts: FacetCounts, search: JobSearch, boardName: (board: BoardId) => string): Facets {
  const value = (facet: keyof FacetCounts, name: string, label: string, chosen: boolean): FacetValue => ({
    value: name,
    label,
    count: counts[facet][name] ?? 0,
    chosen,
  })
  const { payMin, payMax } = boundsOf(search)
  const isBand = (i: number): boolean =>
    (payMin ?? 0) === Number(payBands[i]) && payMax === (payBands[i + 1] === undefined ? null : Number(payBands[i + 1]))
  return {
    contract: contractChoices.map((name) =>
      value(
        'contract',
        name,
        capital(name),
        search.contracts.includes(name) ||
          (name === 'contract' && search.contract) ||
          (name === 'internship' && search.intern),
      ),
    ),
    hours: [
      value('hours', 'full-time', 'Full time', search.fullTime),
      value('hours', 'part-time', 'Part time', search.partTime),
    ],
    workplace: (['on-site', 'hybrid', 'remote'] as const).map((name) =>
      value('workplace', name, name === 'on-site' ? 'On site' : capital(name), search.workplace.includes(name)),
    ),
    ir35: (['outside', 'inside', 'unknown'] as const).map((name) =>
      value(
        'ir35',
        name,
        name === 'unknown' ? 'IR35 not said' : `${capital(name)} IR35`,
        search.ir35.includes(name) || (search.noIR && name === 'outside'),
      ),
    ),
    pay: [
      ...payBands.map((name, i) => value('pay', name, bandLabel(i), isBand(i))),
      value('pay', 'not given', 'Pay not given', false),
    ],
    industry: industries
      .map((name) => value('industry', name, name, search.industries.includes(name) || search.jobArea === name))
      .sort(byCount),
    source: boardIds
      .filter((id) => (counts.source[id] ?? 0) > 0 || search.sources.includes(id))
      .map((id) => value('source', id, boardName(id), search.sources.includes(id)))
      .sort(byCount),
    posted: ['1', '3', '7', '14', '30'].map((days) =>
      value(
        'posted',
        days,
        days === '1' ? 'Last 24 hours' : `Last ${days} days`,
        search.postedWithinDays === Number(days),
      ),
    ),
    poster: [
      value('poster', 'direct', 'Employers', search.poster === 'direct'),
      value('poster', 'agency', 'Agencies', search.poster === 'agency'),
      value('poster', 'course', 'Training courses', search.poster === 'course'),
    ],
    level: experienceLevels.map((name) => value('level', name, levelLabels[name], search.levels.includes(name))),
    sponsor:
      (counts.sponsor['yes'] ?? 0) > 0 || search.sponsors
        ? [value('sponsor', 'yes', 'On the register (does not mean that the job sponsors)', search.sponsors)]
        : [],
  }
}

function bandLabel(i: number): string {
  const thousands = (text: string | undefined) => `£${Number(text ?? 0) / 1000}k`
  if (i === 0) return `Below ${thousands(payBands[1])}`
  const next = payBands[i + 1]
  return next === undefined ? `${thousands(payBands[i])} and more` : `${thousands(payBands[i])} to ${thousands(next)}`
}

function byCount(a: FacetValue, b: FacetValue): number {
  return Number(b.chosen) - Number(a.chosen) || b.count - a.count || a.label.localeCompare(b.label, 'en-GB')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
