import { randomOf, weighted, type Random } from '../../sandbox/generate/random.ts'
import { towns } from '../../sandbox/generate/towns.ts'
import type { IndexQuery } from '../../server/jobs/job-index.ts'
import { snapshotSize } from '../../server/job-searches/snapshots.ts'
import { readWords } from '../../engines/words/index.ts'
import type { Gazetteer } from '../../engines/places/index.ts'
import { today } from './ads.ts'

/**
 * Two hundred searches as pages of results ask them; the same ones for every engine.
 * @param rows how many of the first rows each gives: the order of the whole snapshot, as the first page of a search asks.
 */
export function workload(titles: readonly string[], gazetteer: Gazetteer, rows: number = snapshotSize): IndexQuery[] {
  const count = 200
  const anyTown = weighted(towns, ({ weight }) => weight)
  return Array.from({ length: count }, (_, i): IndexQuery => {
    const random = randomOf(7, 'search', i)
    const town = gazetteer.resolve(anyTown(random).name)
    const { lat, lng } = town.kind === 'found' ? town.place : { lat: 51.5, lng: -0.12 }
    return {
      words: someWords(titles, 1 + (i % 3), random),
      contains: '',
      titlesOnly: 'of-a-job',
      where: random.chance(0.1)
        ? { kind: 'anywhere' }
        : { kind: 'circles', circles: [{ lat, lng, radiusMiles: random.pick([5, 10, 10, 15, 20, 30, 50]) }] },
      payMin: random.chance(0.4) ? random.pick([20_000, 25_000, 30_000, 40_000]) : null,
      payMax: random.chance(0.1) ? 60_000 : null,
      withoutPay: random.chance(0.5),
      wanted: {
        contract: random.chance(0.2) ? [random.pick(['permanent', 'contract', 'temporary'] as const)] : [],
        hours: random.chance(0.2) ? [random.pick(['full-time', 'part-time'] as const)] : [],
        ir35: random.chance(0.05) ? ['outside'] : [],
      },
      postedWithinDays: null,
      without: [],
      sort: (['match', 'date', 'salary', 'location'] as const)[i % 4]!,
      page: 1,
      pageSize: rows,
      now: new Date(today.getTime() + 43_200_000),
    }
  })
}

/** Neighbouring words of a title: frequent words come as often as people use them. */
function someWords(titles: readonly string[], count: number, random: Random): string {
  for (;;) {
    const words = readWords(random.pick(titles), 'title')
      .filter((word) => !word.isStop && /^[a-z]{3,}$/.test(word.term))
      .map((word) => word.term)
    if (words.length < count) continue
    const from = random.whole(0, words.length - count)
    return words.slice(from, from + count).join(' ')
  }
}

/** What is sent while somebody types a title: from three letters on, letter by letter. */
export function typing(titles: readonly string[], count = 400): string[] {
  const random = randomOf(9, 'typing')
  return Array.from({ length: count }, () => {
    const title = random.pick(titles).toLowerCase()
    const words = title.split(' ')
    const from = words.slice(random.whole(0, Math.min(2, words.length - 1))).join(' ')
    return from.slice(0, random.whole(3, 9))
  }).filter((text) => text.trim().length >= 3)
}
