import { perYear, type PayUnit, type WorkingTime, toPennies, type Pennies } from '../../../engines/take-home/index.ts'
import type { Inputs } from './inputs.ts'
import type { Stated } from './question.ts'
import { mostAmount, readAmount, readNumber } from './read-amount.ts'

/** A form while it is read: what is wrong with a field is noted under its name. */
export type Reading = { inputs: Inputs; today: string; problems: Record<string, string> }

/** Nothing has been entered yet, which is not a mistake to report. */
export const payMissing = 'Enter your pay'
const amountWanted = 'Enter an amount, such as 32000 or 32,000.50'
const tooMuch = 'Enter an amount of at most £9,999,999.99 a year'

/** Required pay, above zero, with what it comes to a year. */
export function readPay(
  { inputs, problems }: Reading,
  { field, unit, time }: { field: 'gross' | 'gross2'; unit: PayUnit; time: WorkingTime | null },
): { stated: Stated; yearly: Pennies } | null {
  const amount = readAmount(inputs[field])
  if (amount === null || amount === 0) {
    problems[field] = inputs[field].trim() === '' ? payMissing : 'Enter an amount above 0, such as 32000 or 32,000.50'
    return null
  }
  if (time === null) return null
  const yearly = toPennies(perYear(amount, unit, time))
  if (yearly > mostAmount) {
    problems[field] = tooMuch
    return null
  }
  return { stated: { amount, unit, time }, yearly }
}

/** An amount that may be left out, which then counts as zero. */
export function readOptionalAmount(
  { inputs, problems }: Reading,
  field: 'more' | 'margin' | 'expenses' | 'salary' | 'spouse',
): Pennies {
  if (inputs[field].trim() === '') return 0
  const amount = readAmount(inputs[field])
  if (amount === null || amount > mostAmount) problems[field] = amount === null ? amountWanted : tooMuch
  return amount ?? 0
}

/** How a year is counted: the days from the field that the view has for them. */
export function readTime({ inputs, problems }: Reading, field: 'days' | 'worked'): WorkingTime | null {
  const daysAYear = readNumber(inputs[field], 0)
  const hoursADay = readNumber(inputs.hours, 2)
  if (daysAYear === null || daysAYear < 1 || daysAYear > 366) problems[field] = 'Enter a number of days from 1 to 366'
  if (hoursADay === null || hoursADay < 0.25 || hoursADay > 24)
    problems['hours'] = 'Enter a number of hours from 0.25 to 24'
  if (problems[field] !== undefined || problems['hours'] !== undefined) return null
  return { daysAYear: daysAYear ?? 0, hoursADay: hoursADay ?? 0 }
}

/** A percentage of pay; what is not above 0 and below 100 counts as none. */
export function readPercent({ problems }: Reading, { field, text }: { field: string; text: string }): number {
  const percent = readNumber(text, 4)
  if (percent === null || percent >= 100) problems[field] = 'Enter a percentage above 0 and below 100, such as 5'
  return percent ?? 0
}
