import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { RecordingKind } from '../../../contract/recordings/kinds.ts'
import type { KeptRecording } from '../../ww/recordings/kept-recording.ts'
import type { RecordingEvent } from '../../ww/recordings/page-messages.ts'
import type { Media } from './devices.ts'
import { ownMimeType } from './mime-type.ts'
import { policyOf } from './permission-policy.ts'
import { createRecording, isStillOurs } from './recording-calls.ts'
import {
  initialState,
  nextState,
  type RecorderEvent,
  type RecorderLimits,
  type RecorderState,
  type Take,
} from './recorder-state.ts'
import { fileOf, findKept, hearWorker, tellWorker } from './sending.ts'
import { useDevices } from './use-devices.ts'
import { useTake } from './use-take.ts'

export type Wanted = {
  kind: RecordingKind
  media: Media
  limits: RecorderLimits
  /** What the recording is for: what was kept of an earlier visit is offered only there. */
  about: string
  /** As many as the server has counted when the page comes. */
  triesUsed: number
  /** The devices go on at once. */
  isSetUp: boolean
  isSignedIn: boolean
  onSaved: (uuid: string) => void
}

type Own = { uuid: string; writer: string; isBegun: boolean }

/** Everything that a recorder does, for its parts to show. */
export function useRecorder({ kind, media, limits, about, triesUsed, isSetUp, isSignedIn, onSaved }: Wanted) {
  const [state, dispatch] = useReducer(
    (before: RecorderState, event: RecorderEvent) => nextState(before, event, limits),
    { ...initialState, triesUsed },
  )
  const own = useRef<Own | null>(null)
  const stopHearing = useRef(() => {})
  const unstored = useRef({ count: 0, whenNone: () => {} })
  const saved = useRef(onSaved)
  useEffect(() => {
    saved.current = onSaved
  })
  const [uuid, setUuid] = useState<string | null>(null)
  const { phase } = state
  const chunkCall = media === 'video' ? 'sendVideoChunk' : 'sendAudioChunk'

  const offlineTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tellLine = useCallback((isOpen: boolean) => {
    clearTimeout(offlineTimer.current)
    const tell = () => dispatch({ type: 'trouble', troubles: { isOffline: !isOpen } })
    // A connection that is back in a moment is not worth a word.
    if (isOpen) tell()
    else offlineTimer.current = setTimeout(tell, 1_000)
  }, [])

  const hear = useCallback(
    (uuid: string) => {
      stopHearing.current()
      stopHearing.current = hearWorker(uuid, (event) => {
        const stored = unstored.current
        if (event.kind === 'stored' && --stored.count <= 0) stored.whenNone()
        if (event.kind === 'line') tellLine(event.isOpen)
        // The server answers: whoever was logged out is in again.
        if (event.kind === 'progress') dispatch({ type: 'trouble', troubles: { isLoggedOut: false } })
        const heard = meaningOf(event)
        if (heard !== null) dispatch(heard)
        if (event.kind === 'completed') {
          setUuid(uuid)
          saved.current(uuid)
        }
      })
    },
    [tellLine],
  )

  /** The server is asked while the countdown runs, so that the recording begins when it ends. */
  const asking = useRef<ReturnType<typeof createRecording> | null>(null)
  async function prepare(take: Take): Promise<boolean> {
    if (take !== 'real') return true
    const made = await (asking.current ??= ask())
    asking.current = null
    if (made.fault !== null) {
      dispatch({ type: 'fault', fault: made.fault })
      return false
    }
    own.current = { uuid: made.uuid, writer: made.writer, isBegun: false }
    if (made.triesLeft !== null && limits.tries !== null)
      dispatch({ type: 'counted', triesUsed: Math.max(0, limits.tries - made.triesLeft) })
    hear(made.uuid)
    return true
  }
  async function ask() {
    const isCounted = limits.tries !== null
    return await createRecording({
      kind,
      mimeType: ownMimeType(media) ?? '',
      seconds: limits.ms / 1_000,
      ...(isCounted && { about }),
    })
  }
  useEffect(() => {
    if (phase.name === 'counting' && phase.take === 'real') asking.current ??= ask()
    // oxlint-disable-next-line react/exhaustive-deps -- once a countdown
  }, [phase.name])

  function keep(chunk: Blob, ms: number, mimeType: string): void {
    const { current } = own
    if (current === null) return
    const { uuid, writer } = current
    if (!current.isBegun) {
      current.isBegun = true
      const startedAt = new Date(Date.now() - ms).toISOString()
      const recording: KeptRecording = {
        uuid,
        writer,
        kind,
        media,
        about,
        mimeType,
        startedAt,
        ms: 0,
        tries: state.triesUsed + 1,
        parts: [],
        isConfirmed: false,
      }
      tellWorker({ call: 'keepRecording', recording })
    }
    unstored.current.count++
    tellWorker({ call: chunkCall, uuid, status: 'recording', chunk, ms })
  }

  /** A worker that is gone does not answer; what was recorded can be played all the same. */
  async function stored(): Promise<void> {
    if (unstored.current.count <= 0) return
    await new Promise<void>((resolve) => {
      unstored.current.whenNone = resolve
      setTimeout(resolve, 10_000)
    })
  }

  const devices = useDevices(media, phase, dispatch)
  const { taken, show } = useTake({
    phase,
    limits,
    stream: devices.stream,
    mimeType: ownMimeType(media) ?? '',
    dispatch,
    prepare,
    keep,
    stored,
  })

  useEffect(() => {
    if (!isSignedIn) return dispatch({ type: 'fault', fault: 'not-logged-in' })
    if (policyOf(media) === 'stale') return location.reload()
    let isLeft = false
    void findOurs(kind, about).then(async (found) => {
      if (found !== null && !isLeft) {
        own.current = { uuid: found.uuid, writer: found.writer, isBegun: true }
        hear(found.uuid)
        show(await fileOf(found.uuid, media))
        dispatch({ type: 'found', ms: found.ms, isConfirmed: found.isConfirmed, triesUsed: found.tries })
      } else if (ownMimeType(media) === null) dispatch({ type: 'fault', fault: 'not-supported' })
      else if (isSetUp && !isLeft) dispatch({ type: 'open' })
    })
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, when the recorder comes
  }, [kind, about, isSignedIn])

  useEffect(() => {
    if (phase.name === 'saving' && own.current !== null)
      tellWorker({ call: chunkCall, uuid: own.current.uuid, status: 'completed' })
  }, [phase.name, chunkCall])

  useEffect(
    () => () => {
      stopHearing.current()
      clearTimeout(offlineTimer.current)
    },
    [],
  )

  // The browser's own question. What is recorded is kept whatever the answer; a recording that runs ends.
  const isUnsaved = phase.name === 'recording' || phase.name === 'interrupted' || phase.name === 'saving'
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  // Of no use: the next one is a recording of its own.
  const isUseless =
    state.wasTooShort || (phase.name === 'failed' && (phase.fault === 'nothing-recorded' || phase.fault === 'stopped'))
  useEffect(() => {
    if (isUseless) forget({ isFault: true })
  }, [isUseless])

  function forget(why: { isFault: boolean }): void {
    if (own.current === null) return
    tellWorker({ call: 'discardRecording', uuid: own.current.uuid, ...why })
    own.current = null
  }

  /** Forgets what was recorded, here and at the server, and goes back to the device check. */
  function again(): void {
    if (phase.name !== 'recorded' && phase.name !== 'saved') return
    if (phase.name === 'saved') forget({ isFault: false })
    else if (phase.take === 'real') forget({ isFault: phase.endedBy === 'device-lost' })
    setUuid(null)
    show(null)
    dispatch({ type: 'again', areDevicesOn: devices.stream !== null })
  }

  return { state, dispatch, devices, taken, again, uuid }
}

/** The newest that an earlier visit left and that is still ours. Without a connection nobody can say whose it is: nothing is shown then. */
async function findOurs(kind: string, about: string): Promise<KeptRecording | null> {
  for (const kept of await findKept(kind, about)) {
    if (kept.parts.length > 0 && (await isStillOurs(kept.uuid)) === 'yes') return kept
  }
  return null
}

function meaningOf(event: RecordingEvent): RecorderEvent | null {
  switch (event.kind) {
    case 'progress':
      return { type: 'progress', sent: event.sent, total: event.total }
    case 'storage-full':
      return { type: 'trouble', troubles: { isStorageFull: true } }
    case 'logged-out':
      return { type: 'trouble', troubles: { isLoggedOut: true } }
    case 'completed':
      return { type: 'completed' }
    case 'refused':
      return { type: 'fault', fault: event.code === 'elsewhere' ? 'other-window' : 'not-accepted' }
    case 'line':
    case 'stored':
    case 'file':
    case 'found':
      return null
  }
}
