import { keepOnlyListOf } from './kept-here.ts'

/** Milliseconds: somebody who has nothing kept here needs it last of all. */
const pauseForGuests = 10_000

/** Has this browser ready for the loss of its connection, and keeps nothing in it of anybody but the person who is logged in. */
export function keepReady(userId: string | null): () => void {
  keepOnlyListOf(userId)
  // Not there over plain http, nor in development.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  const timer = setTimeout(
    // Refused: by a setting of the browser, or by a window that keeps nothing.
    () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}),
    userId === null ? pauseForGuests : 0,
  )
  return () => clearTimeout(timer)
}
