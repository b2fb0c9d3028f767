import { mostPeople } from '../../contract/job-ads/view-sources.ts'

const bits = 1024

/**
 * How many different people set so many of the 1,024 bits, each of them one at random: linear counting. Off by about 3 in 100 for a
 * thousand people, and nearly exact for a few dozen.
 */
export function peopleOfBits(set: number): number {
  if (set <= 0) return 0
  if (set >= bits) return mostPeople
  return Math.min(mostPeople, Math.round(-bits * Math.log(1 - set / bits)))
}
