/* oxlint-disable unicorn/require-post-message-target-origin -- a worker's messages have no target origin: only a window's do */
import type { LiveRequest } from '../../contract/web/live.ts'
import { liveAddress } from '../../contract/web/live-address.ts'
import { createRelay, type Socket } from './relay.ts'

const relay = createRelay({
  connect: () => new WebSocket(`${location.origin.replace(/^http/u, 'ws')}${liveAddress.socket}`) as Socket,
  tellPage: (event) => self.postMessage(event),
  later: (run, ms) => setTimeout(run, ms * (1 + Math.random())),
})

self.onmessage = ({ data }: MessageEvent<LiveRequest>) => relay(data)
