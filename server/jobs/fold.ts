import { hash } from 'node:crypto'
import type { UnderstoodPlace } from './job.ts'
import type { ListingFacts } from './listing-facts.ts'
import { likeness } from './text-signature.ts'

/** Two ads closer than this can be the same vacancy: boards write a postcode, a district or the town for the same place. */
const samePlaceMiles = 8
const sameTextFrom = 0.55
const otherTextBelow = 0.3
const sameTitleFrom = 0.5
/** Characters: below, a text is no more than an opening. */
const shortText = 400
/** Boards round pay and convert it; ranges further apart than this are two vacancies. */
const payTolerance = 0.12

/** Keys to look for the same vacancy under, each signed 64 bits as a decimal text; null: the ad does not say enough. */
export type FoldKeys = { exact: string | null; text1: string | null; text2: string | null }

/**
 * The keys of a listing. Only listings that share a key are ever compared, so folding costs the same with a million ads as
 * with a thousand. 'exact' is title, employer and county: boards write a district, a postcode, the town or only the county
 * for the same place. The other two are minimum hashes of the text, one of which two texts that are four fifths alike share
 * 24 times in 25. The first of them holds for the county only: a text that an agency posts for a hundred towns would else
 * bring its latest few from anywhere, and never the one from here.
 */
export function foldKeys(facts: ListingFacts): FoldKeys {
  const place =
    facts.places[0]?.areas.at(-1) ?? facts.places[0]?.name ?? (facts.workplace === 'remote' ? 'remote' : null)
  const { signature } = facts
  return {
    exact:
      facts.employerKey === null || place === null
        ? null
        : hash64(`${withoutNumbers(facts.titleKey)}\n${facts.employerKey}\n${place}`),
    text1: signature === null ? null : hash64(`1:${signature[0]}\n${place ?? ''}`),
    text2: signature === null ? null : hash64(`2:${signature[1]}`),
  }
}

/** Whether two listings are one vacancy, and why: for people to read. Symmetric. */
export function sameVacancy(a: ListingFacts, b: ListingFacts): { because: string } | null {
  if (!placesMeet(a.places, b.places)) return null
  if (kindsDiffer(a, b) || paysDiffer(a, b) || numbersDiffer(a.titleKey, b.titleKey)) return null

  const alike = a.signature && b.signature ? likeness(a.signature, b.signature) : null
  const sameEmployer = a.employerKey !== null && a.employerKey === b.employerKey
  if (sameEmployer && titlesAgree(a.titleKey, b.titleKey) && !textsTellApart(a, b, alike)) {
    return { because: 'the same title, employer and place' }
  }

  // Two employers who both hire for themselves are two vacancies, however alike their words.
  const mayBeOneEmployer =
    sameEmployer || a.employerKey === null || b.employerKey === null || a.poster === 'agency' || b.poster === 'agency'
  if (
    alike !== null &&
    alike >= sameTextFrom &&
    mayBeOneEmployer &&
    titleLikeness(a.titleKey, b.titleKey) >= sameTitleFrom
  ) {
    return { because: 'the same text, title and place' }
  }
  return null
}

/** The same words; a band that only one of them names is no difference. */
function titlesAgree(a: string, b: string): boolean {
  return a === b || withoutNumbers(a) === withoutNumbers(b)
}

/** 'Class 1' beside 'Class 2', 'Band 5' beside 'Band 6'. */
function numbersDiffer(a: string, b: string): boolean {
  const [left, right] = [numbersOf(a), numbersOf(b)]
  return left !== right && left !== '' && right !== ''
}

/** Boards put a reference, a band or a grade into a title, or leave it out. */
function withoutNumbers(titleKey: string): string {
  return titleKey.replace(numbers, ' ').replace(/\s+/gu, ' ').trim()
}

function numbersOf(titleKey: string): string {
  return (titleKey.replace(reference, ' ').match(numbers) ?? []).map((found) => found.trim()).join(' ')
}

const reference = /\bref(?:erence)?\s+[a-z]*\d\w*/gu
const numbers = /\b(?:(?:ref(?:erence)?|band|grade|level|class)\s+)?[a-z]{0,3}\d\w*\b/gu

/**
 * One employer looks for two people by one title in one place: two wards, two shops. Whole texts tell them apart. A text that
 * a board cut cannot, so there the boards decide: an employer posts one vacancy once on each, and on one board two ads with
 * two texts are two.
 */
function textsTellApart(a: ListingFacts, b: ListingFacts, alike: number | null): boolean {
  if (alike === null || alike >= otherTextBelow) return false
  const isCut = a.isSnippet || b.isSnippet || Math.min(a.textLength, b.textLength) < shortText
  return !isCut || a.board === b.board
}

/** Words in common by the words of the shorter title: boards add to a title more often than they change it. */
export function titleLikeness(a: string, b: string): number {
  if (a === b) return 1
  const left = new Set(a.split(' '))
  const right = new Set(b.split(' '))
  let common = 0
  for (const word of left) if (right.has(word)) common++
  return common / Math.max(1, Math.min(left.size, right.size))
}

/** Any place of one is near, or inside, any of the other; an ad without a place meets every one. */
function placesMeet(a: readonly UnderstoodPlace[], b: readonly UnderstoodPlace[]): boolean {
  if (a.length === 0 || b.length === 0) return true
  return a.some((left) => b.some((right) => placeMeets(left, right)))
}

function placeMeets(a: UnderstoodPlace, b: UnderstoodPlace): boolean {
  if (a.name === b.name) return true
  if (a.isArea || b.isArea) return (a.isArea && covers(a, b)) || (b.isArea && covers(b, a))
  if (a.lat === null || b.lat === null || a.lng === null || b.lng === null) return false
  const north = (a.lat - b.lat) * 69.1
  const east = (a.lng - b.lng) * 69.1 * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east) <= samePlaceMiles
}

/** 'West Yorkshire' covers 'Leeds'. Countries and nations are too wide to say anything. */
function covers(area: UnderstoodPlace, place: UnderstoodPlace): boolean {
  const own = area.areas.at(-1)
  return own !== undefined && !own.startsWith('country:') && place.areas.includes(own)
}

function kindsDiffer(a: ListingFacts, b: ListingFacts): boolean {
  const permanent = (facts: ListingFacts) => facts.contractType === 'permanent'
  if (a.contractType !== null && b.contractType !== null && permanent(a) !== permanent(b)) return true
  return (
    (a.fullTime && !a.partTime && b.partTime && !b.fullTime) || (b.fullTime && !b.partTime && a.partTime && !a.fullTime)
  )
}

function paysDiffer(a: ListingFacts, b: ListingFacts): boolean {
  if (!a.pay || !b.pay || a.pay.isEstimate || b.pay.isEstimate) return false
  if (a.pay.currency !== b.pay.currency) return true
  const [lowA, highA] = [a.pay.yearlyMin ?? a.pay.yearlyMax, a.pay.yearlyMax ?? a.pay.yearlyMin]
  const [lowB, highB] = [b.pay.yearlyMin ?? b.pay.yearlyMax, b.pay.yearlyMax ?? b.pay.yearlyMin]
  if (lowA === null || highA === null || lowB === null || highB === null) return false
  return lowA > highB * (1 + payTolerance) || lowB > highA * (1 + payTolerance)
}

function hash64(text: string): string {
  return hash('md5', text, 'buffer').readBigInt64LE(0).toString()
}
