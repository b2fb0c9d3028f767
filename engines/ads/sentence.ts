const reach = 120

/** The sentence or line of the text that holds the position, as proof: of a long one, the part around the position. */
export function sentenceAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - reach), at)
  const opens = Math.max(...['\n', '. ', '! ', '? ', ' | ', ' • '].map((mark) => endOfLast(before, mark)))
  const after = text.slice(at, at + reach)
  const closes = /[.!?](?=\s|$)|\n| \| | • /.exec(after)
  const isCutBefore = opens === 0 && at > reach
  const isCutAfter = closes === null && at + reach < text.length
  const start = isCutBefore ? before.indexOf(' ') + 1 : opens
  const end =
    closes === null
      ? isCutAfter
        ? after.lastIndexOf(' ')
        : after.length
      : closes.index + (/[.!?]/.test(closes[0]) ? 1 : 0)
  const sentence = (before.slice(start) + after.slice(0, end < 0 ? after.length : end))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–*,;:|]+\s*/, '')
  return `${isCutBefore ? '…' : ''}${sentence}${isCutAfter ? '…' : ''}`.toWellFormed()
}

function endOfLast(text: string, mark: string): number {
  const found = text.lastIndexOf(mark)
  return found < 0 ? 0 : found + mark.length
}
