import { calculatorPath as calculatorAddress, payUnits } from '../../../engines/take-home/index.ts'
import { studentLoanPlans } from '../../../contract/salary/student-loan-plans.ts'

export { calculatorAddress }

export const views = ['pay', 'compare', 'contract', 'ireland'] as const
export type View = (typeof views)[number]

export const nations = ['england', 'wales', 'northern-ireland', 'scotland'] as const
export type Nation = (typeof nations)[number]

const pensionUnits = ['percent', 'qualifying', 'month', 'year'] as const
const pensionMethods = ['netPay', 'reliefAtSource', 'salarySacrifice'] as const
const irishStatuses = ['single', 'singleParent', 'marriedOneIncome', 'marriedTwoIncomes'] as const

/** The calculator's fields as its form and its address have them: text, as it was typed. */
export type Inputs = {
  view: View
  gross: string
  per: (typeof payUnits)[number]
  /** A tax year, or the documented rule set; '' is the current year. */
  year: string
  where: Nation
  pension: string
  pensionIn: (typeof pensionUnits)[number]
  method: (typeof pensionMethods)[number]
  loan: (typeof studentLoanPlans)[number][]
  code: string
  blind: boolean
  marriage: boolean
  pensionAge: boolean
  ni: string
  days: string
  hours: string
  more: string
  // The second offer.
  gross2: string
  per2: (typeof payUnits)[number]
  where2: Nation
  pension2: string
  // A contract.
  worked: string
  through: 'umbrella' | 'feePayer'
  margin: string
  expenses: string
  salary: string
  // Ireland.
  irishYear: string
  status: (typeof irishStatuses)[number]
  spouse: string
  homeCarer: boolean
  rent: boolean
  fund: boolean
  /** The ad that it was opened from: its page. */
  from: string
}

const texts = {
  gross: '',
  year: '',
  pension: '',
  code: '',
  ni: 'fullYear',
  days: '261',
  hours: '8',
  more: '1000',
  gross2: '',
  pension2: '',
  worked: '233',
  margin: '',
  expenses: '',
  salary: '12570',
  irishYear: '',
  spouse: '',
  from: '',
} satisfies Partial<Inputs>

const choices = {
  view: views,
  per: payUnits,
  where: nations,
  pensionIn: pensionUnits,
  method: pensionMethods,
  per2: payUnits,
  where2: nations,
  through: ['umbrella', 'feePayer'],
  status: irishStatuses,
} as const

const ticks = ['blind', 'marriage', 'pensionAge', 'homeCarer', 'rent', 'fund'] as const

/** Longer than any real amount, date or code. */
const longestText = 30

/** Reads an address. A field that is missing or has an unknown choice gets the default of an empty form. */
export function readInputs(search: URLSearchParams): Inputs {
  return {
    ...(mapObject(texts, (usual, name) => (search.get(name) ?? usual).slice(0, longestText)) as typeof texts),
    ...chosen(search),
    ...Object.fromEntries(ticks.map((name) => [name, search.has(name)])),
    loan: studentLoanPlans.filter((plan) => search.getAll('loan').includes(plan)),
  } as Inputs
}

/** The address of the inputs. It has only what differs from an empty form. */
export function printInputs(inputs: Inputs): string {
  const search = new URLSearchParams()
  for (const name of Object.keys(choices) as (keyof typeof choices)[]) {
    if (inputs[name] !== usualChoice(name, inputs.view)) search.set(name, inputs[name])
  }
  for (const [name, usual] of Object.entries(texts)) {
    const value = inputs[name as keyof typeof texts].trim()
    if (value !== '' && value !== usual) search.set(name, value)
  }
  for (const name of ticks) if (inputs[name]) search.set(name, 'on')
  for (const plan of inputs.loan) search.append('loan', plan)
  const query = search.toString().replaceAll('%2F', '/')
  return query === '' ? calculatorAddress : `${calculatorAddress}?${query}`
}

function chosen(search: URLSearchParams): Pick<Inputs, keyof typeof choices> {
  const view = views.find((one) => one === search.get('view')) ?? 'pay'
  return mapObject(choices, (allowed, name) => {
    const given = search.get(name)
    return (allowed as readonly string[]).find((one) => one === given) ?? usualChoice(name, view)
  }) as Pick<Inputs, keyof typeof choices>
}

/** Contracts are paid by the day. */
function usualChoice(name: keyof typeof choices, view: View): string {
  return name === 'per' && view === 'contract' ? 'day' : choices[name][0]
}

function mapObject<const Given extends object>(
  given: Given,
  map: (value: Given[keyof Given], name: keyof Given & string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      map(value as Given[keyof Given], name as keyof Given & string),
    ]),
  )
}
