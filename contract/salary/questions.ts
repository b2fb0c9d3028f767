import { z } from 'zod'
import { Amount, Code, IrishCredits, NamedRegion, Percent, StudentLoanPlans, TaxYear, YesNo } from './fields.ts'
import { readTaxCode } from './tax-code.ts'
import { WholeNumber } from '../platform/bounds.ts'
import { niPeriodStarts, ukYearOf, financialYears } from './uk-years.ts'
import { irishTaxYears, noIrishFiguresFor } from './irish-years.ts'
import { pensionMethods } from './pension-methods.ts'
import { noRepaymentsOf, plansNotRepaidIn } from './student-loan-plans.ts'

export const Pension = z
  .strictObject({
    method: z.enum(pensionMethods, { error: 'The method must be netPay, reliefAtSource or salarySacrifice' }),
    percentOfGross: Percent.optional(),
    percentOfQualifyingEarnings: Percent.optional(),
    monthlyGbp: Amount.optional(),
    annualGbp: Amount.optional(),
  })
  .refine((pension) => Object.values(pension).filter((value) => value !== undefined).length === 2, {
    error: 'Give exactly one of percentOfGross, percentOfQualifyingEarnings, monthlyGbp and annualGbp',
  })

/** What can be given for an employee besides the pay. */
const employee = {
  taxYear: TaxYear,
  region: NamedRegion.default('restOfUk'),
  basis: z
    .enum(['statutory', 'payeCode'], { error: 'The basis must be statutory or payeCode' })
    .optional()
    .describe('With payeCode, the calculation uses the tax code, or the standard code of the year if none is given'),
  taxCode: Code.optional(),
  taxFreePayGbp: Amount.optional().describe('The tax-free pay of the code, to override what the code says'),
  niPeriodStart: z
    .string()
    .max(10)
    .optional()
    .describe(
      "For 2022/23 and 2023/24: the first day of the National Insurance period to use, or 'fullYear' for all of them",
    ),
  pension: Pension.optional(),
  studentLoanPlans: StudentLoanPlans.optional(),
  blindPersonsAllowance: YesNo.optional(),
  marriageAllowanceReceived: YesNo.optional(),
  overStatePensionAge: YesNo.optional(),
}

const grossAnnualGbp = Amount.describe('Pounds a year')

type SaidByEmployee = {
  taxYear: string
  basis?: 'statutory' | 'payeCode' | undefined
  taxCode?: string | undefined
  niPeriodStart?: string | undefined
  studentLoanPlans?: readonly ('plan1' | 'plan2' | 'plan4' | 'plan5' | 'postgraduate')[] | undefined
  pension?: z.infer<typeof Pension> | undefined
}

/** Checks what depends on the tax year. */
function checkYear(said: SaidByEmployee, ctx: z.RefinementCtx): void {
  const year = ukYearOf(said.taxYear)
  const starts = niPeriodStarts(year)
  const start = said.niPeriodStart
  if (start !== undefined && start !== 'fullYear' && !starts.includes(start)) {
    ctx.addIssue({
      code: 'custom',
      path: ['niPeriodStart'],
      message: `For ${year.taxYear} this must be fullYear or ${starts.join(' or ')}`,
    })
  }
  checkPlans(said, ctx)
  if (said.basis === 'statutory' && said.taxCode !== undefined) {
    ctx.addIssue({ code: 'custom', path: ['taxCode'], message: 'A tax code needs the basis payeCode' })
  }
  const code = said.taxCode === undefined ? null : readTaxCode(said.taxCode)
  if (code?.kind === 'one-band' && year.bands[code.isScottish ? 'scotland' : 'restOfUk'][code.band] === undefined) {
    ctx.addIssue({ code: 'custom', path: ['taxCode'], message: `This tax code does not exist in ${year.taxYear}` })
  }
}

function checkPlans({ taxYear, studentLoanPlans }: SaidByEmployee, ctx: z.RefinementCtx): void {
  const [missing] = plansNotRepaidIn(ukYearOf(taxYear), studentLoanPlans ?? [])
  if (missing === undefined) return
  ctx.addIssue({
    code: 'custom',
    path: ['studentLoanPlans'],
    message: noRepaymentsOf(missing, taxYear),
  })
}

/** A pension contribution cannot be more than the pay. */
function checkPension(
  { pension, grossAnnualGbp }: SaidByEmployee & { grossAnnualGbp: number },
  ctx: z.RefinementCtx,
): void {
  const yearly = pension?.annualGbp ?? (pension?.monthlyGbp ?? 0) * 12
  if (yearly <= grossAnnualGbp) return
  ctx.addIssue({ code: 'custom', path: ['pension'], message: 'The pension contribution is more than the pay' })
}

const Employee = z
  .strictObject({ kind: z.literal('employee'), grossAnnualGbp, ...employee })
  .superRefine(checkYear)
  .superRefine(checkPension)

const IncomeTaxOnly = z
  .strictObject({ kind: z.literal('incomeTaxOnly'), grossAnnualGbp, ...employee })
  .superRefine(checkYear)
  .superRefine(checkPension)

const DisplayRuleNet = z
  .strictObject({
    kind: z.literal('displayRuleNet'),
    figureGbp: Amount.refine((pennies) => pennies > 600, 'A figure of 6 or less cannot be interpreted as pay'),
    ...employee,
  })
  .superRefine(checkYear)

const ContractorInside = z
  .strictObject({
    kind: z.literal('contractorInside'),
    assignmentIncomeGbp: Amount,
    umbrellaMarginGbp: Amount.optional().describe('Pounds a year'),
    apprenticeshipLevy: YesNo.optional().describe('True by default'),
    through: z
      .enum(['umbrella', 'feePayer'], { error: 'This must be umbrella or feePayer' })
      .optional()
      .describe('Who runs the payroll: an umbrella company, or the fee-payer, who then bears the employer’s costs'),
    ...employee,
  })
  .superRefine(checkYear)
  .refine(({ assignmentIncomeGbp, umbrellaMarginGbp = 0 }) => umbrellaMarginGbp <= assignmentIncomeGbp, {
    path: ['umbrellaMarginGbp'],
    error: 'The margin is more than the income',
  })

const ContractorOutside = z.strictObject({
  kind: z.literal('contractorOutside'),
  taxYear: TaxYear,
  region: NamedRegion.default('restOfUk'),
  companyIncomeGbp: Amount,
  expensesGbp: Amount.optional(),
  directorSalaryGbp: Amount.optional().describe('12,570 by default'),
  employmentAllowance: YesNo.optional().describe('Not available to a company whose only employee is its one director'),
  associatedCompanies: WholeNumber(0, 100).optional(),
  allProfitPaidAsDividend: YesNo.optional().describe('True by default'),
  dividendGbp: Amount.optional().describe('The dividend, if not all of the profit is paid out'),
})

const noSuchPlan = 'The plan must be 1, 2 or 3 (the postgraduate loan)'

const RuleSet2019 = z.strictObject({
  kind: z.literal('ruleSet2019'),
  ruleSet: z.literal('documented-2019-20', { error: 'The rule set must be documented-2019-20' }).optional(),
  region: NamedRegion.default('restOfUk'),
  grossAnnualGbp,
  pensionPercent: Percent.optional(),
  studentLoanPlan: z
    .union([z.number().min(1, { abort: true }).max(3, { abort: true }), z.string().max(20, { abort: true })], {
      error: noSuchPlan,
    })
    .transform(Number)
    .pipe(z.literal([1, 2, 3], { error: noSuchPlan }))
    .optional(),
  blindAllowance: YesNo.optional(),
})

const IrishPension = z
  .strictObject({ percentOfGross: Percent.optional(), monthlyEur: Amount.optional(), annualEur: Amount.optional() })
  .refine((pension) => Object.values(pension).filter((value) => value !== undefined).length === 1, {
    error: 'Give exactly one of percentOfGross, monthlyEur and annualEur',
  })

const Ireland = z
  .strictObject({
    kind: z.literal('ireland'),
    taxYear: z
      .union([z.number(), z.string()], { error: 'Give a year, such as 2026' })
      .transform((given, ctx): number => {
        const year = Number(given)
        if (irishTaxYears.includes(year)) return year
        ctx.addIssue(noIrishFiguresFor(String(given).slice(0, 20)))
        return z.NEVER
      }),
    grossAnnualEur: Amount.describe('Euro a year'),
    maritalStatus: z
      .enum(['single', 'singleParent', 'married', 'marriedOneIncome', 'marriedTwoIncomes'], {
        error: 'The status must be single, singleParent, marriedOneIncome or marriedTwoIncomes',
      })
      .transform((status) => (status === 'married' ? 'marriedOneIncome' : status))
      .default('single'),
    spouseGrossAnnualEur: Amount.optional().describe(
      'For marriedTwoIncomes. The answer is then for the couple together',
    ),
    creditsEur: IrishCredits.default(['personal', 'employee']),
    pension: IrishPension.optional(),
    futureFund: YesNo.optional().describe('Whether to include the auto-enrolment pension (My Future Fund), from 2026'),
  })
  .refine(({ pension, grossAnnualEur }) => (pension?.annualEur ?? (pension?.monthlyEur ?? 0) * 12) <= grossAnnualEur, {
    path: ['pension'],
    error: 'The pension contribution is more than the pay',
  })

const FigureReading = z.strictObject({ kind: z.literal('displayRule'), figureGbp: Amount })

const EmployerNi = z
  .strictObject({
    kind: z.literal('employerNi'),
    taxYear: TaxYear,
    grossAnnualGbp,
    niPeriodStart: employee.niPeriodStart,
  })
  .superRefine(checkYear)

const CorporationTax = z.strictObject({
  kind: z.literal('corporationTax'),
  financialYear: WholeNumber(0, 9_999, 'Give a financial year, such as 2026').refine(
    (year) => financialYears.includes(year),
    {
      error: `We have figures for the financial years ${financialYears[0]} to ${financialYears.at(-1)}`,
    },
  ),
  profitGbp: Amount,
  associatedCompanies: WholeNumber(0, 100).optional(),
})

const DividendTax = z.strictObject({
  kind: z.literal('dividendTax'),
  taxYear: TaxYear,
  region: NamedRegion.default('restOfUk'),
  salaryGbp: Amount,
  dividendsGbp: Amount,
})

const PersonalAllowance = z.strictObject({
  kind: z.literal('personalAllowance'),
  taxYear: TaxYear,
  adjustedNetIncomeGbp: Amount,
})

const payPeriod = z.enum(['weekly', 'monthly'], { error: 'The pay period must be weekly or monthly' })

const PayPeriodNi = z
  .strictObject({
    kind: z.literal('payPeriodNi'),
    taxYear: TaxYear,
    niPeriodStart: employee.niPeriodStart,
    payPeriod,
    grossPayGbp: Amount,
  })
  .superRefine(checkYear)
  .refine(({ taxYear, niPeriodStart }) => ukYearOf(taxYear).niPeriods.length === 1 || niPeriodStart?.startsWith('20'), {
    path: ['niPeriodStart'],
    error: 'The rates changed during that year. Give the first day of the period',
  })

const PayPeriodLoan = z
  .strictObject({
    kind: z.literal('payPeriodStudentLoan'),
    taxYear: TaxYear,
    payPeriod,
    grossPayGbp: Amount,
    studentLoanPlans: StudentLoanPlans,
    publishedThresholdGbp: Amount.optional(),
  })
  .superRefine(checkPlans)

const StudentLoanExact = z
  .strictObject({
    kind: z.literal('studentLoanExact'),
    taxYear: TaxYear,
    grossAnnualGbp,
    studentLoanPlans: StudentLoanPlans,
  })
  .superRefine(checkPlans)

const TaxDifference = z.strictObject({
  kind: z.literal('taxDifference'),
  taxYear: TaxYear,
  grossAnnualGbp,
  basis: z.literal('statutory').optional(),
})

/** The questions, by kind. Amounts are pounds (…Gbp) or euro (…Eur), and are read as whole pennies or cents. */
export const SalaryQuestion = z.discriminatedUnion(
  'kind',
  [
    Employee,
    IncomeTaxOnly,
    DisplayRuleNet,
    RuleSet2019,
    Ireland,
    ContractorInside,
    ContractorOutside,
    FigureReading,
    EmployerNi,
    CorporationTax,
    DividendTax,
    PersonalAllowance,
    PayPeriodNi,
    PayPeriodLoan,
    StudentLoanExact,
    TaxDifference,
  ],
  { error: 'Give a kind of calculation: employee, ireland, contractorInside, contractorOutside, ruleSet2019 …' },
)
export type SalaryQuestion = z.infer<typeof SalaryQuestion>
export type QuestionOf<Kind extends SalaryQuestion['kind']> = Extract<SalaryQuestion, { kind: Kind }>
