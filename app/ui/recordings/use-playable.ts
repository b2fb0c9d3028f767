import { useEffect, useRef, useState } from 'react'
import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import type { PlayerProps } from './player-props.ts'

type Shown = PlayerProps['recording']
type Address = NonNullable<PlayableRecording['addresses']>

/** Milliseconds between questions whether it is ready yet. */
const askAgainMs = 4_000
/** Addresses are fetched anew at most once in this time: one that fails at once is broken, not old. */
const freshMs = 15_000

/** A recording as it is now, and where it is played from. */
export function usePlayable(given: Shown) {
  const [recording, setRecording] = useState<Shown>(given)
  const [problem, setProblem] = useState<'gone' | 'failed' | null>(null)
  const goOn = useRef<{ at: number; isPlaying: boolean } | null>(null)
  const fetchedAt = useRef(-Infinity)
  // Another recording in its place.
  const [uuid, setUuid] = useState(given.uuid)
  if (uuid !== given.uuid) {
    setUuid(given.uuid)
    setRecording(given)
    setProblem(null)
  }

  const address: Address | null = recording.addresses ?? null
  const isWaiting =
    problem === null &&
    (recording.status === 'recording' ||
      recording.status === 'processing' ||
      (recording.status === 'ready' && address === null))

  async function fetchIt(): Promise<void> {
    fetchedAt.current = performance.now()
    const found = await findRecording(given.uuid)
    if (found === 'gone' || found === 'failed') return setProblem(found)
    setProblem(null)
    setRecording(found)
  }

  useEffect(() => {
    if (!isWaiting) return
    if (recording.status === 'ready') return void fetchIt()
    const timer = setInterval(() => {
      if (!document.hidden) void fetchIt()
    }, askAgainMs)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- asks for the recording of the moment
  }, [isWaiting, uuid, recording.status])

  return {
    recording,
    address,
    state: problem ?? stateOf(recording),
    /** The address has run out, or the connection is gone. */
    onFailed: ({ currentTime, paused }: HTMLMediaElement): void => {
      goOn.current = { at: currentTime, isPlaying: !paused }
      if (performance.now() - fetchedAt.current < freshMs) setProblem('failed')
      else void fetchIt()
    },
    /** Goes on where it was. */
    onLoaded: (player: HTMLMediaElement): void => {
      const before = goOn.current
      goOn.current = null
      if (before === null) return
      player.currentTime = before.at
      if (before.isPlaying) void player.play().catch(() => {})
    },
    again: () => void fetchIt(),
  }
}

function stateOf({ status }: Shown): 'ready' | 'processing' | 'refused' {
  return status === 'recording' ? 'processing' : status
}

async function findRecording(uuid: string): Promise<PlayableRecording | 'gone' | 'failed'> {
  try {
    const answer = await fetch(`/api/recordings/${uuid}`)
    if (answer.ok) return (await answer.json()) as PlayableRecording
    return answer.status === 404 || answer.status === 401 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}
