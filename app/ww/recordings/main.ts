/* oxlint-disable unicorn/require-post-message-target-origin -- a worker's messages have no target origin: only a window's do */
import { createDesk } from './desk.ts'
import { openStore } from './indexed-store.ts'
import { createLine, type SharedSocket } from './line.ts'
import type { RecordingCall } from './page-messages.ts'
import { createSender } from './sender.ts'
import { read, rootOf, sha256, write } from './wire.ts'

/**
 * The part of the page's background worker that keeps and sends recordings: loaded by the first call about one, because most pages have
 * no recorder.
 * @param connect the socket of the worker, shared with the live search.
 */
export function createRecordings(connect: () => SharedSocket): (call: RecordingCall) => void {
  const later = (run: () => void, ms: number) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  const store = openStore()
  const line = createLine({
    connect,
    later,
    random: Math.random,
    opened: () => desk.lineOpened(),
    closed: () => desk.lineClosed(),
    heard(data) {
      const heard = read(data)
      if (heard !== null) desk.heard(heard.uuid, heard.message)
    },
  })
  const desk = createDesk({
    store,
    newSender: (recording, tellPage) =>
      createSender(
        {
          store,
          hash: sha256,
          rootOf,
          send: (message) => line.send(write(message)),
          dropLine: () => line.drop(),
          now: () => performance.now(),
          later,
          tellPage,
        },
        recording,
      ),
    lock,
    isLocked: async (uuid) =>
      (await navigator.locks.query()).held?.some(({ name }) => name === lockName(uuid)) === true,
    // What stays because there is no connection goes after some days by itself.
    async drop(uuid, { isFault }) {
      await fetch(`/api/recordings/${uuid}?isFault=${isFault}`, { method: 'DELETE' }).catch(() => {})
    },
    want: (isWanted) => line.want(isWanted),
    tellPage: (event) => self.postMessage(event),
    now: () => new Date(),
  })
  self.addEventListener('online', () => line.hurry())
  return (call) => void desk.take(call)
}

const lockName = (uuid: string) => `recording-${uuid}`

async function lock(uuid: string): Promise<(() => void) | null> {
  return await new Promise((resolve) => {
    void navigator.locks.request(lockName(uuid), { ifAvailable: true }, async (held) => {
      if (held === null) return resolve(null)
      // The browser lets it go with the window.
      await new Promise<void>((letGo) => resolve(letGo))
    })
  })
}
