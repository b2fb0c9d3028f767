import type {
  PayUnit,
  WorkingTime,
  EmployeeInput,
  Pennies,
  IrishInput,
  RuleSet2019Plan,
} from '../../../engines/take-home/index.ts'
import type { Nation } from './inputs.ts'

/** How pay was stated: so much per unit, a year counted in so many days of so many hours. */
export type Stated = { amount: Pennies; unit: PayUnit; time: WorkingTime }

export type RuleSet2019Input = {
  gross: Pennies
  region: 'restOfUk' | 'scotland'
  pensionPercent: number
  studentLoanPlan: RuleSet2019Plan | null
  blindAllowance: boolean
}

/** One job's pay in the United Kingdom, by the law of a year or by the documented rule set. */
export type UkOffer = { stated: Stated; nation: Nation } & (
  | { law: 'statutory'; input: EmployeeInput }
  | { law: 'ruleSet2019'; input: RuleSet2019Input }
)

export type ContractQuestion = {
  view: 'contract'
  stated: Stated
  nation: Nation
  /** A year of the contract. */
  income: Pennies
  employee: Omit<EmployeeInput, 'gross'>
  through: 'umbrella' | 'feePayer'
  margin: Pennies
  expenses: Pennies
  directorSalary: Pennies
}

/** What the calculator is asked. */
export type Question =
  | { view: 'pay'; offer: UkOffer; more: Pennies }
  | { view: 'compare'; offers: [UkOffer, UkOffer] }
  | ContractQuestion
  | { view: 'ireland'; stated: Stated; input: IrishInput; more: Pennies }
