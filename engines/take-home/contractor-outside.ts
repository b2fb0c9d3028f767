import { corporationTax } from './corporation-tax.ts'
import { dividendTax, type DividendTax } from './dividends.ts'
import {
  least,
  minus,
  notBelowNothing,
  ofPennies,
  ofPounds,
  plus,
  toPennies,
  type Exact,
  type Pennies,
} from './exact.ts'
import type { Region } from './income-tax.ts'
import { directorNi, directorsEmployerNi, type NationalInsurance } from './national-insurance.ts'
import { netIncomeOf, type NetIncome } from './net-income.ts'
import { ukYearOf } from '../../contract/salary/uk-years.ts'

/** What a director is usually paid: the personal allowance since 2021/22. */
export const usualDirectorSalary: Pennies = 12_570_00

export type ContractorOutside = {
  taxYear: string
  region: Region
  companyIncome: Pennies
  expenses: Pennies
  directorSalary: Pennies
  employerNi: Pennies
  /** Below nothing: a loss. */
  profit: Pennies
  corporationTax: Pennies
  /** Left after corporation tax. */
  distributable: Pennies
  dividend: Pennies
  tax: DividendTax
  nationalInsurance: NationalInsurance
  net: NetIncome
}

/** A contract outside IR35 through an own company: a small salary, and what is left of the profit as dividend. */
export function contractorOutside(given: {
  taxYear: string
  region: Region
  companyIncome: Pennies
  expenses?: Pennies
  directorSalary?: Pennies
  /** Not for a company whose only employee is its one director. */
  employmentAllowance?: boolean
  associatedCompanies?: number
  /** What is paid out; null: all that may be. */
  dividend?: Pennies | null
}): ContractorOutside {
  const { taxYear, region, companyIncome, expenses = 0, directorSalary = usualDirectorSalary, dividend = null } = given
  const year = ukYearOf(taxYear)
  const salary = ofPennies(directorSalary)
  const charged = directorsEmployerNi(year, salary)
  const ni =
    given.employmentAllowance === true ? notBelowNothing(minus(charged, ofPounds(year.employmentAllowance))) : charged
  const profit = minus(minus(ofPennies(companyIncome - expenses), salary), ni)
  const onProfit = corporationTax(year.corporationTax, profit, given.associatedCompanies)
  const distributable = notBelowNothing(minus(profit, onProfit))
  const paidOut = dividend === null ? distributable : least(ofPennies(dividend), distributable)
  const tax = dividendTax({ year, region, salary, dividends: paidOut })
  const own = directorNi(year, salary)

  const shownDividend = toPennies(paidOut)
  const yearly = directorSalary + shownDividend - tax.salaryTax.total - own.total - tax.total
  const exactNet = [tax.salaryTax.due, own.due, tax.due].reduce<Exact>(minus, plus(salary, paidOut))
  return {
    taxYear,
    region,
    companyIncome,
    expenses,
    directorSalary,
    employerNi: toPennies(ni),
    profit: toPennies(profit),
    corporationTax: toPennies(onProfit),
    distributable: toPennies(distributable),
    dividend: shownDividend,
    tax,
    nationalInsurance: own,
    net: netIncomeOf(yearly, exactNet),
  }
}
