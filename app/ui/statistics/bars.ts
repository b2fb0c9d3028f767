import type { PayStatistics } from '../../../contract/statistics/statistics.ts'
import { adsText, amount } from './amounts.ts'
import type { Currency } from '../../../contract/places/countries.ts'

type Bar = NonNullable<PayStatistics['figures']>['histogram'][number]

/** '£30,000 to £31,999', 'under £20,000', '£60,000 or more' */
export function barName({ from, to }: Bar, currency: Currency): string {
  if (from === null) return `under ${amount(to ?? 0, currency)}`
  if (to === null) return `${amount(from, currency)} or more`
  return `${amount(from, currency)} to ${amount(to - 1, currency)}`
}

/** The fullest bar in words. ‘Most’ is said only of more than half of the ads. */
export function mostCommon({ ads, currency }: Pick<PayStatistics, 'ads' | 'currency'>, bars: readonly Bar[]): string {
  const [fullest] = bars.toSorted((a, b) => b.ads - a.ads)
  if (!fullest) return ''
  const offer = `${barName(fullest, currency)} (${adsText(fullest.ads)})`
  return fullest.ads * 2 > ads ? `Most offer ${offer}.` : `The most common offer is ${offer}.`
}
