import { createHash } from 'node:crypto'

/**
 * SHA-256 of a document's text, in hexadecimal, by which an embedded copy is told from a stale one. White space is left out, because readers differ
 * in where they see a line end.
 */
export function textHash(text: string): string {
  return createHash('sha256').update(text.replaceAll(/\s+/gu, '')).digest('hex')
}
