import type { AdContent } from '../../../contract/job-ads/content.ts'
import { listing, payRangeText, understandPay } from '../../../engines/ads/index.ts'
import { currencyOf, type Country } from '../../../contract/places/countries.ts'

type FeedPay = {
  content: Pick<AdContent, 'noSalary' | 'payPer' | 'payMin' | 'payMax'>
  /** As it was understood. */
  text: string
  note: string | null
}

/** The form knows pay by the year, the day and the hour: how often what else there is comes in a year. */
const timesAYear = { month: 12, week: 52 } as const

/** A feed's words for pay, by the pay parser of the search. Not understood, it is not disclosed, and that is told. */
export function payOf(words: string, { country }: { country: Country | null }): FeedPay {
  const none = { noSalary: true, payPer: 'year', payMin: '', payMax: '' } as const
  if (words === '') return { content: none, text: '', note: 'The feed gives no pay, so the ad does not disclose it.' }
  const { pay } = understandPay(listing({ ref: '', title: '', pay: { text: words } }).pay, {
    title: '',
    text: '',
    country,
  })
  const currency = currencyOf(country)
  if (pay === null || pay.currency !== currency)
    return { content: none, text: '', note: 'We could not read the pay, so the ad does not disclose it.' }
  const times = pay.period === 'month' || pay.period === 'week' ? timesAYear[pay.period] : 1
  const payPer = pay.period === 'month' || pay.period === 'week' ? 'year' : pay.period
  const typed = (amount: number | null) => (amount === null ? '' : typedAmount(amount * times))
  return {
    content: { noSalary: false, payPer, payMin: typed(pay.min), payMax: typed(pay.max) },
    text: payRangeText({ ...pay, period: payPer, min: pay.min && pay.min * times, max: pay.max && pay.max * times }),
    note: times === 1 ? null : `The pay by the ${pay.period} was turned into pay by the year.`,
  }
}

/** Pennies as somebody types them: '24500', '12.71'. */
function typedAmount(pennies: number): string {
  return pennies % 100 === 0 ? String(pennies / 100) : (pennies / 100).toFixed(2)
}
