import { chargeByBands, edgesOf, type BandLine } from './bands.ts'
import {
  isOver,
  least,
  minus,
  notBelowNothing,
  nothing,
  ofPennies,
  ofPercent,
  ofPounds,
  ofRate,
  part,
  plus,
  times,
  toPennies,
  type Exact,
  type Pennies,
} from './exact.ts'
import { netIncomeOf, weeksAYear, type NetIncome } from './net-income.ts'
import { countedPercent } from './pension.ts'
import { irishYearOf } from '../../contract/salary/irish-years.ts'
import type { IrishCredit, IrishStatus, IrishYear } from '../../contract/salary/rates/types.ts'

/** A pension of the ordinary kind: it lowers income tax, not USC and not PRSI. */
export type IrishPension = { kind: 'percentOfGross'; percent: number } | { kind: 'annual'; amount: Pennies }

export type IrishInput = {
  taxYear: number
  /** Cents a year. */
  gross: Pennies
  status: IrishStatus
  credits: readonly IrishCredit[]
  /** What the second earner of a couple earns. */
  spouseGross?: Pennies
  pension?: IrishPension | null
  futureFund?: boolean
}

/** A year's pay in Ireland, of a person, or of a couple who both earn. Amounts in cents. */
export type IrishPay = {
  taxYear: number
  status: IrishStatus
  gross: Pennies
  cutOff: Pennies
  pension: Pennies
  futureFund: Pennies
  incomeTax: {
    lines: BandLine[]
    beforeCredits: Pennies
    credits: { name: IrishCredit; amount: Pennies }[]
    total: Pennies
  }
  usc: { lines: BandLine[]; total: Pennies }
  prsi: { total: Pennies }
  net: NetIncome
  employerPrsi: Pennies
}

/** What is left of a year's pay in Ireland. The tax year must be there: the callers check. */
export function irishPay(input: IrishInput): IrishPay {
  const year = irishYearOf(input.taxYear)
  const { status, spouseGross = 0, pension = null } = input
  const own = ofPennies(input.gross)
  const spouse = ofPennies(status === 'marriedTwoIncomes' ? spouseGross : 0)
  const gross = plus(own, spouse)

  const contribution = pension === null ? nothing : irishContribution(own, pension)
  const fund = input.futureFund === true && year.futureFund !== null ? year.futureFund : null
  const funded = fund === null ? nothing : times(least(own, ofPounds(fund.upTo)), ofRate(fund.rate))

  const cutOff = cutOffOf(year, status, least(own, spouse))
  const charge = chargeByBands(notBelowNothing(minus(gross, contribution)), [
    { name: 'standard', upTo: cutOff, rate: ofRate(year.standardRate), rateShown: year.standardRate },
    { name: 'higher', upTo: null, rate: ofRate(year.higherRate), rateShown: year.higherRate },
  ])
  const credits = creditsOf(year, input)
  const creditSum = credits.reduce((sum, { amount }) => sum + amount, 0)
  const tax = notBelowNothing(minus(charge.due, ofPennies(creditSum)))

  const usc = [own, spouse].map((pay) => uscOn(year, pay))
  const uscDue = usc.reduce<Exact>((sum, { due }) => plus(sum, due), nothing)
  const prsi = plus(prsiOn(year, own), prsiOn(year, spouse))

  const shown = {
    tax: toPennies(tax),
    usc: toPennies(uscDue),
    prsi: toPennies(prsi),
    pension: toPennies(contribution),
    fund: toPennies(funded),
  }
  const yearly = toPennies(gross) - shown.tax - shown.usc - shown.prsi - shown.pension - shown.fund
  return {
    taxYear: year.taxYear,
    status,
    gross: toPennies(gross),
    cutOff: toPennies(cutOff),
    pension: shown.pension,
    futureFund: shown.fund,
    incomeTax: { lines: charge.lines, beforeCredits: charge.total, credits, total: shown.tax },
    usc: { lines: status === 'marriedTwoIncomes' ? [] : (usc[0]?.lines ?? []), total: shown.usc },
    prsi: { total: shown.prsi },
    net: netIncomeOf(yearly, [tax, uscDue, prsi, contribution, funded].reduce<Exact>(minus, gross)),
    employerPrsi: toPennies(plus(employerPrsiOn(year, own), employerPrsiOn(year, spouse))),
  }
}

function irishContribution(gross: Exact, pension: IrishPension): Exact {
  return pension.kind === 'annual'
    ? ofPennies(pension.amount)
    : times(gross, ofPercent(countedPercent(pension.percent)))
}

/** Where the higher rate starts. A second income raises it by itself, up to a limit. */
function cutOffOf({ cutOff, secondIncomeAdds }: IrishYear, status: IrishStatus, lowerIncome: Exact): Exact {
  switch (status) {
    case 'single':
      return ofPounds(cutOff.single)
    case 'singleParent':
      return ofPounds(cutOff.singleParent)
    case 'marriedOneIncome':
      return ofPounds(cutOff.married)
    case 'marriedTwoIncomes':
      return plus(ofPounds(cutOff.married), least(lowerIncome, ofPounds(secondIncomeAdds)))
  }
}

function creditsOf(
  year: IrishYear,
  { status, credits, spouseGross = 0 }: IrishInput,
): IrishPay['incomeTax']['credits'] {
  const isMarried = status === 'marriedOneIncome' || status === 'marriedTwoIncomes'
  return [...new Set(credits)].map((name) => {
    if (name === 'personal') return { name, amount: year.credits.personal[isMarried ? 'married' : 'single'] * 100 }
    const amount = year.credits[name] * 100
    // Both of a couple have the credit of employees, the second no more of it than a fifth of the pay.
    const second =
      name === 'employee' && status === 'marriedTwoIncomes' ? Math.min(amount, Math.floor(spouseGross / 5)) : 0
    return { name, amount: amount + second }
  })
}

/** The Universal Social Charge: none up to a limit, and from the first euro above it. */
function uscOn({ usc }: IrishYear, pay: Exact): { lines: BandLine[]; due: Exact } {
  if (!isOver(pay, ofPounds(usc.exemptUpTo))) return { lines: [], due: nothing }
  return chargeByBands(pay, edgesOf(usc.bands))
}

/** Class A, by the week at the year's mean rate: nothing up to a limit, above it the whole week, less a credit that shrinks by a sixth. */
function prsiOn({ prsi }: IrishYear, pay: Exact): Exact {
  const weekly = part(pay, 1, weeksAYear)
  if (!isOver(weekly, ofPennies(prsi.nothingUpTo))) return nothing
  const charged = prsi.periods.reduce<Exact>(
    (sum, { rate, months }) => plus(sum, part(times(weekly, ofRate(rate)), months, 12)),
    nothing,
  )
  const overStart = notBelowNothing(minus(weekly, ofPennies(prsi.credit.lessFrom)))
  const credit = isOver(weekly, ofPennies(prsi.credit.goneAt))
    ? nothing
    : notBelowNothing(minus(ofPennies(prsi.credit.most), part(overStart, 1, 6)))
  return part(notBelowNothing(minus(charged, credit)), weeksAYear, 1)
}

/** What the employer pays on top, by the week: the lower rate up to a limit, the higher on all of it above. */
function employerPrsiOn({ prsi }: IrishYear, pay: Exact): Exact {
  const weekly = part(pay, 1, weeksAYear)
  const charged = prsi.periods.reduce<Exact>((sum, { employerLower, employerHigher, employerHigherAbove, months }) => {
    const rate = isOver(weekly, ofPounds(employerHigherAbove)) ? employerHigher : employerLower
    return plus(sum, part(times(weekly, ofRate(rate)), months, 12))
  }, nothing)
  return part(charged, weeksAYear, 1)
}
