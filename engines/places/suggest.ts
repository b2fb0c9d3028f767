import { isArea } from './bonds.ts'
import { fold } from './fold.ts'
import type { KnownPlace } from './known-place.ts'
import type { Place } from './place.ts'

export type Suggest = (text: string, limit: number) => Place[]

type Entry = { key: string; name: string; known: KnownPlace; tier: number; score: number; isOtherName: boolean }

/**
 * Offers places while someone types: names that begin so before names that hold such a word further in ('wells' in
 * 'Tunbridge Wells'), and among those the bigger first.
 * @param outcodes all outcodes and routing keys, offered for 'ls1' and 'h9'.
 */
export function suggestFrom(places: readonly KnownPlace[], outcodes: readonly Place[]): Suggest {
  const entries = places.flatMap(entriesOf).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const byCode = outcodes
    .map((place) => ({ code: place.id.slice('outcode:'.length).replace('-IE', ''), place }))
    .sort((a, b) => byNumber(a.code, b.code))

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
  const name = fold(known.place.name)
  const entries: Entry[] = [{ key: label, name, known, tier: 0, score, isOtherName: false }]
  // 'wells kent' leads to Tunbridge Wells, but not 'kent': that would offer every town of Kent.
  const nameWords = name.split(' ')
  const labelWords = label.split(' ')
  for (let from = 1; from < nameWords.length; from++) {
    if (nameWords[from]!.length > 2)
      entries.push({ key: labelWords.slice(from).join(' '), name, known, tier: 2, score, isOtherName: false })
  }
  // 'newp' is for the three Newports before it is for Gwent, the county that is also Newport's.
  const penalty = isArea(known.place) ? 2 : 1
  for (const { key, share } of known.names) {
    if (share >= 0.1 && !label.startsWith(key))
      entries.push({ key, name: key, known, tier: share === 1 ? 0 : 1, score: score - penalty, isOtherName: true })
  }
  return entries
}

/** To have typed a whole name is worth three times the residents: 'bath' is Bath before Bath and North East Somerset. */
const wholeName = 0.5

function best(entries: readonly Entry[], key: string, limit: number): Place[] {
  const found = new Map<Place, Rated>()
  for (let at = firstFrom(entries, key); at < entries.length && entries[at]!.key.startsWith(key); at++) {
    const entry = entries[at]!
    // 'l' is not for Lloegr, but 'uk' is for the United Kingdom.
    if (entry.isOtherName && key.length < 3 && entry.key !== key) continue
    const { place } = entry.known
    const rated = { place, tier: entry.tier, score: entry.score + (entry.name === key ? wholeName : 0) }
    const before = found.get(place)
    if (!before || inOrder(rated, before) < 0) found.set(place, rated)
  }
  return [...found.values()]
    .sort(inOrder)
    .slice(0, limit)
    .map(({ place }) => place)
}

type Rated = { place: Place; tier: number; score: number }

function inOrder(a: Rated, b: Rated): number {
  return a.tier - b.tier || b.score - a.score
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
function byNumber(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1)
}
