/**
 * The word that was most likely meant: a small slip weighs as much as ten times the frequency, so that the misspellings
 * of others do not come before the word itself. Null where none is near enough.
 * @param words with how often each occurs.
 */
export function nearestWord(typed: string, words: ReadonlyMap<string, number>): string | null {
  const most = largestSlip(typed)
  let best: { word: string; likelihood: number } | null = null
  for (const [word, count] of words) {
    if (word === typed || !/^\p{L}+$/u.test(word)) continue
    const slip = slipBetween(typed, word, most)
    if (slip > most) continue
    // A slip in the first letter is rare.
    const likelihood = Math.log10(count) - slip + (word[0] === typed[0] ? 1 : 0)
    if (best === null || likelihood > best.likelihood) best = { word, likelihood }
  }
  return best?.word ?? null
}

/** A letter left out, added or swapped with its neighbour is a likelier slip than a wrong one. */
const cost = { missing: 2, added: 2, swapped: 2, wrong: 3 } as const

/** Two slips in a short word make another word of it. */
function largestSlip(typed: string): number {
  if (typed.length <= 5) return cost.wrong
  return typed.length <= 8 ? cost.wrong + cost.missing : cost.wrong * 2
}

/** Optimal string alignment (Damerau 1964, without changes of changes) with these costs; more than `most` where it is more. */
export function slipBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) * cost.missing > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j * cost.missing)
  for (let i = 1; i <= a.length; i++) {
    const row = [i * cost.added]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(last[j]! + cost.added, row[j - 1]! + cost.missing, last[j - 1]! + (same ? 0 : cost.wrong))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, beforeLast[j - 2]! + cost.swapped)
      }
      row.push(least)
    }
    // A swap reaches back two rows: both must be beyond reach.
    if (Math.min(...row) > most && Math.min(...last) > most) return most + 1
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
