import { useEffect, useRef, useState } from 'react'
import { listDevices, openDevices, release, watchDevices, type Choice, type Device, type Media } from './devices.ts'
import type { RecorderEvent, RecorderState } from './recorder-state.ts'

export type Devices = {
  /** Null while the devices are off. */
  stream: MediaStream | null
  cameras: readonly Device[]
  microphones: readonly Device[]
  choice: Choice
  choose: (choice: Choice) => void
}

/** What was chosen last on this page: another question need not be told which microphone it is. */
let lastChoice: Choice = { camera: null, microphone: null }

/** Camera and microphone: on from the moment that they are asked for to the end of the recording, off on every way out. */
export function useDevices(
  media: Media,
  phase: RecorderState['phase'],
  dispatch: (event: RecorderEvent) => void,
): Devices {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [choice, setChoice] = useState<Choice>(lastChoice)
  const [lists, setLists] = useState<{ cameras: Device[]; microphones: Device[] }>({ cameras: [], microphones: [] })
  const latest = useRef<MediaStream | null>(null)
  const isAsking = phase.name === 'asking'
  // While somebody looks at what they recorded, the light of the camera is out.
  const areOff =
    phase.name === 'saving' ||
    phase.name === 'saved' ||
    phase.name === 'failed' ||
    (phase.name === 'recorded' && phase.take === 'real')

  function put(next: MediaStream | null): void {
    if (latest.current !== next) release(latest.current)
    latest.current = next
    setStream(next)
  }

  useEffect(() => {
    if (!isAsking) return
    let isLeft = false
    put(null)
    void openDevices(media, choice).then(async (opened) => {
      if (isLeft) return release(opened.stream)
      if (opened.fault !== null) return dispatch({ type: 'fault', fault: opened.fault })
      put(opened.stream)
      dispatch({ type: 'opened' })
      setLists(await listDevices())
    })
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the choice of a moment ago: another one asks anew by itself
  }, [isAsking, media])

  useEffect(() => {
    if (areOff) put(null)
  }, [areOff])

  useEffect(() => () => release(latest.current), [])

  useEffect(() => {
    if (stream === null) return
    const refresh = () => void listDevices().then(setLists)
    navigator.mediaDevices.addEventListener('devicechange', refresh)
    const end = watchDevices(stream, {
      lost: () => dispatch({ type: 'device-lost' }),
      muted: () => dispatch({ type: 'interrupt' }),
      unmuted: () => dispatch({ type: 'resume' }),
    })
    return () => {
      navigator.mediaDevices.removeEventListener('devicechange', refresh)
      end()
    }
  }, [stream, dispatch])

  return {
    stream,
    ...lists,
    choice,
    choose(next) {
      lastChoice = next
      setChoice(next)
      void openDevices(media, next).then((opened) => {
        if (opened.fault !== null) return dispatch({ type: 'fault', fault: opened.fault })
        put(opened.stream)
      })
    },
  }
}
