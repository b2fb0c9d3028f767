import { hash } from 'node:crypto'

/** One number for a title in a place: what ads are looked up by. */
export function groupKey(title: string, place: string): string {
  return hash('md5', `${title}\n${place}`, 'buffer').readBigInt64LE(0).toString()
}
