import type { WorkerEvent } from '../../ww/worker-event.ts'
import type { Heard } from './heard.ts'
import { callWorker } from './worker-client.ts'

/** Asks the page's background worker for the boards' answers, and tells of each. */
export function followAnswers(
  { address, ids, total }: { address: string; ids: readonly string[]; total: number },
  change: (next: (before: Heard) => Heard) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const stop = callWorker({ call: 'getJobsFromServer', address, shown: [...ids], total }, (event) =>
    change((before) => hear(before, event)),
  )
  signal.addEventListener('abort', stop, { once: true })
}

function hear(before: Heard, event: WorkerEvent): Heard {
  switch (event.kind) {
    case 'board':
      return { ...before, boards: new Map(before.boards).set(event.board.board, event.board) }
    case 'rows':
      return { ...before, total: event.total }
    case 'wider':
      return { ...before, phase: 'done', wider: { miles: event.miles, total: event.total } }
    case 'done':
      return { ...before, phase: 'done', total: event.total, alert: event.alert, isOver: true }
    case 'lost':
      return { ...before, phase: before.phase === 'done' ? 'done' : 'lost', isOver: true }
    // Of other calls of the worker.
    default:
      return before
  }
}
