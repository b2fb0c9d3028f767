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
import { payBandsOf, type PayUnit } from '../../contract/job-searches/pay-bands.ts'
import type { FacetCounts } from '../jobs/job-index.ts'

const levelLabels: Record<ExperienceLevel, string> = {
  entry: 'Entry level and trainee',
  experienced: 'Experienced',
  senior: 'Senior and lead',
  manager: 'Manager and supervisor',
  director: 'Director and head',
}

/** Counts with their words, in an order that does not jump about: fixed lists as they stand, industries and sources by count. */
export function presentFacets(
  counts: FacetCounts,
  search: JobSearch,
  { boardName, currency }: { boardName: (board: BoardId) => string; currency: 'GBP' | 'EUR' },
): Facets {
  const value = (facet: keyof FacetCounts, name: string, label: string, chosen: boolean): FacetValue => ({
    value: name,
    label,
    count: counts[facet][name] ?? 0,
    chosen,
  })
  const bands = (facet: 'pay' | 'payDay' | 'payHour', unit: PayUnit): FacetValue[] =>
    payBandsOf[unit].map((from, i) =>
      value(facet, String(from), bandLabel(unit, i, currency), isChosenBand(search, unit, i)),
    )
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
    pay: [...bands('pay', 'year'), value('pay', 'not given', 'Pay not given', false)],
    payDay: bands('payDay', 'day'),
    payHour: bands('payHour', 'hour'),
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

/** 'Below £20k', '£20k to £30k', '£50 and more'. */
function bandLabel(unit: PayUnit, i: number, currency: 'GBP' | 'EUR'): string {
  const sign = currency === 'EUR' ? '€' : '£'
  const money = (amount: number) => (unit === 'year' ? `${sign}${amount / 1000}k` : `${sign}${amount}`)
  const [from = 0, next] = payBandsOf[unit].slice(i)
  if (next === undefined) return `${money(from)} and more`
  return i === 0 ? `Below ${money(next)}` : `${money(from)} to ${money(next)}`
}

/** The bounds of the band are those of the search, however they were set. */
function isChosenBand(search: JobSearch, unit: PayUnit, i: number): boolean {
  const [from = 0, next = null] = payBandsOf[unit].slice(i)
  if (unit !== 'year') return search.payPer === unit && (search.payFrom ?? 0) === from && search.payTo === next
  const { payMin, payMax } = boundsOf(search)
  return search.payPer === 'year' && (payMin ?? 0) === from && payMax === next
}

function byCount(a: FacetValue, b: FacetValue): number {
  return Number(b.chosen) - Number(a.chosen) || b.count - a.count || a.label.localeCompare(b.label, 'en-GB')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
