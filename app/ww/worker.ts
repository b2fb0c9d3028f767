/* oxlint-disable unicorn/require-post-message-target-origin -- a worker's messages have no target origin: only a window's do */
import type { LiveRequest } from '../../contract/web/live.ts'
import { liveSocket, recordingsScript } from '../../contract/web/live-address.ts'
import { loadAgain } from './recordings/back-off.ts'
import type { RecordingCall } from './recordings/page-messages.ts'
import { createRelay, type Socket } from './relay.ts'

let socket: WebSocket | undefined
/** The one socket of this worker: that of the live search and of recordings. */
const connect = () =>
  socket === undefined || socket.readyState > 1
    ? (socket = new WebSocket(location.origin.replace('http', 'ws') + liveSocket))
    : socket

const relay = createRelay({
  connect: () => {
    const shared = connect() as Socket & Pick<WebSocket, 'readyState'>
    // Open already: recordings are sent over it.
    if (shared.readyState === 1) setTimeout(() => shared.onopen?.())
    return shared
  },
  tellPage: (event) => self.postMessage(event),
  later: (run, ms) => setTimeout(run, ms * (1 + Math.random())),
})

type Main = typeof import('./recordings/main.ts')
/** Some browsers remember an address that failed, so each attempt has one of its own. */
const loadMain = async (failed: number): Promise<Main> =>
  await import(/* @vite-ignore */ failed === 0 ? recordingsScript : `${recordingsScript}?${failed}`)

let taking: Promise<ReturnType<Main['createRecordings']>> | undefined

self.onmessage = async ({ data }: MessageEvent<LiveRequest | { recordings: RecordingCall }>) => {
  if ('call' in data) return relay(data)
  taking ??= loadAgain(loadMain, {
    pause: async (ms) => await new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
  }).then((main) => main.createRecordings(connect))
  const take = await taking
  take(data.recordings)
}
