import type { SalaryAnswer } from '../../../contract/salary/answers.ts'
import type { SalaryQuestion } from '../../../contract/salary/questions.ts'
import { answerInside, answerOutside } from './answer-contractor.ts'
import { answerEmployee, answerFigureNet } from './answer-employee.ts'
import { answerIreland } from './answer-ireland.ts'
import {
  answerAllowance,
  answerCorporationTax,
  answerDividendTax,
  answerEmployerNi,
  answerFigure,
  answerLoanExact,
  answerPayPeriodLoan,
  answerPayPeriodNi,
  answerTaxDifference,
} from './answer-parts.ts'
import { answerRuleSet2019 } from './answer-rule-set-2019.ts'

/** Works out what was asked. Pure: no clock and nothing kept. */
export function answerSalary(asked: SalaryQuestion): SalaryAnswer {
  switch (asked.kind) {
    case 'employee':
    case 'incomeTaxOnly':
      return answerEmployee(asked)
    case 'displayRuleNet':
      return answerFigureNet(asked)
    case 'ruleSet2019':
      return answerRuleSet2019(asked)
    case 'ireland':
      return answerIreland(asked)
    case 'contractorInside':
      return answerInside(asked)
    case 'contractorOutside':
      return answerOutside(asked)
    case 'displayRule':
      return answerFigure(asked)
    case 'employerNi':
      return answerEmployerNi(asked)
    case 'corporationTax':
      return answerCorporationTax(asked)
    case 'dividendTax':
      return answerDividendTax(asked)
    case 'personalAllowance':
      return answerAllowance(asked)
    case 'payPeriodNi':
      return answerPayPeriodNi(asked)
    case 'payPeriodStudentLoan':
      return answerPayPeriodLoan(asked)
    case 'studentLoanExact':
      return answerLoanExact(asked)
    case 'taxDifference':
      return answerTaxDifference(asked)
  }
}
