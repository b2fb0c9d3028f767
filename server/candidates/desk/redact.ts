import { withoutPhrase } from './without-phrase.ts'

/** Shown instead of whatever is hidden. */
const hiddenMark = '[hidden]'

export type Redact = (text: string) => string

/**
 * Takes out of what somebody wrote what says who they are or how old: their name, email addresses, phone numbers, web addresses,
 * postcodes, years, dates of birth and ages. A name that is a word besides ('May') goes wherever it stands: too much is better than too little.
 * @param known.names all that they go by; @param known.phrases whatever else is theirs: a street.
 */
export function redactor(known: { names: readonly string[]; phrases: readonly string[] }): Redact {
  const words = new Set(known.names.flatMap((name) => wordsOf(name)).filter((word) => word.length > 1))
  const phrases = known.phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase.length > 3)
  return (text) => {
    let left = text
    for (const phrase of phrases) left = withoutPhrase(left, phrase, hiddenMark)
    for (const pattern of patterns) left = left.replaceAll(pattern, hiddenMark)
    return left.replaceAll(word, (found) => (isOneOf(words, found) ? hiddenMark : found))
  }
}

/** The longer ones first: an email address holds a web address. A run without end begins only where no sign of its own stands before it. */
const patterns: readonly RegExp[] = [
  /(?<![^\s@<>()"'])[^\s@<>()"']+@[^\s@<>()"']+\.\p{L}{2,}/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\w.-])[\w.-]+\.(?:com|org|net|io|ie|uk|me|dev|eu|info|co)\b(?:\/\S*)?/giu,
  /@[\w.-]{3,}/gu,
  /(?:\+|\b0)[\d\s().-]{7,}\d/gu,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/giu,
  /\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b/gu,
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b/gu,
  /\b\d{2}[- ]?years?[- ]?old\b/giu,
  /\b(?:born|aged?)\b[^.\n]{0,20}?\d+/giu,
  /\b(?:19|20)\d{2}\b/gu,
]

const word = /\p{L}[\p{L}\p{M}'’-]*/gu

/** Most words are plain, and taken apart they would cost a page of them a second. */
function isOneOf(words: ReadonlySet<string>, found: string): boolean {
  if (/^[a-z]+$/iu.test(found)) return words.has(found.toLowerCase())
  return wordsOf(found).some((part) => words.has(part))
}

function wordsOf(text: string): string[] {
  return (text.match(word) ?? []).flatMap((found) => {
    const whole = found.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    return [whole, ...whole.split(/['’-]/u)].filter((part) => part !== '' && part !== 's')
  })
}
