/** Milliseconds for which it is remembered how far the primary was. */
const rememberedMs = 60_000

export type LagMeter = {
  /** @param at the position in the primary's log, in bytes; @param now milliseconds. */
  note: (at: bigint, now: number) => void
  /**
   * How old what a replica shows is: the time since the primary first was further than the replica is now. 0 while there is
   * nothing to catch up with, however long ago the last write was, and also if the replica is no longer connected.
   * @param replayedTo the position that the replica has replayed.
   * @param ownSeconds what the replica says itself; counts only before anything can be compared.
   */
  secondsBehind: (replayedTo: bigint, ownSeconds: number | null, now: number) => number
}

/** Measures lag by our own clock and the primary's log: a replica that has lost the primary does not know that it is behind. */
export function createLagMeter(): LagMeter {
  let notes: { at: bigint; now: number }[] = []
  let positions = 0
  return {
    note(at, now) {
      // The first moment at a position is what counts.
      if (notes.at(-1)?.at !== at) {
        notes.push({ at, now })
        positions++
      }
      // The latest is kept however old it is: an idle primary stays where it was.
      notes = notes.filter((one, index) => index === notes.length - 1 || now - one.now <= rememberedMs)
    },
    secondsBehind(replayedTo, ownSeconds, now) {
      const missed = notes.find(({ at }) => at > replayedTo)
      if (missed === undefined) return 0
      const seconds = (now - missed.now) / 1000
      return positions === 1 ? Math.max(seconds, ownSeconds ?? 0) : seconds
    },
  }
}
