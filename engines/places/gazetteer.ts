import { lastUsed } from '../../contract/platform/last-used.ts'
import { buildAreas } from './areas.ts'
import type { Position } from './distance.ts'
import type { Elsewhere } from './foreign.ts'
import { addSettlements, type Settlement } from './settlements.ts'
import type { GeoNames } from './geonames.ts'
import { type KnownPlace, named } from './known-place.ts'
import { buildLexicon, knownAreas } from './lexicon.ts'
import { nearestNamesOf } from './nearest-names.ts'
import { nearestOf } from './nearest.ts'
import { buildOutcodes, outcodeKey, type OutcodePositions, type Outcodes } from './outcodes.ts'
import type { Place, PlaceAnswer } from './place.ts'
import { readPostcode } from './postcode.ts'
import { postcodePlace, readPlace, remotePlace, type ReadOptions } from './reader.ts'
import { suggestFrom, type Suggest } from './suggest.ts'
import { townAround } from './town-around.ts'
import { buildTowns, improve } from './towns.ts'

/** Every place of the United Kingdom, Ireland and the islands, without a network. Make one a process: it is read-only. */
export type Gazetteer = {
  /** What a person's or an ad's words for a place mean. Never throws. Equal texts share one answer: do not change it. */
  resolve: (text: string, options?: ReadOptions) => PlaceAnswer
  /** Places to offer while someone types, the likeliest first. */
  suggest: (text: string, limit?: number) => Place[]
  find: (id: string) => Place | null
  /** The town or district nearest to a position; null: none within thirty miles. */
  nearest: (position: Position) => Place | null
  /** The town that a place belongs to, or what is larger; see town-around.ts. Null: no town or county is known. */
  townOf: (place: Place) => Place | null
  /** Ids of the areas around a position, the widest first; empty: not in these islands. */
  areasAt: (position: Position) => readonly string[]
  /** How many of each there are, for the log at the start. */
  counts: { towns: number; areas: number; outcodes: number }
}

/** What an operator imported. */
export type ExtraPlaces = { settlements: readonly Settlement[]; outcodes: OutcodePositions }

/**
 * The gazetteer: about a fifth of a second and 25 MB.
 * @param isSpelling false: nothing is offered for a name that it does not know, and so nothing is searched for.
 * @throws Error when our own tables contradict themselves.
 */
export function buildGazetteer(geoNames: GeoNames, extra: ExtraPlaces, { isSpelling = true } = {}): Gazetteer {
  const rows = improve(geoNames.places)
  const areas = buildAreas(rows)
  const towns = addSettlements(buildTowns(rows, areas), extra.settlements, areas)
  const { byKey: outcodes, areas: postcodeAreas } = buildOutcodes(towns, areas, extra.outcodes)
  const everything = [
    ...towns,
    ...knownAreas(areas, towns),
    ...dublinDistricts(outcodes),
    ...namedPostcodeAreas(postcodeAreas),
  ]
  const lexicon = buildLexicon({ places: everything, foreignCities: geoNames.foreignCities })

  // Only who types a slip or a prefix needs these; an import never does.
  const nearestNames = once(() => nearestNamesOf(everything))
  const suggest = once(() => suggestFrom([...everything, remote], [...outcodes.values()]))
  const nearestTown = once(() => nearestOf(towns.map((town) => ({ lat: town.place.lat, lng: town.place.lng, town }))))
  const byId = once(() => placesById([...everything.map((known) => known.place), ...outcodes.values()]))
  const find = (id: string) => byId().get(id) ?? postcodeById(id, outcodes)
  const townOf = once(() => {
    const around = townAround(
      towns.map((town) => town.place),
      find,
    )
    const known = lastUsed<Place | null>(answersKept)
    return (place: Place) => known(place.id, () => around(place))
  })

  const parts = {
    areas,
    lexicon,
    outcodes,
    postcodeAreas,
    nearestNames: (text: string, limit: number) => (isSpelling ? nearestNames()(text, limit) : []),
  }
  const answers = {
    '': lastUsed<PlaceAnswer>(answersKept),
    GB: lastUsed<PlaceAnswer>(answersKept),
    IE: lastUsed<PlaceAnswer>(answersKept),
  }
  const answersWorldwide = { ...answers, '': lastUsed<PlaceAnswer>(answersKept) }
  const answersAbroad = lastUsed<PlaceAnswer>(answersKept)

  return {
    resolve(text, options = {}) {
      const { near, ...rest } = options
      const read = () => readPlace(text, rest, parts)
      const { elsewhere, isWorldwide = false } = rest
      const answer = elsewhere
        ? answersAbroad(`${keyOf(elsewhere)}${isWorldwide ? '*' : ''}\n${text}`, read)
        : (isWorldwide ? answersWorldwide : answers)[rest.country ?? ''](text, read)
      // Where someone stands matters only between places of one name.
      const isAsked = near !== undefined && answer.kind === 'found' && answer.others.length > 0
      return isAsked ? readPlace(text, options, parts) : answer
    },
    suggest: (text, limit = 8) => withPostcode(text, outcodes) ?? (suggest() satisfies Suggest)(text, limit),
    find,
    nearest: (position) => nearestTown()(position, farthestTown)?.town.place ?? null,
    townOf: (place) => townOf()(place),
    areasAt(position) {
      const town = nearestTown()(position, farthestTown)?.town
      return town ? areas.around(town.code, position) : []
    },
    counts: { towns: towns.length, areas: areas.all.length, outcodes: outcodes.size },
  }
}

/** Miles from the nearest town at which one is no longer in these islands: the loneliest places of the Highlands have 25. */
const farthestTown = 30

function keyOf({ areas, isSure }: Elsewhere): string {
  return `${areas.map(({ country, state }) => country + state).join()}${isSure ? '!' : ''}`
}

/** Most ads share a few thousand texts. */
const answersKept = 20_000

const remote: KnownPlace = {
  place: remotePlace(null),
  weight: 300_000,
  names: [named('Work from home'), named('Home based')],
  code: '',
}

/** 'Dublin 2' and 'D2' for D02. */
function dublinDistricts(outcodes: ReadonlyMap<string, Place>): KnownPlace[] {
  return [...outcodes.values()]
    .filter((place) => place.name.startsWith('Dublin '))
    .map((place) => {
      const number = place.name.slice('Dublin '.length)
      const names = [
        place.name,
        `Dublin ${number.padStart(2, '0')}`,
        `D${number}`,
        `Dublin D${number}`,
        `Dublin ${number.replace('W', ' W')}`,
        `Dublin ${number.replace('W', ' West')}`,
      ]
      return { place, weight: 30_000, names: [...new Set(names)].map((name) => named(name)), code: '' }
    })
}

/** 'LS postcodes', 'LS postcode area': the letters alone are understood too, but only as the whole text. */
function namedPostcodeAreas(areas: Outcodes['areas']): KnownPlace[] {
  return [...areas].map(([letters, { place, town }]) => ({
    place,
    weight: 1,
    names: [place.label, `${letters} postcodes`, `${letters} postcode area`, `${letters} ${town}`].map((name) =>
      named(name),
    ),
    code: '',
  }))
}

function withPostcode(text: string, outcodes: ReadonlyMap<string, Place>): Place[] | null {
  const [reading] = readPostcode(text.replaceAll(' ', ''), (outcode, country) =>
    outcodes.has(outcodeKey(outcode, country)),
  )
  if (!reading?.full) return null
  return [postcodePlace(reading.full, outcodes.get(outcodeKey(reading.outcode, reading.country))!)]
}

function postcodeById(id: string, outcodes: ReadonlyMap<string, Place>): Place | null {
  return id.startsWith('postcode:') ? (withPostcode(id.slice('postcode:'.length), outcodes)?.[0] ?? null) : null
}

function placesById(places: readonly Place[]): Map<string, Place> {
  const byId = new Map(places.map((place) => [place.id, place]))
  for (const place of [remotePlace(null), remotePlace('GB'), remotePlace('IE')]) byId.set(place.id, place)
  return byId
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
