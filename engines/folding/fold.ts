import { employerStart, isNameless, relateEmployers, type EmployerRelation } from './employer-likeness.ts'
import { guardsContradict, isOwnPostingBoard, namesOfPlacesDiffer } from './fold-guards.ts'
import type { ListingFacts } from './listing-facts.ts'
import { amountsAreFar, daysApart, isPayRange, isStatedPay, paysEqual, paysPrintedAlike } from './fold-pay.ts'
import {
  hasTitleOfItsOwn,
  isRecent,
  lengthOf,
  referencesDiffer,
  saysTheSame,
  sharedWeight,
  titleLength,
} from './fold-titles.ts'
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
const keyVersion = 4

/**
 * The keys of a listing. Only listings that share a key are ever compared, so folding costs the same with a million ads as
 * with a thousand. 'exact' is title, the beginning of the employer's name, and county:
 * boards write a district, a postcode, the town or only the county for the same place; ads without a place are met by one another. 'title' is a long title, whoever the employer: one of three words with the county, a longer one anywhere. The other two are minimum hashes of the text: of its opening within the county, and of
 * all of it anywhere.
 * @param hash of a text: a signed number of 64 bits, in decimal.
 */
export function foldKeys(facts: ListingFacts, hash: (text: string) => string): FoldKeys {
  const key = (...parts: readonly unknown[]) => hash(`${keyVersion}:${parts.map(String).join('\n')}`)
  const place = placeOfKey(facts)
  const title = titleWordsKey(facts.titleKey, facts.employerKey, countiesOf(facts))
  const start = employerStart(facts.mainKey ?? facts.employerKey)
  const weight = titleWeight(facts.titleKey)
  const length = lengthOf(weight)
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

/** The county: a quarter of London and a place in Middlesex meet 'London'. */
function placeOfKey({ places: [place], workplace }: ListingFacts): string {
  if (!place) return workplace === 'remote' ? 'remote' : ''
  return place.areas.find((area) => area.startsWith('county:')) ?? place.areas.at(-1) ?? place.name
}

/** 'hampshire', 'co-kerry': copies of one ad give a postcode, the town or the county, and only some titles lose the county by it. */
function countiesOf({ places }: ListingFacts): string[] {
  return (places[0]?.areas ?? []).flatMap((area) => (area.startsWith('county:') ? area.slice(7).split('-') : []))
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
  if (arePostedByTwo(a, b)) return two
  const titles = compareTitles(a.titleKey, b.titleKey, {
    employers: [a.employerKey, b.employerKey],
    places: a.titleKey === b.titleKey ? [] : [...a.places, ...b.places].map(({ name }) => name),
  })
  const isSamePage = haveOnePage(a, b)
  if (titles === 'contrary' && !isSamePage) return two
  const texts = compareTexts(a.sketch, b.sketch)
  const employers = relateEmployers(a, b)
  const isPassedOn = titles === 'equal' && isPassedOnByPortal(a, b)
  if (guardsContradict(a, b, { texts, employers, isPassedOn })) return two
  if (isSamePage && (texts === null || texts.ofShorter >= otherTextBelow))
    return { kind: 'one', because: 'the same page of the board' }
  if (titles === 'contrary') return two
  if (texts === null) return titles === 'equal' ? withoutTexts(a, b, employers) : open
  if (areTwoPosts(a, b, texts)) return two
  if (titles === 'equal') return byEqualTitle(a, b, texts, employers)
  if (employers === 'two' || (a.employerKey === null && b.employerKey === null)) return two
  return byText(a, b, texts, titles)
}

/** Two companies of one name may post the same ad here: each has candidates of its own, so each ad is a job. */
function arePostedByTwo({ postedBy: a }: ListingFacts, { postedBy: b }: ListingFacts): boolean {
  return a !== undefined && b !== undefined && a !== b
}

/** Whether two ads have nearly every word in common. */
export function sharesText(a: ListingFacts, b: ListingFacts): boolean {
  const texts = compareTexts(a.sketch, b.sketch)
  return texts !== null && texts.ofBoth >= 0.85
}

/** Whether the words of one ad stand in the other. */
export function sharesWords(a: ListingFacts, b: ListingFacts): boolean {
  return (compareTexts(a.sketch, b.sketch)?.ofShorter ?? 0) >= 0.9
}

/**
 * Whether an ad tells nothing that another of the same title, employer and place does not tell: its text is the same or missing, and so are pay,
 * contract and hours. Not on an employer's own board, where each ad is a post.
 */
export function saysNoMore(ad: ListingFacts, than: ListingFacts): boolean {
  const texts = compareTexts(ad.sketch, than.sketch)
  return (
    !isOwnPostingBoard(ad.board) &&
    !isNameless(ad.employerKey) &&
    relateEmployers(ad, than) === 'one' &&
    compareTitles(ad.titleKey, than.titleKey, { employers: [ad.employerKey, than.employerKey], places: [] }) ===
      'equal' &&
    ad.places[0]?.name === than.places[0]?.name &&
    (ad.sketch == null || (texts !== null && texts.ofBoth >= sameWords)) &&
    (!isStatedPay(ad) || paysPrintedAlike(ad, than)) &&
    (ad.contractType === null || ad.contractType === than.contractType) &&
    (!(ad.fullTime || ad.partTime) || hoursAgree(ad, { ...than, contractType: ad.contractType }))
  )
}

/** Of the words of both texts: they are the same but for the end that a board cut. */
const sameWords = 0.95

/**
 * An employer's own recruiting system has one ad for each post: other words there are another ward, shift or team, unless it
 * is the same ad put up again weeks later.
 */
function areTwoPosts(a: ListingFacts, b: ListingFacts, texts: TextLikeness): boolean {
  if (a.board !== b.board || !isOwnPostingBoard(a.board) || texts.isSame) return false
  const days = daysApart(a, b) ?? 0
  if (days >= postedAgainAfterDays && texts.ofBoth >= 0.85) return false
  // Put up again with another closing day or contact, or with sentences more; on one day two ads are two posts.
  const isLonger = texts.ofShorter >= 0.99 && texts.ofBoth >= 0.7
  const isAlike = texts.hasSameMarks && texts.ofBoth >= 0.8
  const isCorrected = days >= 1 && texts.startsSame && (isAlike || isLonger) && hoursAgree(a, b)
  return !isCorrected
}

const postedAgainAfterDays = 14

function hoursAgree(a: ListingFacts, b: ListingFacts): boolean {
  return a.fullTime === b.fullTime && a.partTime === b.partTime && a.contractType === b.contractType
}

/** A portal's copy of an employer's ad, told by a title and pay of its own and the day: it may give other hours. */
function isPassedOnByPortal(a: ListingFacts, b: ListingFacts): boolean {
  return (
    isNameless(a.employerKey) !== isNameless(b.employerKey) &&
    titleLength(a, b) === 'very long' &&
    paysEqual(a, b) &&
    isPayRange(a.pay) &&
    (daysApart(a, b) ?? 99) <= 2
  )
}

/** An ad whose title was changed keeps its page; an address without a number may be a list of jobs. */
function haveOnePage(a: ListingFacts, b: ListingFacts): boolean {
  return a.url !== null && a.url === b.url && a.board === b.board && /\d{5}/u.test(a.url)
}

function byEqualTitle(a: ListingFacts, b: ListingFacts, texts: TextLikeness, employers: EmployerRelation): Verdict {
  const isBlank = isNameless(a.employerKey) && isNameless(b.employerKey)
  if (employers === 'one' && !isBlank && isSummaryOf(a, b))
    return { kind: 'one', because: 'the same title, employer and place' }
  const isEqualPay = paysEqual(a, b)
  if (isBlank ? isSameBlankText(a, b, texts) : texts.ofShorter >= leastOfOneTitle(a, b, employers))
    return {
      kind: 'one',
      because: employers === 'one' ? 'the same title, employer and place' : 'the same text, title and place',
    }
  if (!isBlank && areOfOneWeek(a, b) && isTheSameOtherwise(a, b, texts, employers))
    return { kind: 'one', because: 'the same title and place within a week' }
  // A snippet may be cut from any part of the ad: where the title is hardly another's, it says nothing against.
  const isCut = a.isSnippet || b.isSnippet
  const length = titleLength(a, b)
  const isOtherPay = isStatedPay(a) && isStatedPay(b) && !isEqualPay
  // Where neither the words nor a name agree, pay is no proof: Adzuna guesses it alike for one title.
  const areNamed = !isNameless(a.employerKey) && !isNameless(b.employerKey)
  const isOwnTitle = employers === 'one' ? length !== 'short' : hasTitleOfItsOwn(a, b, areNamed && isEqualPay)
  // A recruiter looks for one title for two clients of a town.
  const isOtherClient =
    (a.poster === 'agency' || b.poster === 'agency') && texts.ofShorter < otherTextBelow && length !== 'very long'
  if (isCut && isRecent(a, b) && isOwnTitle && !isOtherPay && !(isOtherClient && !isEqualPay))
    return { kind: 'one', because: 'the same long title and place' }
  if (employers === 'one' && !isBlank && isRecent(a, b) && isWordedAnew(a, b, isEqualPay, isCut))
    return { kind: 'one', because: 'the same title, employer and place' }
  return texts.ofShorter < otherTextBelow || employers === 'two' ? two : open
}

/**
 * Two boards carry one title in one place at the same pay within days: half of the words suffices, or two thirds under two names of which one
 * may be a recruiter's, unless each text names another ward, shift or trade.
 */
function isTheSameOtherwise(
  a: ListingFacts,
  b: ListingFacts,
  texts: TextLikeness,
  employers: EmployerRelation,
): boolean {
  if (a.board === b.board || employers === 'two' || texts.hasContraryMarks) return false
  if (isStatedPay(a) && isStatedPay(b) && !paysEqual(a, b)) return false
  return texts.ofShorter >= (employers === 'one' ? 0.5 : 0.65)
}

function areOfOneWeek(a: ListingFacts, b: ListingFacts): boolean {
  return (daysApart(a, b) ?? 99) <= 7
}

/** A board's own summary beside the ad: its words say nothing against, and a recruiter's clients follow one another within days. */
function isSummaryOf(a: ListingFacts, b: ListingFacts): boolean {
  const days = daysApart(a, b)
  if (a.isSummary === b.isSummary || days === null) return false
  return days <= (a.poster === 'agency' || b.poster === 'agency' ? 3 : 30)
}

/** Without names of employers the words must tell more, and less where both ads print one range of pay. */
function isSameBlankText(a: ListingFacts, b: ListingFacts, { ofShorter, ofBoth, hasSameMarks }: TextLikeness): boolean {
  if (ofShorter >= 0.93 && ofBoth >= (a.isSnippet && b.isSnippet ? 0.75 : 0.88)) return true
  const isTelling = isPayRange(a.pay) || (a.isSnippet && b.isSnippet && isStatedPay(a) && isStatedPay(b))
  return hasSameMarks && ofShorter >= 0.85 && ofBoth >= 0.6 && paysEqual(a, b) && isTelling
}

/** An employer words an ad again, often for another board; a recruiter has several clients for one title. */
function isWordedAnew(a: ListingFacts, b: ListingFacts, isEqualPay: boolean, isCut: boolean): boolean {
  const isOtherPay = isStatedPay(a) && isStatedPay(b) && !isEqualPay
  if (titleLength(a, b) === 'very long' && !isOtherPay) return true
  if (a.poster === 'agency' || b.poster === 'agency') return false
  if (a.board !== b.board) return sharedWeight(a, b).words >= 3
  // A board shows a summary of its own beside the snippet of an ad, or a talent site's words before it.
  const isTold = (isEqualPay && isStatedPay(a) && isStatedPay(b)) || sharedWeight(a, b).words >= 3
  return isCut && isTold && !isOtherPay && (daysApart(a, b) ?? 99) <= 7
}

/** Recruiters word the ads of two clients nearly alike, and two names over one odd pay are an employer and its recruiter. */
function leastOfOneTitle(a: ListingFacts, b: ListingFacts, employers: EmployerRelation): number {
  const areWhole = !a.isSnippet && !b.isSnippet
  if (employers === 'one' && areWhole && (a.poster === 'agency' || b.poster === 'agency')) return leastAlike.open
  if (employers === 'two' && isPayRange(a.pay) && paysPrintedAlike(a, b)) return leastAlike.open
  // A supplier and its client, or a ministry and its recruiting office, within a week.
  if (employers === 'two' && titleLength(a, b) !== 'short' && areOfOneWeek(a, b)) return 0.9
  return leastAlike[employers]
}

const leastAlike: Record<EmployerRelation, number> = { one: 0.7, open: 0.8, two: 0.95 }
const otherTextBelow = 0.5

/** Titles in other words over the same text: the whole text, and nearly every word of it. */
function byText(
  a: ListingFacts,
  b: ListingFacts,
  texts: TextLikeness,
  titles: 'respelt' | 'longer' | 'reworded' | 'other role',
): Verdict {
  if (titles === 'respelt' && texts.ofShorter >= 0.93)
    return { kind: 'one', because: 'the same text and place, the title in other words', isOtherTitle: true }
  const isWhole = !a.isSnippet && !b.isSnippet && Math.min(a.textLength, b.textLength) >= wholeText
  const isOwn = isOwnPostingBoard(a.board) && isOwnPostingBoard(b.board)
  const isToldByPay = titles === 'other role' && paysEqual(a, b) && isStatedPay(a) && isStatedPay(b)
  const { shorter, both } = leastOfText[isToldByPay ? 'other role, one pay' : titles === 'respelt' ? 'longer' : titles]
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
  'other role, one pay': { shorter: 0.96, both: 0.92 },
}

/** Title, employer and place alone, where a text is missing or too short. */
function withoutTexts(a: ListingFacts, b: ListingFacts, employers: EmployerRelation): Verdict {
  const isEqualPay = paysEqual(a, b)
  const days = daysApart(a, b)
  // One ad without a date may be years older than the other.
  if ((a.postedAt === null) !== (b.postedAt === null) && sharedWeight(a, b).words < 4) return open
  // One board carries a post of a cleaning or security firm in each of two neighbouring towns.
  if (a.board === b.board && titleLength(a, b) !== 'very long' && namesOfPlacesDiffer(a, b)) return open
  if (employers === 'one' && !isNameless(a.employerKey)) {
    const isShort = titleLength(a, b) === 'short'
    // On one board two ads with other pay are two posts.
    if (
      a.board === b.board &&
      ((isStatedPay(a) && isStatedPay(b) && !paysPrintedAlike(a, b)) || (isShort && amountsAreFar(a, b)))
    )
      return two
    // A recruiter looks for a 'Data Analyst' for several clients.
    const isAgency = a.poster === 'agency' || b.poster === 'agency'
    const isToldByPay =
      (isEqualPay && ((isStatedPay(a) && isStatedPay(b)) || a.pay?.min === b.pay?.min)) ||
      (a.payText === b.payText && /\d/u.test(a.payText))
    if (isShort && !isEqualPay && (days ?? 0) > 45) return open
    if (isAgency && sharedWeight(a, b).words <= 2 && !isToldByPay && (days ?? 99) > 3) return open
    return (days ?? 0) > 120 ? open : { kind: 'one', because: 'the same title, employer and place' }
  }
  // Without a name the place must be known, and on one board pay and reference must be the same.
  if (a.places.length === 0 || b.places.length === 0) return open
  const isOtherPay = isStatedPay(a) && isStatedPay(b) && !paysPrintedAlike(a, b)
  if (a.board === b.board && (isOtherPay || referencesDiffer(a, b))) return open
  if (isRecent(a, b) && (hasTitleOfItsOwn(a, b, isEqualPay) || saysTheSame(a, b)))
    return { kind: 'one', because: 'the same long title and place' }
  return open
}
