import {
  irishAssumptions,
  irishPay,
  type IrishInput,
  irishCreditNames,
  irishSteps,
  shownPerUnit,
  moneyText,
} from '../../../engines/take-home/index.ts'
import type { PayView } from './pay-view.ts'
import type { Stated } from './question.ts'
import { irishYearOf } from '../../../contract/salary/irish-years.ts'

/** Pay in Ireland, as the page shows it. For a couple who both earn, it is their combined pay. */
export function calculateIreland(input: IrishInput, { time }: Stated): PayView {
  const pay = irishPay(input)
  const { minimumWage } = irishYearOf(input.taxYear)
  const isCouple = input.status === 'marriedTwoIncomes'
  return {
    law: `Ireland ${pay.taxYear}${isCouple ? ', a couple’s pay combined' : ''}`,
    currency: 'EUR',
    gross: pay.gross,
    parts: [
      { name: 'Pension', amount: pay.pension + pay.futureFund, tone: 'pension' },
      { name: 'Income tax', amount: pay.incomeTax.total, tone: 'tax' },
      { name: 'USC', amount: pay.usc.total, tone: 'insurance' },
      { name: 'PRSI', amount: pay.prsi.total, tone: 'loan' },
    ],
    net: pay.net,
    bands: [
      {
        title: 'Income tax',
        lines: pay.incomeTax.lines.map((line) => ({ ...line, note: null })),
        off: shownCredits(pay.incomeTax),
        total: pay.incomeTax.total,
      },
      {
        title: 'Universal Social Charge',
        lines: pay.usc.lines.map((line) => ({ ...line, note: null })),
        off: [],
        total: pay.usc.total,
      },
    ],
    steps: irishSteps(pay),
    assumptions: irishAssumptions,
    warnings:
      shownPerUnit(input.gross, 'hour', time) < minimumWage
        ? [
            `At ${time.daysAYear} days of ${time.hoursADay} hours a year, this is below the minimum wage of ${moneyText(minimumWage, 'EUR')} an hour for people aged 20 and over.`,
          ]
        : [],
    employer: { name: 'employer’s PRSI', amount: pay.employerPrsi, cost: pay.gross + pay.employerPrsi },
  }
}

/** Credits, as far as there is tax for them to come off. */
function shownCredits({ beforeCredits, credits }: ReturnType<typeof irishPay>['incomeTax']) {
  let left = beforeCredits
  return credits.map(({ name, amount }) => {
    const used = Math.min(amount, left)
    left -= used
    return { name: irishCreditNames[name], amount: used }
  })
}
