import { numberIn, wordsOf } from '../words.ts'

const positive = new Set(['yes', 'y', 'true', 'oes', 'ta', 'ydw', 'gallaf', 'oui', 'ja', 'si'])
const negative = new Set([
  'no',
  'n',
  'not',
  'false',
  'dont',
  'nac',
  'nil',
  'cannot',
  'cant',
  'wont',
  'non',
  'nein',
  'havent',
])
/** Words that add nothing to a yes or a no. */
const hollow = new Set([
  'i',
  'do',
  'am',
  'have',
  'can',
  'will',
  'would',
  'please',
  'thanks',
  'thank',
  'you',
  'it',
  'is',
  'a',
  'of',
  'course',
  'rather',
])

/** Whether an option says yes or no and nothing more: 'Yes, I do', 'Nac oes / No'. Null: it says more, or something else. */
export function plainYesNo(option: string): boolean | null {
  const words = wordsOf(option)
  if (words.length === 0 || words.some((word) => !positive.has(word) && !negative.has(word) && !hollow.has(word)))
    return null
  if (words.some((word) => negative.has(word))) return false
  return words.some((word) => positive.has(word)) || words.join(' ') === 'i do' ? true : null
}

/** A yes or no in the words of the form; null: there is no option that says just that, or there are two. */
export function yesNo(isYes: boolean, { type, options }: { type: string; options: readonly string[] }): string | null {
  if (options.length === 0) return type === 'yes-no' || type === 'text' ? (isYes ? 'Yes' : 'No') : null
  return single(options.filter((option) => plainYesNo(option) === isYes))
}

/** The only one; null if none fits, or two do. */
export function single<T>(fitting: readonly T[]): T | null {
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** A text as it stands among the options; unchanged if there are no options. */
export function asOption(text: string, options: readonly string[]): string | null {
  if (options.length === 0) return text
  const words = inOrder(text)
  return single(options.filter((option) => inOrder(option) === words))
}

/** 'Yorkshire, West' and 'West Yorkshire' are one. */
function inOrder(text: string): string {
  return wordsOf(text).toSorted().join(' ')
}

/** From and to of an option that is a range, both included: '£20k – £25,000', 'Under 2 years', '10 or more'. Null if it is not a range. */
function rangeOf(option: string): { from: number; to: number } | null {
  const text = option.toLowerCase().replaceAll(/(\d),(?=\d{3}\b)/gu, '$1')
  const numbers = [...text.matchAll(/(\d{1,9}(?:\.\d{1,2})?) ?(k\b)?/gu)].map(
    ([, digits, k]) => Number(digits) * (k ? 1000 : 1),
  )
  const words = wordsOf(text)
  const [first, second] =
    numbers.length > 0 ? numbers : words.flatMap((word) => (word === 'a' ? [] : (numberIn(word) ?? [])))
  if (first === undefined) return null
  if (second !== undefined) return numbers.length > 2 || second < first ? null : { from: first, to: second }
  const says = (...some: string[]): boolean => some.some((word) => ` ${words.join(' ')} `.includes(` ${word} `))
  if (says('less than', 'under', 'below', 'fewer than')) return { from: 0, to: first - smallest }
  if (says('up to', 'or less', 'or fewer', 'at most', 'or under')) return { from: 0, to: first }
  if (says('more than', 'over', 'above')) return { from: first + smallest, to: Infinity }
  return says('or more', 'or over', 'at least', 'and over', 'and above', 'or above', 'plus') || /\d ?k?\+/u.test(text)
    ? { from: first, to: Infinity }
    : { from: first, to: first }
}

const smallest = 0.001

/** The one range that a number is in; null: none, or two at their edge. */
export function rangeWith(number: number, options: readonly string[]): string | null {
  return single(
    options.filter((option) => {
      const range = rangeOf(option)
      return range !== null && range.from <= number && number <= range.to
    }),
  )
}
