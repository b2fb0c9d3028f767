import { expect, test } from 'vitest'
import { z } from 'zod'
import { TaxYear } from './fields.ts'
import { irishYears } from './rates/ireland.ts'
import {
  currentUkYear,
  employerThresholds,
  findUkYear,
  taxYearOn,
  taxYears,
  ukYears,
  financialYears,
} from './uk-years.ts'
import { londonDay } from '../platform/london.ts'

test('a tax year starts on 6 April at midnight in London', () => {
  expect(taxYearOn(londonDay(new Date('2026-04-05T22:59:59Z')))).toBe('2025/26')
  expect(taxYearOn(londonDay(new Date('2026-04-05T23:00:00Z')))).toBe('2026/27')
  expect(taxYearOn('2000-01-01')).toBe('1999/00')
})

test('each year begins on the day after the one before it', () => {
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  expect(ukYears.slice(1).map(({ from }) => from)).toEqual(ukYears.slice(0, -1).map(({ to }) => dayAfter(to)))
})

test('every list of tax years is that of the table', () => {
  expect(taxYears).toEqual(ukYears.map(({ taxYear }) => taxYear))
  expect(financialYears).toEqual(ukYears.map(({ from }) => Number(from.slice(0, 4))))
  expect(z.toJSONSchema(TaxYear, { io: 'input' }).description).toBe(`${taxYears[0]} to ${taxYears.at(-1)}`)
})

test('a year without figures is not there, and the page starts with the latest', () => {
  const latest = ukYears.at(-1)
  const after = Number(latest?.to.slice(0, 4))
  expect(findUkYear(taxYearOn(`${after}-06-01`))).toBeNull()
  expect(currentUkYear(`${after}-06-01`)).toBe(latest)
  expect(currentUkYear('2025-06-01').taxYear).toBe('2025/26')
})

test.each(ukYears.map((year) => [year.taxYear, year] as const))('the record of %s holds together', (taxYear, year) => {
  expect(taxYearOn(year.from)).toBe(taxYear)
  expect(taxYearOn(year.to)).toBe(taxYear)
  expect(year.niPeriods.reduce((sum, { months }) => sum + months, 0)).toBe(12)
  expect(year.niPeriods[0]?.from).toBe(year.from)
  // The umbrella's sum takes one threshold for the whole year.
  expect(employerThresholds(year)).toHaveLength(1)
  for (const bands of Object.values(year.bands)) {
    const edges = bands.map(({ upTo }) => upTo ?? Infinity)
    expect(edges).toEqual(edges.toSorted((a, b) => a - b))
    expect(edges.at(-1)).toBe(Infinity)
    const rates = bands.map(({ rate }) => rate)
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  }
  for (const keys of Object.values(year.sources)) expect(keys.length).toBeGreaterThan(0)
})

test.each(irishYears.map((year) => [year.taxYear, year] as const))(
  'the record of Ireland %d holds together',
  (_, year) => {
    expect(year.prsi.periods.reduce((sum, { months }) => sum + months, 0)).toBe(12)
    expect(year.usc.bands.at(-1)?.upTo).toBeNull()
  },
)
