import { perYear, searchEstimateTime } from './convert-pay.ts'
import type { Exact, Pennies } from './exact.ts'

export type FigureReading = { readAs: 'hourly' | 'daily' | 'annual'; gross: Exact }

/**
 * What a figure of pay without a period means (C29): up to 6 nothing, up to 80 an hour, below 1,000 a day, from 1,000 a year; and what
 * that is a year. Null if it cannot be read. For pounds only.
 */
export function readFigure(figure: Pennies): FigureReading | null {
  if (figure <= 6_00) return null
  if (figure <= 80_00) return { readAs: 'hourly', gross: perYear(figure, 'hour', searchEstimateTime) }
  if (figure < 1_000_00) return { readAs: 'daily', gross: perYear(figure, 'day', searchEstimateTime) }
  return { readAs: 'annual', gross: perYear(figure, 'year') }
}
