import { numberIn, wordsOf } from '../words.ts'
import { plainText } from './text.ts'
import { single } from './options.ts'

type Unit = 'days' | 'weeks' | 'months'
type Length = { count: number; unit: Unit }

const units: Record<string, Unit> = {
  day: 'days',
  days: 'days',
  week: 'weeks',
  weeks: 'weeks',
  month: 'months',
  months: 'months',
}

const atOnce =
  /^(?:i (?:can|could) start |i am available |available |free )?(?:straight away|right away|at once|now|today|any time|anytime)$/u

/** 'None, I can start straight away', 'Available immediately' */
function isAtOnce(words: readonly string[]): boolean {
  const [first = ''] = words
  return (
    first === 'none' ||
    words.includes('immediate') ||
    words.includes('immediately') ||
    words.join(' ') === 'no notice' ||
    words.join(' ') === 'no notice period' ||
    words.join(' ') === '0' ||
    atOnce.test(words.join(' '))
  )
}

/** 'Six weeks (half a term)', 'None, I can start straight away'; null: not read. */
function lengthIn(text: string): Length | null {
  const [before = ''] = text.split('(')
  const words = wordsOf(before).filter((word) => word !== 'calendar')
  if (isAtOnce(words)) return { count: 0, unit: 'days' }
  const [first = '', second = '', ...rest] = words
  const count = numberIn(first)
  const unit = units[second]
  const isPlain = rest.length === 0 || ['notice', 'notice period'].includes(rest.join(' '))
  return count === null || unit === undefined || !isPlain ? null : { count, unit }
}

/** Weeks are days, and nothing is nothing; months are neither weeks nor days. */
function inUnit({ count, unit }: Length, wanted: Unit): number | null {
  if (count === 0 || unit === wanted) return count
  if (unit === 'weeks' && wanted === 'days') return count * 7
  return unit === 'days' && wanted === 'weeks' && count % 7 === 0 ? count / 7 : null
}

/** The fewest and most days that a length can be; a month has 28 to 31. */
function daysOf({ count, unit }: Length): { least: number; most: number } {
  const [short, long] = unit === 'months' ? [28, 31] : unit === 'weeks' ? [7, 7] : [1, 1]
  return { least: count * short, most: count * long }
}

/** Whether an option has a length for certain: the same one, or a range that it lies in whatever the month. */
function isIn(length: Length, option: string): boolean {
  const words = wordsOf(option)
  const same = lengthIn(option)
  if (same !== null) return (same.count === 0) === (length.count === 0) && inUnit(length, same.unit) === same.count
  if (length.count === 0) return false
  const { least, most } = daysOf(length)
  const at = words.findIndex((word) => units[word] !== undefined)
  const unit = units[words[at] ?? '']
  const numbers = words.slice(0, at).flatMap((word) => (/^(?:a|an|no)$/u.test(word) ? [] : (numberIn(word) ?? [])))
  const [first, second, ...more] = numbers
  if (unit === undefined || first === undefined || more.length > 0) return false
  const from = daysOf({ count: first, unit })
  const all = ` ${words.join(' ')} `
  if (second !== undefined) return least >= from.most && most <= daysOf({ count: second, unit }).least
  if (/ (?:less than|under|fewer than) /u.test(all)) return most < from.least
  if (/ (?:more than|over|longer than) /u.test(all)) return least > from.most
  if (/ (?:or more|or longer|at least) /u.test(all))
    return length.unit === unit ? length.count >= first : least >= from.most
  return (
    / (?:up to|or less|or fewer|at most) /u.test(all) &&
    (length.unit === unit ? length.count <= first : most <= from.least)
  )
}

/** Whether somebody whose notice is that can start at once; null: not read. */
export function startsAtOnce(said: string): boolean | null {
  const length = lengthIn(said)
  return length === null ? null : length.count === 0
}

/** A notice that was said once, in the unit and among the options of a form. */
export function noticeAs(
  said: string,
  unit: Unit | undefined,
  { type, options }: { type: string; options: readonly string[] },
): string | null {
  const length = lengthIn(said)
  if (options.length > 0) {
    const same = single(options.filter((option) => plainText(option) === plainText(said)))
    if (same !== null || length === null) return same
    // '0', '1', '2', '4' under 'Notice period (weeks)'.
    const isCounted = unit !== undefined && options.every((option) => /^\d{1,3}(?: ?\+)?$/u.test(option))
    const count = isCounted ? String(inUnit(length, unit)) : null
    return single(options.filter((option) => (count === null ? isIn(length, option) : option === count)))
  }
  if (unit === undefined) return type === 'number' ? null : said
  const count = length === null ? null : inUnit(length, unit)
  return count === null ? null : String(count)
}
