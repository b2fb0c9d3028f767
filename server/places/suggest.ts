import { fold } from './fold.ts'
import type { KnownPlace } from './known-place.ts'
import type { Place } from './place.ts'

export type Suggest = (text: string, limit: number) => Place[]

type Entry = { key: string; known: KnownPlace; tier: number; score: number; isOtherName: boolean }

/**
 * Offers places while someone types: names that begin so before names that hold such a word further in ('wells' in
 * 'Tunbridge Wells'), and among those the bigger first.
 * @param outcodes all outcodes and routing keys, offered for 'ls1' and 'h9'.
 */
export function suggestFrom(places: readonly KnownPlace[], outcodes: readonly Place[]): Suggest {
  const entries = places.flatMap(entriesOf).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const byCode = outcodes
    .map((place) => ({ code: place.id.slice('outcode:'.length).replace('-IE', ''), place }))
    .sort((a, b) => inOrder(a.code, b.code))

  return (text, limit) => {
    const key = fold(text)
    if (key === '') return []
    const code = key.replaceAll(' ', '').toUpperCase()
    if (/^[A-Z]{1,2}\d/.test(code)) {
      const found = byCode.filter((one) => one.code.startsWith(code)).map((one) => one.place)
      if (found.length > 0) return found.slice(0, limit)
    }
    return best(entries, key, limit)
  }
}

function entriesOf(known: KnownPlace): Entry[] {
  const score = Math.log10(known.weight + 10)
  const label = fold(known.place.label)
  const entries: Entry[] = [{ key: label, known, tier: 0, score, isOtherName: false }]
  // 'wells kent' leads to Tunbridge Wells, but not 'kent': that would offer every town of Kent.
  const nameWords = fold(known.place.name).split(' ')
  const labelWords = label.split(' ')
  for (let from = 1; from < nameWords.length; from++) {
    if (nameWords[from]!.length > 2)
      entries.push({ key: labelWords.slice(from).join(' '), known, tier: 2, score, isOtherName: false })
  }
  for (const { key, share } of known.names) {
    if (share >= 0.1 && !label.startsWith(key))
      entries.push({ key, known, tier: share === 1 ? 0 : 1, score: score - 1, isOtherName: true })
  }
  return entries
}

function best(entries: readonly Entry[], key: string, limit: number): Place[] {
  const found = new Map<Place, Entry>()
  for (let at = firstFrom(entries, key); at < entries.length && entries[at]!.key.startsWith(key); at++) {
    const entry = entries[at]!
    // 'l' is not for Lloegr, but 'uk' is for the United Kingdom.
    if (entry.isOtherName && key.length < 3 && entry.key !== key) continue
    const known = found.get(entry.known.place)
    if (!known || isBefore(entry, known)) found.set(entry.known.place, entry)
  }
  return [...found.values()]
    .sort((a, b) => (isBefore(a, b) ? -1 : 1))
    .slice(0, limit)
    .map((entry) => entry.known.place)
}

function isBefore(a: Entry, b: Entry): boolean {
  return a.tier !== b.tier ? a.tier < b.tier : a.score > b.score
}

function firstFrom(entries: readonly Entry[], key: string): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries[middle]!.key < key) low = middle + 1
    else high = middle
  }
  return low
}

/** LS2 before LS10. */
function inOrder(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1)
}
