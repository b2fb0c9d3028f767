import { chargeByBands, edgesOf, highestBand, type BandLine, type Charge, type Edge } from './bands.ts'
import { marriageReduction } from './allowances.ts'
import {
  isOver,
  least,
  minus,
  notBelowNothing,
  nothing,
  ofPounds,
  part,
  plus,
  toPennies,
  type Exact,
  type Pennies,
} from './exact.ts'
import type { UkYear } from '../../contract/salary/rates/types.ts'
import type { TaxCode } from '../../contract/salary/tax-code.ts'

export type Region = 'restOfUk' | 'scotland'

/** What comes off the tax of the bands. */
type TaxReduction = { name: 'marriage allowance' | 'half of the pay at most'; amount: Pennies }

export type IncomeTax = {
  /** What the bands are charged on. */
  taxable: Exact
  lines: BandLine[]
  reductions: TaxReduction[]
  /** The lines less the reductions. */
  total: Pennies
  due: Exact
}

/** Income tax on pay by the bands of a year, after allowances. */
export function incomeTax(given: {
  year: UkYear
  region: Region
  pay: Exact
  allowances: Exact
  /** By what relief at source widens the bands. */
  widenBy?: Exact
  marriageAllowanceReceived?: boolean
}): IncomeTax {
  const { year, region, pay, allowances, widenBy = nothing, marriageAllowanceReceived = false } = given
  const edges = edgesOf(year.bands[region], widenBy)
  const taxable = notBelowNothing(minus(pay, allowances))
  const charge = chargeByBands(taxable, edges)
  const reduction =
    marriageAllowanceReceived && mayReceiveMarriageAllowance(taxable, edges)
      ? least(charge.due, marriageReduction(year.marriageAllowance))
      : nothing
  return withReduction({ taxable, charge }, { name: 'marriage allowance', by: reduction })
}

/** Only who is taxed at no more than the basic rate, in Scotland the intermediate, can receive it. */
function mayReceiveMarriageAllowance(taxable: Exact, edges: readonly Edge[]): boolean {
  return ['starter', 'basic', 'intermediate'].includes(highestBand(taxable, edges) ?? '')
}

/** Income tax as a tax code has it: the allowance is the code's, and nothing tapers. */
export function incomeTaxByCode(given: { year: UkYear; code: TaxCode; pay: Exact; widenBy?: Exact }): IncomeTax {
  const { year, code, pay, widenBy = nothing } = given
  const bands = year.bands[code.isScottish ? 'scotland' : 'restOfUk']
  switch (code.kind) {
    case 'no-tax':
      return { taxable: nothing, lines: [], reductions: [], total: 0, due: nothing }
    case 'one-band': {
      const band = bands[code.band]
      if (band === undefined) throw new RangeError(`There is no such band in ${year.taxYear}`)
      return byBands(pay, edgesOf([{ ...band, upTo: null }]))
    }
    case 'free': {
      const taxable = notBelowNothing(minus(pay, ofPounds(code.pounds)))
      return byBands(taxable, edgesOf(bands, widenBy))
    }
    case 'added': {
      const taxable = plus(pay, ofPounds(code.pounds))
      const charge = chargeByBands(taxable, edgesOf(bands, widenBy))
      // A payroll may take no more than half of the pay under such a code.
      const most = part(pay, 1, 2)
      const over = isOver(charge.due, most) ? minus(charge.due, most) : nothing
      return withReduction({ taxable, charge }, { name: 'half of the pay at most', by: over })
    }
  }
}

function withReduction(
  { taxable, charge }: { taxable: Exact; charge: Charge },
  { name, by }: { name: TaxReduction['name']; by: Exact },
): IncomeTax {
  const due = minus(charge.due, by)
  const total = toPennies(due)
  const amount = charge.total - total
  return { taxable, lines: charge.lines, reductions: amount === 0 ? [] : [{ name, amount }], total, due }
}

function byBands(taxable: Exact, edges: readonly Edge[]): IncomeTax {
  const { lines, due, total } = chargeByBands(taxable, edges)
  return { taxable, lines, reductions: [], total, due }
}
