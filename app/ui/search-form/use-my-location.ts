import { useState } from 'react'
import { messages } from '../../../contract/messages.ts'

type State = { kind: 'idle' | 'asking' } | { kind: 'failed'; message: string } | { kind: 'found'; label: string }

/** Asks the browser where it is, only when told to, and the server what that place is called (S2.24, M42 to M45). */
export function useMyLocation(onFound: (label: string) => void) {
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function locate(): Promise<void> {
    if (!('geolocation' in navigator)) return setState({ kind: 'failed', message: messages.geolocationUnsupported })
    setState({ kind: 'asking' })
    try {
      const { coords } = await position()
      const label = await nameOf(coords)
      onFound(label)
      setState({ kind: 'found', label })
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof Error ? error.message : messages.geolocationNoResults })
    }
  }

  return { state, locate }
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
