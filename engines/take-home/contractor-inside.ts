import { employeePay, type EmployeeInput, type EmployeePay } from './employee.ts'
import {
  isOver,
  nothing,
  notBelowNothing,
  ofPennies,
  ofRate,
  over,
  plus,
  times,
  toPennies,
  type Exact,
  type Pennies,
} from './exact.ts'
import { employerNi, employerRateOf } from './national-insurance.ts'
import { ukYearOf } from '../../contract/salary/uk-years.ts'

/** Who runs the payroll: an umbrella company out of the assignment income, or who pays the fee, on top of it. */
export type InsideThrough = 'umbrella' | 'feePayer'

export type ContractorInside = {
  taxYear: string
  through: InsideThrough
  assignmentIncome: Pennies
  margin: Pennies
  employerNi: Pennies
  apprenticeshipLevy: Pennies
  /** What is left over because each amount is rounded by itself: a penny at most either way. */
  rounding: Pennies
  pay: EmployeePay
}

/**
 * A contract inside IR35. Through an umbrella company the assignment income, less its margin, must pay the gross, employer's National
 * Insurance on the gross, and the levy; so gross = (income + rate × threshold) ÷ (1 + rate + levy). A fee-payer who runs the payroll
 * bears both itself, and the gross is the fee.
 */
export function contractorInside(
  given: Omit<EmployeeInput, 'gross'> & {
    assignmentIncome: Pennies
    umbrellaMargin?: Pennies
    apprenticeshipLevy?: boolean
    through?: InsideThrough
  },
): ContractorInside {
  const { assignmentIncome, umbrellaMargin = 0, apprenticeshipLevy = true, through = 'umbrella', ...rest } = given
  const year = ukYearOf(given.taxYear)
  const levyRate = apprenticeshipLevy ? ofRate(year.apprenticeshipLevyRate) : nothing
  const margin = through === 'umbrella' ? umbrellaMargin : 0
  const income = notBelowNothing(ofPennies(assignmentIncome - margin))
  const gross = through === 'feePayer' ? income : umbrellaGross(income, employerRateOf(year), levyRate)
  const ni = toPennies(employerNi(year, gross))
  const levy = toPennies(times(gross, levyRate))
  const pay = employeePay({ ...rest, gross: toPennies(gross) })
  return {
    taxYear: year.taxYear,
    through,
    assignmentIncome,
    margin,
    employerNi: ni,
    apprenticeshipLevy: levy,
    rounding: through === 'umbrella' ? assignmentIncome - margin - toPennies(gross) - ni - levy : 0,
    pay,
  }
}

function umbrellaGross(income: Exact, { rate, threshold }: { rate: Exact; threshold: Exact }, levy: Exact): Exact {
  const one = ofPennies(1)
  const gross = over(plus(income, times(rate, threshold)), plus(plus(one, rate), levy))
  // Below the threshold no National Insurance comes off.
  return isOver(gross, threshold) ? gross : over(income, plus(one, levy))
}
