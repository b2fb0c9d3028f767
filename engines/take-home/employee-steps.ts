import type { EmployeePay } from './employee.ts'
import { toPennies } from './exact.ts'
import { moneyText, rateText } from './money-text.ts'
import type { NiLine } from './national-insurance.ts'
import type { UkYear } from '../../contract/salary/rates/types.ts'
import { bandsText, lessText, type Step } from './steps.ts'
import { type LoanRepayment } from './student-loans.ts'
import type { TaxCode } from '../../contract/salary/tax-code.ts'
import { ukYearOf } from '../../contract/salary/uk-years.ts'
import { planName } from '../../contract/salary/student-loan-plans.ts'

/** How an employee's net pay is worked out, step by step in the legal order. */
export function employeeSteps(pay: EmployeePay, taxCode: TaxCode | null = null): Step[] {
  const year = ukYearOf(pay.taxYear)
  return [
    ...pensionSteps(pay, year),
    ...allowanceSteps(pay, { year, taxCode }),
    ...taxSteps(pay, year),
    niStep(pay, year),
    ...[pay.loans.undergraduate, pay.loans.postgraduate].flatMap((loan) =>
      loan === null ? [] : [loanStep(loan, year)],
    ),
    netStep(pay),
  ]
}

function pensionSteps({ gross, pay, pension }: EmployeePay, { sources }: UkYear): Step[] {
  if (pension === null || pension.contribution === 0) return []
  const { method, contribution, paidByEmployee } = pension
  switch (method) {
    case 'salarySacrifice':
      return [
        {
          label: 'Pay after salary sacrifice',
          working: `${lessText(gross, [contribution])}; everything below uses this lower pay`,
          amount: pay,
          sources: sources.pensions,
        },
      ]
    case 'netPay':
      return [
        {
          label: 'Pay subject to tax',
          working: `${lessText(pay, [contribution])}; the pension contribution lowers income tax only`,
          amount: pay - contribution,
          sources: sources.pensions,
        },
      ]
    case 'reliefAtSource':
      return [
        {
          label: 'Paid into the pension',
          working: `${moneyText(contribution)} goes in; you pay 80% of it, the scheme claims the rest`,
          amount: paidByEmployee,
          sources: sources.pensions,
        },
      ]
  }
}

function allowanceSteps(pay: EmployeePay, { year, taxCode }: { year: UkYear; taxCode: TaxCode | null }): Step[] {
  if (taxCode !== null) {
    const amount = pay.personalAllowance
    return [
      { label: 'Tax-free pay from the tax code', working: codeText(taxCode), amount, sources: year.sources.allowances },
    ]
  }
  const over = pay.adjustedNetIncome - year.taperFrom * 100
  const full = moneyText(year.personalAllowance * 100)
  const steps: Step[] = [
    {
      label: 'Personal allowance',
      working:
        over > 0
          ? `${full} less half of the ${moneyText(over)} above ${moneyText(year.taperFrom * 100)}, rounded up to a pound and never below zero`
          : `${full}, in full up to an income of ${moneyText(year.taperFrom * 100)}`,
      amount: pay.personalAllowance,
      sources: year.sources.allowances,
    },
  ]
  if (pay.blindPersonsAllowance > 0) {
    steps.push({
      label: 'Blind Person’s Allowance',
      working: 'added on top, and never reduced',
      amount: pay.blindPersonsAllowance,
      sources: year.sources.blindPersonsAllowance,
    })
  }
  return steps
}

function codeText(code: TaxCode): string {
  switch (code.kind) {
    case 'free':
      return 'the amount in the code; it replaces the allowance and is not reduced'
    case 'added':
      return `none: the code adds ${moneyText(code.pounds * 100)} to taxable pay`
    case 'one-band':
      return 'none: all pay is taxed in one band'
    case 'no-tax':
      return 'the code means that no tax is taken'
  }
}

function taxSteps({ incomeTax, region }: EmployeePay, { sources }: UkYear): Step[] {
  const bands = region === 'scotland' ? sources.bandsScotland : sources.bandsRestOfUk
  const before = incomeTax.total + incomeTax.reductions.reduce((sum, { amount }) => sum + amount, 0)
  return [
    {
      label: 'Taxable pay',
      working: 'pay less the allowances, never below zero',
      amount: toPennies(incomeTax.taxable),
      sources: [],
    },
    { label: 'Income tax', working: bandsText(incomeTax.lines), amount: before, sources: bands },
    ...incomeTax.reductions.map(({ name, amount }) => ({
      label: name === 'marriage allowance' ? 'Marriage Allowance received' : 'K code limit',
      working: name === 'marriage allowance' ? '20% of the transferred allowance, off the tax' : name,
      amount: -amount,
      sources: sources.allowances,
    })),
  ]
}

function niStep({ nationalInsurance: { lines, total } }: EmployeePay, { sources }: UkYear): Step {
  const stretches = [...new Set(lines.map(({ period }) => period?.from))]
  const working =
    lines.length === 0
      ? 'none after State Pension age'
      : stretches.map((from) => stretchText(lines.filter(({ period }) => period?.from === from))).join('; ')
  return { label: 'National Insurance', working, amount: total, sources: sources.nationalInsurance }
}

function stretchText(lines: readonly NiLine[]): string {
  const period = lines[0]?.period
  const text = bandsText(lines)
  return period == null ? text : `${period.months} twelfths of ${text}`
}

function loanStep({ plan, threshold, rate, repayment }: LoanRepayment, { sources }: UkYear): Step {
  return {
    label: plan === 'postgraduate' ? 'Postgraduate loan' : `Student loan, ${planName(plan)}`,
    working: `${rateText(rate)} of pay above ${moneyText(threshold)}, in whole pounds`,
    amount: repayment,
    sources: sources.studentLoans,
  }
}

function netStep({ pay, incomeTax, nationalInsurance, loans, pension, net }: EmployeePay): Step {
  return {
    label: 'Take-home pay',
    working: lessText(pay, [incomeTax.total, nationalInsurance.total, loans.total, pension?.paidByEmployee ?? 0]),
    amount: net.yearly,
    sources: [],
  }
}
