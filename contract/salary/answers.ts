import { z } from 'zod'
import { currencyCodes } from '../places/countries.ts'

/** Pounds (or euro) with pennies. */
const Money = z.number()

export const BandOfPay = z.object({
  name: z.string().describe("'basic', 'higher' …; of National Insurance 'nil', 'main', 'upper'"),
  ratePercent: z.number(),
  from: Money,
  upTo: Money.nullable().describe('Null if the band has no upper limit'),
  amount: Money.describe('The part of the pay that falls into the band'),
  due: Money.describe('The tax due on the band. The total is the sum of the bands, less the reductions'),
  periodStart: z.string().optional().describe('If the rates changed during the year, the first day of the period'),
  months: z
    .number()
    .optional()
    .describe('If the rates changed during the year, how many of the twelve months the period counts for'),
})
export type BandOfPay = z.infer<typeof BandOfPay>

const NetIncome = z.object({
  yearly: Money,
  monthly: Money,
  weekly: Money,
  daily: Money.describe('Per calendar day, with 365 in a year'),
  workingDay: Money.describe('Per working day, with 261 in a year'),
})

export const StudentLoan = z.object({
  plan: z.union([z.enum(['plan1', 'plan2', 'plan4', 'plan5', 'postgraduate']), z.literal([1, 2, 3])]),
  threshold: Money,
  ratePercent: z.number(),
  repayment: Money,
})

const SourceOfRates = z.object({ title: z.string(), url: z.string().nullable(), dated: z.string().nullable() })

export const Step = z.object({ label: z.string(), working: z.string(), amount: Money, sources: z.array(SourceOfRates) })
export type StepAnswer = z.infer<typeof Step>

/** The fields that every pay calculation has, besides those of its kind. */
const told = {
  ruleSet: z.string().describe("'2026/27', 'documented-2019-20', 'Ireland 2026'"),
  currency: z.enum(currencyCodes),
  paye: z.array(BandOfPay),
  reductions: z.array(z.object({ name: z.string(), amount: Money })),
  nationalInsurance: z.array(BandOfPay),
  netIncome: NetIncome,
  personalAllowance: Money,
  studentLoan: StudentLoan.nullable(),
  steps: z.array(Step),
  assumptions: z.array(z.string()),
  ratesChecked: z.string(),
}

const employeeFields = {
  taxYear: z.string(),
  region: z.enum(['restOfUk', 'scotland']),
  grossAnnualGbp: Money,
  personalAllowanceGbp: Money,
  blindPersonsAllowanceGbp: Money,
  incomeTaxGbp: Money,
  employeeNiGbp: Money,
  studentLoanGbp: Money,
  postgraduateLoanGbp: Money,
  allStudentLoansGbp: Money,
  pensionGbp: Money.describe('How much the pension takes from the pay'),
  pensionGrossGbp: Money.describe('How much goes into the pension'),
  pensionPaidByEmployeeGbp: Money,
  netAnnualGbp: Money,
  employerNiGbp: Money,
  employerCostGbp: Money.describe('Gross pay plus employer’s National Insurance'),
}

export const EmployeeAnswer = z.object({
  kind: z.enum(['employee', 'incomeTaxOnly', 'displayRuleNet']),
  ...employeeFields,
  readAs: z.enum(['hourly', 'daily', 'annual']).optional().describe('How the figure was interpreted'),
  isUnderMinimumWage: z.boolean().optional().describe('True if an hourly figure is below the minimum wage at 21'),
  ...told,
})
export type EmployeeAnswer = z.infer<typeof EmployeeAnswer>

const RuleSet2019Answer = z.object({
  kind: z.literal('ruleSet2019'),
  region: z.enum(['restOfUk', 'scotland']),
  grossAnnualGbp: Money,
  allowanceGbp: Money,
  incomeTaxGbp: Money,
  employeeNiGbp: Money,
  studentLoanGbp: Money,
  pensionGbp: Money,
  netAnnualGbp: Money,
  ...told,
})

const IrelandAnswer = z.object({
  kind: z.literal('ireland'),
  taxYear: z.number(),
  maritalStatus: z.string(),
  grossAnnualEur: Money,
  cutOffEur: Money,
  incomeTaxBeforeCreditsEur: Money,
  creditsEur: z.array(z.object({ name: z.string(), amount: Money })),
  incomeTaxEur: Money,
  uscEur: Money,
  usc: z.array(BandOfPay),
  prsiEur: Money,
  pensionEur: Money,
  futureFundEur: Money,
  netAnnualEur: Money,
  employerPrsiEur: Money,
  employerCostEur: Money,
  ...told,
})

const InsideAnswer = z.object({
  kind: z.literal('contractorInside'),
  through: z.enum(['umbrella', 'feePayer']),
  assignmentIncomeGbp: Money,
  umbrellaMarginGbp: Money,
  grossPayGbp: Money,
  apprenticeshipLevyGbp: Money,
  roundingGbp: Money,
  ...employeeFields,
  ...told,
})

const OutsideAnswer = z.object({
  kind: z.literal('contractorOutside'),
  taxYear: z.string(),
  region: z.enum(['restOfUk', 'scotland']),
  companyIncomeGbp: Money,
  expensesGbp: Money,
  directorSalaryGbp: Money,
  employerNiGbp: Money,
  profitBeforeTaxGbp: Money,
  corporationTaxGbp: Money,
  distributableGbp: Money,
  dividendGbp: Money,
  personalAllowanceGbp: Money,
  incomeTaxOnSalaryGbp: Money,
  employeeNiGbp: Money,
  dividendTaxGbp: Money,
  dividendBands: z.array(BandOfPay),
  netAnnualGbp: Money,
  ...told,
})

const parts = [
  z.object({
    kind: z.literal('displayRule'),
    readAs: z
      .enum(['hourly', 'daily', 'annual'])
      .nullable()
      .describe('Null if the figure cannot be interpreted as pay'),
    grossAnnualGbp: Money.nullable(),
  }),
  z.object({ kind: z.literal('employerNi'), taxYear: z.string(), employerNiGbp: Money }),
  z.object({ kind: z.literal('corporationTax'), financialYear: z.number(), corporationTaxGbp: Money }),
  z.object({
    kind: z.literal('dividendTax'),
    taxYear: z.string(),
    personalAllowanceGbp: Money,
    dividendTaxGbp: Money,
    totalIncomeTaxGbp: Money,
    dividendBands: z.array(BandOfPay),
  }),
  z.object({ kind: z.literal('personalAllowance'), taxYear: z.string(), personalAllowanceGbp: Money }),
  z.object({ kind: z.literal('payPeriodNi'), taxYear: z.string(), employeeNiGbp: Money }),
  z.object({ kind: z.literal('payPeriodStudentLoan'), taxYear: z.string(), repaymentGbp: Money }),
  z.object({
    kind: z.literal('studentLoanExact'),
    taxYear: z.string(),
    studentLoanUnroundedGbp: Money,
    allStudentLoansGbp: Money,
  }),
  z.object({
    kind: z.literal('taxDifference'),
    taxYear: z.string(),
    scotlandGbp: Money,
    restOfUkGbp: Money,
    scotlandMinusRestOfUkGbp: Money,
  }),
] as const

/** Amounts are pounds (…Gbp) or euro (…Eur); if a name says neither, they are in the currency of the answer. */
export const SalaryAnswer = z.discriminatedUnion('kind', [
  EmployeeAnswer,
  RuleSet2019Answer,
  IrelandAnswer,
  InsideAnswer,
  OutsideAnswer,
  ...parts,
])
export type SalaryAnswer = z.infer<typeof SalaryAnswer>
export type AnswerOf<Kind extends SalaryAnswer['kind']> = Extract<SalaryAnswer, { kind: Kind }>
