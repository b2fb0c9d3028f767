import { useState, type RefObject } from 'react'
import { messages } from '../../../contract/texts/messages.ts'
import { Icon } from '../icon.tsx'
import { fillIn } from '../parts/fill-in.ts'
import { useHydrated } from '../use-hydrated.ts'
import css from './words-fields.module.css'

type State = { kind: 'idle' | 'asking' } | { kind: 'found' | 'failed'; message: string }

export type LocateProps = { input: RefObject<HTMLInputElement | null>; statusId: string }

/** Fills in where the browser is. Asked only when it is pressed; what that takes is loaded then (S2.24). */
export function LocateButton({ input, statusId }: LocateProps) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function locate() {
    setState({ kind: 'asking' })
    try {
      const { findMyLocation } = await import('./my-location.ts')
      const place = await findMyLocation()
      fillIn(input.current, place)
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
