import { useEffect, useRef, useState } from 'react'
import { capture, type Capture } from './capture.ts'
import { longest, type RecorderEvent, type RecorderLimits, type RecorderState } from './recorder-state.ts'

export type Taken = {
  /** Where the browser plays what was recorded last; null if there is nothing. */
  address: string | null
  mimeType: string
}

type Given = {
  phase: RecorderState['phase']
  limits: RecorderLimits
  stream: MediaStream | null
  mimeType: string
  dispatch: (event: RecorderEvent) => void
  /** Called before a take: false if it cannot begin. */
  prepare: (take: 'test' | 'practice' | 'real') => Promise<boolean>
  /** Each chunk of a real take, to be kept; the promise is awaited before the take counts as recorded. */
  keep: (chunk: Blob, ms: number, mimeType: string) => void
  /** Resolves once everything handed to `keep` is stored. */
  stored: () => Promise<void>
}

/** Runs the browser's recorder as the phase says, and hands out what it recorded. */
export function useTake({ phase, limits, stream, mimeType, dispatch, prepare, keep, stored }: Given) {
  const [taken, setTaken] = useState<Taken>({ address: null, mimeType })
  const running = useRef<Capture | null>(null)
  const { name } = phase

  function show(file: Blob | null): void {
    setTaken((before) => {
      if (before.address !== null) URL.revokeObjectURL(before.address)
      return { address: file === null ? null : URL.createObjectURL(file), mimeType: file?.type ?? mimeType }
    })
  }

  useEffect(() => {
    if (name !== 'starting' || stream === null) return
    const { take } = phase as Extract<RecorderState['phase'], { name: 'starting' }>
    let isLeft = false
    void prepare(take).then((mayBegin) => {
      if (isLeft || !mayBegin) return
      show(null)
      const chunks: Blob[] = []
      let type = mimeType
      try {
        running.current = capture(stream, mimeType, {
          onStart(recorded) {
            type = recorded
            dispatch({ type: 'started' })
          },
          onChunk(chunk, ms) {
            chunks.push(chunk)
            if (take === 'real') keep(chunk, ms, type)
          },
          onEnd(ms) {
            running.current = null
            // The recorder itself gave up: what there is, is kept.
            dispatch({ type: 'device-lost' })
            void (take === 'real' ? stored() : Promise.resolve()).then(() => {
              show(new Blob(chunks, { type }))
              dispatch({ type: 'finished', ms, isEmpty: chunks.length === 0 })
            })
          },
        })
      } catch {
        dispatch({ type: 'fault', fault: 'in-use' })
      }
    })
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- begins once, with what there is at that moment
  }, [name])

  useEffect(() => {
    if (name !== 'counting') return
    const timer = setInterval(() => dispatch({ type: 'second' }), 1_000)
    return () => clearInterval(timer)
  }, [name, dispatch])

  useEffect(() => {
    if (name === 'finishing') running.current?.stop()
    else if (name === 'interrupted') running.current?.pause()
    else if (name === 'recording') running.current?.resume()
  }, [name])

  // Left in the middle: what was recorded is kept, and the devices are let go.
  useEffect(() => () => running.current?.stop(), [])

  const most = name === 'recording' ? longest(phase.take, limits) : 0
  useEffect(() => {
    if (name !== 'recording') return
    let timer: ReturnType<typeof setTimeout>
    // Once a second, and at the very end.
    const tick = () => {
      const ms = running.current?.ms() ?? 0
      dispatch({ type: 'tick', ms })
      timer = setTimeout(tick, Math.max(20, Math.min(1_000 - (ms % 1_000), most - ms)))
    }
    timer = setTimeout(tick, 1_000)
    const flush = () => running.current?.flush()
    document.addEventListener('visibilitychange', flush)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [name, most, dispatch])

  return { taken, show }
}
