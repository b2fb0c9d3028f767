import { fold } from './fold.ts'
import type { KnownPlace } from './known-place.ts'
import type { Place } from './place.ts'

/**
 * Finds the places whose names are spelt most like a text: 'Machester' → Manchester, Winchester …
 * Names that share groups of three letters are looked at first, then compared letter by letter; between names as like, the
 * bigger place comes first, for more people misspell it.
 */
export function nearestNamesOf(places: readonly KnownPlace[]): (text: string, limit: number) => Place[] {
  const names: { key: string; known: KnownPlace }[] = []
  const byTrigram = new Map<string, number[]>()
  for (const known of places) {
    for (const { key, share } of known.names) {
      if (share < 1) continue
      for (const trigram of trigramsOf(key)) {
        const list = byTrigram.get(trigram)
        if (list) list.push(names.length)
        else byTrigram.set(trigram, [names.length])
      }
      names.push({ key, known })
    }
  }
  const shared = new Uint8Array(names.length)

  return (text, limit) => {
    const key = fold(text).slice(0, longestName)
    const touched: number[] = []
    const trigrams = trigramsOf(key)
    for (const trigram of trigrams) {
      for (const name of byTrigram.get(trigram) ?? []) if (shared[name]!++ === 0) touched.push(name)
    }
    const likely = touched
      .map((name) => ({ name, alike: (2 * shared[name]!) / (trigrams.length + names[name]!.key.length + 1) }))
      .filter(({ alike }) => alike >= leastShared)
      .sort((a, b) => b.alike - a.alike)
      .slice(0, mostCompared)
    for (const name of touched) shared[name] = 0

    const scores = new Map<Place, number>()
    for (const { name } of likely) {
      const { key: other, known } = names[name]!
      const likeness = 1 - editsBetween(key, other) / Math.max(key.length, other.length)
      if (likeness < leastLikeness) continue
      // People seldom miss the first letter.
      const score = likeness + (key[0] === other[0] ? 0.1 : 0) + 0.03 * Math.log10(known.weight + 10)
      if ((scores.get(known.place) ?? 0) < score) scores.set(known.place, score)
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1])
      .slice(0, limit)
      .map(([place]) => place)
  }
}

const longestName = 40
const leastShared = 0.25
const mostCompared = 150
const leastLikeness = 0.55

function trigramsOf(key: string): string[] {
  const padded = ` ${key} `
  const trigrams: string[] = []
  for (let at = 0; at + 3 <= padded.length; at++) trigrams.push(padded.slice(at, at + 3))
  return trigrams
}

/** Letters to add, drop, change or swap with their neighbour to make one word of the other (optimal string alignment). */
function editsBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + change)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, before[column - 2]! + 1)
      }
      current.push(edits)
    }
    before = last
    last = current
  }
  return last[b.length]!
}
