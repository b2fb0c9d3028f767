import { buildGazetteer, type ExtraPlaces, type Gazetteer } from '../../engines/places/index.ts'
import { readGeoNames } from './geonames.ts'

/**
 * The gazetteer of the places that npm's package carries, and of those that an operator imported. Without any of these it is made once a
 * process, whoever asks.
 * @param isSpelling false: nothing is offered for a name that it does not know, and so nothing is searched for.
 * @throws Error when the package of places is not installed.
 */
export function createGazetteer(extra: ExtraPlaces = noExtras, { isSpelling = true } = {}): Gazetteer {
  const isPlain = extra.settlements.length === 0 && extra.outcodes.size === 0
  if (!isPlain) return buildGazetteer(readGeoNames(), extra, { isSpelling })
  return (plain[isSpelling ? 'spelling' : 'asWritten'] ??= buildGazetteer(readGeoNames(), noExtras, { isSpelling }))
}

const noExtras: ExtraPlaces = { settlements: [], outcodes: new Map() }
const plain: { spelling?: Gazetteer; asWritten?: Gazetteer } = {}
