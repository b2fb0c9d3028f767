import type { Field } from './field.ts'
import type { Random } from './random.ts'

/**
 * A chooser by Zipf's law: the word of rank r comes up in proportion to 1/r, as in real text, where a few words are
 * everywhere and most are met once.
 */
export function zipf<T>(count: number, wordAt: (rank: number) => T): (random: Random) => T {
  const log = Math.log(count)
  return (random) => wordAt(Math.min(count - 1, Math.floor(Math.exp(random.next() * log)) - 1))
}

/** How many names of products, places and people there are; what ads of a million mention besides plain words. */
const names = 200_000

const syllables =
  'bar bel bin bor cal cel cor dar del din dor fal fen fin gal gel gor hal hel jan jor kal ken kir lam len lor mal men mir mor nal nel nor pal pel por ral ren rin rol sal sel sin sor tal ten tir tor val ven vin vor wal wen wil yal yor zan zel zor'.split(
    ' ',
  )

/** An invented name, another for each rank: 'Balkenmor'. */
export function nameOf(rank: number): string {
  let left = rank
  let name = ''
  for (let part = 0; part < 3; part += 1) {
    // Steps through the syllables by a number prime to their count, so that neighbours in rank look unlike.
    name += syllables[(left * 23 + part * 7) % syllables.length]!
    left = Math.floor(left / syllables.length)
  }
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Names of tools, methods and products: those that ads mention come first, then a long tail of invented ones. */
export function toolNames(fields: readonly Field[]): (random: Random) => string {
  const known = byFrequency(fields.flatMap(({ lines }) => lines.flatMap(({ skills }) => skills)))
  return zipf(names, (rank) => known[rank] ?? nameOf(rank))
}

/** The words that a field's ads are full of, by how often they come up. */
export function fieldWords({ lines }: Field): (random: Random) => string {
  const text = lines.flatMap(({ duties, wants, skills }) => [...duties, ...wants, ...skills]).join(' ')
  const words = byFrequency(text.toLowerCase().match(/[a-z’-]{5,}/gu) ?? [])
  return zipf(words.length, (rank) => words[rank]!)
}

function byFrequency(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word)
}
