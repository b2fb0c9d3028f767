// A worker's messages have no target origin: only a window's do.
/* oxlint-disable unicorn/require-post-message-target-origin */
import type { LiveRequest } from '../../contract/live.ts'
import { liveAddress } from '../../contract/live-address.ts'
import { createRelay, type Socket } from './relay.ts'

/** How long to wait before the one new attempt: a server that restarts needs about so long. Milliseconds. */
const pause = 1_500

const relay = createRelay({
  connect: () => new WebSocket(`${location.origin.replace(/^http/u, 'ws')}${liveAddress.socket}`) as Socket,
  tellPage: (event) => self.postMessage(event),
  later: (run) => setTimeout(run, pause),
})

self.onmessage = ({ data }: MessageEvent<LiveRequest>) => relay(data)
