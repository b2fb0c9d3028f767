/*
 * What answers for a page when there is no connection. Pages always come from the server, so none is ever stale; kept is only the one page of
 * this folder, which holds nothing of anybody: see offline-page.ts.
 */

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Asking = Waiting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type OfflineWorker = {
  addEventListener: ((kind: 'install' | 'activate', listen: (event: Waiting) => void) => void) &
    ((kind: 'fetch', listen: (event: Asking) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload: { enable: () => Promise<void> } }
}

/** Of what is kept: the build fills it in, so that a change of the page is a change of this script, which browsers look for. */
declare const offlineVersion: string

const worker = self as unknown as OfflineWorker
const cacheName = `offline-${offlineVersion}`
const page = '/offline.html'
const parts = ['/offline.js', '/offline.css']

/** The kept page runs its own script and nothing else, and asks nobody anything. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

worker.addEventListener('install', (event) => event.waitUntil(keep()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(pageOrKept(event))
  else if (parts.includes(pathname)) event.respondWith(kept(pathname))
})

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName)
  // Past the browser's own cache: all of one version.
  await cache.addAll([page, ...parts].map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })))
  await worker.skipWaiting()
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map(async (name) => await caches.delete(name)))
  // A page is asked for while this script is still being started.
  await worker.registration.navigationPreload.enable()
  await worker.clients.claim()
}

async function pageOrKept(event: Asking): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const { body } = await kept(page)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
    return new Response(body, { headers })
  }
}

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error()
}
