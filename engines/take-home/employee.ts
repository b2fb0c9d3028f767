import { personalAllowance } from './allowances.ts'
import { minus, nothing, ofPennies, ofPounds, plus, toPennies, type Exact, type Pennies } from './exact.ts'
import { incomeTax, incomeTaxByCode, type IncomeTax, type Region } from './income-tax.ts'
import { employeeNi, employerNi, type NationalInsurance } from './national-insurance.ts'
import { netIncomeOf, type NetIncome } from './net-income.ts'
import { contributionOf, effectOf, type Pension } from './pension.ts'
import type { StudentLoanPlan } from '../../contract/salary/rates/types.ts'
import { loanRepayments, type LoanRepayments } from './student-loans.ts'
import type { TaxCode } from '../../contract/salary/tax-code.ts'
import { ukYearOf } from '../../contract/salary/uk-years.ts'

export type EmployeeInput = {
  taxYear: string
  gross: Pennies
  region: Region
  pension?: Pension | null
  studentLoanPlans?: readonly StudentLoanPlan[]
  blindPersonsAllowance?: boolean
  marriageAllowanceReceived?: boolean
  overStatePensionAge?: boolean
  /** The allowance, and which bands, are then the code's. */
  taxCode?: TaxCode | null
  /** The first day of the stretch whose National Insurance counts; null: the whole year. */
  niPeriodStart?: string | null
}

/** An employee's year by the law of it. Amounts in pennies; each is rounded once, and the net is what the others leave. */
export type EmployeePay = {
  taxYear: string
  region: Region
  gross: Pennies
  /** Left of it after a salary sacrifice: what everything else is charged on. */
  pay: Pennies
  /** By salary sacrifice the employee pays nothing: the pay is lower. */
  pension: { method: Pension['method']; contribution: Pennies; paidByEmployee: Pennies } | null
  adjustedNetIncome: Pennies
  personalAllowance: Pennies
  blindPersonsAllowance: Pennies
  incomeTax: IncomeTax
  nationalInsurance: NationalInsurance
  loans: LoanRepayments
  net: NetIncome
  employerNi: Pennies
}

/** Works out what is left of a year's pay. The tax year, and each plan in it, must be there: the callers check. */
export function employeePay(input: EmployeeInput): EmployeePay {
  const year = ukYearOf(input.taxYear)
  const { pension = null, taxCode = null, niPeriodStart = null } = input
  const gross = ofPennies(input.gross)
  const contribution = pension === null ? nothing : contributionOf(gross, pension, year.qualifyingEarnings)
  const effect = effectOf(contribution, pension?.method ?? 'netPay')

  const pay = minus(gross, effect.sacrificed)
  const payForTax = minus(pay, effect.beforeTax)
  const adjusted = minus(payForTax, effect.widens)
  const allowance = codeAllowance(taxCode) ?? personalAllowance(year, adjusted)
  const blind =
    input.blindPersonsAllowance === true && taxCode === null ? ofPounds(year.blindPersonsAllowance) : nothing
  const region = taxCode === null ? input.region : taxCode.isScottish ? 'scotland' : 'restOfUk'
  const tax =
    taxCode === null
      ? incomeTax({
          year,
          region,
          pay: payForTax,
          allowances: plus(ofPennies(allowance), blind),
          widenBy: effect.widens,
          marriageAllowanceReceived: input.marriageAllowanceReceived ?? false,
        })
      : incomeTaxByCode({ year, code: taxCode, pay: payForTax, widenBy: effect.widens })
  const ni = input.overStatePensionAge === true ? noNi : employeeNi(year, pay, niPeriodStart)
  const loans = loanRepayments(year, pay, input.studentLoanPlans ?? [])

  const paidByEmployee = toPennies(effect.paidByEmployee)
  const shownPay = input.gross - toPennies(effect.sacrificed)
  const yearly = shownPay - tax.total - ni.total - loans.total - paidByEmployee
  const exactNet = [tax.due, ni.due, ofPennies(loans.total), effect.paidByEmployee].reduce<Exact>(minus, pay)
  return {
    taxYear: year.taxYear,
    region,
    gross: input.gross,
    pay: shownPay,
    pension:
      pension === null ? null : { method: pension.method, contribution: toPennies(contribution), paidByEmployee },
    adjustedNetIncome: toPennies(adjusted),
    personalAllowance: allowance,
    blindPersonsAllowance: toPennies(blind),
    incomeTax: tax,
    nationalInsurance: ni,
    loans,
    net: netIncomeOf(yearly, exactNet),
    employerNi: toPennies(employerNi(year, pay, niPeriodStart)),
  }
}

const noNi: NationalInsurance = { lines: [], total: 0, due: nothing }

function codeAllowance(code: TaxCode | null): Pennies | null {
  if (code === null) return null
  return code.kind === 'free' ? toPennies(ofPounds(code.pounds)) : 0
}
