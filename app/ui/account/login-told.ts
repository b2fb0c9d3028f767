const channel = 'logged-in'

/** Tells this site's other tabs of this browser that somebody has logged in. Nothing is kept of it. */
export function tellOfLogin(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const told = new BroadcastChannel(channel)
  told.postMessage(null)
  told.close()
}

/** @returns stops waiting. */
export function onLoginElsewhere(then: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const heard = new BroadcastChannel(channel)
  heard.addEventListener('message', then)
  return () => heard.close()
}
