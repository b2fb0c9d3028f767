import type { BandLine } from './bands.ts'
import type { Pennies } from './exact.ts'
import { moneyText, rateText, type Currency } from './money-text.ts'
import type { SourceKey } from '../../contract/salary/rates/sources.ts'

/** One step of a sum, as a person can follow it: what, how, how much, and where its rates come from. */
export type Step = { label: string; working: string; amount: Pennies; sources: readonly SourceKey[] }

/** '£37,700 at 20% + £5,730 at 40%'; empty bands are left out. */
export function bandsText(lines: readonly BandLine[], currency: Currency = 'GBP'): string {
  const charged = lines.filter(({ amount, rate }) => amount > 0 && rate > 0)
  if (charged.length === 0) return 'nothing falls into a charged band'
  return charged.map(({ amount, rate }) => `${moneyText(amount, currency)} at ${rateText(rate)}`).join(' + ')
}

/** '£60,000 − £9,432 − £3,210.60'. */
export function lessText(from: Pennies, off: readonly Pennies[], currency: Currency = 'GBP'): string {
  return [from, ...off.filter((amount) => amount !== 0)].map((amount) => moneyText(amount, currency)).join(' − ')
}
