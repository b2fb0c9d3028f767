import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'

/** The addresses of a name: `dns.lookup` with `all`, or a stand-in of a test. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

/** A name that leads inside: to this machine, its network, or a range that no public board lives in. */
export class InsideAddress extends Error {
  readonly code = 'INSIDE_ADDRESS'
}

export const resolveByDns: Resolve = async (host) => await lookup(host, { all: true })

/**
 * Whether an address is one of the open internet: not loopback, private, link-local (cloud metadata lives there), shared
 * (CGNAT), multicast, documentation or reserved. Of IPv6 only global unicast is, without the ranges that wrap an IPv4
 * address (mapped, NAT64, 6to4, Teredo). After the IANA special-purpose address registries.
 */
export function isPublic(address: string): boolean {
  const plain = address.replace(/%[^]*$/, '')
  if (isIP(plain) === 4) return !closed.check(plain, 'ipv4')
  if (isIP(plain) === 6) return globalUnicast.check(plain, 'ipv6') && !closed.check(plain, 'ipv6')
  return false
}

/**
 * A lookup for sockets that resolves once and hands the socket the very addresses that were checked, so that a name that
 * answers otherwise a moment later (rebinding) gains nothing. One inside address among several refuses the name.
 */
export function checkedLookup(resolve: Resolve): LookupFunction {
  const resolveOnce = callbackify(resolveInPublic)
  return (host, options, callback) => {
    resolveOnce(resolve, host, (error, addresses) => {
      if (error) callback(error, [])
      else if (options.all === true) callback(null, [...addresses])
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
    })
  }
}

async function resolveInPublic(resolve: Resolve, host: string): Promise<readonly LookupAddress[]> {
  const addresses = await resolve(host)
  if (addresses.length === 0 || addresses.some(({ address }) => !isPublic(address))) {
    throw new InsideAddress(`${host} does not lead to a public address`)
  }
  return addresses
}

/** The host of an address where it is a number already: no lookup will see it. Null: it is a name. */
export function numericHost(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}

const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6')
}

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
