import { useState } from 'react'
import { messages } from '../../../contract/texts/messages.ts'
import { Icon } from '../icon.tsx'
import { useHydrated } from '../use-hydrated.ts'
import css from './words-fields.module.css'

type State = { kind: 'idle' | 'asking' } | { kind: 'found' | 'failed'; message: string }

export type LocateProps = { onFound: (place: string) => void; statusId: string }

/** Asks where the browser is, only when it is pressed; what that takes is loaded then (S2.24). */
export function LocateButton({ onFound, statusId }: LocateProps) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function locate() {
    setState({ kind: 'asking' })
    try {
      const { findMyLocation } = await import('./my-location.ts')
      const place = await findMyLocation()
      onFound(place)
      setState({ kind: 'found', message: `You are near ${place}` })
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof Error ? error.message : messages.geolocationNoResults })
    }
  }

  return (
    <>
      <button
        className={css.locate}
        type="button"
        disabled={!isHydrated || state.kind === 'asking'}
        onClick={() => void locate()}
      >
        <Icon name="place" /> <span>{state.kind === 'asking' ? 'Looking…' : 'Use my location'}</span>
      </button>
      <p className={`${css.located} ${state.kind === 'found' ? 'unseen' : 'problem'}`} id={statusId} aria-live="polite">
        {'message' in state && state.message}
      </p>
    </>
  )
}
