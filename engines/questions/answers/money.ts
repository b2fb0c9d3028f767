import type { AskedFor, Meaning } from '../meaning.ts'
import type { Known } from '../question.ts'
import { wordsOf } from '../words.ts'
import { rangeWith, single } from './options.ts'
import { countries, currencySigns, isOurs } from '../../../contract/places/countries.ts'

/**
 * The pay that the person wants, where currency and period are those of the CV, or the form takes any currency that is named: whole units a year.
 * Nothing is converted, and a least pay is another question than the wanted one.
 */
export function payText(
  asked: AskedFor<'pay'>,
  { type, options, country }: Meaning['form'],
  { cv }: Known,
): string | null {
  const { expected_salary: wanted = null, expected_salary_currency: own } = cv?.career ?? {}
  if (wanted === null || asked.bound !== undefined || (asked.period ?? 'year') !== 'year') return null
  if (options.some(isOfShorterTime)) return null
  if (asked.named !== undefined && options.length === 0)
    return type === 'text' && own ? `${signOf[own] ?? `${own} `}${wanted.toLocaleString('en-GB')}` : null
  const signs = new Set(options.flatMap((option) => currencyIn(option) ?? []))
  const [sign] = signs
  if (signs.size > 1) return null
  const currency = asked.currency ?? sign ?? (isOurs(country) ? countries[country].currency : undefined)
  if (currency !== own || (sign !== undefined && sign !== currency)) return null
  if (options.length > 0) {
    return asked.unit === 'thousands' ? rangeWith(wanted / 1000, options) : rangeWith(wanted, options)
  }
  if (asked.unit === 'nearest-thousand' && wanted % 1000 !== 0) return null
  if (asked.range !== undefined || (type !== 'number' && type !== 'text')) return null
  return String(asked.unit === 'thousands' ? wanted / 1000 : wanted)
}

const signOf: Partial<Record<string, string>> = currencySigns

/** The currency of the pay that the person wants, where they said one. */
export function currencyText({ options }: Meaning['form'], { cv }: Known): string | null {
  if (cv === null || cv.career.expected_salary === null) return null
  const own = cv.career.expected_salary_currency
  return options.length === 0 ? own : single(options.filter((option) => currencyIn(option) === own))
}

/** '£12 to £15 an hour' says nothing of a year. */
function isOfShorterTime(option: string): boolean {
  return wordsOf(option).some((word) => shorterTimes.has(word))
}

const shorterTimes = new Set('hour hourly ph day daily pd week weekly pw month monthly pcm'.split(' '))

function currencyIn(option: string): string | null {
  const words = wordsOf(option)
  if (words.includes('£') || words.includes('gbp')) return 'GBP'
  if (words.includes('€') || words.includes('eur') || words.includes('euro')) return 'EUR'
  return words.includes('$') || words.includes('usd') ? 'USD' : null
}
