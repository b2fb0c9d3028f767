import { chargeByBands, edgesOf, type BandLine } from './bands.ts'
import {
  minus,
  notBelowNothing,
  nothing,
  ofPennies,
  ofPounds,
  ofRate,
  part,
  plus,
  times,
  toPennies,
  type Exact,
  type Pennies,
} from './exact.ts'
import type { NiPeriod, UkYear } from '../../contract/salary/rates/types.ts'
import { niShares } from '../../contract/salary/uk-years.ts'

/** A band of National Insurance, and which stretch of the year it is of where the rates changed within it. */
export type NiLine = BandLine & { period: { from: string; months: number } | null }

export type NationalInsurance = { lines: NiLine[]; total: Pennies; due: Exact }

/**
 * What an employee pays on a year's pay, class 1, category A. Where the rates changed within the year it is the mean of what the year
 * would cost at the rates of each stretch, to the penny, by its months.
 */
export function employeeNi(year: UkYear, pay: Exact, periodStart: string | null = null): NationalInsurance {
  const [first, ...more] = niShares(year, periodStart)
  if (first !== undefined && more.length === 0) return chargeAt(first.period, pay)
  let due: Exact = nothing
  const lines = niShares(year, periodStart).flatMap(({ period, months }) => {
    const before = due
    let inPeriod: Pennies = 0
    return chargeAt(period, pay).lines.map((line): NiLine => {
      const last = toPennies(due)
      inPeriod += line.due
      due = plus(before, part(ofPennies(inPeriod), months, 12))
      return { ...line, due: toPennies(due) - last, period: { from: period.from, months } }
    })
  })
  return { lines, total: toPennies(due), due }
}

/** What a company director pays: by the year, at blended rates where they changed within it. */
export function directorNi(year: UkYear, pay: Exact): NationalInsurance {
  return chargeAt(year.directorsNi ?? firstPeriod(year), pay)
}

/** What the employer pays on top. */
export function employerNi(year: UkYear, pay: Exact, periodStart: string | null = null): Exact {
  return niShares(year, periodStart).reduce<Exact>(
    (sum, { period, months }) => plus(sum, part(employerCharge(period, pay), months, 12)),
    nothing,
  )
}

export function directorsEmployerNi(year: UkYear, pay: Exact): Exact {
  return employerCharge(year.directorsNi ?? firstPeriod(year), pay)
}

/** The employer's rate over the whole year, and what it is charged above: the same in all stretches of every year so far. */
export function employerRateOf(year: UkYear): { rate: Exact; threshold: Exact } {
  const rate = niShares(year, null).reduce<Exact>(
    (sum, { period, months }) => plus(sum, part(ofRate(period.employerRate), months, 12)),
    nothing,
  )
  return { rate, threshold: ofPounds(firstPeriod(year).secondaryThreshold) }
}

function employerCharge(
  { secondaryThreshold, employerRate }: Pick<NiPeriod, 'secondaryThreshold' | 'employerRate'>,
  pay: Exact,
): Exact {
  return times(notBelowNothing(minus(pay, ofPounds(secondaryThreshold))), ofRate(employerRate))
}

function chargeAt({ primaryThreshold, upperLimit, mainRate, upperRate }: EmployeeRates, pay: Exact): NationalInsurance {
  const charge = chargeByBands(
    pay,
    edgesOf([
      { name: 'nil', upTo: primaryThreshold, rate: 0 },
      { name: 'main', upTo: upperLimit, rate: mainRate },
      { name: 'upper', upTo: null, rate: upperRate },
    ]),
  )
  return { ...charge, lines: charge.lines.map((line) => ({ ...line, period: null })) }
}

type EmployeeRates = Pick<NiPeriod, 'primaryThreshold' | 'upperLimit' | 'mainRate' | 'upperRate'>

function firstPeriod({ niPeriods, taxYear }: UkYear): NiPeriod {
  const [period] = niPeriods
  if (period === undefined) throw new RangeError(`No rates of National Insurance for ${taxYear}`)
  return period
}
