import type { LiveEvent, LiveRequest } from '../../contract/live.ts'
import type { WorkerEvent } from './worker-event.ts'

/** The part of a WebSocket that the relay needs. */
export type Socket = {
  send: (text: string) => void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

type Outside = { connect: () => Socket; tellPage: (event: WorkerEvent) => void; later: (run: () => void) => void }

/**
 * Passes the page's requests to the server and its events back, over one socket that is opened when it is needed. A broken
 * connection is made anew once, with the unfinished requests; if that brings nothing either, the page is told.
 */
export function createRelay({ connect, tellPage, later }: Outside): (request: LiveRequest) => void {
  const unfinished = new Map<string, LiveRequest>()
  let socket: Socket | null = null
  let isOpen = false
  let mayRetry = true

  function open(): void {
    const opened = connect()
    socket = opened
    opened.onopen = () => {
      isOpen = true
      for (const request of unfinished.values()) opened.send(JSON.stringify(request))
    }
    opened.onmessage = ({ data }) => {
      mayRetry = true
      const event = JSON.parse(String(data)) as LiveEvent
      if (event.kind === 'done') unfinished.delete(event.id)
      tellPage(event)
    }
    opened.onclose = () => {
      socket = null
      isOpen = false
      if (unfinished.size === 0) return
      if (mayRetry) {
        mayRetry = false
        return later(() => {
          if (socket === null && unfinished.size > 0) open()
        })
      }
      for (const id of unfinished.keys()) tellPage({ id, kind: 'lost' })
      unfinished.clear()
      mayRetry = true
    }
  }

  return (request) => {
    if (request.call === 'stop') unfinished.delete(request.id)
    else unfinished.set(request.id, request)
    if (socket === null) {
      if (unfinished.size > 0) open()
    } else if (isOpen) socket.send(JSON.stringify(request))
  }
}
