export type Position = { lat: number; lng: number }

/** The earth's mean radius in miles: 6,371.0088 km (IUGG) over 1.609344. */
const earthRadiusMiles = 3958.7613

/** Miles as the crow flies, by the haversine formula: within 0.5 % of the true ellipsoid, which is less than a town is wide. */
export function milesBetween(from: Position, to: Position): number {
  const toRadians = Math.PI / 180
  const halfLat = ((to.lat - from.lat) * toRadians) / 2
  const halfLng = ((to.lng - from.lng) * toRadians) / 2
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(from.lat * toRadians) * Math.cos(to.lat * toRadians) * Math.sin(halfLng) ** 2
  // Rounding may push the chord of opposite points past 1, where asin has no answer.
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)))
}
