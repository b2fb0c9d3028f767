import {
  type EmployeeInput,
  type Pennies,
  type Pension,
  ruleSet2019,
  type RuleSet2019Plan,
} from '../../../engines/take-home/index.ts'
import { badTaxCode, readTaxCode } from '../../../contract/salary/tax-code.ts'
import { currentUkYear, findUkYear, niPeriodStarts, noFiguresFor } from '../../../contract/salary/uk-years.ts'
import type { Inputs, Nation } from './inputs.ts'
import type { RuleSet2019Input, UkOffer } from './question.ts'
import { readAmount } from './read-amount.ts'
import { readPay, readPercent, readTime, type Reading } from './reading.ts'
import { noRepaymentsOf, plansNotRepaidIn } from '../../../contract/salary/student-loan-plans.ts'

/** Which offer of a comparison: the first has the plain names, the second those with a 2. */
export type Which = 'first' | 'second'

/** One job's pay; null if something is missing or wrong, which is then noted in `problems`. */
export function readUkOffer(reading: Reading, which: Which = 'first'): UkOffer | null {
  const { inputs } = reading
  const isFirst = which === 'first'
  const pay = readPay(reading, {
    field: isFirst ? 'gross' : 'gross2',
    unit: isFirst ? inputs.per : inputs.per2,
    time: readTime(reading, 'days'),
  })
  const nation = isFirst ? inputs.where : inputs.where2
  const gross = pay?.yearly ?? 0
  if (inputs.year === ruleSet2019) {
    const input = readRuleSet2019(reading, { which, gross, nation })
    return pay === null ? null : { law: 'ruleSet2019', stated: pay.stated, nation, input }
  }
  const employee = readEmployee(reading, { which, gross: pay?.yearly ?? null, nation })
  return pay === null || employee === null
    ? null
    : { law: 'statutory', stated: pay.stated, nation, input: { ...employee, gross } }
}

/** What an employee says besides the pay; `gross` is null if it is not known yet. */
export function readEmployee(
  reading: Reading,
  { which, gross, nation }: { which: Which; gross: Pennies | null; nation: Nation },
): Omit<EmployeeInput, 'gross'> | null {
  const { inputs, today, problems } = reading
  const year = inputs.year === '' ? currentUkYear(today) : findUkYear(inputs.year)
  if (year === null) {
    problems['year'] = noFiguresFor(inputs.year)
    return null
  }
  const [missing] = plansNotRepaidIn(year, inputs.loan)
  if (missing !== undefined) problems['loan'] = noRepaymentsOf(missing, year.taxYear)
  const code = inputs.code.trim() === '' ? null : readTaxCode(inputs.code)
  if (code === null && inputs.code.trim() !== '') problems['code'] = badTaxCode
  if (code?.kind === 'one-band' && year.bands[code.isScottish ? 'scotland' : 'restOfUk'][code.band] === undefined) {
    problems['code'] = `This tax code does not exist in ${year.taxYear}`
  }
  const starts = niPeriodStarts(year)
  return {
    taxYear: year.taxYear,
    region: nation === 'scotland' ? 'scotland' : 'restOfUk',
    pension: readPension(reading, { which, gross }),
    studentLoanPlans: inputs.loan,
    blindPersonsAllowance: inputs.blind,
    marriageAllowanceReceived: inputs.marriage,
    overStatePensionAge: inputs.pensionAge,
    taxCode: code,
    niPeriodStart: starts.length > 1 && starts.includes(inputs.ni) ? inputs.ni : null,
  }
}

function readPension(reading: Reading, { which, gross }: { which: Which; gross: Pennies | null }): Pension | null {
  const { inputs, problems } = reading
  const [field, text] = which === 'first' ? ['pension', inputs.pension] : ['pension2', inputs.pension2]
  if (text.trim() === '' || text.trim() === '0') return null
  const { method, pensionIn } = inputs
  if (pensionIn === 'percent' || pensionIn === 'qualifying') {
    const kind = pensionIn === 'percent' ? 'percentOfGross' : 'percentOfQualifyingEarnings'
    return { method, contribution: { kind, percent: readPercent(reading, { field, text }) } }
  }
  const amount = readAmount(text)
  if (amount === null) problems[field] = 'Enter an amount, such as 150'
  const yearly = (amount ?? 0) * (pensionIn === 'month' ? 12 : 1)
  if (gross !== null && yearly > gross) problems[field] = 'This is more than your pay'
  return { method, contribution: { kind: 'annual', amount: yearly } }
}

/** The documented rule set takes a percentage, one loan, and the blind allowance. */
function readRuleSet2019(
  reading: Reading,
  { which, gross, nation }: { which: Which; gross: Pennies; nation: Nation },
): RuleSet2019Input {
  const { inputs, problems } = reading
  const [field, text] = which === 'first' ? ['pension', inputs.pension] : ['pension2', inputs.pension2]
  const hasPension = text.trim() !== '' && text.trim() !== '0'
  if (hasPension && inputs.pensionIn !== 'percent') {
    problems[field] = 'With the 2019/20 rule set, enter the pension as a percentage of pay'
  }
  return {
    gross,
    region: nation === 'scotland' ? 'scotland' : 'restOfUk',
    pensionPercent: hasPension && inputs.pensionIn === 'percent' ? readPercent(reading, { field, text }) : 0,
    studentLoanPlan: readDocumentedPlan(inputs, problems),
    blindAllowance: inputs.blind,
  }
}

function readDocumentedPlan({ loan }: Inputs, problems: Record<string, string>): RuleSet2019Plan | null {
  const [plan] = loan
  if (plan === undefined) return null
  const known = documentedPlans[plan]
  if (known === undefined || loan.length > 1) {
    problems['loan'] = 'The 2019/20 rule set covers one loan at a time: plan 1, plan 2 or the postgraduate loan'
  }
  return known ?? null
}

const documentedPlans: Partial<Record<Inputs['loan'][number], RuleSet2019Plan>> = {
  plan1: 1,
  plan2: 2,
  postgraduate: 3,
}
