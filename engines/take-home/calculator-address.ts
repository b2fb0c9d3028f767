import type { Region } from './income-tax.ts'
import { searchEstimateTime } from './convert-pay.ts'
import type { Pennies } from './exact.ts'
import type { Currency } from './money-text.ts'

/** Where the salary calculator is. */
export const calculatorPath = '/salary-calculator-for-united-kingdom'

/**
 * The calculator with the pay of an ad filled in, and the way back to it: in euro for Ireland, and for a contract that may be outside
 * IR35 both sides of it. A range opens with its lower end.
 */
export function calculatorForAd(ad: {
  pay: {
    currency: Currency
    period: 'year' | 'month' | 'week' | 'day' | 'hour'
    min: Pennies | null
    max: Pennies | null
  }
  isOutsideIr35: boolean
  region: Region
  page: string
}): string {
  const { pay, isOutsideIr35, region, page } = ad
  const isByDays = pay.period === 'day' || pay.period === 'hour'
  const days = String(searchEstimateTime.daysAYear)
  const query = new URLSearchParams()
  if (pay.currency === 'EUR') query.set('view', 'ireland')
  else if (isOutsideIr35) query.set('view', 'contract')
  query.set('gross', String((pay.min ?? pay.max ?? 0) / 100))
  query.set('per', pay.period)
  if (isByDays && !(isOutsideIr35 && pay.currency === 'GBP')) query.set('days', days)
  if (region === 'scotland' && pay.currency === 'GBP') query.set('where', region)
  query.set('from', page)
  return `${calculatorPath}?${query.toString().replaceAll('%2F', '/')}`
}
