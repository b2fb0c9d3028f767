/**
 * Whether an address lies within a board's allow-list: same scheme, host and port, and at or below its path.
 * A star for the first label of a host stands for exactly one label: 'https://*.recruitee.com/api/' allows
 * 'https://acme.recruitee.com/api/offers' and not 'https://recruitee.com/' or 'https://a.b.recruitee.com/'.
 */
export function isAllowed(url: URL, allowed: readonly string[]): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (climbs(url.pathname)) return false
  return allowed.some((entry) => lies(url, new URL(entry)))
}

function lies(url: URL, entry: URL): boolean {
  if (url.protocol !== entry.protocol || url.port !== entry.port) return false
  return isSameHost(url.hostname, entry.hostname) && isBelow(url.pathname, entry.pathname)
}

function isSameHost(host: string, allowed: string): boolean {
  if (!allowed.startsWith('*.')) return host === allowed
  const dot = host.indexOf('.')
  return dot > 0 && host.slice(dot) === allowed.slice(1)
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)
}

/** A server may decode '..%2F' after we have looked: such a path could leave the prefix. */
function climbs(path: string): boolean {
  try {
    return decodeURIComponent(path).split(/[/\\]/).includes('..')
  } catch {
    // Not decodable: whatever it means there, it is nothing a connector of ours has written.
    return true
  }
}
