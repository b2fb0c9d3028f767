import { isOver, minus, nothing, ofPounds, ofRate, part, times, type Exact } from './exact.ts'
import type { CorporationTax } from '../../contract/salary/rates/types.ts'
import { ukYears } from '../../contract/salary/uk-years.ts'

/** The rates of a financial year; null if we have no figures for it. */
export function corporationTaxOf(financialYear: number): CorporationTax | null {
  return ukYears.find(({ from }) => Number(from.slice(0, 4)) === financialYear)?.corporationTax ?? null
}

/** On the profit of a period of twelve months: the small profits rate, the main rate, or the main rate less marginal relief. */
export function corporationTax(
  { mainRate, smallProfits }: CorporationTax,
  profit: Exact,
  associatedCompanies = 0,
): Exact {
  if (profit.n <= 0n) return nothing
  if (smallProfits === null) return times(profit, ofRate(mainRate))
  const lower = part(ofPounds(smallProfits.lowerLimit), 1, associatedCompanies + 1)
  const upper = part(ofPounds(smallProfits.upperLimit), 1, associatedCompanies + 1)
  if (!isOver(profit, lower)) return times(profit, ofRate(smallProfits.rate))
  const atMainRate = times(profit, ofRate(mainRate))
  return isOver(upper, profit)
    ? minus(atMainRate, times(minus(upper, profit), ofRate(smallProfits.relief)))
    : atMainRate
}
