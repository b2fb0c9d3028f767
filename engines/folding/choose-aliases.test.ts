import { keysOfAd } from '../../server/jobs/keys-of-ad.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leeds, someFacts, wardText, kitchenText, york, yearlyPay } from '../../test/facts.ts'
import { relateEmployers } from './employer-likeness.ts'
import { compareListings } from './fold.ts'
import type { ListingFacts } from './listing-facts.ts'
import { chooseAliases, type KnownName } from './choose-aliases.ts'
import { AliasEvidence, type NamePair } from './evidence.ts'

const titles = [
  'night sister surgical wards',
  'hospital kitchens buying manager',
  'principal speech language therapist',
  'chief data steward patient records',
]

/** One ad under each of two names, for each of these titles. */
function advertise(names: readonly [string, string], given: readonly Partial<ListingFacts>[]): NamePair[] {
  const evidence = new AliasEvidence()
  for (const facts of given)
    evidence.add(
      names.map((employerKey) => someFacts({ employer: employerKey, employerKey, poster: 'unknown', ...facts })),
    )
  return evidence.pairs()
}

const names = ['birch lane', 'fellgate nine'] as const
const ofTitles = (count: number): Partial<ListingFacts>[] => titles.slice(0, count).map((titleKey) => ({ titleKey }))
const employers = (...all: string[]): Map<string, KnownName> =>
  new Map(all.map((name, i) => [name, { ads: 100 - i, isRecruiter: false }]))

function choose(given: Partial<Parameters<typeof chooseAliases>[0]>) {
  return chooseAliases({ pairs: [], registered: [], known: employers(...names), dropped: [], ...given })
}

test('three vacancies with the same words under both names make one the name of the other', () => {
  expect(choose({ pairs: advertise(names, ofTitles(3)) })).toEqual([
    { alias: 'fellgate nine', main: 'birch lane', source: 'ads', vacancies: 3 },
  ])
  expect(choose({ pairs: advertise(names, ofTitles(2)) })).toEqual([])
})

test('one ad that is put up in three towns is one vacancy', () => {
  const inTowns = [leeds, york, { ...york, name: 'Hull' }].map((place) => ({ titleKey: titles[0]!, places: [place] }))
  expect(advertise(names, inTowns)[0]?.agreed.size).toBe(1)
})

test('without texts a long title with the same pay counts, and not that of a national table', () => {
  const paid = titles.slice(0, 3).map((titleKey) => ({ titleKey, sketch: null, pay: yearlyPay(30_500, 34_000) }))
  expect(choose({ pairs: advertise(names, paid) })).toHaveLength(1)
  expect(advertise(['birch lane nhs trust', 'fellgate hospital'], paid)).toEqual([])
  expect(
    advertise(
      names,
      paid.map((ad) => ({ ...ad, titleKey: 'chef' })),
    ),
  ).toEqual([])
})

test('one vacancy of the same title and place in other words, or with other pay, speaks against it', () => {
  const evidence = new AliasEvidence()
  const ad = (employerKey: string, facts: Parameters<typeof someFacts>[0]) =>
    someFacts({ employerKey, poster: 'unknown', ...facts })
  for (const titleKey of titles.slice(0, 3)) evidence.add(names.map((name) => ad(name, { titleKey })))
  expect(choose({ pairs: evidence.pairs() })).toHaveLength(1)
  const titleKey = titles[3]!
  evidence.add([ad(names[0], { titleKey, text: wardText }), ad(names[1], { titleKey, text: kitchenText })])
  expect(choose({ pairs: evidence.pairs() })).toEqual([])
})

test('a recruiter, a site that passes on ads and an unknown name are never another name of an employer', () => {
  const pairs = advertise(names, ofTitles(4))
  const [left, right] = names
  expect(choose({ pairs, known: new Map([...employers(left), [right, { ads: 4, isRecruiter: true }]]) })).toEqual([])
  expect(choose({ pairs, known: employers(left) })).toEqual([])
  expect(advertise([left, 'ukstaffsearch'], ofTitles(4))).toEqual([])
})

test('a name that shares ads with three others posts for them', () => {
  const others = ['fellgate nine', 'oakmere foods', 'quince and pear']
  const pairs = others.flatMap((other) => advertise(['birch lane', other], ofTitles(3)))
  expect(choose({ pairs, known: employers('birch lane', ...others) })).toEqual([])
  expect(choose({ pairs: pairs.slice(0, 2), known: employers('birch lane', ...others) })).toHaveLength(2)
})

test('a register is believed unless ads speak against it or the operator has dropped it', () => {
  const registered = [names]
  expect(choose({ registered })).toEqual([
    { alias: 'fellgate nine', main: 'birch lane', source: 'register', vacancies: 0 },
  ])
  expect(choose({ registered, dropped: [['fellgate nine', 'birch lane']] })).toEqual([])
  expect(choose({ registered, pairs: [{ names, agreed: new Set(), contradicted: 1 }] })).toEqual([])
})

test('there are no chains, and an employer has five other names at most', () => {
  const all = ['a one', 'b two', 'c three', 'd four', 'e five', 'f six', 'g seven', 'h eight']
  const pair = fc.tuple(fc.constantFrom(...all), fc.constantFrom(...all))
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 30 }), (registered) => {
      const aliases = choose({ registered, known: employers(...all) })
      const mains = new Set(aliases.map(({ main }) => main))
      expect(aliases.filter(({ alias }) => mains.has(alias))).toEqual([])
      for (const main of mains) expect(aliases.filter((one) => one.main === main).length).toBeLessThanOrEqual(5)
      expect(choose({ registered: registered.toReversed(), known: employers(...all) })).toEqual(aliases)
    }),
  )
})

test('two ads under a name and its other name are one vacancy, and share a key', () => {
  const ad = { titleKey: 'chef', sketch: null, poster: 'unknown' as const }
  const main = someFacts({ ...ad, employerKey: 'birch lane' })
  const other = someFacts({ ...ad, employerKey: 'fellgate nine', board: 'adzuna' })
  expect(relateEmployers(main, other)).toBe('two')
  expect(compareListings(main, other).kind).toBe('open')
  const known = { ...other, mainKey: 'birch lane' }
  expect(relateEmployers(main, known)).toBe('one')
  expect(compareListings(main, known).kind).toBe('one')
  expect(keysOfAd(known).exact).toBe(keysOfAd(main).exact)
  expect(keysOfAd(other).exact).not.toBe(keysOfAd(main).exact)
})
