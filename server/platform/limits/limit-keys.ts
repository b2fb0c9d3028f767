import { isIPv4, isIPv6 } from 'node:net'

/**
 * What a client is counted under in every limit that goes by network address.
 * `narrow` is the client: an IPv4 address, or the /64 of an IPv6 one, because a /64 is the smallest network anybody is given and
 * every device in it has 2^64 addresses to choose from. `wide` is the /48 around it, which one customer can have as well: it gets
 * `wideFactor` times the allowance. Null for IPv4.
 */
export type LimitKeys = { narrow: string; wide: string | null }

/** How many clients' worth a /48 gets: a firm or a small provider, not a way round the limit. */
export const wideFactor = 10

/**
 * The keys of an address as a socket or a proxy gives it: with a zone ('fe80::1%eth0'), in any spelling, in brackets or with a port.
 * IPv4 that travels as IPv6 – mapped (RFC 4291), NAT64 (RFC 6052), 6to4 (RFC 3056) – is that IPv4 address, so nobody gets a second
 * allowance by it and the whole IPv4 internet behind a translator does not share one /64. What is no address is all one client.
 */
export function limitKeys(address: string): LimitKeys {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return { narrow: plain, wide: null }
  if (!isIPv6(plain)) return { narrow: 'unknown', wide: null }
  const groups = groupsOf(plain)
  const ipv4 = embeddedIpv4(groups)
  if (ipv4 !== null) return { narrow: ipv4, wide: null }
  const network = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')
  return { narrow: `${network(4)}::/64`, wide: `${network(3)}::/48` }
}

/** '[2001:db8::1%eth0]:443' is 2001:db8::1; '192.0.2.1:443' is 192.0.2.1. */
function plainAddress(address: string): string {
  const trimmed = address.trim()
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/u.exec(trimmed)?.[1]
  const withoutPort = inBrackets ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/u.exec(trimmed)?.[1] ?? trimmed
  return withoutPort.replace(/%[^]*$/u, '')
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // URL writes it the one canonical way: hexadecimal, lower case, also where the end was written as IPv4.
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** Null if the address holds no IPv4 one. */
function embeddedIpv4(groups: readonly number[]): string | null {
  const startsWith = (...start: number[]) => start.every((group, index) => groups[index] === group)
  if (startsWith(0, 0, 0, 0, 0, 0xffff)) return dotted(groups[6], groups[7])
  if (startsWith(0x64, 0xff9b, 0, 0, 0, 0)) return dotted(groups[6], groups[7])
  if (startsWith(0x2002)) return dotted(groups[1], groups[2])
  return null
}

function dotted(high = 0, low = 0): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
