/**
 * The parts of a text within reach of any word that the pattern (global) finds: what a costly pattern has to look at. A part
 * ends where its reach ends, so a pattern that is run over it must itself hold one of the words. With `needed`, parts in
 * which it finds nothing are left out.
 */
export function around(text: string, words: RegExp, reach: number, needed?: RegExp): string {
  let parts = ''
  let from = -1
  let to = -1
  const add = (): void => {
    const part = text.slice(from, to)
    if (needed === undefined || needed.test(part)) parts += parts === '' ? part : `\n\n${part}`
  }
  // Not by matchAll, which makes an iterator and a copy of the pattern for each text.
  words.lastIndex = 0
  for (let found = words.exec(text); found !== null; found = words.exec(text)) {
    const start = Math.max(0, found.index - reach)
    if (start > to) {
      if (from >= 0) add()
      from = start
    }
    to = Math.min(text.length, found.index + found[0].length + reach)
  }
  if (from >= 0) add()
  return parts
}
