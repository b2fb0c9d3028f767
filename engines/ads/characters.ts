import { decodeHTML } from 'entities'

/**
 * Characters that have no business in words: controls but tab and line ends, the overrides of writing direction that make a
 * text read as another, zero-width spaces, soft hyphens, the byte-order mark, U+FFFC and U+FFFD. U+200D stays: it joins emoji.
 */
const unwanted = /[[\p{Cc}\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFC\uFFFD]--[\t\n\v\f\r]]/v
const allUnwanted = new RegExp(unwanted, 'gv')

/** Decoded text that was encoded twice: 'Marks &amp; Spencer', '&nbsp;', '&amp;amp;quot;'. */
const leftOver =
  /&(?:(?:amp|#0*38|#x0*26);)*((?:amp|nbsp|lt|gt|quot|apos|pound|euro|[lr]squo|[lr]dquo|bull|middot|hellip|[nm]dash|#\d{1,6}|#x[\da-f]{1,5});)/gi

/** UTF-8 that was read as Windows-1252 or Latin-1: 'Â£', 'â€™', and '€' without its first byte. */
const misread = /[ÂÃâ‚ð]/
const misreadRun = /[Â-ô][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g
const cp1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * What is not a letter, a digit or a sign that is fine as it stands. Most texts have none, and one class of ranges tells so
 * in a fifth of the time of the pattern below it.
 */
const outOfOrder = /[^\t-\r -%'-~£é–—‘’“”•…€]/

/** The same for a text of lines, in which a tab or a stray return is one more reason to look closer. */
const untidy = /[^\n -%'-~£é–—‘’“”•…€]/

const anyOfThem = new RegExp(`${unwanted.source}|${misread.source}|&`, 'v')

/**
 * Text as it was meant: what was encoded twice is decoded, what was read in a wrong encoding is mended, and characters that
 * show nothing or do harm are gone. Whatever comes out goes in again unchanged.
 */
export function readable(text: string): string {
  if (!outOfOrder.test(text)) return text
  let now = text.isWellFormed() ? text : text.toWellFormed()
  if (!anyOfThem.test(now)) return now
  // Mending can lay bare what another step mends; each round makes the text shorter, so that it ends.
  for (let before = ''; before !== now;) {
    before = now
    if (misread.test(now)) now = now.replace(misreadRun, reread).replace(/‚¬(?=\s?\d)/g, '€')
    now = now.replace(allUnwanted, '')
    if (now.includes('&')) now = now.replace(leftOver, decodeLeftOver)
  }
  return now
}

/** Blanks that are not single spaces. */
export const uneven = /\s\s|[^\S ]/

/** Lines that are readable and have single spaces only: most texts, told by one look at the whole instead of at each line. */
export function isTidy(lines: string): boolean {
  return !untidy.test(lines) && !lines.includes('  ')
}

/** No control, hidden or turning character in it, and no half of a surrogate pair. */
export function isPlain(text: string): boolean {
  return !outOfOrder.test(text) || (!unwanted.test(text) && text.isWellFormed())
}

/** One line of readable words, for titles, names, places and pay, which boards send with entities and line ends in them. */
export function oneLine(text: string): string {
  const line = readable(text.includes('&') ? decodeHTML(text) : text)
  return (uneven.test(line) ? line.replace(/\s+/g, ' ') : line).trim()
}

/** Letters, digits, '#' and ';' stay encoded, so that nothing decoded becomes an entity with its neighbours. */
function decodeLeftOver(entity: string, last: string): string {
  const decoded = decodeHTML(`&${last}`)
  if (decoded === '\u00A0' || unwanted.test(decoded)) return ' '
  return /^[^\p{L}\p{N}#;]$/u.test(decoded) ? decoded : entity
}

function reread(run: string): string {
  const bytes = Uint8Array.from(run, (character) => {
    const code = character.charCodeAt(0)
    const at = code < 256 ? -1 : cp1252.indexOf(character)
    return at >= 0 ? 0x80 + at : code
  })
  // The run may have swallowed a character more than the sequence has.
  for (let length = bytes.length; length > 1; length--) {
    try {
      return utf8.decode(bytes.subarray(0, length)) + run.slice(length)
    } catch {
      // Not one sequence of UTF-8: a shorter one may be.
    }
  }
  return run
}
