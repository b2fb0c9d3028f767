import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

/**
 * Takes the ways to the network away from this process, for good. The permission model of this Node has no rule for the network;
 * without add-ons and children, these are all the ways there are.
 */
export function closeNetwork(): void {
  const refuse = (): never => {
    throw new Error('There is no network here')
  }
  for (const [owner, names] of [
    [net.Socket.prototype, ['connect']],
    [net.Server.prototype, ['listen']],
    [dgram, ['createSocket', 'Socket']],
    [dns, Object.keys(dns).filter((name) => /^(?:lookup|resolve|reverse)/u.test(name))],
    [dns.promises, Object.keys(dns.promises).filter((name) => /^(?:lookup|resolve|reverse)/u.test(name))],
    [globalThis, ['fetch', 'WebSocket', 'EventSource']],
  ] as const) {
    for (const name of names)
      Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false })
  }
}
