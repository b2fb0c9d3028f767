import type { AnswerOf } from '../../../contract/salary/answers.ts'
import type { QuestionOf } from '../../../contract/salary/questions.ts'
import { contractorAssumptions } from '../assumptions.ts'
import { contractorInside } from '../contractor-inside.ts'
import { contractorOutside, usualDirectorSalary } from '../contractor-outside.ts'
import { contractorInsideSteps, contractorOutsideSteps } from '../contractor-steps.ts'
import { ratesCheckedOn } from '../../../contract/salary/rates/sources.ts'
import { bandsOf, money, netOf, stepsOf } from './amounts.ts'
import { employeeFields, employeeInput, toldOfEmployee } from './answer-employee.ts'

export function answerInside(asked: QuestionOf<'contractorInside'>): AnswerOf<'contractorInside'> {
  const input = employeeInput(asked)
  const inside = contractorInside({
    ...input,
    assignmentIncome: asked.assignmentIncomeGbp,
    umbrellaMargin: asked.umbrellaMarginGbp ?? 0,
    apprenticeshipLevy: asked.apprenticeshipLevy ?? true,
    through: asked.through ?? 'umbrella',
  })
  const told = toldOfEmployee(inside.pay, input)
  return {
    kind: 'contractorInside',
    ...employeeFields(inside.pay),
    through: inside.through,
    assignmentIncomeGbp: money(inside.assignmentIncome),
    umbrellaMarginGbp: money(inside.margin),
    grossPayGbp: money(inside.pay.gross),
    employerNiGbp: money(inside.employerNi),
    apprenticeshipLevyGbp: money(inside.apprenticeshipLevy),
    roundingGbp: money(inside.rounding),
    ...told,
    steps: stepsOf(contractorInsideSteps(inside, input.taxCode)),
    assumptions: [...told.assumptions, ...contractorAssumptions],
  }
}

export function answerOutside(asked: QuestionOf<'contractorOutside'>): AnswerOf<'contractorOutside'> {
  const outside = contractorOutside({
    taxYear: asked.taxYear,
    region: asked.region,
    companyIncome: asked.companyIncomeGbp,
    expenses: asked.expensesGbp ?? 0,
    directorSalary: asked.directorSalaryGbp ?? usualDirectorSalary,
    employmentAllowance: asked.employmentAllowance ?? false,
    associatedCompanies: asked.associatedCompanies ?? 0,
    dividend: asked.dividendGbp ?? (asked.allProfitPaidAsDividend === false ? 0 : null),
  })
  const { tax, nationalInsurance } = outside
  return {
    kind: 'contractorOutside',
    taxYear: outside.taxYear,
    region: outside.region,
    companyIncomeGbp: money(outside.companyIncome),
    expensesGbp: money(outside.expenses),
    directorSalaryGbp: money(outside.directorSalary),
    employerNiGbp: money(outside.employerNi),
    profitBeforeTaxGbp: money(outside.profit),
    corporationTaxGbp: money(outside.corporationTax),
    distributableGbp: money(outside.distributable),
    dividendGbp: money(outside.dividend),
    personalAllowanceGbp: money(tax.personalAllowance),
    incomeTaxOnSalaryGbp: money(tax.salaryTax.total),
    employeeNiGbp: money(nationalInsurance.total),
    dividendTaxGbp: money(tax.total),
    dividendBands: bandsOf(tax.lines),
    netAnnualGbp: money(outside.net.yearly),
    ruleSet: outside.taxYear,
    currency: 'GBP',
    paye: bandsOf(tax.salaryTax.lines),
    reductions: [],
    nationalInsurance: bandsOf(nationalInsurance.lines),
    netIncome: netOf(outside.net),
    personalAllowance: money(tax.personalAllowance),
    studentLoan: null,
    steps: stepsOf(contractorOutsideSteps(outside)),
    assumptions: contractorAssumptions,
    ratesChecked: ratesCheckedOn,
  }
}
