import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculatorAddress, printInputs, readInputs } from './inputs.ts'
import { readQuestion } from './read-question.ts'

const today = '2026-06-01'
const query = (address: string) => new URLSearchParams(address.split('?')[1] ?? '')

test('an empty form is the bare address', () => {
  expect(printInputs(readInputs(new URLSearchParams()))).toBe(calculatorAddress)
})

test('an address read, printed and read again says the same, whatever stands in it', () => {
  const name = fc.constantFrom(
    'view',
    'gross',
    'per',
    'year',
    'where',
    'pension',
    'pensionIn',
    'method',
    'loan',
    'code',
    'blind',
    'days',
    'hours',
    'gross2',
    'per2',
    'worked',
    'margin',
    'status',
    'from',
    'more',
  )
  const value = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom(
      '32000',
      'compare',
      'contract',
      'ireland',
      'day',
      'hour',
      'scotland',
      'plan2',
      'postgraduate',
      '2019/20',
      '5',
      'salarySacrifice',
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const inputs = readInputs(new URLSearchParams(pairs))
      const again = readInputs(query(printInputs(inputs)))
      expect(printInputs(again)).toBe(printInputs(inputs))
      // And no address is an error.
      expect(readQuestion(again, today).question).toEqual(readQuestion(inputs, today).question)
    }),
  )
})

const problemsOf = (search: string) => readQuestion(readInputs(new URLSearchParams(search)), today).problems

test.each([
  ['gross=0', 'gross'],
  ['gross=abc', 'gross'],
  ['gross=-5', 'gross'],
  ['gross=10000000', 'gross'],
  ['gross=999999999&per=day', 'gross'],
  ['gross=30000&year=2030/31', 'year'],
  ['gross=30000&days=400', 'days'],
  ['gross=30000&hours=0', 'hours'],
  ['gross=30000&pension=100', 'pension'],
  ['gross=30000&pension=3000&pensionIn=month', 'pension'],
  ['gross=30000&code=what', 'code'],
  ['gross=30000&loan=plan5&year=2025/26', 'loan'],
  ['gross=30000&loan=plan4&year=documented-2019-20', 'loan'],
  ['gross=30000&pension=100&pensionIn=month&year=documented-2019-20', 'pension'],
  ['view=compare&gross=30000', 'gross2'],
  ['view=contract&gross=500&year=documented-2019-20', 'year'],
  ['view=contract&gross=5&margin=100', 'margin'],
  ['view=ireland&gross=30000&irishYear=2020', 'irishYear'],
])('%s is put right at %s', (search, field) => {
  expect(Object.keys(problemsOf(search))).toEqual([field])
})

test('pay by the day and the hour is counted as the form says', () => {
  const of = (search: string) => readQuestion(readInputs(new URLSearchParams(search)), today).question
  expect(of('gross=200&per=day')).toMatchObject({ offer: { input: { gross: 52_200_00 } } })
  expect(of('gross=200&per=day&days=233')).toMatchObject({ offer: { input: { gross: 46_600_00 } } })
  expect(of('gross=20&per=hour&hours=7.5')).toMatchObject({ offer: { input: { gross: 39_150_00 } } })
  expect(of('view=contract&gross=500')).toMatchObject({ income: 116_500_00 })
})
