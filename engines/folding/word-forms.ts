import { levels, shiftsAndKinds } from './title-words.ts'

/**
 * Whether two words of titles are forms of one word ('administration', 'administrator') or one is a slip of the other ('managment'). Words
 * of level and shift have no forms: an 'intern' is not 'internal'.
 */
export function isForm(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < fewestLetters || short.slice(0, sameStart) !== long.slice(0, sameStart)) return false
  if (isFixed(short) || isFixed(long)) return false
  return rootOf(short) === rootOf(long) || (short.length >= fewestOfSlip && isOneSlip(short, long))
}

function isFixed(word: string): boolean {
  return levels.has(word) || shiftsAndKinds.has(word)
}

const fewestLetters = 6
/** In letters: words whose beginnings differ cannot be forms of one. */
const sameStart = 3
/** Letters: among shorter words too many are a letter apart. */
const fewestOfSlip = 8
const fewestOfRoot = 5

const endings = /(?:ational|ation|ator|ative|ement|ment|ing|ial|er|or|e)$/u

function rootOf(word: string): string {
  const root = word.replace(endings, '')
  return root.length >= fewestOfRoot ? root : word
}

/** One letter is missing, too many or another, or two neighbours are changed about. */
function isOneSlip(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const isSwap =
    short.length === long.length &&
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  return isSwap || short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}
