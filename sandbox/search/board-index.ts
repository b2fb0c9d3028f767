import type { SandboxAd, SandboxSearch } from '../board.ts'
import type { MadeAd } from '../generate/ads.ts'
import { areaOf, milesBetween, type Area } from './places.ts'
import { wordsOf } from './words.ts'

/** Boards that are asked for a town without a distance look this far. */
const usualMiles = 10

const dayInMs = 86_400_000

/** The search of one board: its ads by the words of their titles, and by what else they are about. */
export type BoardIndex = { search: (search: SandboxSearch) => SandboxAd[] }

type Postings = Map<string, number[]>

/** @param ads of one board, the newest first: the order among ads that fit alike */
export function indexBoard(ads: readonly MadeAd[], now: () => Date): BoardIndex {
  const inTitle: Postings = new Map()
  const inText: Postings = new Map()
  ads.forEach(({ ad, behind }, index) => {
    const { title, skills } = behind
    add(inTitle, ad.title, index)
    add(inText, `${ad.title} ${title} ${skills.join(' ')} ${ad.advertiser ?? ''} ${ad.contract}`, index)
  })
  return {
    search(search) {
      const fits = filterOf(search, now())
      const words = [...new Set(wordsOf(search.words))]
      if (words.length === 0) return ads.filter(fits).map(({ ad }) => ad)
      const titled = all(inTitle, words)
      const isTitled = new Set(titled)
      const found = [...titled, ...all(inText, words).filter((index) => !isTitled.has(index))]
      if (search.sort === 'date') found.sort((a, b) => a - b)
      return found
        .map((index) => ads[index]!)
        .filter(fits)
        .map(({ ad }) => ad)
    },
  }
}

function add(postings: Postings, text: string, index: number): void {
  for (const word of wordsOf(text)) {
    const list = postings.get(word)
    if (!list) postings.set(word, [index])
    else if (list.at(-1) !== index) list.push(index)
  }
}

/** The ads that have every word, in their order. */
function all(postings: Postings, words: readonly string[]): number[] {
  const lists = words.map((word) => postings.get(word) ?? []).toSorted((a, b) => a.length - b.length)
  const others = lists.slice(1).map((list) => new Set(list))
  return lists[0]!.filter((index) => others.every((list) => list.has(index)))
}

function filterOf(search: SandboxSearch, now: Date): (made: MadeAd) => boolean {
  const isThere = placeFilter(areaOf(search.place), search.radiusMiles ?? usualMiles)
  const since = search.postedWithinDays == null ? null : now.getTime() - search.postedWithinDays * dayInMs
  const { payMin = null, payMax = null, contract = [] } = search
  return ({ ad, behind }) =>
    isThere(ad) &&
    (since === null || ad.postedAt.getTime() >= since) &&
    (contract.length === 0 || contract.includes(ad.contract)) &&
    hasHours(search, ad) &&
    // Boards filter on what the advertiser told them, shown or not.
    (payMin === null || behind.pay.yearly >= payMin) &&
    (payMax === null || behind.pay.yearlyLow <= payMax)
}

/** Asked for one of the two, an ad that offers both fits as well; asked for both or neither, all do. */
function hasHours({ fullTime = false, partTime = false }: SandboxSearch, ad: SandboxAd): boolean {
  return fullTime === partTime || (fullTime && ad.fullTime) || (partTime && ad.partTime)
}

function placeFilter(area: Area, miles: number): (ad: SandboxAd) => boolean {
  switch (area.kind) {
    case 'anywhere':
      return () => true
    case 'unknown':
      return () => false
    case 'remote':
      return (ad) => ad.workplace === 'remote'
    case 'towns':
      return (ad) => area.has(ad.place)
    case 'point':
      return (ad) => milesBetween(area, ad.place) <= Math.max(miles, 1)
  }
}
