import { expect, test } from 'vitest'
import { kitchenText, leeds, someFacts, wardText, york, yearlyPay } from '../../test/facts.ts'
import { keysOfAd } from '../../server/jobs/keys-of-ad.ts'
import { sameVacancy } from './fold.ts'
import { isPortalSummary, type ListingFacts } from './listing-facts.ts'
import { compareTitles } from './title-likeness.ts'
import type { UnderstoodPlace } from '../ads/index.ts'

/* Kinds of pairs that the rule once missed or folded wrongly, each with its 'may not'. */

type Facts = Parameters<typeof someFacts>[0]

function isOne(a: Facts, b: Facts): boolean {
  return sameVacancy(someFacts(a), someFacts(b)) !== null
}

const inLondon = (
  name: string,
  lat: number,
  lng: number,
  { isArea = false, ...areas }: { isArea?: boolean; side?: string } = {},
): UnderstoodPlace => ({
  name,
  lat,
  lng,
  areas: [
    'country:gb',
    'country:england',
    'region:london',
    'county:greater-london',
    ...(areas.side ? [areas.side] : []),
  ],
  country: 'GB',
  isArea,
})
const london = inLondon('London', 51.508, -0.126)
const southWest = inLondon('South West London', 51.421, -0.224, { isArea: true, side: 'region:south-west-london' })
const hammersmith = inLondon('Hammersmith, London', 51.493, -0.224)
const barnet = inLondon('Barnet, London', 51.653, -0.2)

test('a quarter of London meets London, and a place at its edge where the words are the same', () => {
  expect(isOne({ places: [london] }, { places: [southWest] })).toBe(true)
  expect(isOne({ places: [hammersmith] }, { places: [southWest] })).toBe(true)
  expect(isOne({ places: [barnet] }, { places: [southWest] })).toBe(false)
  const key = (place: UnderstoodPlace) => keysOfAd(someFacts({ places: [place] })).exact
  expect(key(southWest)).toBe(key(london))
})

test.each([
  ['LS15, Crossgates', 'Leeds, West Yorkshire', true],
  ['LS15, Crossgates', 'Bradford, West Yorkshire', false],
  ['Dublin 15 (D15)', 'Dublin', true],
])('%s is a part of %s: %s', (part, whole, isPart) => {
  const bareIn = (name: string, lat: number): Facts => ({ sketch: null, places: [{ ...leeds, name, lat }] })
  expect(isOne(bareIn(part, 53.84), bareIn(whole, 53.79))).toBe(isPart)
})

const nearby: UnderstoodPlace = { ...leeds, name: 'Wetherby, West Yorkshire', lat: leeds.lat! + 0.17 }

test('Adzuna sets one ad of a long title within minutes at places around the town of its text', () => {
  const ad = (given: Facts): Facts => ({
    board: 'adzuna',
    title: 'Principal Systems Engineer',
    titleKey: 'principal systems engineer',
    postedAt: '2026-03-01T15:37:10Z',
    ...given,
  })
  expect(isOne(ad({}), ad({ places: [nearby], postedAt: '2026-03-01T15:40:00Z' }))).toBe(true)
  expect(isOne(ad({}), ad({ places: [nearby], postedAt: '2026-03-01T17:40:00Z' }))).toBe(false)
  expect(isOne(ad({ board: 'reed' }), ad({ places: [nearby] }))).toBe(false)
  expect(isOne(ad({ titleKey: 'staff nurse' }), ad({ titleKey: 'staff nurse', places: [nearby] }))).toBe(false)
  expect(isOne(ad({}), ad({ places: [york] }))).toBe(false)
  // The day alone is no minute.
  const onDay = { postedAt: '2026-03-01T00:00:00Z' }
  expect(isOne(ad(onDay), ad({ ...onDay, places: [nearby] }))).toBe(false)
})

const summary =
  'Salary: £42,000 - 51,000 per year Requirements: We need somebody who has led people before and writes clearly. Experience with charts, drugs and ' +
  'records is essential. A registration with the council that is in force, and a licence to drive. Responsibilities: To hand over at the end of work, ' +
  'to keep stocks in order, to answer relatives and to help with audits twice a year.'

test("a board's own summary is known by how it begins", () => {
  expect(isPortalSummary(summary)).toBe(true)
  expect(isPortalSummary('Salary: £? - ? per year Requirements: Go and SQL')).toBe(true)
  expect(isPortalSummary(wardText)).toBe(false)
  expect(isPortalSummary('Salary: negotiable, with a car per year of service. Requirements: none')).toBe(false)
})

test("a board's own summary beside the ad is the same vacancy for as long as a recruiter has one client", () => {
  const ad = { postedAt: '2026-03-01', pay: yearlyPay(30_000, 31_000) }
  const told = (given: Facts): Facts => ({ text: summary, isSummary: true, pay: yearlyPay(42_000, 51_000), ...given })
  const recruiter = { poster: 'agency' as const }
  expect(isOne(ad, told({ postedAt: '2026-03-20' }))).toBe(true)
  expect(isOne(ad, told({ postedAt: '2026-05-20' }))).toBe(false)
  expect(isOne({ ...ad, ...recruiter }, told({ ...recruiter, postedAt: '2026-03-03' }))).toBe(true)
  expect(isOne({ ...ad, ...recruiter }, told({ ...recruiter, postedAt: '2026-03-20' }))).toBe(false)
  expect(isOne(ad, told({ postedAt: '2026-03-02', employer: 'Birch', employerKey: 'birch' }))).toBe(false)
})

test('nights in one text and days in the same text of another ad are two posts', () => {
  const text = (shift: string) => `${wardText} ${wardText} You work ${shift}.`
  expect(isOne({ text: text('nights') }, { text: text('nights') })).toBe(true)
  expect(isOne({ text: text('nights') }, { text: text('days') })).toBe(false)
})

test('without a text an ad that has no date may be years older, unless its title is its own', () => {
  const bare = (given: Partial<ListingFacts>): Facts => ({ sketch: null, ...given })
  const dated = { postedAt: '2026-03-01', board: 'adzuna' as const }
  expect(isOne(bare({}), bare(dated))).toBe(false)
  expect(isOne(bare({ postedAt: '2026-03-02' }), bare(dated))).toBe(true)
  const own = { titleKey: 'theatre nurse manager spinal injuries' }
  expect(isOne(bare(own), bare({ ...own, ...dated }))).toBe(true)
})

test.each([
  ['data managment analyst', 'data management analyst', 'respelt'],
  ['database administration', 'database administrator', 'respelt'],
  ['finance data analyst', 'financial data analyst', 'respelt'],
  ['sen teacher', 'send teacher', 'equal'],
  ['special educational needs teacher', 'sen teacher', 'equal'],
  ['internal sales executive', 'international sales executive', 'contrary'],
  ['sales intern', 'sales internal', 'contrary'],
  ['product manager', 'project manager', 'contrary'],
])("'%s' and '%s' are %s", (a, b, relation) => {
  const names = { employers: [null, null], places: [] }
  expect(compareTitles(a, b, names)).toBe(relation)
  expect(compareTitles(b, a, names)).toBe(relation)
})

test('a title with a word in another form needs the words of the other ad', () => {
  const [a, b] = [{ titleKey: 'database administration' }, { titleKey: 'database administrator' }]
  expect(isOne(a, b)).toBe(true)
  expect(isOne(a, { ...b, text: kitchenText })).toBe(false)
})

test('an employer of one name behind the title is no role, though it ends like one', () => {
  const names = { employers: ['quilter', 'quilter'], places: [] }
  expect(compareTitles('data platform engineer quilter', 'data platform engineer', names)).toBe('equal')
  expect(compareTitles('data platform engineer trainer', 'data platform engineer', names)).not.toBe('equal')
})

const half = `${wardText.slice(0, 260)} ${kitchenText.slice(0, 140).replace('a day', 'at noon')}`

test('two boards with one title, place and pay within a week need half of the words', () => {
  const pay = yearlyPay(30_000, 34_000)
  const ad = { pay, postedAt: '2026-03-01' }
  const other = (given: Facts): Facts => ({ pay, board: 'adzuna', postedAt: '2026-03-03', text: half, ...given })
  expect(isOne(ad, other({}))).toBe(true)
  expect(isOne(ad, other({ board: 'reed' }))).toBe(false)
  expect(isOne(ad, other({ postedAt: '2026-04-03' }))).toBe(false)
  expect(isOne(ad, other({ pay: yearlyPay(33_000, 37_000) }))).toBe(false)
})

test("'from' on one board and 'up to' on the other are the ends of one range", () => {
  const ends = (min: number | null, max: number | null) => ({
    pay: {
      ...yearlyPay(1),
      min: min === null ? null : min * 100,
      max: max === null ? null : max * 100,
      yearlyMin: min,
      yearlyMax: max,
    },
  })
  expect(isOne(ends(27_500, null), ends(null, 40_000))).toBe(true)
  expect(isOne(ends(27_500, null), ends(null, 20_000))).toBe(false)
  expect(isOne(ends(27_500, null), ends(null, 90_000))).toBe(false)
})
