import { irishYears } from './rates/ireland.ts'
import type { IrishYear } from './rates/types.ts'

/** The calendar years that we have figures for. */
export const irishTaxYears: readonly number[] = irishYears.map(({ taxYear }) => taxYear)

export function findIrishYear(taxYear: number): IrishYear | null {
  return irishYears.find((year) => year.taxYear === taxYear) ?? null
}

export function irishYearOf(taxYear: number): IrishYear {
  const year = findIrishYear(taxYear)
  if (year === null) throw new RangeError(noIrishFiguresFor(taxYear))
  return year
}

/** The year of a day, or the latest with figures if that one has none yet. */
export function currentIrishYear(day: string): IrishYear {
  return findIrishYear(Number(day.slice(0, 4))) ?? irishYearOf(irishTaxYears.at(-1) ?? 0)
}

export function noIrishFiguresFor(taxYear: number | string): string {
  return `We have no figures for Ireland in ${taxYear}, only for ${irishTaxYears[0]} to ${irishTaxYears.at(-1)}`
}
