import type { Areas } from './areas.ts'
import { isArea, isInOutskirts, isPostal, metropolis, nestMiles, postTownMiles } from './bonds.ts'
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
  /** Places of the same name that fit as well. */
  others: readonly Place[]
}

/** Drops what only says where a narrower place lies: of 'Otley, Leeds, West Yorkshire, UK' Otley stays. */
export function narrowest(choices: readonly Choice[], areas: Areas): Choice[] {
  const regions = choices.filter(({ place }) => place.kind === 'region')
  const text: Text = {
    areas,
    choices,
    isList: isList(choices),
    isShort: choices.length <= longestAddress,
    hasOneRegion: regions.length === 1,
  }
  const kept = choices.filter((outer) => !choices.some((inner) => isDropped(outer, inner, text)))
  const distinct = kept.filter(
    (choice, index) => kept.findIndex((other) => other.place.id === choice.place.id) === index,
  )
  return distinct.length < 2 ? distinct : withoutStrays(distinct, text)
}

/** Of two that each say where the other lies, the one behind is dropped, as in an address. */
function isDropped(outer: Choice, inner: Choice, text: Text): boolean {
  if (inner === outer || !saysWhere(outer, inner, text)) return false
  return !saysWhere(inner, outer, text) || text.choices.indexOf(outer) > text.choices.indexOf(inner)
}

/** With more phrases than this it is a list of places, not one with its surroundings. */
const longestAddress = 4

/**
 * 'Barnsley, Rotherham, Sheffield': three towns or more, of which the first is not in the second, are a list; and so are those of
 * which two do not lie in the next, 'Hove, Brighton, Worthing, Lewes'. An address leads from each place to the one around it.
 */
function isList(choices: readonly Choice[]): boolean {
  const towns = choices.filter(({ place }) => !isArea(place) && !isPostal(place))
  const distinct = towns.filter((town, index) => towns.findIndex((other) => other.place.id === town.place.id) === index)
  const last = distinct.at(-1)
  // 'Stratford, Newham, London': the city around ends an address.
  if (last && last.weight >= metropolis && distinct.every((town) => town === last || isNested(town, last)))
    distinct.pop()
  if (distinct.length < 3) return false
  const steps = distinct
    .slice(1)
    .map((next, i) => isNested(distinct[i]!, next) && distinct[i]!.weight * alike < next.weight)
  return !isNested(distinct[0]!, distinct[1]!) || steps.filter((isInNext) => !isInNext).length > 1
}

/** 'Camden, Islington, Hackney': places of one size are neighbours; of an address the next is much the bigger. */
const alike = 2

type Text = { areas: Areas; isList: boolean; isShort: boolean; hasOneRegion: boolean; choices: readonly Choice[] }

/** Whether `outer` is there only to say where `inner` lies. */
function saysWhere(outer: Choice, inner: Choice, text: Text): boolean {
  if (inner.place.id === outer.place.id) return false
  if (inner.place.areas.includes(outer.place.id)) return true
  if (outer.place.areas.includes(inner.place.id)) return false
  if (outer.place.kind === 'county') return isInOutskirts(inner, outer.place, text.areas)
  if (isArea(outer.place)) return text.isShort && text.hasOneRegion && isRegionAround(outer, inner, text.areas)
  // 'West London, London'
  if (isArea(inner.place)) return outer.weight >= metropolis && isInLondon(inner.place)
  if (isPostal(inner.place) || isPostal(outer.place)) return isPostTown(outer, inner)
  // 'Camden, Islington, London'
  if (text.isList) return outer.weight >= metropolis && isInLondon(inner.place) && isInLondon(outer.place)
  if (isCountyBehind(outer, inner, text.choices)) return true
  if (isCountyBehind(inner, outer, text.choices)) return false
  return isNested(inner, outer) || isByPostTown(inner, outer, text.choices)
}

/** 'Selsey, Chichester': before a bigger town near by, a small one is addressed by it; 'Bradford, Leeds' are two. */
function isByPostTown(inner: Choice, outer: Choice, choices: readonly Choice[]): boolean {
  const isBefore = choices.indexOf(inner) < choices.indexOf(outer)
  const isSmall = inner.weight < Math.min(wellKnown, outer.weight)
  return isBefore && isSmall && milesBetween(inner.place, outer.place) <= postTownMiles
}

/** 'Llandudno, Conwy', 'Mallow, Cork': behind a place in it, the name of a county and its town is the county's. */
function isCountyBehind(outer: Choice, inner: Choice, choices: readonly Choice[]): boolean {
  const contains = outer.phrase.places.some(({ place }) => isArea(place) && inner.place.areas.includes(place.id))
  return contains && choices.indexOf(outer) > choices.indexOf(inner)
}

/** 'London South East', 'South East England, Hertfordshire': boards draw regions as they like; one near a place is its own. */
function isRegionAround(outer: Choice, inner: Choice, areas: Areas): boolean {
  if (!isArea(inner.place)) return !isInLondon(outer.place) || (isInLondon(inner.place) && inner.weight < metropolis)
  // 'West Midlands, East Midlands' names two regions, 'West London, South East' one.
  if (inner.phrase.places.some(({ place }) => place.kind === 'region'))
    return isInLondon(inner.place) && !isInLondon(outer.place)
  const reach = areas.byId.get(outer.place.id)?.reachMiles ?? 0
  return milesBetween(inner.place, outer.place) <= reach + borderMiles
}

const borderMiles = 60

function isInLondon(place: Place): boolean {
  return place.areas.includes('county:greater-london')
}

/** A postcode is more exact than its post town, unless it is another town's: then it is the advertiser's and not the job's. */
function isPostTown(outer: Choice, inner: Choice): boolean {
  if (isPostal(inner.place) === isPostal(outer.place)) return false
  const town = isPostal(inner.place) ? outer : inner
  const miles = milesBetween(inner.place, outer.place)
  // Of a name that says nothing by itself there may be one near that we do not know.
  const isSure = town.fit >= 0.9 || (miles > 2.5 * postTownMiles && town.weight >= wellKnown)
  const fits = miles < postTownMiles || !isSure
  return isPostal(inner.place) ? fits : !fits
}

function isNested(inner: Choice, outer: Choice): boolean {
  // 'Sellafield, Seascale': a district is its town's, be it ever so well known.
  if (inner.place.kind === 'district' && inner.place.label.endsWith(`, ${outer.place.name}`)) return true
  return inner.weight < outer.weight && milesBetween(inner.place, outer.place) <= nestMiles(inner.weight, outer.weight)
}

/**
 * Of several that have nothing to do with each other some are there by chance: districts and villages, a county that
 * contradicts the rest, and in 'Denton, Canterbury' the Denton of elsewhere: a hamlet of that name lies by Canterbury.
 */
function withoutStrays(choices: readonly Choice[], { isShort, isList }: Text): Choice[] {
  if (isElsewhere(choices)) return [choices[1]!]
  const sure = choices.filter((choice) => {
    if (isList && isNeighbour(choice, choices)) return true
    if (isArea(choice.place)) return !(isShort && choices.some((other) => other.fit >= 0.9 && !isArea(other.place)))
    return choice.weight >= (choice.place.kind === 'district' ? certainDistrict : certainTown)
  })
  if (sure.length === 0) return [choices.toSorted((a, b) => b.weight - a.weight)[0]!]
  return isElsewhere(sure) ? [sure[1]!] : sure
}

/** In a list a name that stands by itself, near another of the list, is there on purpose, be it ever so small. */
function isNeighbour({ place, phrase }: Choice, choices: readonly Choice[]): boolean {
  if (phrase.isEmbedded || isArea(place)) return false
  return choices.some(
    (other) => other.place.id !== place.id && !isArea(other.place) && milesBetween(other.place, place) <= listMiles,
  )
}

/** Between neighbours of a list of branches or a round. */
const listMiles = 15

/** Of two places far apart the first is small or a district of some other town. */
function isElsewhere([first, second, ...more]: readonly Choice[]): boolean {
  if (!first || !second || more.length > 0 || isArea(first.place) || isArea(second.place)) return false
  const isAddress = second.phrase.gap === 1 && first.fit === 0
  return isAddress && (first.place.kind === 'district' || first.weight < Math.min(wellKnown, second.weight))
}

const certainTown = 10_000
const certainDistrict = 20_000
const wellKnown = 50_000
