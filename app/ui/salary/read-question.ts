import { ruleSet2019 } from '../../../engines/take-home/index.ts'
import type { IrishCredit } from '../../../contract/salary/rates/types.ts'
import type { Problems } from '../parts/problems.ts'
import type { Inputs } from './inputs.ts'
import type { Question } from './question.ts'
import { readOptionalAmount, readPay, readPercent, readTime, type Reading } from './reading.ts'
import { readEmployee, readUkOffer } from './read-uk.ts'
import { currentIrishYear, findIrishYear, noIrishFiguresFor } from '../../../contract/salary/irish-years.ts'

/** What a form asks; null if something in it is missing or wrong, with the problems by field. */
export function readQuestion(inputs: Inputs, today: string): { question: Question | null; problems: Problems } {
  const reading: Reading = { inputs, today, problems: {} }
  const question = readers[inputs.view](reading)
  return { question: Object.keys(reading.problems).length === 0 ? question : null, problems: reading.problems }
}

const readers: Record<Inputs['view'], (reading: Reading) => Question | null> = {
  pay: readOne,
  compare: readTwo,
  contract: readContract,
  ireland: readIreland,
}

function readOne(reading: Reading): Question | null {
  const offer = readUkOffer(reading)
  const more = readOptionalAmount(reading, 'more')
  return offer === null ? null : { view: 'pay', offer, more }
}

function readTwo(reading: Reading): Question | null {
  const [first, second] = [readUkOffer(reading), readUkOffer(reading, 'second')]
  return first === null || second === null ? null : { view: 'compare', offers: [first, second] }
}

function readContract(reading: Reading): Question | null {
  const { inputs, problems } = reading
  const pay = readPay(reading, { field: 'gross', unit: inputs.per, time: readTime(reading, 'worked') })
  if (inputs.year === ruleSet2019) problems['year'] = 'The 2019/20 rule set does not cover contracts. Choose a tax year'
  const employee = readEmployee(reading, { which: 'first', gross: pay?.yearly ?? null, nation: inputs.where })
  const weekly = readOptionalAmount(reading, 'margin')
  const expenses = readOptionalAmount(reading, 'expenses')
  const directorSalary = readOptionalAmount(reading, 'salary')
  if (pay === null || employee === null) return null
  const margin = weekly * 52
  if (margin >= pay.yearly) problems['margin'] = 'This is more than the contract pays'
  return {
    view: 'contract',
    stated: pay.stated,
    nation: inputs.where,
    income: pay.yearly,
    employee,
    through: inputs.through,
    margin,
    expenses,
    directorSalary,
  }
}

function readIreland(reading: Reading): Question | null {
  const { inputs, today, problems } = reading
  const pay = readPay(reading, { field: 'gross', unit: inputs.per, time: readTime(reading, 'days') })
  const year = inputs.irishYear === '' ? currentIrishYear(today) : findIrishYear(Number(inputs.irishYear))
  if (year === null) problems['irishYear'] = noIrishFiguresFor(inputs.irishYear)
  const spouseGross = readOptionalAmount(reading, 'spouse')
  const more = readOptionalAmount(reading, 'more')
  const { pension } = inputs
  const percent = pension.trim() === '' ? 0 : readPercent(reading, { field: 'pension', text: pension })
  if (pay === null || year === null) return null
  return {
    view: 'ireland',
    stated: pay.stated,
    more,
    input: {
      taxYear: year.taxYear,
      gross: pay.yearly,
      status: inputs.status,
      credits: creditsOf(inputs),
      spouseGross,
      pension: percent === 0 ? null : { kind: 'percentOfGross', percent },
      futureFund: inputs.fund,
    },
  }
}

function creditsOf({ status, homeCarer, rent }: Inputs): IrishCredit[] {
  return [
    'personal',
    'employee',
    ...(status === 'singleParent' ? (['singlePersonChildCarer'] as const) : []),
    ...(homeCarer && status === 'marriedOneIncome' ? (['homeCarer'] as const) : []),
    ...(rent ? (['rent'] as const) : []),
  ]
}
