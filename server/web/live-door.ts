import type { Duplex } from 'node:stream'
import type { WebServices } from './web-services.ts'
import { findSession } from '../users/sessions.ts'
import { createLivePlaces, type NoPlace } from './live-places.ts'
import type { Peer } from './peer.ts'
import { countRequest } from '../platform/limits/rate-limits.ts'

/** Seconds after which a client may knock again; the page's worker does not read them and has pauses of its own. */
const retryAfter = 10

type Refusal = { status: 403 | 429 | 503; seconds?: number }

/** Decides who may open the live socket. Anyone who may not is told by the status of the answer; pages then do without. */
export type LiveDoor = {
  /** @returns whether the connection may go on; else it has been answered and closed. Its places are free once it has ended. */
  admit: (socket: Duplex, peer: Peer) => Promise<boolean>
  refuse: (socket: Duplex, refusal: Refusal) => void
}

export function createLiveDoor(services: WebServices): LiveDoor {
  const places = createLivePlaces(services.config.liveSockets)

  async function refusalOf(socket: Duplex, { ip, token, isCounted }: Peer): Promise<Refusal | null> {
    if (!isCounted) return null
    // Before anything is waited for: a flood gets no further.
    const atAddress = places.take({ address: ip })
    if (typeof atAddress === 'string') return refusalFor(atAddress)
    socket.once('close', atAddress.release)
    const rate = await countRequest(services, 'read', { address: ip, userId: null })
    if (!rate.allowed) return { status: 429, seconds: rate.resetSeconds }
    const user = token === null ? null : await findSession(services.db, token, services.clock.now())
    if (user === null) return null
    const ofAccount = places.take({ userId: user.userId })
    if (typeof ofAccount === 'string') return refusalFor(ofAccount)
    socket.once('close', ofAccount.release)
    // It ended while we looked: nobody will tell us again.
    if (socket.destroyed) ofAccount.release()
    return null
  }

  return {
    async admit(socket, peer) {
      try {
        const refusal = await refusalOf(socket, peer)
        if (refusal !== null) refuse(socket, refusal)
        return refusal === null && !socket.destroyed
      } catch (error) {
        services.log.error({ err: error }, 'a live socket could not be opened')
        refuse(socket, { status: 503, seconds: retryAfter })
        return false
      }
    },
    refuse,
  }
}

function refusalFor(why: NoPlace): Refusal {
  return { status: why === 'full' ? 503 : 429, seconds: retryAfter }
}

const reasons = { 403: 'Forbidden', 429: 'Too Many Requests', 503: 'Service Unavailable' } as const

function refuse(socket: Duplex, { status, seconds }: Refusal): void {
  const retry = seconds === undefined ? '' : `Retry-After: ${seconds}\r\n`
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\n${retry}Content-Length: 0\r\nConnection: close\r\n\r\n`)
}
