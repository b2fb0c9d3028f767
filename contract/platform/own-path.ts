/** Any base address will do while a path is parsed. `.invalid` is nobody's (RFC 2606). */
const site = 'https://this-site.invalid'

/** Longer than any address of ours; a cookie holds no more. */
const longest = 4_096

/** Ends lines, is dropped by browsers from within an address, or is no character at all. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\\]/u

/**
 * The address to go to next, where a stranger may have written it: a query, a form, a cookie. Every redirect and link to such an address
 * goes through here.
 * @returns path, query and fragment as a browser would ask for them; null if it is no address of this site.
 */
export function ownPath(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > longest || unsafe.test(given)) return null
  // Only a path from the root: no scheme, and not the start of another host.
  if (!given.startsWith('/') || given.startsWith('//')) return null
  const url = parse(given)
  if (url === null || url.origin !== site || url.username !== '' || url.password !== '') return null
  // Dots in a path can leave two slashes at its beginning ('/..//host'), and so can whoever decodes it once more ('/%2fhost').
  if (startsElsewhere(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** Whether a path, as it is or decoded by somebody on the way, would be read as another host or break a header. */
function startsElsewhere(path: string): boolean {
  let decoded = path
  // Twice is what careless code does; more than three times nobody decodes.
  for (let times = 0; times < 4; times++) {
    if (/^\/[/\\\s]/u.test(decoded) || unsafe.test(decoded.slice(0, 2)) || /[\p{Cc}]/u.test(decoded)) return true
    const next = decode(decoded)
    if (next === decoded) return false
    decoded = next
  }
  return true
}

function parse(path: string): URL | null {
  try {
    return new URL(path, site)
  } catch {
    return null
  }
}

/** What is not encoded properly stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
