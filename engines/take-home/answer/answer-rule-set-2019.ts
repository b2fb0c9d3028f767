import type { AnswerOf } from '../../../contract/salary/answers.ts'
import type { QuestionOf } from '../../../contract/salary/questions.ts'
import { ruleSet2019Assumptions } from '../assumptions.ts'
import { ratesCheckedOn } from '../../../contract/salary/rates/sources.ts'
import { ruleSet2019, ruleSet2019Pay } from '../rule-set-2019.ts'
import { ruleSet2019Steps } from '../rule-set-2019-steps.ts'
import { bandsOf, money, netOf, stepsOf } from './amounts.ts'

export function answerRuleSet2019(asked: QuestionOf<'ruleSet2019'>): AnswerOf<'ruleSet2019'> {
  const pay = ruleSet2019Pay({
    gross: asked.grossAnnualGbp,
    region: asked.region,
    pensionPercent: asked.pensionPercent ?? 0,
    studentLoanPlan: asked.studentLoanPlan ?? null,
    blindAllowance: asked.blindAllowance ?? false,
  })
  const { loan } = pay
  return {
    kind: 'ruleSet2019',
    region: pay.region,
    grossAnnualGbp: money(pay.gross),
    allowanceGbp: money(pay.allowance),
    incomeTaxGbp: money(pay.incomeTax.total),
    employeeNiGbp: money(pay.nationalInsurance.total),
    studentLoanGbp: money(loan?.repayment ?? 0),
    pensionGbp: money(pay.pension),
    netAnnualGbp: money(pay.net.yearly),
    ruleSet: ruleSet2019,
    currency: 'GBP',
    paye: bandsOf(pay.incomeTax.lines),
    reductions: [],
    nationalInsurance: bandsOf(pay.nationalInsurance.lines),
    netIncome: netOf(pay.net),
    personalAllowance: money(pay.allowance),
    studentLoan:
      loan === null
        ? null
        : {
            plan: loan.plan,
            threshold: money(loan.threshold),
            ratePercent: loan.rate / 100,
            repayment: money(loan.repayment),
          },
    steps: stepsOf(ruleSet2019Steps(pay)),
    assumptions: ruleSet2019Assumptions,
    ratesChecked: ratesCheckedOn,
  }
}
