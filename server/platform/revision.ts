import { createHash } from 'node:crypto'

/**
 * Names a text or a record as it stands: the same for the same content, whatever the order of its fields, and another after any change.
 * Sent back with a change, it tells whether somebody else has saved in the meantime.
 * @param value JSON.
 * @returns 16 hexadecimal digits: of two revisions of one record nobody meets two that are the same by chance.
 */
export function revisionOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
    .slice(0, 16)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)])
}
