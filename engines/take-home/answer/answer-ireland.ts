import type { AnswerOf } from '../../../contract/salary/answers.ts'
import type { QuestionOf } from '../../../contract/salary/questions.ts'
import { irishAssumptions } from '../assumptions.ts'
import { irishPay, type IrishPension } from '../ireland.ts'
import { irishSteps } from '../ireland-steps.ts'
import { ratesCheckedOn } from '../../../contract/salary/rates/sources.ts'
import { bandsOf, money, netOf, stepsOf } from './amounts.ts'

export function answerIreland(asked: QuestionOf<'ireland'>): AnswerOf<'ireland'> {
  const pay = irishPay({
    taxYear: asked.taxYear,
    gross: asked.grossAnnualEur,
    status: asked.maritalStatus,
    credits: asked.creditsEur,
    spouseGross: asked.spouseGrossAnnualEur ?? 0,
    pension: pensionOf(asked.pension),
    futureFund: asked.futureFund ?? false,
  })
  return {
    kind: 'ireland',
    taxYear: pay.taxYear,
    maritalStatus: pay.status,
    grossAnnualEur: money(pay.gross),
    cutOffEur: money(pay.cutOff),
    incomeTaxBeforeCreditsEur: money(pay.incomeTax.beforeCredits),
    creditsEur: pay.incomeTax.credits.map(({ name, amount }) => ({ name, amount: money(amount) })),
    incomeTaxEur: money(pay.incomeTax.total),
    uscEur: money(pay.usc.total),
    usc: bandsOf(pay.usc.lines),
    prsiEur: money(pay.prsi.total),
    pensionEur: money(pay.pension),
    futureFundEur: money(pay.futureFund),
    netAnnualEur: money(pay.net.yearly),
    employerPrsiEur: money(pay.employerPrsi),
    employerCostEur: money(pay.gross + pay.employerPrsi),
    ruleSet: `Ireland ${pay.taxYear}`,
    currency: 'EUR',
    paye: bandsOf(pay.incomeTax.lines),
    reductions: pay.incomeTax.credits.map(({ name, amount }) => ({ name, amount: money(amount) })),
    nationalInsurance: [],
    netIncome: netOf(pay.net),
    personalAllowance: 0,
    studentLoan: null,
    steps: stepsOf(irishSteps(pay)),
    assumptions: irishAssumptions,
    ratesChecked: ratesCheckedOn,
  }
}

function pensionOf(asked: QuestionOf<'ireland'>['pension']): IrishPension | null {
  if (asked === undefined) return null
  const { percentOfGross, monthlyEur = 0, annualEur } = asked
  if (percentOfGross !== undefined) return { kind: 'percentOfGross', percent: percentOfGross }
  return { kind: 'annual', amount: annualEur ?? monthlyEur * 12 }
}
