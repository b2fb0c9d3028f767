import type { SourceKey } from './sources.ts'

/** A rate in hundredths of a percent: 1325 is 13.25%. */
export type Rate = number

/** The part of an amount up to `upTo` whole pounds (or euro) that bears the rate; null for everything above the last. */
export type Band = { readonly name: string; readonly upTo: number | null; readonly rate: Rate }

export type StudentLoanPlan = 'plan1' | 'plan2' | 'plan4' | 'plan5' | 'postgraduate'

/** A period of a tax year with unchanged National Insurance rates. Yearly amounts, category A. */
export type NiPeriod = {
  readonly from: string
  /** How many months of the year it covers. */
  readonly months: number
  readonly primaryThreshold: number
  readonly upperLimit: number
  readonly secondaryThreshold: number
  readonly mainRate: Rate
  readonly upperRate: Rate
  readonly employerRate: Rate
  readonly weekly: { readonly primaryThreshold: number; readonly upperLimit: number }
  readonly monthly: { readonly primaryThreshold: number; readonly upperLimit: number }
}

export type CorporationTax = {
  readonly mainRate: Rate
  /** Null if all profits have one rate. */
  readonly smallProfits: {
    readonly rate: Rate
    readonly lowerLimit: number
    readonly upperLimit: number
    /** The rate applied to the gap between profit and upper limit, taken off the tax at the main rate. */
    readonly relief: Rate
  } | null
}

/** The law of one tax year of the United Kingdom, as far as it concerns pay. Whole pounds a year unless stated otherwise. */
export type UkYear = {
  readonly taxYear: string
  readonly from: string
  readonly to: string
  readonly personalAllowance: number
  /** Half of any income above this is taken off the allowance. */
  readonly taperFrom: number
  readonly blindPersonsAllowance: number
  readonly marriageAllowance: number
  readonly bands: { readonly restOfUk: readonly Band[]; readonly scotland: readonly Band[] }
  readonly niPeriods: readonly NiPeriod[]
  /** Directors are charged by the year. Null unless that differs from the periods. */
  readonly directorsNi: Omit<NiPeriod, 'from' | 'months' | 'weekly' | 'monthly'> | null
  readonly employmentAllowance: number
  readonly apprenticeshipLevyRate: Rate
  /** The repayment threshold of each plan. A plan that is not here had no repayments yet. */
  readonly loanThresholds: Readonly<Partial<Record<StudentLoanPlan, number>>>
  readonly qualifyingEarnings: { readonly from: number; readonly upTo: number }
  readonly pensionAnnualAllowance: number
  /** Pennies an hour at 21, from 1 April: until 2024 a little less than the National Living Wage. */
  readonly minimumWageAt21: number
  readonly dividends: {
    readonly allowance: number
    readonly ordinaryRate: Rate
    readonly upperRate: Rate
    readonly additionalRate: Rate
  }
  /** Rates of the financial year that starts on 1 April. */
  readonly corporationTax: CorporationTax
  readonly sources: {
    readonly allowances: readonly SourceKey[]
    readonly bandsRestOfUk: readonly SourceKey[]
    readonly bandsScotland: readonly SourceKey[]
    readonly blindPersonsAllowance: readonly SourceKey[]
    readonly nationalInsurance: readonly SourceKey[]
    readonly employerNi: readonly SourceKey[]
    readonly employmentAllowance: readonly SourceKey[]
    readonly studentLoans: readonly SourceKey[]
    readonly pensions: readonly SourceKey[]
    readonly minimumWage: readonly SourceKey[]
    readonly dividends: readonly SourceKey[]
    readonly corporationTax: readonly SourceKey[]
  }
}

export type IrishStatus = 'single' | 'singleParent' | 'marriedOneIncome' | 'marriedTwoIncomes'

export type IrishCredit = 'personal' | 'employee' | 'earnedIncome' | 'singlePersonChildCarer' | 'homeCarer' | 'rent'

/** The law of one calendar year in Ireland. Whole euro a year unless stated otherwise. */
export type IrishYear = {
  readonly taxYear: number
  readonly standardRate: Rate
  readonly higherRate: Rate
  readonly cutOff: { readonly single: number; readonly singleParent: number; readonly married: number }
  /** The most that a second income adds to a couple's cut-off. */
  readonly secondIncomeAdds: number
  readonly credits: Readonly<Record<Exclude<IrishCredit, 'personal'>, number>> & {
    readonly personal: { readonly single: number; readonly married: number }
  }
  readonly usc: { readonly exemptUpTo: number; readonly bands: readonly Band[] }
  readonly prsi: {
    /** Weekly, in cents. Nothing is due up to this. */
    readonly nothingUpTo: number
    /** Weekly, in cents: the credit, and the pay at which it ends. */
    readonly credit: { readonly most: number; readonly lessFrom: number; readonly goneAt: number }
    readonly periods: readonly {
      readonly from: string
      readonly months: number
      readonly rate: Rate
      readonly employerLower: Rate
      readonly employerHigher: Rate
      /** Weekly euro above which the employer pays the higher rate. */
      readonly employerHigherAbove: number
    }[]
  }
  /** Auto-enrolment pension for employees without another; null if it had not started. */
  readonly futureFund: { readonly rate: Rate; readonly employerRate: Rate; readonly upTo: number } | null
  /** Cents an hour. */
  readonly minimumWage: number
  readonly sources: {
    readonly incomeTax: readonly SourceKey[]
    readonly credits: readonly SourceKey[]
    readonly usc: readonly SourceKey[]
    readonly prsi: readonly SourceKey[]
    readonly prsiCredit: readonly SourceKey[]
    readonly futureFund: readonly SourceKey[]
    readonly minimumWage: readonly SourceKey[]
  }
}
