import { usualSlips, neverSlips } from './lexicon/slips.ts'

/** The longest label that is read: what has more words is a text of the employer's own, and not understood. */
export const mostWords = 50

const shortVerbs: Record<string, string> = { ll: 'will', re: 'are', ve: 'have', d: 'would', m: 'am' }

/** Of which the short form with 'not' has lost letters. */
const fullVerbs: Record<string, string> = { ca: 'can', wo: 'will', sha: 'shall' }

/**
 * The words of a text as the grammar knows them: lower case, without accents and apostrophes; signs of currencies, '+' and '%' are words of
 * their own. 'Résumé/CV' is 'resume cv', "driver's" is 'drivers', "don't" is 'do not'.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/\b(ca|wo|sha)n't\b/gu, (_, verb: string) => `${fullVerbs[verb] ?? verb} not`)
    .replaceAll(/n't\b/gu, ' not')
    .replaceAll(/'(ll|re|ve|d|m)\b/gu, (_, verb: string) => ` ${shortVerbs[verb] ?? verb}`)
    .replaceAll(/\b(what|where|who|how|it|that|there|here|when)'s\b/gu, '$1 is')
    .replaceAll(/[\p{M}']/gu, '')
  return plain.match(/\p{L}[\p{L}\p{N}]*[+#]*|\p{N}[\p{L}\p{N}]*|[£€$%+]/gu) ?? []
}

/** So long a word that one letter off, before its ending, is hardly another. */
const longWord = 9

/** The words of a lexicon, and which of them a slip in a long word may have meant. */
type Known = { all: ReadonlySet<string>; long: readonly string[] }

export function knownOf(all: ReadonlySet<string>): Known {
  return { all, long: [...all].filter((word) => word.length >= longWord) }
}

/** Puts right what is one letter off a word that forms ask by ('adress', 'correspondance'); a word that is a word stays. */
export function withoutSlips(words: readonly string[], known: Known): string[] {
  return words.map((word) => {
    if (known.all.has(word) || word.length < 4 || neverSlips.has(word)) return word
    const long = word.length < longWord ? [] : known.long.filter((right) => right.slice(-2) === word.slice(-2))
    const meant = new Set([...usualSlips, ...long].filter((right) => isOneOff(word, right)))
    const [right] = meant
    return meant.size === 1 && right !== undefined ? right : word
  })
}

/** One letter more, fewer or other, or two that changed places, with the first letter right; an ending is no slip. */
function isOneOff(word: string, right: string): boolean {
  if (word[0] !== right[0] || Math.abs(word.length - right.length) > 1) return false
  let same = 0
  while (same < word.length && word[same] === right[same]) same++
  // 'phones', 'addressed': another form of the word.
  if (same === right.length) return false
  const [rest, wanted] = [word.slice(same), right.slice(same)]
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.length > 1 && rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}

const small = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** '12', 'three', 'a' as in 'a month'; null: no number. */
export function numberIn(word: string): number | null {
  if (/^\d{1,9}$/u.test(word)) return Number(word)
  if (word === 'a' || word === 'an') return 1
  if (word === 'zero' || word === 'no') return 0
  const index = small.indexOf(word)
  return index === -1 ? null : index
}
