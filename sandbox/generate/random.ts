/** A small seeded source of chance: the same seed and key give the same numbers on every machine. */
export type Random = {
  /** From 0 up to 1, without 1. */
  next: () => number
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  /** True in this share of cases (0 to 1). */
  chance: (share: number) => boolean
  /** @throws Error where the list is empty */
  pick: <T>(list: readonly T[]) => T
  /** Up to `count` different ones, in the order of the list. */
  some: <T>(list: readonly T[], count: number) => T[]
}

/** Every key has a stream of its own, so that what is drawn for one ad never moves another's. */
export function randomOf(seed: number, ...key: readonly (string | number)[]): Random {
  let state = hash(`${seed}/${key.join('/')}`)
  // mulberry32, by Tommy Ettinger (public domain): 32 bits of state are plenty for an ad.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick(list) {
      if (list.length === 0) throw new Error('Nothing to pick from')
      return list[Math.floor(next() * list.length)]!
    },
    some(list, count) {
      let left = Math.min(count, list.length)
      return list.filter((_, index) => {
        const isTaken = next() * (list.length - index) < left
        if (isTaken) left -= 1
        return isTaken
      })
    },
  }
}

/** FNV-1a over the text's UTF-16 units, stirred once more so that keys which differ in their last letter lie far apart. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return value ^ (value >>> 16)
}

/** A chooser that takes each as often as its weight says. */
export function weighted<T>(list: readonly T[], weightOf: (item: T) => number): (random: Random) => T {
  const ends: number[] = []
  let total = 0
  for (const item of list) ends.push((total += weightOf(item)))
  return (random) => {
    const at = random.next() * total
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle]! > at) high = middle
      else low = middle + 1
    }
    return list[low]!
  }
}
