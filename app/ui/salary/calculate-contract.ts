import {
  contractorAssumptions,
  employeeAssumptions,
  contractorInside,
  type ContractorInside,
  contractorOutside,
  type ContractorOutside,
  contractorInsideSteps,
  contractorOutsideSteps,
  type NetIncome,
  type Step,
} from '../../../engines/take-home/index.ts'
import type { BandTable } from './pay-view.ts'
import type { ContractQuestion } from './question.ts'
import { nationNames, niTable } from './calculate-uk.ts'

/** A line of the breakdown from the contract's income to take-home pay: an amount taken off, what is left at that point, or a part of it. */
type SumLine = { name: string; amount: number; kind: 'off' | 'left' | 'detail' }

export type ContractSide = {
  name: 'Inside' | 'Outside'
  title: string
  lines: SumLine[]
  net: NetIncome
  bands: BandTable[]
  steps: Step[]
}

export type ContractView = {
  law: string
  income: number
  inside: ContractSide
  outside: ContractSide
  warnings: string[]
  assumptions: readonly string[]
}

/** A contract inside and outside IR35, each with all its costs. */
export function calculateContract(asked: ContractQuestion): ContractView {
  const inside = contractorInside({
    ...asked.employee,
    assignmentIncome: asked.income,
    umbrellaMargin: asked.margin,
    through: asked.through,
    apprenticeshipLevy: asked.through === 'umbrella',
  })
  const outside = contractorOutside({
    taxYear: asked.employee.taxYear,
    region: asked.employee.region,
    companyIncome: asked.income,
    expenses: asked.expenses,
    directorSalary: asked.directorSalary,
  })
  return {
    law: `Tax year ${inside.taxYear}, ${nationNames[asked.nation]}`,
    income: asked.income,
    inside: insideOf(inside, asked),
    outside: outsideOf(outside),
    warnings: [
      ...(asked.through === 'umbrella' && asked.margin === 0
        ? ['The umbrella company’s margin is not included yet. Enter what yours charges each week.']
        : []),
      ...(outside.profit < 0
        ? ['Outside IR35, the company would make a loss: its income does not cover the salary and costs.']
        : []),
      ...(inside.pay.loans.total > 0 || inside.pay.pension !== null
        ? [
            'Your pension and student loan are taken off inside IR35 only, so the two results are not exactly comparable.',
          ]
        : []),
      ...(inside.pay.net.yearly < 0
        ? ['Inside IR35, your pension contribution is more than what is left after tax.']
        : []),
    ],
    assumptions: [...contractorAssumptions, ...employeeAssumptions],
  }
}

function insideOf(inside: ContractorInside, { employee }: ContractQuestion): ContractSide {
  const { pay, through, assignmentIncome, margin, employerNi, apprenticeshipLevy, rounding } = inside
  const { incomeTax, nationalInsurance, loans, pension } = pay
  const fromPay = pension?.method === 'salarySacrifice' ? pension.contribution : (pension?.paidByEmployee ?? 0)
  const isUmbrella = through === 'umbrella'
  return {
    name: 'Inside',
    title: isUmbrella ? 'Inside IR35, through an umbrella company' : 'Inside IR35, on the fee-payer’s payroll',
    lines: withoutNothing([
      { name: isUmbrella ? 'Assignment income' : 'Fee', amount: assignmentIncome, kind: 'left' },
      { name: 'Umbrella company’s margin', amount: margin, kind: 'off' },
      { name: 'Employer’s National Insurance', amount: isUmbrella ? employerNi : 0, kind: 'off' },
      { name: 'Apprenticeship Levy', amount: apprenticeshipLevy, kind: 'off' },
      { name: 'Rounding', amount: rounding, kind: 'off' },
      { name: 'Gross pay', amount: pay.gross, kind: 'left' },
      { name: 'Pension', amount: fromPay, kind: 'off' },
      { name: 'Income tax', amount: incomeTax.total, kind: 'off' },
      { name: 'National Insurance', amount: nationalInsurance.total, kind: 'off' },
      { name: 'Student loans', amount: loans.total, kind: 'off' },
      { name: 'Take-home pay', amount: pay.net.yearly, kind: 'left' },
    ]),
    net: pay.net,
    bands: [
      {
        title: 'Income tax',
        lines: incomeTax.lines.map((line) => ({ ...line, note: null })),
        off: [],
        total: incomeTax.total,
      },
      niTable(nationalInsurance.lines, nationalInsurance.total),
    ],
    steps: contractorInsideSteps(inside, employee.taxCode ?? null),
  }
}

function outsideOf(outside: ContractorOutside): ContractSide {
  const { tax, nationalInsurance } = outside
  const { salaryTax } = tax
  const salaryAndDividend = outside.directorSalary + outside.dividend
  const beforeDividend = outside.companyIncome - outside.expenses - outside.employerNi - outside.corporationTax
  return {
    name: 'Outside',
    title: 'Outside IR35, through your own company',
    lines: withoutNothing([
      { name: 'Company’s income', amount: outside.companyIncome, kind: 'left' },
      { name: 'Expenses', amount: outside.expenses, kind: 'off' },
      { name: 'Employer’s National Insurance', amount: outside.employerNi, kind: 'off' },
      { name: 'Corporation Tax', amount: outside.corporationTax, kind: 'off' },
      { name: 'Rounding', amount: beforeDividend - salaryAndDividend, kind: 'off' },
      {
        name: 'Salary and dividend',
        amount: salaryAndDividend,
        kind: 'left',
      },
      { name: 'Salary', amount: outside.directorSalary, kind: 'detail' },
      { name: 'Dividend', amount: outside.dividend, kind: 'detail' },
      { name: 'Income tax on the salary', amount: salaryTax.total, kind: 'off' },
      { name: 'National Insurance', amount: nationalInsurance.total, kind: 'off' },
      { name: 'Dividend tax', amount: tax.total, kind: 'off' },
      { name: 'Take-home pay', amount: outside.net.yearly, kind: 'left' },
    ]),
    net: outside.net,
    bands: [
      {
        title: 'Income tax on the salary',
        lines: salaryTax.lines.map((line) => ({ ...line, note: null })),
        off: [],
        total: salaryTax.total,
      },
      { title: 'Dividend tax', lines: tax.lines.map((line) => ({ ...line, note: null })), off: [], total: tax.total },
    ],
    steps: contractorOutsideSteps(outside),
  }
}

function withoutNothing(lines: SumLine[]): SumLine[] {
  return lines.filter(({ amount, kind }) => kind === 'left' || amount !== 0)
}
