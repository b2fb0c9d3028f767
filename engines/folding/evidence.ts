import { isNameless, relateEmployers } from './employer-likeness.ts'
import { daysApart, isStatedPay, paysContradict, paysPrintedAlike } from './fold-pay.ts'
import { lengthOf } from './fold-titles.ts'
import type { ListingFacts } from './listing-facts.ts'
import { compareTexts } from './text-sketch.ts'
import { titleWeight } from './title-likeness.ts'

/** What two names of employers have in common, by their ads. Keys of names in order of the alphabet. */
export type NamePair = {
  names: readonly [string, string]
  /** Titles that both advertised in one place with the same words, or with the same pay where neither has a text. */
  agreed: Set<string>
  /** Titles and places that both advertised with other words or other pay. */
  contradicted: number
}

/** Ads of one title further apart than this are two vacancies of one employer as likely as one. */
const mostDays = 60
const sameText = 0.85
const sameOpening = 0.9
const otherText = 0.5
/** A title in one place under more names than this is everybody's. */
const mostNames = 12
/** Titles that are counted for a pair: more prove nothing more. */
const mostTitles = 50
/** Pairs that are kept: some 100 bytes each. */
const mostPairs = 500_000

/** Collects what ads say about which names are one employer's. Pure; groups may come in any order. */
export class AliasEvidence {
  readonly #pairs = new Map<string, NamePair>()

  /** @param ads that share a key of folding: their title, or nearly all words. */
  add(ads: readonly ListingFacts[]): void {
    const alike = Map.groupBy(ads.filter(namesEmployer), (ad) => `${ad.titleKey}\n${ad.places[0]?.name}`)
    for (const [key, group] of alike) {
      const byName = Map.groupBy(group, (ad) => ad.employerKey ?? '')
      if (byName.size < 2 || byName.size > mostNames) continue
      const names = [...byName.keys()].sort()
      for (const [i, left] of names.entries())
        for (const right of names.slice(i + 1)) this.#weigh(key, [left, right], byName)
    }
  }

  pairs(): NamePair[] {
    return [...this.#pairs.values()]
  }

  #weigh(key: string, names: readonly [string, string], byName: ReadonlyMap<string, ListingFacts[]>): void {
    const opinions = new Set(
      (byName.get(names[0]) ?? []).flatMap((a) => (byName.get(names[1]) ?? []).map((b) => opinionOf(a, b))),
    )
    const isAgreed = opinions.has('one')
    if (!isAgreed && !opinions.has('two')) return
    const id = names.join('\n')
    const pair = this.#pairs.get(id) ?? { names, agreed: new Set(), contradicted: 0 }
    if (this.#pairs.size < mostPairs) this.#pairs.set(id, pair)
    if (!isAgreed) pair.contradicted++
    // One ad that is put up for twenty towns is one vacancy here.
    else if (pair.agreed.size < mostTitles) pair.agreed.add(key.split('\n')[0] ?? '')
  }
}

function namesEmployer({ employerKey, places }: ListingFacts): boolean {
  return !isNameless(employerKey) && places.length > 0
}

/** Whether two ads of two names, with one title in one place, are one vacancy; null if they do not tell. */
function opinionOf(a: ListingFacts, b: ListingFacts): 'one' | 'two' | null {
  if ((daysApart(a, b) ?? 0) > mostDays || isOneByName(a, b)) return null
  const texts = compareTexts(a.sketch, b.sketch)
  const arePaid = isStatedPay(a) && isStatedPay(b)
  if (arePaid && paysContradict(a, b, false)) return 'two'
  const isLong = lengthOf(titleWeight(a.titleKey)) !== 'short'
  if (texts) {
    // Boards cut one text at two ends; under a title that everybody uses that is no proof.
    const isOne = texts.ofBoth >= sameText || (isLong && texts.ofShorter >= sameOpening)
    return isOne ? 'one' : texts.ofShorter < otherText ? 'two' : null
  }
  const isTold = isLong && arePaid && paysPrintedAlike(a, b) && a.sketch == null && b.sketch == null
  return isTold && !isPaidByTable(a) && !isPaidByTable(b) ? 'one' : null
}

/** Without what was learnt before: it must be found again each time. */
function isOneByName(a: ListingFacts, b: ListingFacts): boolean {
  const nameOf = ({ employerKey, poster }: ListingFacts) => ({ employerKey, poster })
  return relateEmployers(nameOf(a), nameOf(b)) === 'one'
}

/** Hospitals, schools and councils of one town advertise one title with the pay of a national table. */
function isPaidByTable({ employerKey }: ListingFacts): boolean {
  return /\b(?:nhs|trust|hospitals?|health board|council|borough|school|academy|academies|college|university|police|fire)\b/u.test(
    employerKey ?? '',
  )
}
