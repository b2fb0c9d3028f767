import type { EmployeeAnswer } from '../../../contract/salary/answers.ts'
import type { QuestionOf } from '../../../contract/salary/questions.ts'
import { employeeAssumptions, taxCodeAssumption, wholeYearNiAssumption } from '../assumptions.ts'
import { employeePay, type EmployeeInput, type EmployeePay } from '../employee.ts'
import { employeeSteps } from '../employee-steps.ts'
import { toPennies } from '../exact.ts'
import type { Pension } from '../pension.ts'
import { ratesCheckedOn } from '../../../contract/salary/rates/sources.ts'
import { readFigure } from '../read-figure.ts'
import { readTaxCode, type TaxCode } from '../../../contract/salary/tax-code.ts'
import { ukYearOf } from '../../../contract/salary/uk-years.ts'
import { bandsOf, money, netOf, stepsOf } from './amounts.ts'

type AskedOfEmployee = Omit<QuestionOf<'employee'>, 'kind' | 'grossAnnualGbp'>

export function answerEmployee(asked: QuestionOf<'employee' | 'incomeTaxOnly'>): EmployeeAnswer {
  const input = employeeInput(asked)
  const pay = employeePay({ ...input, gross: asked.grossAnnualGbp })
  return { kind: asked.kind, ...employeeFields(pay), ...toldOfEmployee(pay, input) }
}

/** A figure without a period, read by the display rule. */
export function answerFigureNet(asked: QuestionOf<'displayRuleNet'>): EmployeeAnswer {
  const reading = readFigure(asked.figureGbp)
  if (reading === null) throw new RangeError('A figure without a reading')
  const input = employeeInput(asked)
  const pay = employeePay({ ...input, gross: toPennies(reading.gross) })
  return {
    kind: asked.kind,
    ...employeeFields(pay),
    readAs: reading.readAs,
    isUnderMinimumWage: reading.readAs === 'hourly' && asked.figureGbp < ukYearOf(asked.taxYear).minimumWageAt21,
    ...toldOfEmployee(pay, input),
  }
}

/** What was asked, as the engine takes it. */
export function employeeInput(asked: AskedOfEmployee): Omit<EmployeeInput, 'gross'> {
  const { taxYear, region, niPeriodStart } = asked
  return {
    taxYear,
    region,
    pension: pensionOf(asked.pension),
    studentLoanPlans: asked.studentLoanPlans ?? [],
    blindPersonsAllowance: asked.blindPersonsAllowance ?? false,
    marriageAllowanceReceived: asked.marriageAllowanceReceived ?? false,
    overStatePensionAge: asked.overStatePensionAge ?? false,
    taxCode: codeOf(asked),
    niPeriodStart: niPeriodStart === undefined || niPeriodStart === 'fullYear' ? null : niPeriodStart,
  }
}

function pensionOf(asked: AskedOfEmployee['pension']): Pension | null {
  if (asked === undefined) return null
  const { method, percentOfGross, percentOfQualifyingEarnings, monthlyGbp = 0, annualGbp } = asked
  if (percentOfGross !== undefined) return { method, contribution: { kind: 'percentOfGross', percent: percentOfGross } }
  if (percentOfQualifyingEarnings !== undefined) {
    return { method, contribution: { kind: 'percentOfQualifyingEarnings', percent: percentOfQualifyingEarnings } }
  }
  return { method, contribution: { kind: 'annual', amount: annualGbp ?? monthlyGbp * 12 } }
}

/** The code that was named, with the tax-free pay that was stated where one was; by PAYE without a code, the standard one. */
function codeOf({ basis, taxCode, taxFreePayGbp, taxYear, region }: AskedOfEmployee): TaxCode | null {
  const read = taxCode === undefined ? null : readTaxCode(taxCode)
  const isScottish = read?.isScottish ?? region === 'scotland'
  if (taxFreePayGbp !== undefined) return { isScottish, kind: 'free', pounds: Math.floor(taxFreePayGbp / 100) }
  if (read !== null || basis !== 'payeCode') return read
  return { isScottish, kind: 'free', pounds: ukYearOf(taxYear).personalAllowance + 9 }
}

export function employeeFields(pay: EmployeePay) {
  const { pension, loans } = pay
  const gross = pension?.contribution ?? 0
  const paid = pension?.paidByEmployee ?? 0
  return {
    taxYear: pay.taxYear,
    region: pay.region,
    grossAnnualGbp: money(pay.gross),
    personalAllowanceGbp: money(pay.personalAllowance),
    blindPersonsAllowanceGbp: money(pay.blindPersonsAllowance),
    incomeTaxGbp: money(pay.incomeTax.total),
    employeeNiGbp: money(pay.nationalInsurance.total),
    studentLoanGbp: money(loans.undergraduate?.repayment ?? 0),
    postgraduateLoanGbp: money(loans.postgraduate?.repayment ?? 0),
    allStudentLoansGbp: money(loans.total),
    pensionGbp: money(pension?.method === 'salarySacrifice' ? gross : paid),
    pensionGrossGbp: money(gross),
    pensionPaidByEmployeeGbp: money(paid),
    netAnnualGbp: money(pay.net.yearly),
    employerNiGbp: money(pay.employerNi),
    employerCostGbp: money(pay.pay + pay.employerNi + (pension?.method === 'salarySacrifice' ? gross : 0)),
  }
}

export function toldOfEmployee(pay: EmployeePay, input: Omit<EmployeeInput, 'gross'>) {
  const loan = pay.loans.undergraduate ?? pay.loans.postgraduate
  const { taxCode = null } = input
  return {
    ruleSet: pay.taxYear,
    currency: 'GBP' as const,
    paye: bandsOf(pay.incomeTax.lines),
    reductions: pay.incomeTax.reductions.map(({ name, amount }) => ({ name, amount: money(amount) })),
    nationalInsurance: bandsOf(pay.nationalInsurance.lines),
    netIncome: netOf(pay.net),
    personalAllowance: money(pay.personalAllowance),
    studentLoan:
      loan === null
        ? null
        : {
            plan: loan.plan,
            threshold: money(loan.threshold),
            ratePercent: loan.rate / 100,
            repayment: money(loan.repayment),
          },
    steps: stepsOf(employeeSteps(pay, taxCode)),
    assumptions: [
      ...employeeAssumptions,
      ...(taxCode === null ? [] : [taxCodeAssumption]),
      ...(pay.nationalInsurance.lines.some(({ period }) => period !== null) ? [wholeYearNiAssumption] : []),
    ],
    ratesChecked: ratesCheckedOn,
  }
}
