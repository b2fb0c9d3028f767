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

/**
 * A person at the machine itself, with no proxy in front and not in production: they are not counted, there is nobody to be fair
 * to.
 */
export function isOwnMachine(
  config: Pick<Config, 'environment' | 'trustedProxies' | 'publicUrl'>,
  address: string,
): boolean {
  return (
    config.environment === 'development' &&
    config.trustedProxies === 0 &&
    config.publicUrl === null &&
    isLoopback(address)
  )
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/** '::ffff:127.0.0.1' is 127.0.0.1. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
}
