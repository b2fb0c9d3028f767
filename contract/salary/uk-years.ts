import type { NiPeriod, UkYear } from './rates/types.ts'
import * as rates from './rates/uk.ts'

/** The tax years that we have figures for, oldest first. */
export const ukYears: readonly UkYear[] = Object.values(rates).toSorted((a, b) => a.from.localeCompare(b.from))

export const taxYears: readonly string[] = ukYears.map(({ taxYear }) => taxYear)

/** The law of a tax year; null if we have no figures for it. */
export function findUkYear(taxYear: string): UkYear | null {
  return ukYears.find((year) => year.taxYear === taxYear) ?? null
}

/** The same, for a year that is known to be there. */
export function ukYearOf(taxYear: string): UkYear {
  const year = findUkYear(taxYear)
  if (year === null) throw new RangeError(noFiguresFor(taxYear))
  return year
}

/** '2019/20 to 2026/27': the first and the last that we have figures for. */
export const taxYearsText = `${taxYears[0]} to ${taxYears.at(-1)}`

export function noFiguresFor(taxYear: string): string {
  return `We have no figures for the tax year ${taxYear}, only for ${taxYearsText}`
}

/** The tax year that a day lies in, '2026-04-06' in 2026/27, whether or not we have figures for it. */
export function taxYearOn(day: string): string {
  const year = Number(day.slice(0, 4))
  const start = day.slice(5) >= '04-06' ? year : year - 1
  return `${start}/${String((start + 1) % 100).padStart(2, '0')}`
}

/** The year to start with: that of the day, or the latest with figures if that one has none yet. */
export function currentUkYear(day: string): UkYear {
  return findUkYear(taxYearOn(day)) ?? latest()
}

function latest(): UkYear {
  const year = ukYears.at(-1)
  if (year === undefined) throw new RangeError('No tax year has figures')
  return year
}

/** The first days of the periods of the year with different National Insurance rates; one if the rates did not change. */
export function niPeriodStarts(year: UkYear): string[] {
  return year.niPeriods.map(({ from }) => from)
}

/**
 * The periods that count, and how many of the twelve months each counts for: one alone if its first day is named, else all by their months, which is what a
 * level monthly salary is charged.
 */
export function niShares(year: UkYear, periodStart: string | null): { period: NiPeriod; months: number }[] {
  const named = year.niPeriods.find(({ from }) => from === periodStart)
  if (named !== undefined) return [{ period: named, months: 12 }]
  return year.niPeriods.map((period) => ({ period, months: period.months }))
}

/** The thresholds for employer's National Insurance, without duplicates: one in every year so far. */
export function employerThresholds(year: UkYear): number[] {
  return [...new Set(year.niPeriods.map(({ secondaryThreshold }) => secondaryThreshold))]
}

/** The financial years, each from 1 April of its name, that we have figures for. */
export const financialYears: readonly number[] = ukYears.map(({ from }) => Number(from.slice(0, 4)))
