import { type IrishPay } from './ireland.ts'
import { moneyText } from './money-text.ts'
import type { IrishCredit } from '../../contract/salary/rates/types.ts'
import { bandsText, lessText, type Step } from './steps.ts'
import { irishYearOf } from '../../contract/salary/irish-years.ts'

export const irishCreditNames: Readonly<Record<IrishCredit, string>> = {
  personal: 'Personal Tax Credit',
  employee: 'Employee Tax Credit',
  earnedIncome: 'Earned Income Tax Credit',
  singlePersonChildCarer: 'Single Person Child Carer Credit',
  homeCarer: 'Home Carer Tax Credit',
  rent: 'Rent Tax Credit',
}

/** How net pay in Ireland comes about. */
export function irishSteps(pay: IrishPay): Step[] {
  const { sources } = irishYearOf(pay.taxYear)
  const { gross, pension, futureFund, incomeTax, usc, prsi, net } = pay
  const eur = (amount: number) => moneyText(amount, 'EUR')
  return [
    ...(pension > 0
      ? [
          {
            label: 'Pay subject to tax',
            working: `${lessText(gross, [pension], 'EUR')}; the pension lowers income tax only`,
            amount: gross - pension,
            sources: [],
          },
        ]
      : []),
    {
      label: 'Income tax before credits',
      working: bandsText(incomeTax.lines, 'EUR'),
      amount: incomeTax.beforeCredits,
      sources: sources.incomeTax,
    },
    ...incomeTax.credits.map(({ name, amount }) => ({
      label: irishCreditNames[name],
      working: 'off the tax, never below zero',
      amount: -amount,
      sources: sources.credits,
    })),
    { label: 'Income tax', working: 'after the credits', amount: incomeTax.total, sources: [] },
    {
      label: 'Universal Social Charge',
      working:
        usc.total === 0
          ? 'none at this income'
          : usc.lines.length === 0
            ? 'on each income separately'
            : bandsText(usc.lines, 'EUR'),
      amount: usc.total,
      sources: sources.usc,
    },
    {
      label: 'PRSI, class A',
      working: 'on each week’s pay at the year’s average rate; none up to €352 a week, less a credit up to €424',
      amount: prsi.total,
      sources: [...sources.prsi, ...sources.prsiCredit],
    },
    ...(futureFund > 0
      ? [
          {
            label: 'My Future Fund',
            working: 'the employee’s share, with no tax relief',
            amount: futureFund,
            sources: sources.futureFund,
          },
        ]
      : []),
    {
      label: 'Take-home pay',
      working: [gross, incomeTax.total, usc.total, prsi.total, pension, futureFund]
        .filter((amount, index) => index === 0 || amount !== 0)
        .map(eur)
        .join(' − '),
      amount: net.yearly,
      sources: [],
    },
  ]
}
