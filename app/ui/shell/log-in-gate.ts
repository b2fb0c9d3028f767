import { logInAgainHeader } from '../../../contract/web/log-in-again.ts'

/** A request that waits for somebody to log in. @property goOn whether it is to be sent again, or its page told that it was turned away */
type Waiting = { goOn: (isLoggedIn: boolean) => void; isOver: () => boolean }

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()
let onWritten: (path: string) => void = () => {}

/**
 * From now on, what a page sends and the server turns away only because the session is over waits, whoever sent it, until the person
 * has logged in again in place; then it is sent once more and the page never knows (C55). What was typed stays where it is.
 */
export function installLogInGate(): void {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    // A request can be read once: what is sent again must be another one.
    const again = input instanceof Request ? input.clone() : input
    const answer = await send(input, init)
    const method = methodOf(input, init)
    if (answer.ok && method !== 'GET' && method !== 'HEAD') onWritten(new URL(answer.url, location.href).pathname)
    // What is sent in the background is nobody's wish of this moment.
    if (init?.keepalive === true || !isTurnedAway(answer, method)) return answer
    if (!(await loggedIn(init?.signal ?? (input instanceof Request ? input.signal : undefined)))) return answer
    const later = await send(again, init)
    if (later.ok) onWritten(new URL(later.url, location.href).pathname)
    return later
  }
}

/** For the dialog: what waits now, and when that changes. */
export const logInGate = {
  /** Has somebody told the path of each write that was done. */
  tellOfWrites: (told: (path: string) => void): void => {
    onWritten = told
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isClosed: () => waiting.length > 0,
  isOpen: () => false,
  /** Somebody is logged in: everything that waits is sent again. */
  goOn: (): void => letGo(true),
  /** The dialog cannot be had: each page is told that it was turned away, as without a gate. */
  giveUp: (): void => letGo(false),
}

function methodOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  return (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
}

/** A form of a page, or a call of the API. Not the attempts to log in themselves, whose 401 means a wrong password. */
function isTurnedAway(answer: Response, method: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (answer.headers.has(logInAgainHeader)) return true
  const { pathname } = new URL(answer.url || '/', location.href)
  return answer.status === 401 && pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/')
}

function letGo(isLoggedIn: boolean): void {
  const all = waiting
  change([])
  for (const one of all) if (!one.isOver()) one.goOn(isLoggedIn)
}

async function loggedIn(signal: AbortSignal | null | undefined): Promise<boolean> {
  return await new Promise<boolean>((resolve, reject) => {
    const one: Waiting = { goOn: resolve, isOver: () => signal?.aborted === true }
    change([...waiting, one])
    // The page sent something else in its place.
    signal?.addEventListener('abort', () => {
      change(waiting.filter((other) => other !== one))
      reject(signal.reason as Error)
    })
  })
}

function change(to: readonly Waiting[]): void {
  waiting = to
  for (const listener of listeners) listener()
}
