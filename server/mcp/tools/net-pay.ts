import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { londonDay } from '../../../contract/platform/london.ts'
import type { SalaryAnswer } from '../../../contract/salary/answers.ts'
import {
  calculatorPath,
  fullTime,
  payUnits,
  perYear,
  searchEstimateTime,
  toPennies,
} from '../../../engines/take-home/index.ts'
import { currentUkYear } from '../../../contract/salary/uk-years.ts'
import { addTool, type ToolDeps } from '../tool.ts'
import { currentIrishYear } from '../../../contract/salary/irish-years.ts'
import { pensionMethods } from '../../../contract/salary/pension-methods.ts'
import { studentLoanPlans } from '../../../contract/salary/student-loan-plans.ts'
import { currencyCodes } from '../../../contract/places/countries.ts'

const Input = z.strictObject({
  amount: z.number().positive().max(9_999_999.99).describe('Pay before tax, in pounds, or in euro for Ireland'),
  per: z.enum(payUnits).default('year'),
  where: z.enum(['england', 'wales', 'northernIreland', 'scotland', 'ireland']).default('england'),
  works_as: z
    .enum(['employee', 'inside_ir35', 'outside_ir35'])
    .default('employee')
    .describe(
      'A contract inside IR35 is paid through an umbrella company, one outside IR35 by a company of one’s own; not for Ireland',
    ),
  tax_year: z.string().max(10).optional().describe("'2026/27', or '2026' for Ireland; the default is the current year"),
  days_a_year: z
    .number()
    .positive()
    .max(366)
    .optional()
    .describe('For daily or hourly pay; the default is 261 for employees and 233 for contracts'),
  hours_a_day: z.number().positive().max(24).default(8),
  pension_percent: z.number().min(0).max(99).optional(),
  pension_method: z.enum(pensionMethods).default('netPay'),
  student_loans: z.array(z.enum(studentLoanPlans)).max(5).optional(),
  tax_code: z.string().max(12).optional(),
})
type Input = z.infer<typeof Input>

const Output = z.object({
  currency: z.enum(currencyCodes),
  rules: z.string().describe('The tax rules used'),
  before_tax_a_year: z.number(),
  after_tax: z.object({
    a_year: z.number(),
    a_month: z.number(),
    a_week: z.number(),
    a_working_day: z.number().describe('One of 261 working days'),
  }),
  sums: z.array(z.object({ what: z.string(), working: z.string(), amount: z.number() })),
  assumptions: z.array(z.string()),
  rates_checked: z.string(),
  page: z.string().describe('The page of the calculator'),
})

export function addNetPay(server: McpServer, deps: ToolDeps): void {
  addTool(server, 'net_pay', deps, {
    title: 'Net pay',
    description:
      'Calculates take-home pay after tax, National Insurance, pension and student loans in the United Kingdom, inside or outside IR35, or in Ireland, and shows each step.',
    input: Input,
    output: Output,
    run: async (asked) => {
      const yearly = yearlyAmount(asked)
      const answer = await deps.api.salary.calculate({ body: questionOf(asked, yearly, londonDay(deps.now)) })
      if (!('netIncome' in answer)) throw new TypeError(`${answer.kind} is not a pay calculation`)
      return {
        currency: answer.currency,
        rules: answer.ruleSet,
        before_tax_a_year: yearly,
        after_tax: netOf(answer.netIncome),
        sums: answer.steps.map(({ label, working, amount }) => ({ what: label, working, amount })),
        assumptions: answer.assumptions,
        rates_checked: answer.ratesChecked,
        page: deps.siteUrl + calculatorPath,
      }
    },
  })
}

type Question = Parameters<ToolDeps['api']['salary']['calculate']>[0]['body']

function questionOf(asked: Input, yearly: number, day: string): Question {
  const pension = asked.pension_percent
  if (asked.where === 'ireland') {
    return {
      kind: 'ireland',
      taxYear: asked.tax_year ?? currentIrishYear(day).taxYear,
      grossAnnualEur: yearly,
      ...(pension !== undefined && { pension: { percentOfGross: pension } }),
    }
  }
  const taxYear = asked.tax_year ?? currentUkYear(day).taxYear
  const region = asked.where
  if (asked.works_as === 'outside_ir35') {
    return { kind: 'contractorOutside', taxYear, region, companyIncomeGbp: yearly }
  }
  const employee = {
    taxYear,
    region,
    ...(pension !== undefined && { pension: { method: asked.pension_method, percentOfGross: pension } }),
    ...(asked.student_loans !== undefined && { studentLoanPlans: asked.student_loans }),
    ...(asked.tax_code !== undefined && { basis: 'payeCode' as const, taxCode: asked.tax_code }),
  }
  return asked.works_as === 'inside_ir35'
    ? { kind: 'contractorInside', assignmentIncomeGbp: yearly, ...employee }
    : { kind: 'employee', grossAnnualGbp: yearly, ...employee }
}

function yearlyAmount({ amount, per, works_as, days_a_year, hours_a_day }: Input): number {
  const usual = works_as === 'employee' ? fullTime : searchEstimateTime
  const time = { daysAYear: days_a_year ?? usual.daysAYear, hoursADay: hours_a_day }
  return toPennies(perYear(Math.round(amount * 100), per, time)) / 100
}

function netOf(net: Extract<SalaryAnswer, { netIncome: unknown }>['netIncome']): z.infer<typeof Output>['after_tax'] {
  return { a_year: net.yearly, a_month: net.monthly, a_week: net.weekly, a_working_day: net.workingDay }
}
