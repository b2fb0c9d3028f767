import type { Country } from '../../contract/places/countries.ts'

/**
 * The adult minimum wage of an hour by the day from which it holds. United Kingdom: GOV.UK publishes it as 'National Minimum Wage and
 * National Living Wage rates'. From 2019 as in the tables of rates that take-home pay is worked out with; 2013 and 2014 compared with
 * employers' news of those years; 2012 and 2015 to 2018 are from general knowledge, to be compared with GOV.UK's table of previous rates.
 * Ireland: the Workplace Relations Commission publishes it as 'Previous rates of pay under the National Minimum Wage'; from 2025 Sage
 * Payroll Ireland, earlier years from general knowledge and not compared.
 */
const rates: Record<Country, readonly (readonly [from: string, hourly: number])[]> = {
  GB: [
    ['2012-10-01', 6.19],
    ['2013-10-01', 6.31],
    ['2014-10-01', 6.5],
    ['2015-10-01', 6.7],
    ['2016-04-01', 7.2],
    ['2017-04-01', 7.5],
    ['2018-04-01', 7.83],
    ['2019-04-01', 8.21],
    ['2020-04-01', 8.72],
    ['2021-04-01', 8.91],
    ['2022-04-01', 9.5],
    ['2023-04-01', 10.42],
    ['2024-04-01', 11.44],
    ['2025-04-01', 12.21],
    ['2026-04-01', 12.71],
  ],
  IE: [
    ['2011-07-01', 8.65],
    ['2016-01-01', 9.15],
    ['2017-01-01', 9.25],
    ['2018-01-01', 9.55],
    ['2019-01-01', 9.8],
    ['2020-02-01', 10.1],
    ['2021-01-01', 10.2],
    ['2022-01-01', 10.5],
    ['2023-01-01', 11.3],
    ['2024-01-01', 12.7],
    ['2025-01-01', 13.5],
    ['2026-01-01', 14.15],
  ],
}

/** @returns The adult rate of an hour, in pounds or euro, on that day; without a day the lowest of the table, so that no old ad is doubted. */
export function minimumWage(country: Country, on: Date | null): number {
  const day = on?.toISOString().slice(0, 10) ?? ''
  const table = rates[country]
  return (table.findLast(([from]) => from <= day) ?? table[0]!)[1]
}
