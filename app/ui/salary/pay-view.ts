import type { BandLine, Pennies, Currency, NetIncome, Step } from '../../../engines/take-home/index.ts'

/** What takes a part of the pay, in the order in which it is shown. */
export type PayPart = { name: string; amount: Pennies; tone: 'pension' | 'tax' | 'insurance' | 'loan' }

export type BandTable = {
  title: string
  lines: (BandLine & { note: string | null })[]
  off: { name: string; amount: Pennies }[]
  total: Pennies
}

/** A calculation as the page shows it, under any tax law. */
export type PayView = {
  /** 'Tax year 2026/27, England' */
  law: string
  currency: Currency
  gross: Pennies
  parts: PayPart[]
  net: NetIncome
  bands: BandTable[]
  steps: Step[]
  assumptions: readonly string[]
  /** What a person should know before trusting it. */
  warnings: string[]
  employer: { name: string; amount: Pennies; cost: Pennies } | null
}
