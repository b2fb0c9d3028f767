/*
 * The door of the engine: what is left of a year's pay under the law of a tax year. See README.md.
 */
/** A question of the call → its answer, with every step. */
export { answerSalary } from './answer/answer-salary.ts'

// A year's pay, each with the steps that lead to it. Amounts in pennies (or cents) a year.
export { employeePay, type EmployeeInput, type EmployeePay } from './employee.ts'
export { employeeSteps } from './employee-steps.ts'
export { irishPay, type IrishInput } from './ireland.ts'
export { irishCreditNames, irishSteps } from './ireland-steps.ts'
export { contractorInside, type ContractorInside } from './contractor-inside.ts'
export { contractorOutside, type ContractorOutside } from './contractor-outside.ts'
export { contractorInsideSteps, contractorOutsideSteps } from './contractor-steps.ts'
export { ruleSet2019, ruleSet2019Pay, type RuleSet2019Plan } from './rule-set-2019.ts'
export { ruleSet2019Steps } from './rule-set-2019-steps.ts'
export type { BandLine } from './bands.ts'
export type { NiLine } from './national-insurance.ts'
export type { Pension } from './pension.ts'
export type { Step } from './steps.ts'

// What a calculation takes for granted, in words.
export {
  contractorAssumptions,
  employeeAssumptions,
  ir35Checker,
  irishAssumptions,
  ruleSet2019Assumptions,
  taxCodeAssumption,
  wholeYearNiAssumption,
} from './assumptions.ts'

// Beside an ad: what its pay leaves, and the calculator with that pay filled in.
export { estimateNote, netEstimate } from './net-estimate.ts'
export { calculatorForAd, calculatorPath } from './calculator-address.ts'

// Pay by the hour, day, week, month and year; net pay likewise.
export {
  fullTime,
  payUnits,
  perYear,
  searchEstimateTime,
  shownPerUnit,
  type PayUnit,
  type WorkingTime,
} from './convert-pay.ts'
export { calendarDaysAYear, monthsAYear, netADay, weeksAYear, type NetIncome } from './net-income.ts'

// Exact amounts, and how they are written.
export { ofPennies, part, toPennies, type Pennies } from './exact.ts'
export { exactMoneyText, moneyText, rateText, type Currency } from './money-text.ts'
