import type { Fault } from './recorder-state.ts'

export type Media = 'video' | 'audio'

/** Which devices are wanted; null: the browser's choice. */
export type Choice = { camera: string | null; microphone: string | null }

export type Device = { id: string; name: string }

export type Opened = { stream: MediaStream; fault: null } | { stream: null; fault: Fault }

/** 640×480 and a microphone without its own echo, or what comes nearest to it. */
export async function openDevices(media: Media, { camera, microphone }: Choice): Promise<Opened> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, ...(microphone !== null && { deviceId: microphone }) },
      video: media === 'video' && {
        width: { ideal: 640 },
        height: { ideal: 480 },
        ...(camera !== null && { deviceId: camera }),
      },
    })
    return { stream, fault: null }
  } catch (error) {
    return { stream: null, fault: await faultOf(error, media) }
  }
}

/** What stands behind an error of the browser's. Names differ between browsers. */
export async function faultOf(error: unknown, media: Media): Promise<Fault> {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  switch (name) {
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return await whatIsMissing(media)
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'in-use'
    case 'NotSupportedError':
    case 'TypeError':
      return 'not-supported'
    default:
      return 'refused'
  }
}

async function whatIsMissing(media: Media): Promise<Fault> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  const hasMicrophone = devices.some(({ kind }) => kind === 'audioinput')
  return media === 'video' && hasMicrophone ? 'no-camera' : 'no-microphone'
}

/** All cameras and microphones, once the person has let us use one: before that they have no names. */
export async function listDevices(): Promise<{ cameras: Device[]; microphones: Device[] }> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  const of = (kind: MediaDeviceKind, word: string) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }, i) => ({ id: deviceId, name: label === '' ? `${word} ${i + 1}` : label }))
  return { cameras: of('videoinput', 'Camera'), microphones: of('audioinput', 'Microphone') }
}

/** Switches camera and microphone off, so that the light beside the camera goes out. */
export function release(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

type Watcher = {
  /** A device was taken out, or the permission taken away. */
  lost: () => void
  /** A device gives nothing for the moment: a phone call, a camera's own switch, another window on a phone. */
  muted: () => void
  unmuted: () => void
}

/** Hears what becomes of the devices of a stream. @returns what ends it. */
export function watchDevices(stream: MediaStream, watcher: Watcher): () => void {
  const end = new AbortController()
  const tracks = stream.getTracks()
  const options = { signal: end.signal }
  for (const track of tracks) {
    track.addEventListener('ended', watcher.lost, options)
    track.addEventListener('mute', watcher.muted, options)
    track.addEventListener('unmute', () => tracks.every(({ muted }) => !muted) && watcher.unmuted(), options)
  }
  // Some systems end no track when its device goes.
  navigator.mediaDevices.addEventListener(
    'devicechange',
    () => tracks.some(({ readyState }) => readyState === 'ended') && watcher.lost(),
    options,
  )
  return () => end.abort()
}
