import { numberIn, wordsOf } from '../words.ts'
import { plainText } from './text.ts'
import { single } from './options.ts'

type Unit = 'days' | 'weeks' | 'months'
type Length = { count: number; unit: Unit }

const units: Record<string, Unit> = { day: 'days', days: 'days', week: 'weeks', weeks: 'weeks', month: 'months', months: 'months' }
const atOnce = new Set(['none', 'immediate', 'immediately', 'no notice', 'none i can start straight away', 'not applicable', 'no notice period', '0', 'none required'])

/** 'Six weeks (half a term)', 'None, I can start straight away'; null: not read. */
function lengthIn(text: string): Length | null {
  const [before = ''] = text.split('(')
  const words = wordsOf(before)
  const all = words.join(' ')
  if (atOnce.has(all) || /^none\b/u.test(all) || /^immediate/u.test(all)) return { count: 0, unit: 'days' }
  const [first = '', second = '', ...rest] = words
  const count = numberIn(first)
  const unit = units[second]
  const isPlain = rest.length === 0 || ['notice', 'notice period', 'calendar'].includes(rest.join(' '))
  return count === null || unit === undefined || !isPlain ? null : { count, unit }
}

/** Weeks are days, and nothing is nothing; months are neither weeks nor days. */
function inUnit({ count, unit }: Length, wanted: Unit): number | null {
  if (count === 0 || unit === wanted) return count
  if (unit === 'weeks' && wanted === 'days') return count * 7
  return unit === 'days' && wanted === 'weeks' && count % 7 === 0 ? count / 7 : null
}

/** A notice that was said once, in the unit and among the options of a form. */
export function noticeAs(said: string, unit: Unit | undefined, { type, options }: { type: string; options: readonly string[] }): string | null {
  const length = lengthIn(said)
  if (options.length > 0) {
    const same = single(options.filter((option) => plainText(option) === plainText(said)))
    if (same !== null || length === null) return same
    return single(
      options.filter((option) => {
        const other = lengthIn(option)
        return other !== null && inUnit(length, other.unit) === other.count && (other.count === 0) === (length.count === 0)
      }),
    )
  }
  if (unit === undefined) return type === 'number' ? null : said
  const count = length === null ? null : inUnit(length, unit)
  return count === null ? null : String(count)
}
