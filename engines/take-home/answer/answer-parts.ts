import type { AnswerOf } from '../../../contract/salary/answers.ts'
import type { QuestionOf } from '../../../contract/salary/questions.ts'
import { personalAllowance } from '../allowances.ts'
import { corporationTax, corporationTaxOf } from '../corporation-tax.ts'
import { dividendTax } from '../dividends.ts'
import { employeePay } from '../employee.ts'
import { ofPennies, plus, toPennies } from '../exact.ts'
import { employerNi } from '../national-insurance.ts'
import { payPeriodLoan, payPeriodNi } from '../pay-period.ts'
import { readFigure } from '../read-figure.ts'
import { loanRepayments } from '../student-loans.ts'
import { niShares, ukYearOf } from '../../../contract/salary/uk-years.ts'
import { bandsOf, money } from './amounts.ts'

/** Parts of a sum, each by itself. */

export function answerFigure({ figureGbp }: QuestionOf<'displayRule'>): AnswerOf<'displayRule'> {
  const reading = readFigure(figureGbp)
  return {
    kind: 'displayRule',
    readAs: reading?.readAs ?? null,
    grossAnnualGbp: reading === null ? null : money(toPennies(reading.gross)),
  }
}

export function answerEmployerNi(asked: QuestionOf<'employerNi'>): AnswerOf<'employerNi'> {
  const due = employerNi(ukYearOf(asked.taxYear), ofPennies(asked.grossAnnualGbp), asked.niPeriodStart)
  return { kind: 'employerNi', taxYear: asked.taxYear, employerNiGbp: money(toPennies(due)) }
}

export function answerCorporationTax(asked: QuestionOf<'corporationTax'>): AnswerOf<'corporationTax'> {
  const rates = corporationTaxOf(asked.financialYear)
  if (rates === null) throw new RangeError('A financial year without figures')
  const due = corporationTax(rates, ofPennies(asked.profitGbp), asked.associatedCompanies)
  return { kind: 'corporationTax', financialYear: asked.financialYear, corporationTaxGbp: money(toPennies(due)) }
}

export function answerDividendTax(asked: QuestionOf<'dividendTax'>): AnswerOf<'dividendTax'> {
  const tax = dividendTax({
    year: ukYearOf(asked.taxYear),
    region: asked.region,
    salary: ofPennies(asked.salaryGbp),
    dividends: ofPennies(asked.dividendsGbp),
  })
  return {
    kind: 'dividendTax',
    taxYear: asked.taxYear,
    personalAllowanceGbp: money(tax.personalAllowance),
    dividendTaxGbp: money(tax.total),
    totalIncomeTaxGbp: money(toPennies(plus(tax.salaryTax.due, tax.due))),
    dividendBands: bandsOf(tax.lines),
  }
}

export function answerAllowance(asked: QuestionOf<'personalAllowance'>): AnswerOf<'personalAllowance'> {
  const allowance = personalAllowance(ukYearOf(asked.taxYear), ofPennies(asked.adjustedNetIncomeGbp))
  return { kind: 'personalAllowance', taxYear: asked.taxYear, personalAllowanceGbp: money(allowance) }
}

export function answerPayPeriodNi(asked: QuestionOf<'payPeriodNi'>): AnswerOf<'payPeriodNi'> {
  const [share] = niShares(ukYearOf(asked.taxYear), asked.niPeriodStart ?? null)
  if (share === undefined) throw new RangeError('A tax year without National Insurance')
  const due = payPeriodNi(share.period, asked.payPeriod, ofPennies(asked.grossPayGbp))
  return { kind: 'payPeriodNi', taxYear: asked.taxYear, employeeNiGbp: money(due) }
}

export function answerPayPeriodLoan(asked: QuestionOf<'payPeriodStudentLoan'>): AnswerOf<'payPeriodStudentLoan'> {
  const repayment = payPeriodLoan(ukYearOf(asked.taxYear), {
    plans: asked.studentLoanPlans,
    payPeriod: asked.payPeriod,
    pay: ofPennies(asked.grossPayGbp),
    threshold: asked.publishedThresholdGbp ?? null,
  })
  return { kind: 'payPeriodStudentLoan', taxYear: asked.taxYear, repaymentGbp: money(repayment) }
}

export function answerLoanExact(asked: QuestionOf<'studentLoanExact'>): AnswerOf<'studentLoanExact'> {
  const loans = loanRepayments(ukYearOf(asked.taxYear), ofPennies(asked.grossAnnualGbp), asked.studentLoanPlans)
  const unrounded = [loans.undergraduate, loans.postgraduate].reduce(
    (sum, loan) => (loan === null ? sum : plus(sum, loan.unrounded)),
    ofPennies(0),
  )
  return {
    kind: 'studentLoanExact',
    taxYear: asked.taxYear,
    studentLoanUnroundedGbp: money(toPennies(unrounded)),
    allStudentLoansGbp: money(loans.total),
  }
}

export function answerTaxDifference(asked: QuestionOf<'taxDifference'>): AnswerOf<'taxDifference'> {
  const taxIn = (region: 'scotland' | 'restOfUk') =>
    employeePay({ taxYear: asked.taxYear, gross: asked.grossAnnualGbp, region }).incomeTax.total
  const [scotland, restOfUk] = [taxIn('scotland'), taxIn('restOfUk')]
  return {
    kind: 'taxDifference',
    taxYear: asked.taxYear,
    scotlandGbp: money(scotland),
    restOfUkGbp: money(restOfUk),
    scotlandMinusRestOfUkGbp: money(scotland - restOfUk),
  }
}
