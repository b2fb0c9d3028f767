/** The grid that finds what is near: three sizes of cells, so that a circle needs 4 to 9 of them whatever its size. */
const cellSizes = [
  { name: 'g1', latitude: 0.1, upToMiles: 6 },
  { name: 'g2', latitude: 0.3, upToMiles: 16 },
  { name: 'g3', latitude: 0.8, upToMiles: Number.POSITIVE_INFINITY },
] as const

/** A degree of longitude is about 0.6 of one of latitude in the middle of Britain: cells are nearly square. */
const longitudeStretch = 1.6

/** Beyond this many cells looking them all up costs more than measuring every distance. */
const cellsAtMost = 40

const earthRadiusKm = 6371.0088
export const kmOfDegree = (earthRadiusKm * Math.PI) / 180
export const kmOfMile = 1.609344

export type Position = { lat: number; lng: number }

/** The cells that a position lies in, one of each size: 'g1:535.-10'. */
export function cellsOf({ lat, lng }: Position): string[] {
  return cellSizes.map(({ name, latitude }) => cellName(name, row(lat, latitude), column(lng, latitude)))
}

/** The cells that a circle touches; null where they are too many to be of use. */
export function cellsOfCircle(circle: Position & { radiusMiles: number }): string[] | null {
  const size = cellSizes.find(({ upToMiles }) => circle.radiusMiles <= upToMiles) ?? cellSizes[2]
  const degrees = (circle.radiusMiles * kmOfMile) / kmOfDegree
  // Longitudes come closest together at the end of the circle that is nearer to the pole.
  const shrink = Math.cos(toRadians(Math.min(89, Math.abs(circle.lat) + degrees)))
  const [south, north] = [row(circle.lat - degrees, size.latitude), row(circle.lat + degrees, size.latitude)]
  const [west, east] = [
    column(circle.lng - degrees / shrink, size.latitude),
    column(circle.lng + degrees / shrink, size.latitude),
  ]
  if ((north - south + 1) * (east - west + 1) > cellsAtMost * 2) return null
  const cells: string[] = []
  for (let r = south; r <= north; r++) {
    for (let c = west; c <= east; c++) {
      if (touches(circle, degrees, { r, c, latitude: size.latitude }, shrink)) cells.push(cellName(size.name, r, c))
    }
  }
  return cells.length <= cellsAtMost ? cells : null
}

function touches(
  { lat, lng }: Position,
  degrees: number,
  { r, c, latitude }: { r: number; c: number; latitude: number },
  shrink: number,
): boolean {
  const longitude = latitude * longitudeStretch
  const north = clamp(lat, r * latitude, (r + 1) * latitude) - lat
  const east = (clamp(lng, c * longitude, (c + 1) * longitude) - lng) * shrink
  return north * north + east * east <= degrees * degrees
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function row(lat: number, latitude: number): number {
  return Math.floor(lat / latitude)
}

function column(lng: number, latitude: number): number {
  return Math.floor(lng / (latitude * longitudeStretch))
}

function cellName(size: string, r: number, c: number): string {
  return `${size}:${r}.${c}`
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
