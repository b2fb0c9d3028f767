import type { Areas } from './areas.ts'
import { isArea, isInOutskirts, nestMiles } from './bonds.ts'
import { milesBetween } from './distance.ts'
import type { Phrase } from './phrases.ts'
import type { Place } from './place.ts'

/** What a phrase was taken for. */
export type Choice = {
  phrase: Phrase
  place: Place
  weight: number
  /** How much the phrases around speak for it. */
  fit: number
  /** A county is named beside it that it is not in. */
  isContradicted: boolean
  /** Of the same name, and fitting as well. */
  others: readonly Place[]
}

/** Drops what only says where a narrower place lies: of 'Otley, Leeds, West Yorkshire, UK' Otley stays. */
export function narrowest(choices: readonly Choice[], areas: Areas): Choice[] {
  const kept = choices.filter(
    (outer, outerAt) =>
      !choices.some((inner, innerAt) => inner !== outer && saysWhere({ outer, outerAt }, { inner, innerAt }, areas)),
  )
  const distinct = kept.filter(
    (choice, index) => kept.findIndex((other) => other.place.id === choice.place.id) === index,
  )
  return distinct.length < 2 ? distinct : withoutStrays(distinct, choices.length)
}

function saysWhere(
  { outer, outerAt }: { outer: Choice; outerAt: number },
  { inner, innerAt }: { inner: Choice; innerAt: number },
  areas: Areas,
): boolean {
  if (inner.place.id === outer.place.id) return false
  if (inner.place.areas.includes(outer.place.id)) return true
  if (isArea(outer.place))
    return isInOutskirts(inner, outer.place, areas) || isOwnReckoning(inner, innerAt, outer, outerAt)
  if (isArea(inner.place)) return false
  if (isPostal(inner.place) !== isPostal(outer.place))
    return isPostal(inner.place) && milesBetween(inner.place, outer.place) < postTownMiles
  const isSmaller = inner.weight < outer.weight || (inner.weight === outer.weight && innerAt < outerAt)
  return isSmaller && milesBetween(inner.place, outer.place) <= nestMiles(inner.weight, outer.weight)
}

/** 'London South East', 'Middlesex, South East': boards draw regions as they like; one right behind a place is its own. */
function isOwnReckoning(inner: Choice, innerAt: number, outer: Choice, outerAt: number): boolean {
  if (outer.place.kind === 'county' || outerAt !== innerAt + 1) return false
  // 'West Midlands, East Midlands' is a list of two regions.
  return inner.place.kind === 'county' || !isArea(inner.place)
    ? !inner.phrase.places.some(({ place }) => place.kind === 'region')
    : false
}

/** A postcode is more exact than its post town, which may be a good way off. */
const postTownMiles = 40

function isPostal(place: Place): boolean {
  return place.kind === 'postcode' || place.kind === 'outcode'
}

/** Of several that have nothing to do with each other, districts and villages are chance likenesses, and a county that contradicts the rest a slip. */
function withoutStrays(choices: readonly Choice[], phrases: number): Choice[] {
  const sure = choices.filter((choice) => {
    if (isArea(choice.place))
      return !(phrases <= longestAddress && choices.some((other) => other.fit >= 0.9 && !isArea(other.place)))
    return choice.weight >= (choice.place.kind === 'district' ? certainDistrict : certainTown)
  })
  return sure.length > 0 ? sure : [choices.toSorted((a, b) => b.weight - a.weight)[0]!]
}

/** With more phrases than this it is a list of places, not one with its surroundings. */
const longestAddress = 4
const certainTown = 10_000
const certainDistrict = 20_000
