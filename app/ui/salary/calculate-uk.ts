import {
  employeeAssumptions,
  ruleSet2019Assumptions,
  taxCodeAssumption,
  wholeYearNiAssumption,
  shownPerUnit,
  employeePay,
  type EmployeePay,
  employeeSteps,
  exactMoneyText,
  moneyText,
  type NiLine,
  ruleSet2019Pay,
  ruleSet2019Steps,
} from '../../../engines/take-home/index.ts'
import type { TaxCode } from '../../../contract/salary/tax-code.ts'
import { ukYearOf } from '../../../contract/salary/uk-years.ts'
import { dayOf } from '../dates.ts'
import type { Nation } from './inputs.ts'
import type { BandTable, PayPart, PayView } from './pay-view.ts'
import type { RuleSet2019Input, Stated, UkOffer } from './question.ts'

export const nationNames: Readonly<Record<Nation, string>> = {
  england: 'England',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
  scotland: 'Scotland',
}

/** One job's pay in the United Kingdom, as the page shows it. */
export function calculateUk(offer: UkOffer): PayView {
  if (offer.law === 'ruleSet2019') return ruleSetView(offer.input, offer.nation)
  const pay = employeePay(offer.input)
  return employeeView(pay, { taxCode: offer.input.taxCode ?? null, nation: offer.nation, stated: offer.stated })
}

/** The same pay with `more` pennies a year added. */
export function withMore(offer: UkOffer, more: number): UkOffer {
  return offer.law === 'ruleSet2019'
    ? { ...offer, input: { ...offer.input, gross: offer.input.gross + more } }
    : { ...offer, input: { ...offer.input, gross: offer.input.gross + more } }
}

function employeeView(
  pay: EmployeePay,
  { taxCode, nation, stated }: { taxCode: TaxCode | null; nation: Nation; stated: Stated },
): PayView {
  const { pension, incomeTax, nationalInsurance, loans } = pay
  const fromPay = pension?.method === 'salarySacrifice' ? pension.contribution : (pension?.paidByEmployee ?? 0)
  const parts: PayPart[] = [
    { name: 'Pension', amount: fromPay, tone: 'pension' },
    { name: 'Income tax', amount: incomeTax.total, tone: 'tax' },
    { name: 'National Insurance', amount: nationalInsurance.total, tone: 'insurance' },
    { name: 'Student loan', amount: loans.undergraduate?.repayment ?? 0, tone: 'loan' },
    { name: 'Postgraduate loan', amount: loans.postgraduate?.repayment ?? 0, tone: 'loan' },
  ]
  const isScottish = pay.region === 'scotland'
  return {
    law: `Tax year ${pay.taxYear}, ${taxCode === null ? nationNames[nation] : isScottish ? 'Scottish bands' : 'rest-of-UK bands'}`,
    currency: 'GBP',
    gross: pay.gross,
    parts,
    net: pay.net,
    bands: [
      {
        title: isScottish ? 'Income tax, Scottish bands' : 'Income tax',
        lines: incomeTax.lines.map((line) => ({ ...line, note: null })),
        off: incomeTax.reductions.map(({ name, amount }) => ({ name: reductionNames[name], amount })),
        total: incomeTax.total,
      },
      niTable(nationalInsurance.lines, nationalInsurance.total),
    ],
    steps: employeeSteps(pay, taxCode),
    assumptions: [
      ...employeeAssumptions,
      ...(taxCode === null ? [] : [taxCodeAssumption]),
      ...(nationalInsurance.lines.some(({ period }) => period !== null) ? [wholeYearNiAssumption] : []),
    ],
    warnings: warningsOf(pay, stated),
    employer: { name: 'employer’s National Insurance', amount: pay.employerNi, cost: costOf(pay) },
  }
}

const reductionNames = {
  'marriage allowance': 'Marriage Allowance received',
  'half of the pay at most': 'K code limit: half of the pay',
} as const

/** The employer's total cost: gross pay (or, after a sacrifice, pay and pension) plus employer's National Insurance. */
function costOf({ pay, pension, employerNi }: EmployeePay): number {
  return pay + (pension?.method === 'salarySacrifice' ? pension.contribution : 0) + employerNi
}

export function niTable(lines: readonly NiLine[], total: number): BandTable {
  return {
    title: 'National Insurance',
    lines: lines.map((line) => ({
      ...line,
      note: line.period === null ? null : `from ${dayOf(line.period.from)}, ${line.period.months} of 12 months`,
    })),
    off: [],
    total,
  }
}

function ruleSetView(input: RuleSet2019Input, nation: Nation): PayView {
  const pay = ruleSet2019Pay(input)
  return {
    law: `2019/20 rule set, ${nationNames[nation]}`,
    currency: 'GBP',
    gross: pay.gross,
    parts: [
      { name: 'Pension', amount: pay.pension, tone: 'pension' },
      { name: 'Income tax', amount: pay.incomeTax.total, tone: 'tax' },
      { name: 'National Insurance', amount: pay.nationalInsurance.total, tone: 'insurance' },
      { name: 'Student loan', amount: pay.loan?.repayment ?? 0, tone: 'loan' },
    ],
    net: pay.net,
    bands: [
      {
        title: 'Income tax',
        lines: pay.incomeTax.lines.map((line) => ({ ...line, note: null })),
        off: [],
        total: pay.incomeTax.total,
      },
      {
        title: 'National Insurance',
        lines: pay.nationalInsurance.lines.map((line) => ({ ...line, note: null })),
        off: [],
        total: pay.nationalInsurance.total,
      },
    ],
    steps: ruleSet2019Steps(pay),
    assumptions: [...ruleSet2019Assumptions, lawOfThatYear(input)],
    warnings: pay.net.yearly < 0 ? [lessThanNothing] : [],
    employer: null,
  }
}

/** Take-home pay under the law of 2019/20, since the rule set differs from it by a few pounds. */
function lawOfThatYear({ gross, region, pensionPercent, studentLoanPlan, blindAllowance }: RuleSet2019Input): string {
  const plans = { 1: 'plan1', 2: 'plan2', 3: 'postgraduate' } as const
  const { net } = employeePay({
    taxYear: '2019/20',
    gross,
    region,
    pension: { method: 'netPay', contribution: { kind: 'percentOfGross', percent: pensionPercent } },
    studentLoanPlans: studentLoanPlan === null ? [] : [plans[studentLoanPlan]],
    blindPersonsAllowance: blindAllowance,
  })
  return `Under the law of 2019/20, the same pay leaves ${exactMoneyText(net.yearly)} a year. Choose the tax year 2019/20 to see how.`
}

const lessThanNothing = 'Your pension contribution is more than what is left after tax, so you cannot pay in that much.'

function warningsOf(pay: EmployeePay, { time }: Stated): string[] {
  const least = ukYearOf(pay.taxYear).minimumWageAt21
  const counted = `${time.daysAYear} days of ${time.hoursADay} hours a year`
  const isUnder = (yearly: number) => shownPerUnit(yearly, 'hour', time) < least
  return [
    ...(isUnder(pay.gross)
      ? [`At ${counted}, this is below the minimum wage of ${moneyText(least)} an hour for people aged 21 and over.`]
      : isUnder(pay.pay)
        ? [
            `At ${counted}, the salary sacrifice takes your pay below the minimum wage of ${moneyText(least)} an hour, which is not allowed.`,
          ]
        : []),
    ...(pay.net.yearly < 0 ? [lessThanNothing] : []),
  ]
}
