/** Two bits of 64 for each term, as the decimal text of a signed number: a sieve that never drops a term it was given. */
export function titleBits(terms: Iterable<string>): string {
  let low = 0
  let high = 0
  for (const term of terms) {
    const hash = hashOf(term)
    for (const bit of [hash & 63, (hash >>> 6) & 63]) {
      if (bit < 32) low |= 1 << bit
      else high |= 1 << (bit - 32)
    }
  }
  return ((BigInt(high) << 32n) | BigInt(low >>> 0)).toString()
}

/** FNV-1a, its upper bits folded in: 32 bits. */
export function hashOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 16)) >>> 0
}
