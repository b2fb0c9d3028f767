import { useEffect, useState, type ReactNode } from 'react'
import { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { Player } from './player.tsx'

type Props = {
  uuid: string
  title: string
  /** What stands below the player, once the recording is there. */
  children?: (recording: PlayableRecording) => ReactNode
}

type State =
  | { kind: 'loading' }
  | { kind: 'found'; recording: PlayableRecording }
  | { kind: 'gone' }
  | { kind: 'unreachable' }

/** How long until a recording that is still being prepared is asked for again, in milliseconds. */
const again = 1_500

/** A recording that is asked for by its id: while it is being prepared, again and again. */
export function RecordingById({ uuid, title, children }: Props) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      const found = await ask(uuid, stop.signal)
      if (stop.signal.aborted) return
      setState(found)
      const isInWork = found.kind === 'found' && !isSettled(found.recording)
      if (isInWork || found.kind === 'unreachable') timer = setTimeout(() => void load(), again)
    }
    void load()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [uuid])
  switch (state.kind) {
    case 'loading':
      return <p className="quiet">Loading the recording …</p>
    case 'unreachable':
      return <output>We could not load the recording. We are trying again every few seconds.</output>
    case 'gone':
      return <p>This recording has been deleted, or you may not play it.</p>
    case 'found': {
      const { recording } = state
      if (recording.status === 'refused')
        return <p className="problem">{recording.problem ?? 'We cannot play this recording.'}</p>
      return (
        <>
          {recording.status === 'ready' ? (
            <Player recording={recording} title={title} />
          ) : (
            <output>We are preparing the recording. It takes a few seconds.</output>
          )}
          {children?.(recording)}
        </>
      )
    }
  }
}

const isSettled = ({ status }: PlayableRecording): boolean => status === 'ready' || status === 'refused'

async function ask(uuid: string, signal: AbortSignal): Promise<State> {
  try {
    const response = await fetch(`/api/recordings/${encodeURIComponent(uuid)}`, { signal })
    if (response.ok) return { kind: 'found', recording: PlayableRecording.parse(await response.json()) }
    return response.status === 404 ? { kind: 'gone' } : { kind: 'unreachable' }
  } catch {
    return { kind: 'unreachable' }
  }
}
