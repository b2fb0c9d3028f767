import { hash64 } from '../platform/hash64.ts'

/** One number for a title in a place: what ads are looked up by. */
export function groupKey(title: string, place: string): string {
  return hash64(`${title}\n${place}`)
}
