import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kitchenText, leeds, someFacts, wardText, westYorkshire, yearlyPay, york } from '../../test/facts.ts'
import { foldInto, type AdToFold } from './fold-batch.ts'
import { foldKeys, sameVacancy, titleLikeness } from './fold.ts'
import type { ListingFacts } from './listing-facts.ts'

const agency = { employer: 'Harbour People', employerKey: 'harbour people', poster: 'agency' as const }

test('the same title, employer and place is one vacancy, also where one board cut the text', () => {
  const whole = someFacts()
  const cut = someFacts({ text: wardText.slice(0, 150), isSnippet: true })
  expect(sameVacancy(whole, cut)).toEqual({ because: 'the same title, employer and place' })
})

test('the same title, employer and place with another whole text is another ward', () => {
  expect(
    sameVacancy(someFacts({ textLength: 1_900 }), someFacts({ board: 'nhs', text: kitchenText, textLength: 1_800 })),
  ).toBeNull()
})

test('a cut text cannot tell two wards apart: on two boards they are one, on one board two', () => {
  const cut = { isSnippet: true, text: kitchenText.slice(0, 150) }
  expect(sameVacancy(someFacts(), someFacts({ ...cut, board: 'nhs' }))).not.toBeNull()
  expect(sameVacancy(someFacts(), someFacts({ ...cut, board: 'reed' }))).toBeNull()
})

test('a district, a postcode and the county lead to the same key as the town', () => {
  expect(foldKeys(someFacts({ places: [westYorkshire] })).exact).toBe(foldKeys(someFacts()).exact)
  expect(foldKeys(someFacts({ places: [york] })).exact).not.toBe(foldKeys(someFacts()).exact)
})

test.each([
  ['staff nurse', 'staff nurse band 5', true],
  ['staff nurse', 'staff nurse ref 1003', true],
  ['staff nurse ref 1003', 'staff nurse ref 2004', true],
  ['hgv class 1 driver', 'hgv class 2 driver', false],
  ['staff nurse band 5', 'staff nurse band 6', false],
])('of one employer in one place, %s and %s are one vacancy: %s', (a, b, isOne) => {
  expect(sameVacancy(someFacts({ titleKey: a }), someFacts({ titleKey: b })) !== null).toBe(isOne)
  if (isOne) expect(foldKeys(someFacts({ titleKey: a })).exact).toBe(foldKeys(someFacts({ titleKey: b })).exact)
})

test("an agency's copy of an employer's ad is the same vacancy", () => {
  expect(sameVacancy(someFacts(), someFacts({ ...agency, titleKey: 'staff nurse medical ward' }))).toEqual({
    because: 'the same text, title and place',
  })
})

test('two employers who both hire for themselves are two vacancies, however alike their words', () => {
  const other = someFacts({ employer: 'Birch Lane Hospital', employerKey: 'birch lane hospital' })
  expect(sameVacancy(someFacts(), other)).toBeNull()
})

test('the same ad in another town is another vacancy', () => {
  expect(sameVacancy(someFacts(), someFacts({ places: [york] }))).toBeNull()
})

test('a county holds its towns, and not those of its neighbour', () => {
  expect(sameVacancy(someFacts(), someFacts({ places: [westYorkshire] }))).not.toBeNull()
  expect(sameVacancy(someFacts({ places: [york] }), someFacts({ places: [westYorkshire] }))).toBeNull()
})

test('rounded pay is the same vacancy; other pay is another', () => {
  const paid = (min: number, max: number) => someFacts({ pay: yearlyPay(min, max) })
  expect(sameVacancy(paid(31_049, 37_796), paid(31_000, 38_000))).not.toBeNull()
  expect(sameVacancy(paid(31_000, 37_000), paid(46_000, 52_000))).toBeNull()
})

test('a permanent and a contract post are two vacancies', () => {
  expect(sameVacancy(someFacts({ contractType: 'permanent' }), someFacts({ contractType: 'contract' }))).toBeNull()
})

test('ads without an employer or a text are never folded on their title alone', () => {
  const bare = someFacts({ employer: null, employerKey: null, signature: null })
  expect(foldKeys(bare)).toEqual({ exact: null, text1: null, text2: null })
  expect(sameVacancy(bare, bare)).toBeNull()
})

test('telling whether two ads are one does not depend on which comes first', () => {
  const facts = fc.record({
    titleKey: fc.constantFrom('staff nurse', 'staff nurse ward', 'chef', ''),
    employerKey: fc.constantFrom('a', 'b', null),
    poster: fc.constantFrom('agency' as const, 'direct' as const, 'unknown' as const),
    places: fc.constantFrom([leeds], [york], [westYorkshire], []).map((places) => [...places]),
    text: fc.constantFrom(wardText, kitchenText, wardText.slice(0, 120), ''),
    pay: fc.constantFrom(null, yearlyPay(30_000), yearlyPay(45_000)),
  })
  fc.assert(
    fc.property(facts, facts, (a, b) => {
      expect(sameVacancy(someFacts(a), someFacts(b))).toEqual(sameVacancy(someFacts(b), someFacts(a)))
    }),
  )
})

test('words of a title are counted against the shorter one', () => {
  expect(titleLikeness('staff nurse', 'band 5 staff nurse')).toBe(1)
  expect(titleLikeness('staff nurse', 'staff accountant')).toBe(0.5)
  expect(titleLikeness('chef', 'nurse')).toBe(0)
})

test('a job takes the id of its first listing, and later ads of a batch join it', () => {
  const ads: AdToFold[] = [
    anAd(7, someFacts()),
    anAd(8, someFacts({ titleKey: 'chef', text: kitchenText })),
    anAd(9, someFacts(agency)),
  ]
  expect(foldInto(ads, []).map((ad) => ad.jobId)).toEqual([7, 8, 7])
})

test('an ad that a person set apart stays by itself, and nothing joins it', () => {
  const ads: AdToFold[] = [{ ...anAd(7, someFacts()), apart: true }, anAd(8, someFacts())]
  expect(foldInto(ads, []).map((ad) => ad.jobId)).toEqual([7, 8])
})

test('folding in two batches gives the jobs of one batch', () => {
  const texts = [wardText, kitchenText, wardText.slice(0, 200), kitchenText.slice(0, 160)]
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: 2, maxLength: 12 }), fc.nat(11), (picks, cut) => {
      const ads = picks.map((pick, i) => anAd(i + 1, someFacts({ text: texts[pick] ?? '' })))
      const whole = foldInto(ads, []).map((ad) => ad.jobId)
      const first = foldInto(ads.slice(0, cut), [])
      const known = first.map((ad, i) => ({
        listingId: ad.listingId,
        jobId: ad.jobId,
        facts: ads[i]?.facts ?? someFacts(),
        keys: ad.keys,
      }))
      const second = foldInto(ads.slice(cut), known)
      expect([...first, ...second].map((ad) => ad.jobId)).toEqual(whole)
    }),
  )
})

function anAd(listingId: number, facts: ListingFacts): AdToFold {
  return { listingId, facts, keys: foldKeys(facts), jobId: null, apart: false }
}
