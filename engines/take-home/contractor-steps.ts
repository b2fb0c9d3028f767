import type { ContractorInside } from './contractor-inside.ts'
import type { ContractorOutside } from './contractor-outside.ts'
import { employeeSteps } from './employee-steps.ts'
import { moneyText, rateText } from './money-text.ts'
import { bandsText, lessText, type Step } from './steps.ts'
import type { TaxCode } from '../../contract/salary/tax-code.ts'
import { ukYearOf } from '../../contract/salary/uk-years.ts'

/** From the assignment income to the gross, and from there as for any employee. */
export function contractorInsideSteps(inside: ContractorInside, taxCode: TaxCode | null = null): Step[] {
  const { sources, apprenticeshipLevyRate } = ukYearOf(inside.taxYear)
  const { assignmentIncome, margin, employerNi, apprenticeshipLevy, pay, through } = inside
  if (through === 'feePayer') {
    return [
      {
        label: 'Gross pay',
        working: 'the fee; the fee-payer bears the employer’s costs',
        amount: pay.gross,
        sources: [],
      },
      ...employeeSteps(pay, taxCode),
    ]
  }
  return [
    {
      label: 'Assignment income',
      working: 'what the agency pays the umbrella company',
      amount: assignmentIncome,
      sources: [],
    },
    ...(margin > 0
      ? [{ label: 'Umbrella company’s margin', working: 'kept by the umbrella company', amount: -margin, sources: [] }]
      : []),
    {
      label: 'Employer’s National Insurance',
      working: 'on gross pay, paid from the assignment income',
      amount: -employerNi,
      sources: sources.employerNi,
    },
    ...(apprenticeshipLevy > 0
      ? [
          {
            label: 'Apprenticeship Levy',
            working: `${rateText(apprenticeshipLevyRate)} of gross pay`,
            amount: -apprenticeshipLevy,
            sources: sources.employmentAllowance,
          },
        ]
      : []),
    {
      label: 'Gross pay',
      working: 'the pay that uses up the income after the margin, employer’s National Insurance and levy',
      amount: pay.gross,
      sources: [],
    },
    ...employeeSteps(pay, taxCode),
  ]
}

/** From the company's income to the dividend, and on to the director's take-home pay. */
export function contractorOutsideSteps(outside: ContractorOutside): Step[] {
  const { sources, corporationTax } = ukYearOf(outside.taxYear)
  const { companyIncome, expenses, directorSalary, employerNi, profit, tax, nationalInsurance, dividend, net } = outside
  const { smallProfits } = corporationTax
  const { salaryTax } = tax
  return [
    {
      label: 'Profit before tax',
      working: `${lessText(companyIncome, [expenses, directorSalary, employerNi])}: income less expenses, salary and employer’s National Insurance`,
      amount: profit,
      sources: sources.employerNi,
    },
    {
      label: 'Corporation Tax',
      working:
        smallProfits === null
          ? rateText(corporationTax.mainRate)
          : `${rateText(smallProfits.rate)} up to ${moneyText(smallProfits.lowerLimit * 100)}, ${rateText(corporationTax.mainRate)} from ${moneyText(smallProfits.upperLimit * 100)}, marginal relief between`,
      amount: outside.corporationTax,
      sources: sources.corporationTax,
    },
    { label: 'Dividend', working: 'paid out of what is left', amount: dividend, sources: [] },
    {
      label: 'Personal allowance',
      working: 'reduced by half of any combined salary and dividend above £100,000',
      amount: tax.personalAllowance,
      sources: sources.allowances,
    },
    {
      label: 'Income tax on the salary',
      working: bandsText(salaryTax.lines),
      amount: salaryTax.total,
      sources: outside.region === 'scotland' ? sources.bandsScotland : sources.bandsRestOfUk,
    },
    {
      label: 'Director’s National Insurance',
      working: bandsText(nationalInsurance.lines),
      amount: nationalInsurance.total,
      sources: sources.nationalInsurance,
    },
    { label: 'Dividend tax', working: bandsText(tax.lines), amount: tax.total, sources: sources.dividends },
    {
      label: 'Take-home pay',
      working: `${moneyText(directorSalary)} + ${lessText(dividend, [salaryTax.total, nationalInsurance.total, tax.total])}`,
      amount: net.yearly,
      sources: [],
    },
  ]
}
