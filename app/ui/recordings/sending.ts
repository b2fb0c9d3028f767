/* oxlint-disable unicorn/require-post-message-target-origin -- a worker's messages have no target origin: only a window's do */
import type { KeptRecording } from '../../ww/recordings/kept-recording.ts'
import type { RecordingCall, RecordingEvent } from '../../ww/recordings/page-messages.ts'
import { runningWorker } from '../live/worker-client.ts'

/** Says something to the page's background worker about a recording. */
export function tellWorker(call: RecordingCall): void {
  runningWorker().postMessage({ recordings: call })
}

/** Hears what becomes of one recording. @returns what ends it. */
export function hearWorker(uuid: string, onEvent: (event: RecordingEvent) => void): () => void {
  const worker = runningWorker()
  const hear = ({ data }: MessageEvent<{ recording?: string }>) => {
    if (data.recording === uuid) onEvent(data as RecordingEvent)
  }
  worker.addEventListener('message', hear)
  return () => worker.removeEventListener('message', hear)
}

/** What earlier visits left in this browser, of this kind and for the same thing; empty if the worker does not answer. */
export async function findKept(kind: string, about: string): Promise<readonly KeptRecording[]> {
  const event = await answerTo({ call: 'findRecordings', uuid: crypto.randomUUID(), kind, about }, 'found')
  return event?.recordings ?? []
}

/** Everything that this browser keeps of a recording as one file; null if it keeps nothing. */
export async function fileOf(uuid: string, media: 'video' | 'audio'): Promise<Blob | null> {
  const event = await answerTo({ call: media === 'video' ? 'getVideoChunk' : 'getAudioChunk', uuid }, 'file')
  return event?.file ?? null
}

const patienceMs = 10_000

async function answerTo<Kind extends RecordingEvent['kind']>(
  call: RecordingCall & { uuid: string },
  kind: Kind,
): Promise<Extract<RecordingEvent, { kind: Kind }> | null> {
  return await new Promise((resolve) => {
    const end = hearWorker(call.uuid, (event) => {
      if (event.kind === kind) finish(event as Extract<RecordingEvent, { kind: Kind }>)
    })
    const timer = setTimeout(() => finish(null), patienceMs)
    const finish = (answer: Extract<RecordingEvent, { kind: Kind }> | null) => {
      clearTimeout(timer)
      end()
      resolve(answer)
    }
    tellWorker(call)
  })
}
