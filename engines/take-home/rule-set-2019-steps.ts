import { toPennies } from './exact.ts'
import { moneyText, rateText } from './money-text.ts'
import type { RuleSet2019Pay } from './rule-set-2019.ts'
import { bandsText, lessText, type Step } from './steps.ts'

/** How the 2019/20 rule set comes to its net pay. */
export function ruleSet2019Steps(pay: RuleSet2019Pay): Step[] {
  const sources = ['documented-2019'] as const
  const { gross, pension, allowance, incomeTax, nationalInsurance, loan, net } = pay
  return [
    ...(pension > 0
      ? [{ label: 'Pay subject to tax', working: lessText(gross, [pension]), amount: gross - pension, sources }]
      : []),
    {
      label: 'Allowance',
      working: '£12,500, less half of any pay above £100,000, not rounded; plus £2,450 for the blind allowance',
      amount: allowance,
      sources,
    },
    {
      label: 'Taxable pay',
      working: lessText(gross - pension, [allowance]),
      amount: toPennies(incomeTax.taxable),
      sources,
    },
    { label: 'Income tax', working: bandsText(incomeTax.lines), amount: incomeTax.total, sources },
    {
      label: 'National Insurance',
      working: `${bandsText(nationalInsurance.lines)}, based on 52 weeks; at age 50`,
      amount: nationalInsurance.total,
      sources,
    },
    ...(loan === null
      ? []
      : [
          {
            label: loan.plan === 3 ? 'Postgraduate loan' : `Student loan, plan ${loan.plan}`,
            working: `${rateText(loan.rate)} of pay above ${moneyText(loan.threshold)}`,
            amount: loan.repayment,
            sources,
          },
        ]),
    {
      label: 'Take-home pay',
      working: lessText(gross, [pension, incomeTax.total, nationalInsurance.total, loan?.repayment ?? 0]),
      amount: net.yearly,
      sources: [],
    },
  ]
}
