import { expect, test } from 'vitest'
import { currentUkYear } from '../../contract/salary/uk-years.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [] })

const lastYear = currentUkYear('9999-01-01')
const plain = { kind: 'employee', taxYear: '2026/27', region: 'restOfUk', grossAnnualGbp: 60_000 }

test('anybody may ask what is left of a salary, and is told how it comes about', async () => {
  const response = await server.post('/api/salary', plain)

  expect(response.status).toBe(200)
  expect(response.body).toMatchObject({
    kind: 'employee',
    ruleSet: '2026/27',
    currency: 'GBP',
    // 37,700 at 20% and 9,730 at 40%; 37,700 at 8% and 9,730 at 2%.
    incomeTaxGbp: 11_432,
    employeeNiGbp: 3_210.6,
    netAnnualGbp: 45_357.4,
    netIncome: { yearly: 45_357.4, monthly: 3_779.78, weekly: 872.26, daily: 124.27, workingDay: 173.78 },
    personalAllowance: 12_570,
    studentLoan: null,
    paye: [
      { name: 'basic', ratePercent: 20, from: 0, upTo: 37_700, amount: 37_700, due: 7_540 },
      { name: 'higher', ratePercent: 40, from: 37_700, upTo: 125_140, amount: 9_730, due: 3_892 },
      { name: 'additional', ratePercent: 45, from: 125_140, upTo: null, amount: 0, due: 0 },
    ],
    nationalInsurance: [
      { name: 'nil', due: 0 },
      { name: 'main', ratePercent: 8, due: 3_016 },
      { name: 'upper', ratePercent: 2, due: 194.6 },
    ],
  })
  const { steps } = response.body as { steps: { label: string; sources: { title: string }[] }[] }
  expect(steps.map(({ label }) => label)).toEqual([
    'Personal allowance',
    'Taxable pay',
    'Income tax',
    'National Insurance',
    'Take-home pay',
  ])
  expect(steps[2]?.sources[0]?.title).toContain('HM Revenue & Customs')
})

test('an Irish pension by the month is twelve of them a year', async () => {
  const asked = { kind: 'ireland', taxYear: 2026, grossAnnualEur: 60_000 }
  const by = async (pension: object) => (await server.post('/api/salary', { ...asked, pension })).body
  const monthly = await by({ monthlyEur: 250 })
  expect(monthly).toMatchObject({ pensionEur: 3_000 })
  expect(monthly).toEqual(await by({ annualEur: 3_000 }))
})

test('an address asks the same', async () => {
  const asked = {
    ...plain,
    region: 'scotland',
    studentLoanPlans: ['plan4', 'postgraduate'],
    blindPersonsAllowance: true,
    pension: { method: 'salarySacrifice', percentOfGross: 4.5 },
  }

  const posted = await server.post('/api/salary', asked)
  const got = await server.get(
    '/api/salary?kind=employee&taxYear=2026/27&region=scotland&grossAnnualGbp=60000&studentLoanPlans=plan4,postgraduate' +
      '&blindPersonsAllowance=true&pension[method]=salarySacrifice&pension[percentOfGross]=4.5',
  )
  const repeated = await server.get(
    '/api/salary?kind=employee&taxYear=2026-27&region=scotland&grossAnnualGbp=60000&studentLoanPlans=plan4&studentLoanPlans=postgraduate' +
      '&blindPersonsAllowance=true&pension[method]=salarySacrifice&pension[percentOfGross]=4.5',
  )

  expect(posted.status).toBe(200)
  expect(got).toMatchObject({ status: 200, body: posted.body })
  expect(repeated.body).toEqual(posted.body)
})

test.each([
  [
    { ...plain, taxYear: '2018/19' },
    'taxYear',
    `We have no figures for the tax year 2018/19, only for 2019/20 to ${lastYear.taxYear}`,
  ],
  [{ ...plain, grossAnnualGbp: -1 }, 'grossAnnualGbp', 'An amount cannot be below 0'],
  [{ ...plain, grossAnnualGbp: 10_000_000 }, 'grossAnnualGbp', 'An amount can be at most 9,999,999.99'],
  [{ ...plain, grossAnnualGbp: 100.001 }, 'grossAnnualGbp', 'An amount can have at most two decimal places'],
  [{ ...plain, grossAnnualGbp: '1e5' }, 'grossAnnualGbp', 'Give an amount, such as 32000 or 32000.50'],
  [{ ...plain, grossAnnualGbp: null }, 'grossAnnualGbp', 'Give an amount, such as 32000 or 32000.50'],
  [
    { ...plain, region: 'france' },
    'region',
    'The region must be restOfUk, scotland, england, wales or northernIreland',
  ],
  [
    { ...plain, studentLoanPlans: ['plan3'] },
    'studentLoanPlans',
    'Plans can be plan1, plan2, plan4, plan5 and postgraduate',
  ],
  [
    { ...plain, taxYear: '2025/26', studentLoanPlans: ['plan5'] },
    'studentLoanPlans',
    'Plan 5 repayments had not started in 2025/26',
  ],
  [
    { ...plain, taxCode: 'hello' },
    'taxCode',
    'This does not look like a tax code. Examples: 1257L, S1257L, K475, BR, 0T',
  ],
  [{ ...plain, taxCode: 'SD3', taxYear: '2023/24' }, 'taxCode', 'This tax code does not exist in 2023/24'],
  [{ ...plain, basis: 'statutory', taxCode: '1257L' }, 'taxCode', 'A tax code needs the basis payeCode'],
  [{ ...plain, niPeriodStart: '2022-07-06' }, 'niPeriodStart', 'For 2026/27 this must be fullYear or 2026-04-06'],
  [
    { ...plain, pension: { method: 'netPay', annualGbp: 60_000.01 } },
    'pension',
    'The pension contribution is more than the pay',
  ],
  [{ ...plain, pension: { method: 'netPay' } }, 'pension', /^Give exactly one of/u],
  [{ ...plain, grossAnualGbp: 1 }, 'grossAnualGbp', /^This call has no field called ‘grossAnualGbp’$/u],
  [
    { kind: 'ireland', taxYear: 2023, grossAnnualEur: 1 },
    'taxYear',
    'We have no figures for Ireland in 2023, only for 2024 to 2026',
  ],
  [
    { kind: 'corporationTax', financialYear: 2018, profitGbp: 1 },
    'financialYear',
    `We have figures for the financial years 2019 to ${lastYear.from.slice(0, 4)}`,
  ],
  [
    { kind: 'displayRuleNet', taxYear: '2026/27', figureGbp: 6 },
    'figureGbp',
    'A figure of 6 or less cannot be interpreted as pay',
  ],
  [{ kind: 'lottery' }, 'kind', /^Give a kind of calculation/u],
])('what cannot be worked out is refused by its field: %j', async (asked, field, message) => {
  const response = await server.post('/api/salary', asked)

  expect(response.status).toBe(422)
  const { errors } = response.body as { errors: Record<string, { message: string }> }
  expect(Object.keys(errors)).toEqual([field])
  expect(errors[field]?.message).toMatch(message)
})

test('an address refuses in the same words', async () => {
  const response = await server.get('/api/salary?kind=employee&taxYear=2031/32&grossAnnualGbp=-5')

  expect(response.status).toBe(422)
  expect(response.body).toMatchObject({
    errors: {
      taxYear: {
        message: `We have no figures for the tax year 2031/32, only for 2019/20 to ${lastYear.taxYear}`,
      },
      grossAnnualGbp: { message: 'An amount cannot be below 0' },
    },
  })
})
