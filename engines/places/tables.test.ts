import { expect, test } from 'vitest'
import { buildAreas } from './areas.ts'
import { fold } from './fold.ts'
import { readGeoNames } from '../../server/places/geonames.ts'
import { knownAreas } from './lexicon.ts'
import { buildOutcodes, outcodeKey } from './outcodes.ts'
import { buildTowns, improve } from './towns.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const gazetteer = createGazetteer()
const rows = improve(readGeoNames().places)
const areas = buildAreas(rows)
const towns = buildTowns(rows, areas)
const outcodes = buildOutcodes(towns, areas, new Map())

/** The 124 areas of the Postcode Address File: 121 and those of Guernsey, Jersey and Man. */
const letters = `AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY
  G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA
  PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE`

/** Eircode's routing keys by their first letter: how many there are of each. */
const keysByLetter = { A: 17, C: 1, D: 22, E: 8, F: 14, H: 11, K: 7, N: 4, P: 18, R: 10, T: 5, V: 10, W: 4, X: 3, Y: 5 }

test('all 124 postcode areas are there, each with outcodes', () => {
  const all = letters.split(/\s+/)
  expect(all).toHaveLength(124)
  expect([...outcodes.areas.keys()].sort()).toEqual(all.toSorted())
  for (const area of all) {
    expect(
      [...outcodes.byKey.keys()].some((key) => new RegExp(`^GB ${area}\\d`).test(key)),
      area,
    ).toBe(true)
  }
})

test('all 139 routing keys are there', () => {
  const keys = [...outcodes.byKey.keys()].filter((key) => key.startsWith('IE ')).map((key) => key.slice(3))
  expect(keys).toHaveLength(139)
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(keys, (key) => key[0]!)).map(([letter, own]) => [letter, own!.length]),
  )
  expect(counts).toEqual(keysByLetter)
})

test('every outcode lies in its country, and the islands in theirs', () => {
  const astray = [...outcodes.byKey].filter(
    ([key, place]) => !key.startsWith(place.country) || !place.areas[0]?.endsWith(place.country.toLowerCase()),
  )
  expect(astray).toEqual([])
  expect(outcodes.byKey.get(outcodeKey('JE2', 'GB'))?.areas).toContain('county:jersey')
  expect(outcodes.byKey.get(outcodeKey('IM1', 'GB'))?.areas).toContain('county:isle-of-man')
  expect(outcodes.byKey.get(outcodeKey('BT35', 'GB'))?.areas).toContain('country:northern-ireland')
})

test('every town has the one county that people write behind it', () => {
  expect(rows.filter((row) => areas.countyOf(row.code) === null)).toEqual([])
  const claims = areas.all.filter((area) => area.isPostal).flatMap((area) => [...area.codes])
  expect(new Set(claims).size).toBe(claims.length)
})

test('of every area that a place lies in, the areas around that are its own too, the widest first', () => {
  const byId = new Map(areas.all.map((area) => [area.place.id, area.place]))
  const order = areas.all.map((area) => area.place.id)
  const rankOf = new Map(order.map((id, index) => [id, index]))
  const isInOrder = (ids: readonly string[]) =>
    ids.every((id, index) => index === 0 || rankOf.get(ids[index - 1]!)! < rankOf.get(id)!)
  // A circle may reach into a town of another region: the Lake District into Yorkshire.
  const isCircle = (id: string) => areas.byId.get(id)!.circle !== null
  const isWhole = (ids: readonly string[]) =>
    ids.every((id) => isCircle(id) || byId.get(id)!.areas.every((outer) => ids.includes(outer)))
  const wrong = towns.filter(({ place }) => !isInOrder(place.areas) || !isWhole(place.areas))
  expect(wrong.map(({ place }) => `${place.label}: ${place.areas.join(' ')}`)).toEqual([])
})

test('towns of Northern Ireland are in their counties', () => {
  const county = (name: string) =>
    towns.find((town) => town.place.name === name && town.place.areas.includes('country:northern-ireland'))?.place
      .county
  expect(
    [
      'Belfast',
      'Bangor',
      'Newry',
      'Omagh',
      'Enniskillen',
      'Coleraine',
      'Portrush',
      'Londonderry',
      'Strabane',
      'Craigavon',
      'Banbridge',
      'Lisburn',
      'Magherafelt',
    ].map((name) => `${name} ${county(name)}`),
  ).toEqual([
    'Belfast Co. Antrim',
    'Bangor Co. Down',
    'Newry Co. Down',
    'Omagh Co. Tyrone',
    'Enniskillen Co. Fermanagh',
    'Coleraine Co. Londonderry',
    'Portrush Co. Antrim',
    'Londonderry Co. Londonderry',
    'Strabane Co. Tyrone',
    'Craigavon Co. Armagh',
    'Banbridge Co. Down',
    'Lisburn Co. Antrim',
    'Magherafelt Co. Londonderry',
  ])
})

test('every other name of an area leads to it, alone or first of several', () => {
  const lost: string[] = []
  for (const known of knownAreas(areas, towns)) {
    for (const name of known.names) {
      if (name.share < 1) continue
      const answer = gazetteer.resolve(name.key)
      const found = answer.kind === 'found' ? [answer.place, ...answer.others].map((place) => place.id) : []
      if (!found.includes(known.place.id)) lost.push(`${name.key} → ${known.place.id}`)
    }
  }
  expect(lost).toEqual([])
})

test('every label leads back to its place, but for seven hamlets beside a bigger place of their name', () => {
  const all = [
    ...towns.map((town) => town.place),
    ...areas.all.map((area) => area.place),
    ...outcodes.byKey.values(),
    ...[...outcodes.areas.values()].map((area) => area.place),
  ]
  const lost = all.filter((place) => {
    const answer = gazetteer.resolve(place.label)
    return answer.kind !== 'found' || answer.place.id !== place.id
  })
  expect(lost.map((place) => place.label)).toEqual([
    'Warton, Lancashire',
    'Stoke, Cheshire',
    'Norton, South Yorkshire',
    'Halton, Cheshire',
    'Farnborough, Berkshire',
    'Acklam, North Yorkshire',
    'Stoke, Stoke-on-Trent',
  ])
})

test('no two places have the same id, and no two the same label', () => {
  const all = [...towns.map((town) => town.place), ...areas.all.map((area) => area.place), ...outcodes.byKey.values()]
  const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
  expect(twice(all.map((place) => place.id))).toEqual([])
  expect(twice(all.map((place) => fold(place.label)))).toEqual([])
})
