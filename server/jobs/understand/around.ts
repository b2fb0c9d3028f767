/**
 * The parts of a text within reach of any word that the pattern (global) finds: what a costly pattern has to look at. A part
 * ends where its reach ends, so a pattern that is run over it must itself hold one of the words.
 */
export function around(text: string, words: RegExp, reach: number): string {
  let parts = ''
  let from = -1
  let to = -1
  for (const found of text.matchAll(words)) {
    const start = Math.max(0, found.index - reach)
    if (start > to) {
      if (from >= 0) parts += `${text.slice(from, to)}\n\n`
      from = start
    }
    to = Math.min(text.length, found.index + found[0].length + reach)
  }
  return from < 0 ? '' : parts + text.slice(from, to)
}
