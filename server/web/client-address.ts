import type { IncomingMessage } from 'node:http'
import { isFromThisMachine } from '../../contract/platform/own-machine.ts'
import type { Config } from '../platform/config.ts'

/**
 * Whose machine a request comes from. Each trusted proxy appends the address it saw to X-Forwarded-For, so the client's is
 * that many from the right; anything further left was written by the client and proves nothing.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null | undefined,
  trustedProxies: number,
): string {
  const own = plainAddress(socketAddress)
  if (trustedProxies === 0) return own
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  return plainAddress(hops.at(-trustedProxies) ?? hops[0] ?? own)
}

/** A person at the machine itself, where nothing is set that lets others come: only they see what is for development. */
export function isOwnMachine(
  config: Pick<Config, 'isPublic'>,
  request: Parameters<typeof isFromThisMachine>[0],
): boolean {
  return !config.isPublic && isFromThisMachine(request)
}

/** The same of Node's own request, before the app has it. */
export function isAtOwnMachine(config: Pick<Config, 'isPublic'>, { socket, headers }: IncomingMessage): boolean {
  return isOwnMachine(config, {
    socketAddress: socket.remoteAddress ?? null,
    hostname: (headers.host ?? '').replace(/:\d+$/u, ''),
    headers: Object.keys(headers),
  })
}

/** '::ffff:127.0.0.1' is 127.0.0.1. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
}
