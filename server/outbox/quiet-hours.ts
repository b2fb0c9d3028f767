import { londonHour } from '../../contract/platform/london.ts'

/** Texts do not go at night, by the clocks of the United Kingdom: we text no other numbers. */
const quiet = { from: 21, to: 8 }

export function isQuiet(now: Date): boolean {
  const hour = londonHour(now)
  return hour >= quiet.from || hour < quiet.to
}
