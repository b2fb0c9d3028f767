import { messages } from '../../../contract/texts/messages.ts'

/**
 * Where the browser is, as the server calls that place: 'Headingley, Leeds'.
 * @throws {Error} with the words to show (M42 to M45).
 */
export async function findMyLocation(): Promise<string> {
  if (!('geolocation' in navigator)) throw new Error(messages.geolocationUnsupported)
  const { coords } = await position()
  return await nameOf(coords)
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      ({ code }) => reject(new Error(messages.geocoderFailed(reasons[code] ?? 'the browser gave no reason'))),
      { enableHighAccuracy: true, timeout: 6_000 },
    )
  })
}

/** By the codes of GeolocationPositionError. */
const reasons: Record<number, string> = {
  1: 'you, or your browser, did not allow it',
  2: 'your position could not be found',
  3: 'your position was not found within 6 seconds',
}

async function nameOf({ latitude, longitude }: GeolocationCoordinates): Promise<string> {
  const query = new URLSearchParams({ lat: String(latitude), lng: String(longitude) })
  const response = await fetch(`/nearest-place?${query.toString()}`).catch(() => null)
  if (response === null) throw new Error(messages.geocoderFailed('there is no connection'))
  if (response.status === 404) throw new Error(messages.geolocationNoResults)
  if (!response.ok) throw new Error(messages.geocoderFailed('our server did not answer'))
  const { label } = (await response.json()) as { label: string }
  if (label === '') throw new Error(messages.geolocationNoDetails)
  return label
}
