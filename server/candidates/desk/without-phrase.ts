/**
 * A text with a mark wherever a phrase stands in it, in capitals or not. Takes time that grows with the text and the phrase, and not with one
 * times the other, as both are written by the same stranger (Knuth, Morris and Pratt 1977).
 */
export function withoutPhrase(text: string, phrase: string, mark: string): string {
  const [within, sought] = [folded(text), folded(phrase)]
  if (sought === '') return text
  const back = borders(sought)
  let [left, done, matched] = ['', 0, 0]
  for (let at = 0; at < within.length; at++) {
    while (matched > 0 && within[at] !== sought[matched]) matched = back[matched - 1] ?? 0
    if (within[at] === sought[matched]) matched++
    if (matched < sought.length) continue
    left += text.slice(done, at + 1 - sought.length) + mark
    ;[done, matched] = [at + 1, 0]
  }
  return left + text.slice(done)
}

/** Small letters, each in the place of its capital: a few letters would become two. */
function folded(text: string): string {
  const small = text.toLowerCase()
  if (small.length === text.length) return small
  return Array.from(text, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('')
}

/** For each beginning of a phrase, how much of its end is a beginning of the phrase too. */
function borders(phrase: string): number[] {
  const lengths = [0]
  for (let at = 1, length = 0; at < phrase.length; at++) {
    while (length > 0 && phrase[at] !== phrase[length]) length = lengths[length - 1] ?? 0
    if (phrase[at] === phrase[length]) length++
    lengths.push(length)
  }
  return lengths
}
