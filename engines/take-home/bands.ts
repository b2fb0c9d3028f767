import {
  isOver,
  least,
  minus,
  notBelowNothing,
  nothing,
  ofPounds,
  ofRate,
  plus,
  times,
  toPennies,
  type Exact,
  type Pennies,
} from './exact.ts'
import type { Band, Rate } from '../../contract/salary/rates/types.ts'

/** One band of a tax and what falls into it: amount × rate = due. */
export type BandLine = {
  name: string
  rate: Rate
  /** Where the band lies, in pennies; null: it has no upper edge. */
  from: Pennies
  upTo: Pennies | null
  amount: Pennies
  due: Pennies
}

/** A charge by bands: `due` is exact, `total` what is shown, and the lines add up to it. */
export type Charge = { lines: BandLine[]; due: Exact; total: Pennies }

export type Edge = { name: string; upTo: Exact | null; rate: Exact; rateShown: Rate }

/** Bands in exact amounts, each edge but that of a starter band moved up by `by`. */
export function edgesOf(bands: readonly Band[], by: Exact = nothing): Edge[] {
  return bands.map(({ name, upTo, rate }) => ({
    name,
    upTo: upTo === null ? null : name === 'starter' ? ofPounds(upTo) : plus(ofPounds(upTo), by),
    rate: ofRate(rate),
    rateShown: rate,
  }))
}

/** Charges an amount by bands. Nothing is rounded between them: each line shows what the total grew by. */
export function chargeByBands(amount: Exact, edges: readonly Edge[]): Charge {
  let below: Exact = nothing
  let due: Exact = nothing
  let shown: Pennies = 0
  const lines = edges.map(({ name, upTo, rate, rateShown }): BandLine => {
    const inBand = notBelowNothing(minus(upTo === null ? amount : least(amount, upTo), below))
    const from = toPennies(below)
    due = plus(due, times(inBand, rate))
    if (upTo !== null) below = upTo
    const last = shown
    shown = toPennies(due)
    return {
      name,
      rate: rateShown,
      from,
      upTo: upTo === null ? null : toPennies(upTo),
      amount: toPennies(inBand),
      due: shown - last,
    }
  })
  return { lines, due, total: shown }
}

/** The name of the highest band that an amount reaches into. */
export function highestBand(amount: Exact, edges: readonly Edge[]): string | null {
  return edges.find(({ upTo }) => upTo === null || !isOver(amount, upTo))?.name ?? null
}
