import { keysOfAd } from '../../server/jobs/keys-of-ad.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kitchenText, leeds, someFacts, wardText, westYorkshire, yearlyPay, york } from '../../test/facts.ts'
import { foldInto, mostDifferentAds, type AdToFold } from './fold-batch.ts'
import { compareListings, sameVacancy } from './fold.ts'
import type { ListingFacts } from './listing-facts.ts'
import type { UnderstoodPlace } from '../ads/index.ts'

const agency = { employer: 'Harbour People', employerKey: 'harbour people', poster: 'agency' as const }

test('the same title, employer and place is one vacancy, also where one board cut the text', () => {
  const whole = someFacts()
  const cut = someFacts({ text: wardText.slice(0, 150), isSnippet: true })
  expect(sameVacancy(whole, cut)).toEqual({ because: 'the same title, employer and place' })
})

test('the same title, employer and place with another text is another ward', () => {
  expect(sameVacancy(someFacts(), someFacts({ board: 'nhs', text: kitchenText }))).toBeNull()
})

test("on an employer's own board the same text with other words is another post, unless it is put up again", () => {
  const nhs = (text: string, postedAt: string) => someFacts({ board: 'nhs', text, postedAt })
  const edited = wardText.replace('twenty eight beds', 'twenty beds')
  expect(sameVacancy(nhs(wardText, '2026-03-01'), nhs(edited, '2026-03-03'))).toBeNull()
  expect(sameVacancy(nhs(wardText, '2026-03-01'), nhs(wardText, '2026-03-03'))).not.toBeNull()
  expect(sameVacancy(nhs(wardText, '2026-03-01'), nhs(edited, '2026-03-30'))).not.toBeNull()
})

test('a district, a postcode and the county lead to the same key as the town', () => {
  expect(keysOfAd(someFacts({ places: [westYorkshire] })).exact).toBe(keysOfAd(someFacts()).exact)
  expect(keysOfAd(someFacts({ places: [york] })).exact).not.toBe(keysOfAd(someFacts()).exact)
})

test.each([
  ['staff nurse', 'staff nurse band 5', true],
  ['staff nurse', 'staff nurse ref 1003', true],
  ['staff nurse ref 1003', 'staff nurse ref 2004', true],
  ['hgv class 1 driver', 'hgv class 2 driver', false],
  ['staff nurse band 5', 'staff nurse band 6', false],
])('of one employer in one place, %s and %s are one vacancy: %s', (a, b, isOne) => {
  expect(sameVacancy(someFacts({ titleKey: a }), someFacts({ titleKey: b })) !== null).toBe(isOne)
  if (isOne) expect(keysOfAd(someFacts({ titleKey: a })).exact).toBe(keysOfAd(someFacts({ titleKey: b })).exact)
})

test("an agency's copy of an employer's ad is the same vacancy", () => {
  expect(sameVacancy(someFacts(), someFacts(agency))).toEqual({ because: 'the same text, title and place' })
})

test('two employers who both hire for themselves are two vacancies unless nearly every word is the same', () => {
  const other = { employer: 'Birch Lane Hospital', employerKey: 'birch lane hospital' }
  const own = wardText
    .replace('every autumn', 'and our own college')
    .replace('nursery on the site', 'canteen by the lake')
  expect(sameVacancy(someFacts(), someFacts({ ...other, text: own }))).toBeNull()
  expect(sameVacancy(someFacts(), someFacts(other))).not.toBeNull()
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
  const bare = someFacts({ employer: null, employerKey: null, sketch: null })
  expect(keysOfAd(bare)).toMatchObject({ exact: null, text1: null, text2: null })
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

test('a job never grows from one vacancy to the next', () => {
  const paid = (listingId: number, min: number) => anAd(listingId, someFacts({ pay: yearlyPay(min, min + 2_000) }))
  // Each is within 12 % of the one before, and the last is not of the first.
  expect(foldInto([paid(1, 30_000), paid(2, 33_000), paid(3, 36_000)], []).map((ad) => ad.jobId)).toEqual([1, 1, 3])
})

test('an ad of a job that shares no key with a newcomer keeps it out as well', () => {
  const bare = someFacts({ sketch: null, pay: yearlyPay(30_000, 32_000) })
  const between = someFacts({ pay: null })
  const newcomer = someFacts({ ...agency, pay: yearlyPay(40_000, 42_000) })
  expect(sharedKeys(bare, newcomer)).toEqual([])
  expect(sharedKeys(between, newcomer)).not.toEqual([])
  expect(sameVacancy(between, newcomer)).not.toBeNull()
  expect(foldInto([anAd(1, bare), anAd(2, between), anAd(3, newcomer)], []).map((ad) => ad.jobId)).toEqual([1, 1, 3])
})

test('a copy that says no more than one of the ads of a job joins it, in whatever district that ad is', () => {
  const headingley: UnderstoodPlace = { ...leeds, name: 'Headingley, Leeds', lat: 53.85, lng: -1.6 }
  const postedAt = '2026-03-02'
  const inLeeds = anAd(1, someFacts({ postedAt }))
  const inHeadingley = anAd(2, someFacts({ board: 'adzuna', places: [headingley], postedAt }))
  const copy = someFacts({ board: 'adzuna', places: [headingley], sketch: null, postedAt })
  expect(compareListings(inLeeds.facts, { ...copy, places: [york] }).kind).toBe('two')
  expect(foldInto([inLeeds, inHeadingley, anAd(3, copy)], []).map((ad) => ad.jobId)).toEqual([1, 1, 1])
})

test('a copy with pay of its own says more, and is held against every ad of the job', () => {
  const first = anAd(1, someFacts({ pay: yearlyPay(30_000, 32_000) }))
  const unpaid = anAd(2, someFacts({ board: 'adzuna' }))
  const other = anAd(3, someFacts({ board: 'adzuna', sketch: null, pay: yearlyPay(40_000, 42_000) }))
  expect(foldInto([first, unpaid, other], []).map((ad) => ad.jobId)).toEqual([1, 1, 3])
})

test('every two ads of a job pass the guards, in whatever order they came', () => {
  const texts = [wardText, kitchenText, wardText.slice(0, 260), `${wardText} ${kitchenText}`]
  const facts = fc
    .record({
      titleKey: fc.constantFrom('staff nurse', 'senior staff nurse', 'staff nurse nights', 'registered staff nurse'),
      employerKey: fc.constantFrom('alder vale hospital', 'harbour people', null),
      places: fc.constantFrom([leeds], [york], [westYorkshire]).map((places) => [...places]),
      text: fc.constantFrom(...texts),
      pay: fc.constantFrom(null, yearlyPay(30_000), yearlyPay(33_000), yearlyPay(36_000), yearlyPay(45_000)),
      contractType: fc.constantFrom(null, 'permanent' as const, 'contract' as const),
      board: fc.constantFrom('reed' as const, 'nhs' as const, 'adzuna' as const),
    })
    .map((given) => someFacts({ ...given, employer: given.employerKey }))
  fc.assert(
    fc.property(fc.array(facts, { minLength: 2, maxLength: 10 }), (all) => {
      const jobs = foldInto(
        all.map((one, i) => anAd(i + 1, one)),
        [],
      )
      for (const [i, a] of jobs.entries())
        for (const [j, b] of jobs.entries())
          if (i < j && a.jobId === b.jobId) expect(compareListings(all[i]!, all[j]!).kind).not.toBe('two')
    }),
  )
})

test('where ads are one vacancy each with each, the order of arrival does not matter', () => {
  const copies = ['staff nurse', 'night staff nurse', 'senior staff nurse'].flatMap((titleKey) =>
    (['reed', 'adzuna', 'linkedin'] as const).map((board) => ({ titleKey, board })),
  )
  const chefs = (['reed', 'nhs'] as const).map((board) => ({ titleKey: 'pastry chef', text: kitchenText, board }))
  const ads = [...copies, ...chefs].map((given, i) => ({ i, facts: someFacts(given) }))
  const sets = (order: readonly { i: number; facts: ListingFacts }[]) => {
    const folded = foldInto(
      order.map(({ facts }, at) => anAd(at + 1, facts)),
      [],
    )
    const groups = Map.groupBy(
      order.map(({ i }, at) => ({ i, job: folded[at]?.jobId })),
      ({ job }) => job,
    )
    return [...groups.values()]
      .map((group) =>
        group
          .map(({ i }) => i)
          .sort((a, b) => a - b)
          .join(),
      )
      .sort()
  }
  const expected = sets(ads)
  fc.assert(
    fc.property(fc.shuffledSubarray(ads, { minLength: ads.length }), (order) => {
      expect(sets(order)).toEqual(expected)
    }),
  )
})

test('an ad is found among more than the cap of one title if all that it says is alike', () => {
  const of = (n: number) =>
    someFacts({
      text: `${wardText} ${kitchenText.split(' ').toSpliced(n, 30).join(' ')} Ref ${n}`,
      payText: `£${n}`,
      pay: yearlyPay(20_000 + 4_000 * n),
    })
  const ads = Array.from({ length: 60 }, (_, n) => anAd(n + 1, of(n)))
  const again = Array.from({ length: 60 }, (_, n) => anAd(n + 101, of(n)))
  const jobs = foldInto([...ads, ...again], []).map((ad) => ad.jobId)
  expect(jobs.slice(60)).toEqual(jobs.slice(0, 60))
})

test('a job takes so many different ads and any number of copies of them', () => {
  const worded = (n: number, id: number) => anAd(id, someFacts({ text: `${wardText} Reference number ${n}.` }))
  const count = mostDifferentAds + 20
  const ads = Array.from({ length: count }, (_, n) => worded(n, n + 1))
  const copies = ads.map((_, n) => worded(n, n + 1 + count))
  const jobs = foldInto([...ads, ...copies], []).map((ad) => ad.jobId)
  expect(jobs.filter((jobId, i) => i < count && jobId === 1)).toHaveLength(mostDifferentAds)
  expect(jobs.slice(count)).toEqual(jobs.slice(0, count))
})

function sharedKeys(a: ListingFacts, b: ListingFacts): string[] {
  const [left, right] = [keysOfAd(a), keysOfAd(b)]
  return (['exact', 'title', 'text1', 'text2', 'twin'] as const).filter(
    (name) => left[name] !== null && left[name] === right[name],
  )
}

function anAd(listingId: number, facts: ListingFacts): AdToFold {
  return { listingId, facts, keys: keysOfAd(facts), jobId: null, apart: false }
}
