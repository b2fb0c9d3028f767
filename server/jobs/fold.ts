import { hash } from 'node:crypto'
import { employerStart, isNameless, relateEmployers, type EmployerRelation } from './employer-likeness.ts'
import { guardsContradict, isOwnPostingBoard } from './fold-guards.ts'
import type { ListingFacts } from './listing-facts.ts'
import { amountsAreFar, daysApart, isOddPay, isPayRange, isStatedPay, paysEqual } from './fold-pay.ts'
import { compareTexts, type TextLikeness } from './text-sketch.ts'
import { compareTitles, titleWeight, titleWordsKey } from './title-likeness.ts'

/** Keys to look for the same vacancy under, each signed 64 bits as a decimal text; null: the ad does not say enough. */
export type FoldKeys = {
  exact: string | null
  title: string | null
  text1: string | null
  text2: string | null
  /** Equal for ads that say the same in everything that folding asks. Not locked: whoever shares it shares another key. */
  twin: string
}

/** What two ads are to each other: 'one' vacancy, with the reason for people to read; two; or 'open': nothing speaks for one, or against. */
export type Verdict = { kind: 'one'; because: string; isOtherTitle?: true } | { kind: 'open' } | { kind: 'two' }

const open: Verdict = { kind: 'open' }
const two: Verdict = { kind: 'two' }

/** Raised when keys are made otherwise: ads kept under older keys are met again after `reprocess`. */
const keyVersion = 2

/**
 * The keys of a listing. Only listings that share a key are ever compared, so folding costs the same with a million ads as
 * with a thousand. 'exact' is title, the beginning of the employer's name, and county:
 * boards write a district, a postcode, the town or only the county for the same place; ads without a place are met by one another. 'title' is a long title, whoever the employer: one of three words with the county, a longer one anywhere. The other two are minimum hashes of the text: of its opening within the county, and of
 * all of it anywhere.
 */
export function foldKeys(facts: ListingFacts): FoldKeys {
  const place = facts.places[0]?.areas.at(-1) ?? facts.places[0]?.name ?? (facts.workplace === 'remote' ? 'remote' : '')
  const title = titleWordsKey(facts.titleKey, facts.employerKey)
  const start = employerStart(facts.employerKey)
  const weight = titleWeight(facts.titleKey)
  const length = titleLength(facts.titleKey)
  const sketch = facts.sketch ?? null
  return {
    exact: start === '' ? null : key('exact', title, start, place),
    title:
      length === 'short' && (start !== '' || weight.words < 2)
        ? null
        : key('title', title, weight.words < 4 ? place : ''),
    text1: sketch === null ? null : key('opening', sketch.opening, place),
    text2: sketch === null ? null : key('text', sketch.least),
    twin: key('twin', title, facts.employerKey, facts.places[0]?.name, facts.payText, sketch?.whole),
  }
}

/** Whether two listings are one vacancy, and why: for people to read. Symmetric. */
export function sameVacancy(a: ListingFacts, b: ListingFacts): { because: string } | null {
  const verdict = compareListings(a, b)
  return verdict.kind === 'one' ? { because: verdict.because } : null
}

/**
 * What two listings are to each other. Symmetric. `isOtherTitle`: told by the text alone, which says nothing if it is the
 * stock of an advertiser.
 */
export function compareListings(a: ListingFacts, b: ListingFacts): Verdict {
  const titles = compareTitles(a.titleKey, b.titleKey, {
    employers: [a.employerKey, b.employerKey],
    places: a.titleKey === b.titleKey ? [] : [...a.places, ...b.places].map(({ name }) => name),
  })
  if (titles === 'contrary') return two
  const texts = compareTexts(a.sketch, b.sketch)
  const employers = relateEmployers(a, b)
  if (guardsContradict(a, b, { texts, employers })) return two
  if (texts === null) return titles === 'equal' ? withoutTexts(a, b, employers) : open
  if (areTwoPosts(a, b, texts)) return two
  if (titles === 'equal') return byEqualTitle(a, b, texts, employers)
  if (employers === 'two' || (a.employerKey === null && b.employerKey === null)) return two
  return byText(a, b, texts, titles)
}

/** Whether two ads have nearly every word in common. */
export function sharesText(a: ListingFacts, b: ListingFacts): boolean {
  const texts = compareTexts(a.sketch, b.sketch)
  return texts !== null && texts.ofBoth >= 0.85
}

/**
 * An employer's own recruiting system has one ad for each post: other words there are another ward, shift or team, unless it
 * is the same ad put up again weeks later.
 */
function areTwoPosts(a: ListingFacts, b: ListingFacts, texts: TextLikeness): boolean {
  if (a.board !== b.board || !isOwnPostingBoard(a.board) || texts.isSame) return false
  const isAgain = (daysApart(a, b) ?? 0) >= postedAgainAfterDays && texts.ofBoth >= 0.85
  return !isAgain
}

const postedAgainAfterDays = 14

function byEqualTitle(a: ListingFacts, b: ListingFacts, texts: TextLikeness, employers: EmployerRelation): Verdict {
  const isBlank = isNameless(a.employerKey) && isNameless(b.employerKey)
  if (isBlank ? texts.ofShorter >= 0.93 && texts.ofBoth >= 0.88 : texts.ofShorter >= leastAlike[employers])
    return {
      kind: 'one',
      because: employers === 'one' ? 'the same title, employer and place' : 'the same text, title and place',
    }
  // A snippet may be cut from any part of the ad: where the title is hardly another's, it says nothing against.
  const isCut = a.isSnippet || b.isSnippet
  const length = titleLength(a.titleKey)
  const isOwnTitle = employers === 'one' ? length !== 'short' : hasTitleOfItsOwn(a, b, false)
  if (isCut && isRecent(a, b) && isOwnTitle) return { kind: 'one', because: 'the same long title and place' }
  // An employer words an ad anew for another board; a recruiter has several clients for one title.
  const isAgency = a.poster === 'agency' || b.poster === 'agency'
  if (
    employers === 'one' &&
    !isBlank &&
    !isAgency &&
    a.board !== b.board &&
    titleWeight(a.titleKey).words >= 3 &&
    isRecent(a, b)
  )
    return { kind: 'one', because: 'the same title, employer and place' }
  return texts.ofShorter < otherTextBelow || employers === 'two' ? two : open
}

const leastAlike: Record<EmployerRelation, number> = { one: 0.7, open: 0.8, two: 0.95 }
const otherTextBelow = 0.5

/** Titles in other words over the same text: the whole text, and nearly every word of it. */
function byText(
  a: ListingFacts,
  b: ListingFacts,
  texts: TextLikeness,
  titles: 'longer' | 'reworded' | 'other role',
): Verdict {
  const isWhole = !a.isSnippet && !b.isSnippet && Math.min(a.textLength, b.textLength) >= wholeText
  const isOwn = isOwnPostingBoard(a.board) && isOwnPostingBoard(b.board)
  const { shorter, both } = leastOfText[titles]
  if (isWhole && !isOwn && texts.ofShorter >= shorter && texts.ofBoth >= both)
    return { kind: 'one', because: 'the same text and place, the title in other words', isOtherTitle: true }
  if (titles === 'longer' && !isOwn && texts.ofShorter >= 0.95 && paysEqual(a, b) && isPayRange(a.pay))
    return { kind: 'one', because: 'the same text, pay and place, a longer title', isOtherTitle: true }
  return texts.ofShorter < otherTextBelow ? two : open
}

/** Characters: a shorter text is an opening. */
const wholeText = 800
const leastOfText = {
  longer: { shorter: 0.93, both: 0.85 },
  reworded: { shorter: 0.96, both: 0.93 },
  'other role': { shorter: 0.97, both: 0.95 },
}

/** Title, employer and place alone, where a text is missing or too short. */
function withoutTexts(a: ListingFacts, b: ListingFacts, employers: EmployerRelation): Verdict {
  const isEqualPay = paysEqual(a, b)
  const days = daysApart(a, b)
  if (employers === 'one') {
    // On one board two ads with other pay are two posts.
    if (a.board === b.board && ((isStatedPay(a) && isStatedPay(b) && !isEqualPay) || amountsAreFar(a, b))) return two
    // A recruiter looks for a 'Data Analyst' for several clients.
    const isAgency = a.poster === 'agency' || b.poster === 'agency'
    if (isAgency && titleWeight(a.titleKey).words <= 2 && !isEqualPay && (days ?? 99) > 3) return open
    return (days ?? 0) > 120 ? open : { kind: 'one', because: 'the same title, employer and place' }
  }
  if (isRecent(a, b) && hasTitleOfItsOwn(a, b, isEqualPay))
    return { kind: 'one', because: 'the same long title and place' }
  return open
}

/** Whether the title is too long for two employers of one place to have chosen it; the more of them are named, the longer it must be. */
function hasTitleOfItsOwn(a: ListingFacts, b: ListingFacts, isEqualPay: boolean): boolean {
  const { words, letters } = titleWeight(a.titleKey)
  if (isNameless(a.employerKey) || isNameless(b.employerKey)) {
    const length = titleLength(a.titleKey)
    const isTelling = isEqualPay && (isOddPay(a.pay) ? words >= 2 : isPayRange(a.pay) && words >= 3)
    return length === 'very long' || isTelling || (length === 'long' && (isEqualPay || (daysApart(a, b) ?? 99) <= 2))
  }
  if (a.titleKey !== b.titleKey) return false
  return (words >= 5 && letters >= 40) || (words >= 4 && letters >= 24 && isEqualPay)
}

/** A long title is hardly chosen by two employers of one town at once. */
function titleLength(titleKey: string): 'short' | 'long' | 'very long' {
  const { words, letters } = titleWeight(titleKey)
  if ((words >= 5 && letters >= 36) || (words >= 4 && letters >= 38)) return 'very long'
  return words >= 3 && letters >= 24 ? 'long' : 'short'
}

function isRecent(a: ListingFacts, b: ListingFacts): boolean {
  return (daysApart(a, b) ?? 0) <= 60
}

function key(...parts: readonly unknown[]): string {
  return hash('md5', `${keyVersion}:${parts.map(String).join('\n')}`, 'buffer')
    .readBigInt64LE(0)
    .toString()
}
