/**
 * How places' names are compared: small letters, no accents, apostrophes or points, hyphens as spaces, '&' as 'and', and
 * the words that people write in several ways made one: 'Saint Albans' and 'St. Albans' are 'st albans',
 * 'Stoke-upon-Trent' is 'stoke on trent', 'Co. Cork' is 'county cork'. Folding twice changes nothing.
 */
export function fold(text: string): string {
  // Most names are one word of plain letters, and a start folds 30,000 of them.
  if (/^[A-Za-z]+$/.test(text)) return spellingOf(text.toLowerCase())
  return foldedWords(text).join(' ')
}

function foldedWords(text: string): string[] {
  const words = plainLetters(text).match(/[a-z0-9]+/g)
  if (!words) return []
  return words.map(spellingOf)
}

/** The one spelling of a word, already in plain small letters. */
export function spellingOf(word: string): string {
  return oneSpelling.get(word) ?? word
}

/** Lower case without accents; apostrophes and the points of 'U.K.' are gone, '&' is a word. Other signs stay. */
export function plainLetters(text: string): string {
  let plain = text.toLowerCase()
  // oxlint-disable-next-line no-control-regex -- most places are plain ASCII, for which taking letters apart would be wasted
  if (/[^\x00-\x7f]/.test(plain)) {
    plain = plain
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u2013\u2014]/g, ' - ')
  }
  if (plain.includes('&'))
    plain = plain
      .replace(/&amp;/g, '&')
      .replace(/&#0?39;|&apos;/g, "'")
      .replace(/&/g, ' and ')
  if (plain.includes("'")) plain = plain.replace(/'/g, '')
  if (plain.includes('.')) plain = plain.replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
  return plain
}

const oneSpelling = new Map([
  ['saint', 'st'],
  ['sts', 'st'],
  ['upon', 'on'],
  ['co', 'county'],
  ['gtr', 'greater'],
  ['gt', 'great'],
  ['nth', 'north'],
  ['sth', 'south'],
])
