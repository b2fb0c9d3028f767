/*
 * The door of the engine: places of the United Kingdom, Ireland and the islands, and what words for them mean. See README.md.
 */
/** Populated places and an operator's own → the gazetteer, which reads words for places. Make one a process. */
export { buildGazetteer, type ExtraPlaces, type Gazetteer } from './gazetteer.ts'
export type { ForeignCity, GeoName, GeoNames } from './geonames.ts'
export type { Settlement } from './settlements.ts'
export type { ReadOptions } from './reader.ts'
export type { Elsewhere } from './foreign.ts'

export type { Place, PlaceAnswer, PlaceKind } from './place.ts'
/** Whether a place is a county or larger: searched whole, whatever the radius. */
export { isArea } from './bonds.ts'
/** An answer and a radius in miles → circles or areas to search in; null: nowhere here. */
export { placesOf, whereOf, type Where } from './where.ts'
/** Positions in degrees → miles in a straight line. */
export { milesBetween, type Position } from './distance.ts'

/** A name as names of places are compared. */
export { fold as foldPlaceName } from './fold.ts'
/** 'GB LS1', 'IE D02': the key of an imported position. */
export { outcodeKey } from './outcodes.ts'
/** The name or code of a country, in English → ISO 3166 alpha-2; null: not known. */
export { countryCodeOf } from './abroad.ts'
/** States abroad by the letters that people write, for measuring. */
export { foreignStates } from './data/abroad.ts'
