/* oxlint-disable unicorn/require-post-message-target-origin -- a worker's messages have no target origin: only a window's do */
import type { LiveRequest } from '../../../contract/web/live.ts'
import { liveAddress } from '../../../contract/web/live-address.ts'
import type { WorkerEvent } from '../../ww/worker-event.ts'

type Call = LiveRequest extends infer Request ? (Request extends { id: string } ? Omit<Request, 'id'> : never) : never

let worker: Worker | null = null
const listeners = new Map<string, (event: WorkerEvent) => void>()

/** Asks the page's background worker, which is started by the first call. Returns what stops it. */
export function callWorker(call: Call, onEvent: (event: WorkerEvent) => void): () => void {
  const id = crypto.randomUUID()
  listeners.set(id, onEvent)
  runningWorker().postMessage({ ...call, id })
  return () => {
    if (listeners.delete(id)) runningWorker().postMessage({ id, call: 'stop' } satisfies LiveRequest)
  }
}

/** The page's background worker, which is started by the first who needs it. */
export function runningWorker(): Worker {
  if (worker !== null) return worker
  worker = new Worker(liveAddress.worker, { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<WorkerEvent>) => tell(data)
  worker.onerror = () => {
    for (const id of listeners.keys()) tell({ id, kind: 'lost' })
    // It may go on in part: what it holds of recordings is let go.
    worker?.terminate()
    worker = null
  }
  return worker
}

function tell(event: WorkerEvent): void {
  const listener = listeners.get(event.id)
  if (event.kind === 'done' || event.kind === 'lost') listeners.delete(event.id)
  listener?.(event)
}
