import { personalAllowance } from './allowances.ts'
import { chargeByBands, edgesOf, type BandLine, type Edge } from './bands.ts'
import {
  isOver,
  least,
  minus,
  notBelowNothing,
  nothing,
  ofPennies,
  ofPounds,
  ofRate,
  plus,
  type Exact,
  type Pennies,
} from './exact.ts'
import { incomeTax, type IncomeTax, type Region } from './income-tax.ts'
import type { UkYear } from '../../contract/salary/rates/types.ts'

export type DividendTax = {
  personalAllowance: Pennies
  /** On the salary, by the bands of the region. */
  salaryTax: IncomeTax
  /** On the dividends, by the bands of the United Kingdom, in Scotland too. */
  lines: BandLine[]
  due: Exact
  total: Pennies
}

/**
 * Income tax on a salary and the dividends on top of it. The salary takes the allowance and the bands first; the dividend allowance is
 * a rate of nothing that uses up band.
 */
export function dividendTax(given: { year: UkYear; region: Region; salary: Exact; dividends: Exact }): DividendTax {
  const { year, region, salary, dividends } = given
  const allowance = personalAllowance(year, plus(salary, dividends))
  const forSalary = least(ofPennies(allowance), salary)
  const salaryTax = incomeTax({ year, region, pay: salary, allowances: ofPennies(allowance) })
  const taxableSalary = notBelowNothing(minus(salary, forSalary))
  const taxable = notBelowNothing(minus(dividends, minus(ofPennies(allowance), forSalary)))
  const { lines, due, total } = chargeByBands(taxable, dividendEdges(year, taxableSalary))
  return { personalAllowance: allowance, salaryTax, lines, due, total }
}

/** The bands as dividends meet them: what the salary has left of each, with the allowance at the start. */
function dividendEdges({ bands, dividends }: UkYear, taxableSalary: Exact): Edge[] {
  const rates = [dividends.ordinaryRate, dividends.upperRate, dividends.additionalRate]
  const free = ofPounds(dividends.allowance)
  const edges: Edge[] = [{ name: 'dividend allowance', upTo: free, rate: nothing, rateShown: 0 }]
  edgesOf(bands.restOfUk).forEach(({ upTo }, index) => {
    const rate = rates[index] ?? 0
    const left = upTo === null ? null : notBelowNothing(minus(upTo, taxableSalary))
    edges.push({
      name: ['ordinary', 'upper', 'additional'][index] ?? '',
      upTo: left === null || isOver(left, free) ? left : free,
      rate: ofRate(rate),
      rateShown: rate,
    })
  })
  return edges
}
