import type { LiveEvent, LiveRequest } from '../../contract/web/live.ts'
import type { WorkerEvent } from './worker-event.ts'

/** The part of a WebSocket that the relay needs. */
export type Socket = {
  send: (text: string) => void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

type Outside = {
  connect: () => Socket
  tellPage: (event: WorkerEvent) => void
  /** Runs it after so many milliseconds, or somewhat later, so that not all pages come back at once. */
  later: (run: () => void, ms: number) => void
}

/** Before each new attempt to connect, in milliseconds: a server that restarts, or is full, needs a while. */
const pauses = [1_000, 3_000, 8_000]

/**
 * Passes the page's requests to the server and its events back, over one socket that is opened when it is needed. A connection
 * that breaks, or is refused, is tried again a few times with the unfinished requests; if that brings nothing, the page is told. A
 * request that the server is too busy for is sent again when it says.
 */
export function createRelay({ connect, tellPage, later }: Outside): (request: LiveRequest) => void {
  const unfinished = new Map<string, LiveRequest>()
  let socket: Socket | null = null
  let isOpen = false
  let attempts = 0

  function open(): void {
    const opened = connect()
    socket = opened
    opened.onopen = () => {
      isOpen = true
      for (const request of unfinished.values()) opened.send(JSON.stringify(request))
    }
    opened.onmessage = ({ data }) => {
      attempts = 0
      const event = JSON.parse(String(data)) as LiveEvent
      if (event.kind === 'busy') return later(() => again(event.id), event.seconds * 1_000)
      if (event.kind === 'done') unfinished.delete(event.id)
      tellPage(event)
    }
    opened.onclose = () => {
      socket = null
      isOpen = false
      if (unfinished.size === 0) return
      const pause = pauses[attempts++]
      if (pause !== undefined) {
        return later(() => {
          if (socket === null && unfinished.size > 0) open()
        }, pause)
      }
      for (const id of unfinished.keys()) tellPage({ id, kind: 'lost' })
      unfinished.clear()
      attempts = 0
    }
  }

  /** Unless it was stopped meanwhile. A socket that opens by then sends it anyway. */
  function again(id: string): void {
    const request = unfinished.get(id)
    if (request !== undefined && isOpen) socket?.send(JSON.stringify(request))
  }

  return (request) => {
    if (request.call === 'stop') unfinished.delete(request.id)
    else unfinished.set(request.id, request)
    if (socket === null) {
      if (unfinished.size > 0) open()
    } else if (isOpen) socket.send(JSON.stringify(request))
  }
}
