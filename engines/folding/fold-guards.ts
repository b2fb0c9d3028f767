import type { BoardId } from '../../contract/boards/boards.ts'
import type { EmployerRelation } from './employer-likeness.ts'
import { daysApart, paysContradict } from './fold-pay.ts'
import { titleLength } from './fold-titles.ts'
import type { ListingFacts } from './listing-facts.ts'
import type { TextLikeness } from './text-sketch.ts'
import type { UnderstoodPlace } from '../ads/index.ts'

/** Boards write a postcode, a district or the town for the same place: so far apart at most where the texts are the same. */
const samePlaceMiles = 8
/** Two towns with a name of their own further apart than this are two places where the texts do not say otherwise. */
const twoTownsMiles = 2.5
/** So far apart at most are the places that boards set for one ad within minutes, and the quarters of London that they give for one. */
const scatteredMiles = 15
const quartersMiles = 10
/** From here on two texts are one. */
const sameText = 0.9

/** Boards on which employers post through their own recruiting system: an ad is a post, not a copy of one. */
const ownPostingBoards: ReadonlySet<BoardId> = new Set<BoardId>([
  'nhs',
  'rolecall',
  'teaching-vacancies',
  'apprenticeships',
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'recruitee',
  'smartrecruiters',
  'personio',
  'teamtailor',
])

export function isOwnPostingBoard(board: BoardId): boolean {
  return ownPostingBoards.has(board)
}

/** Whether place, pay, contract or hours of two ads cannot be one vacancy's. */
export function guardsContradict(
  a: ListingFacts,
  b: ListingFacts,
  { texts, employers, isPassedOn }: { texts: TextLikeness | null; employers: EmployerRelation; isPassedOn: boolean },
): boolean {
  const isSameText = texts !== null && texts.ofShorter >= sameText
  // An employer's own ad names its own place, and an ad without an employer may be another home of the same group.
  const isExactPlace =
    (isOwnPostingBoard(a.board) && isOwnPostingBoard(b.board)) || (a.employerKey === null && b.employerKey === null)
  const isCopy = isSameText && (a.board !== b.board || employers === 'open' || a.isSnippet || b.isSnippet)
  return (
    (!placesMeet(a.places, b.places, isSameText && !isExactPlace) &&
      !(isScattered(a, b, { texts, employers }) && !isExactPlace)) ||
    // Boards give the point of the head office for every site.
    (isExactPlace && namesOfPlacesDiffer(a, b)) ||
    (isCourse(a) && isCourse(b) && isTwoDistricts(a, b)) ||
    (contractsDiffer(a, b) && !isCopy) ||
    (hoursDiffer(a, b) && !isPassedOn && !isHoursMixUp(a, b, texts)) ||
    paysContradict(a, b, isSameText) ||
    // One text with 'nights' in one ad and 'days' in the other.
    (isSameText && texts.hasContraryMarks) ||
    titlesNameTwoPlaces(a, b)
  )
}

/** Adzuna sets one ad several times within minutes, at places around the one that its text names; a short title may be for each of several sites. */
function isScattered(
  a: ListingFacts,
  b: ListingFacts,
  { texts, employers }: { texts: TextLikeness | null; employers: EmployerRelation },
): boolean {
  if (a.board !== 'adzuna' || b.board !== 'adzuna' || employers !== 'one' || !texts?.isSame) return false
  if (a.poster === 'agency' || b.poster === 'agency' || isCourse(a) || titleLength(a, b) === 'short') return false
  if (!hasTime(a) || !hasTime(b) || (daysApart(a, b) ?? 1) > scatteredDays) return false
  return a.places.some((left) => b.places.some((right) => milesApart(left, right) <= scatteredMiles))
}

/** Ten minutes. */
const scatteredDays = 10 / (24 * 60)

/** Boards that give the day alone give midnight, which is a full hour. */
function hasTime({ postedAt }: ListingFacts): boolean {
  return postedAt !== null && Date.parse(postedAt) % 3_600_000 !== 0
}

/** Any place of one is near, or inside, any of the other; an ad without a place meets every one. */
function placesMeet(a: readonly UnderstoodPlace[], b: readonly UnderstoodPlace[], isSameText: boolean): boolean {
  if (a.length === 0 || b.length === 0) return true
  return a.some((left) => b.some((right) => placeMeets(left, right, isSameText)))
}

/** Whether two ads name two towns, or two postcodes of one, neither inside the other; counties and regions are no towns. */
export function namesOfPlacesDiffer(a: ListingFacts, b: ListingFacts): boolean {
  if (a.places.length === 0 || b.places.length === 0) return false
  return !a.places.some((left) => b.places.some((right) => isOneTown(left, right)))
}

/** Training firms put up one course for each town and district. */
function isCourse({ titleKey }: ListingFacts): boolean {
  return /\b(?:trainee|course|boot ?camp|training|placement programme|no experience)\b/u.test(titleKey)
}

/** Two districts of a city, or two towns; a postcode may lie in either. */
function isTwoDistricts(a: ListingFacts, b: ListingFacts): boolean {
  const [left, right] = [a.places[0], b.places[0]]
  if (!left || !right || left.isArea || right.isArea) return false
  if (townOf(left) === townOf(right) || isPartOf(left, right) || isPartOf(right, left)) return false
  return cityOf(left) !== cityOf(right) || !(hasPostcode(left) || hasPostcode(right))
}

function hasPostcode({ name }: UnderstoodPlace): boolean {
  return /^[A-Z]{1,2}\d/u.test(name)
}

function isOneTown(a: UnderstoodPlace, b: UnderstoodPlace): boolean {
  return a.name === b.name || a.isArea || b.isArea || isPartOf(a, b) || isPartOf(b, a) || cityOf(a) === cityOf(b)
}

/** 'Leeds' of 'Headingley, Leeds' and of 'LS6, Leeds'; a town in a county is its own. */
function cityOf({ name, areas }: UnderstoodPlace): string {
  const [town = '', ...around] = name.split(', ')
  const last = around.at(-1)
  if (last === undefined) return town
  const county = `county:${last
    .replace(/^Co\. /u, '')
    .toLowerCase()
    .replaceAll(' ', '-')}`
  return areas.includes(county) || namesCounty.test(last) ? town : last
}

/** Areas follow the point of a place, which may be that of the advertiser's office in another county. */
const namesCounty =
  /^(?:Co\.|County|Greater|East|West|North|South) |shire$|^(?:Surrey|Kent|Essex|Norfolk|Suffolk|Devon|Dorset|Somerset|Cornwall|Cumbria|Merseyside|Northumberland|Tyne and Wear|Rutland|Gwent|Powys|Fife)$/u

function placeMeets(a: UnderstoodPlace, b: UnderstoodPlace, isSameText: boolean): boolean {
  if (a.name === b.name) return true
  // Boards guess the county of a town that occurs twice.
  if (isSameText && townOf(a) === townOf(b)) return true
  if (a.isArea || b.isArea)
    return (
      (a.isArea && (covers(a, b, isSameText) || isQuarterAround(a, b, isSameText))) ||
      (b.isArea && (covers(b, a, isSameText) || isQuarterAround(b, a, isSameText)))
    )
  // 'Leeds' and 'Headingley, Leeds': a district, a postcode or a hospital of the town that the other names.
  return milesApart(a, b) <= (isSameText || isPartOf(a, b) || isPartOf(b, a) ? samePlaceMiles : twoTownsMiles)
}

/** 'South West London' beside 'London', and for the same words beside another quarter or a place at its edge. */
function isQuarterAround(quarter: UnderstoodPlace, place: UnderstoodPlace, isSameText: boolean): boolean {
  if (!quarter.areas.includes('region:london') || !place.areas.includes('region:london')) return false
  return place.name === 'London' || (isSameText && milesApart(quarter, place) <= quartersMiles)
}

function milesApart(a: UnderstoodPlace, b: UnderstoodPlace): number {
  if (a.lat === null || b.lat === null || a.lng === null || b.lng === null) return Infinity
  const north = (a.lat - b.lat) * 69.1
  const east = (a.lng - b.lng) * 69.1 * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

function isPartOf(part: UnderstoodPlace, whole: UnderstoodPlace): boolean {
  return part.name.split(', ').slice(1).includes(townOf(whole)) || postTownOf(part) === townOf(whole)
}

/** 'Leeds' of 'LS15, Crossgates' and 'Dublin' of 'Dublin 15 (D15)': the city whose postcode it is. */
function postTownOf({ name }: UnderstoodPlace): string | undefined {
  if (/^Dublin \d/u.test(name)) return 'Dublin'
  const letters = /^([A-Z]{1,2})\d/u.exec(name)?.[1]
  return letters === undefined ? undefined : postTowns.get(letters)
}

/** Cities whose postcodes have letters of their own, and hardly a town but theirs within eight miles. */
const postTowns: ReadonlyMap<string, string> = new Map([
  ['AB', 'Aberdeen'],
  ['B', 'Birmingham'],
  ['BS', 'Bristol'],
  ['BT', 'Belfast'],
  ['CF', 'Cardiff'],
  ['CV', 'Coventry'],
  ['DD', 'Dundee'],
  ['EH', 'Edinburgh'],
  ['G', 'Glasgow'],
  ['HU', 'Hull'],
  ['L', 'Liverpool'],
  ['LE', 'Leicester'],
  ['LS', 'Leeds'],
  ['M', 'Manchester'],
  ['NE', 'Newcastle upon Tyne'],
  ['NG', 'Nottingham'],
  ['NR', 'Norwich'],
  ['S', 'Sheffield'],
  ['SA', 'Swansea'],
  ['SO', 'Southampton'],
  ['YO', 'York'],
])

function townOf(place: UnderstoodPlace): string {
  return place.name.split(', ')[0] ?? ''
}

/** 'Support Worker Sandy' beside 'Support Worker Bedford': each title names the place of its own ad. */
function titlesNameTwoPlaces(a: ListingFacts, b: ListingFacts): boolean {
  const [left, right] = [townInTitle(a), townInTitle(b)]
  return left !== null && right !== null && left !== right
}

function townInTitle({ title, places }: ListingFacts): string | null {
  const lower = title.toLowerCase()
  const towns = places.filter(({ isArea }) => !isArea).map((place) => townOf(place).toLowerCase())
  return towns.find((town) => town.length > 3 && lower.includes(town)) ?? null
}

/** 'West Yorkshire' covers 'Leeds'. Countries and nations cover too much to say anything unless the texts are the same. */
function covers(area: UnderstoodPlace, place: UnderstoodPlace, isSameText: boolean): boolean {
  const own = area.areas.at(-1)
  return own !== undefined && (isSameText || !own.startsWith('country:')) && place.areas.includes(own)
}

function contractsDiffer(a: ListingFacts, b: ListingFacts): boolean {
  if (a.contractType === null || b.contractType === null) return false
  return groupOf(a.contractType) !== groupOf(b.contractType)
}

/** Boards mix up contract, temporary and fixed term, and never these with permanent. */
function groupOf(contract: NonNullable<ListingFacts['contractType']>): string {
  return contract === 'contract' || contract === 'temporary' || contract === 'fixed-term' ? 'for a time' : contract
}

/** Adzuna guesses hours: the same ad, word for word, is full time one day and part time the next. */
function isHoursMixUp(a: ListingFacts, b: ListingFacts, texts: TextLikeness | null): boolean {
  return (
    a.board === 'adzuna' && b.board === 'adzuna' && texts !== null && texts.ofBoth >= sameText && texts.hasSameMarks
  )
}

function hoursDiffer(a: ListingFacts, b: ListingFacts): boolean {
  return (
    (a.fullTime && !a.partTime && b.partTime && !b.fullTime) || (b.fullTime && !b.partTime && a.partTime && !a.fullTime)
  )
}
