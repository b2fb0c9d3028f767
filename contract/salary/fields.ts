import { z } from 'zod'
import { readTaxCode, badTaxCode } from './tax-code.ts'
import { findUkYear, noFiguresFor, taxYearsText } from './uk-years.ts'
import { studentLoanPlans } from './student-loan-plans.ts'

/** The most that an amount can be, in pennies. */
const mostAmount = 999_999_999
const badAmount = 'Give an amount, such as 32000 or 32000.50'
const belowNothing = 'An amount cannot be below 0'
const aboveMost = 'An amount can be at most 9,999,999.99'

const mostPercent = 1_000
const badPercent = 'Give a percentage, such as 5 or 4.5'

const notYesOrNo = 'This must be true or false'

/** Longer than any number that we take. */
const mostDigits = 40

const plainNumber = /^-?\d{1,12}(?:\.\d{1,6})?$/u

/** A number, or one that is written out as a query of an address has it. */
function numberOf(given: number | string): number {
  if (typeof given === 'number') return given
  return plainNumber.test(given.trim()) ? Number(given) : Number.NaN
}

/** What is wrong with a number or a text, in the words of its own check where one has failed: nothing more is asked of it then. */
function wrongIn(otherwise: string) {
  return ({ errors }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>) =>
    errors.flat().find(({ code }) => code !== 'invalid_type')?.message ?? otherwise
}

/** Pounds (or euro) with at most two decimals; read as whole pennies. */
export const Amount = z
  .union(
    [
      z
        .number()
        .min(0, { error: belowNothing, abort: true })
        .max(mostAmount / 100, { error: aboveMost, abort: true }),
      z.string().max(mostDigits, { error: badAmount, abort: true }),
    ],
    { error: wrongIn(badAmount) },
  )
  .transform((given, ctx): number => {
    const amount = numberOf(given)
    const pennies = Math.round(amount * 100)
    if (!Number.isFinite(amount)) ctx.addIssue(badAmount)
    else if (amount < 0) ctx.addIssue(belowNothing)
    else if (pennies > mostAmount) ctx.addIssue(aboveMost)
    else if (Math.abs(pennies / 100 - amount) > 1e-9) ctx.addIssue('An amount can have at most two decimal places')
    else return pennies
    return z.NEVER
  })

/** It counts only above 0 and below 100. */
export const Percent = z
  .union(
    [
      z.number().min(-mostPercent, { abort: true }).max(mostPercent, { abort: true }),
      z.string().max(mostDigits, { abort: true }),
    ],
    { error: badPercent },
  )
  .transform((given, ctx): number => {
    const percent = numberOf(given)
    if (Number.isFinite(percent) && Math.abs(percent) <= mostPercent) return percent
    ctx.addIssue(badPercent)
    return z.NEVER
  })
  .describe('Used only if above 0 and below 100')

export const YesNo = z.union([z.boolean(), z.string().max(20, { abort: true }).pipe(z.stringbool())], {
  error: notYesOrNo,
})

export const TaxYear = z
  .string({ error: 'Give a tax year, such as 2026/27' })
  .max(40)
  .transform((given, ctx): string => {
    const year = findUkYear(given.replace('-', '/'))
    if (year !== null) return year.taxYear
    ctx.addIssue(noFiguresFor(given.slice(0, 20)))
    return z.NEVER
  })
  .describe(taxYearsText)

const regions = {
  restOfUk: 'restOfUk',
  england: 'restOfUk',
  wales: 'restOfUk',
  northernIreland: 'restOfUk',
  scotland: 'scotland',
} as const

/** England, Wales and Northern Ireland have the same rates. */
export const NamedRegion = z
  .enum(['restOfUk', 'scotland', 'england', 'wales', 'northernIreland'], {
    error: 'The region must be restOfUk, scotland, england, wales or northernIreland',
  })
  .transform((name) => regions[name])

/** A list; in an address also one item, or several separated by commas. */
function listOf<const Name extends string>(names: readonly Name[], error: string) {
  const isName = (text: string): text is Name => names.some((name) => name === text)
  return z
    .union([z.array(z.string().max(40, { abort: true })).max(20), z.string().max(200)], { error })
    .transform((given, ctx): Name[] => {
      const items = typeof given === 'string' ? given.split(',').filter((item) => item !== '') : given
      if (!items.every(isName)) {
        ctx.addIssue(error)
        return z.NEVER
      }
      return [...new Set(items)]
    })
}

export const StudentLoanPlans = listOf(studentLoanPlans, 'Plans can be plan1, plan2, plan4, plan5 and postgraduate')

export const IrishCredits = listOf(
  ['personal', 'employee', 'earnedIncome', 'singlePersonChildCarer', 'homeCarer', 'rent'],
  'Credits can be personal, employee, earnedIncome, singlePersonChildCarer, homeCarer and rent',
)

export const Code = z
  .string({ error: badTaxCode })
  .max(12, badTaxCode)
  .refine((text) => readTaxCode(text) !== null, badTaxCode)
  .describe('1257L, S1257L, K475, BR, 0T …')
