import { pauseAfter } from './back-off.ts'

/** What is needed of a WebSocket, which others of this worker may use as well. */
export type SharedSocket = Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  addEventListener: (
    type: 'open' | 'message' | 'close',
    listener: (event: { data?: unknown }) => void,
    options?: { signal: AbortSignal },
  ) => void
}

type Outside = {
  /** The socket that is open or being opened, or a new one. */
  connect: () => SharedSocket
  later: (run: () => void, ms: number) => () => void
  /** From 0 to 1. */
  random: () => number
  opened: () => void
  closed: () => void
  heard: (data: unknown) => void
}

export type Line = {
  /** Connects, and again whenever the connection breaks, until nobody wants it. */
  want: (isWanted: boolean) => void
  send: (data: string | ArrayBuffer) => boolean
  /** Closes a connection that does not answer. */
  drop: () => void
  /** The network is back: connects at once. */
  hurry: () => void
}

/** How long an attempt may take; a network that is gone may leave it hanging for minutes. */
const openingMs = 10_000

const connecting = 0
const isOpenState = 1

/** Keeps a connection for as long as it is wanted (see docs/recorder.md). */
export function createLine({ connect, later, random, opened, closed, heard }: Outside): Line {
  let socket: SharedSocket | null = null
  let stopListening = new AbortController()
  let isWanted = false
  let attempts = 0
  let stopWaiting: (() => void) | null = null

  function open(): void {
    if (!isWanted || socket !== null) return
    stopWaiting?.()
    stopWaiting = later(drop, openingMs)
    stopListening = new AbortController()
    const { signal } = stopListening
    const own = connect()
    socket = own
    own.addEventListener('open', () => isOpened(), { signal })
    own.addEventListener('message', ({ data }) => isHeard(data), { signal })
    own.addEventListener('close', () => isClosed(), { signal })
    if (own.readyState === isOpenState) isOpened()
  }

  function isOpened(): void {
    stopWaiting?.()
    stopWaiting = null
    // Attempts are counted on: whoever is let in and turned away at once must not knock without a pause.
    opened()
  }

  function isHeard(data: unknown): void {
    attempts = 0
    heard(data)
  }

  function isClosed(): void {
    stopListening.abort()
    socket = null
    closed()
    stopWaiting?.()
    stopWaiting = later(open, pauseAfter(++attempts, random()))
  }

  function drop(): void {
    const old = socket
    if (old === null) return
    isClosed()
    old.close()
  }

  return {
    want(wanted) {
      isWanted = wanted
      if (wanted && stopWaiting === null) open()
    },
    send(data) {
      if (socket?.readyState !== isOpenState) return false
      socket.send(data)
      return true
    },
    drop,
    hurry() {
      attempts = 0
      if (socket === null) open()
      else if (socket.readyState !== connecting && socket.readyState !== isOpenState) isClosed()
    },
  }
}
