import { expect, test } from 'vitest'
import { netADay } from '../../../engines/take-home/index.ts'
import { readInputs } from './inputs.ts'
import { readQuestion } from './read-question.ts'
import { calculateContract } from './calculate-contract.ts'

const asked = (query: string) => {
  const { question } = readQuestion(readInputs(new URLSearchParams(query)), '2026-06-01')
  if (question?.view !== 'contract') throw new Error('not a contract')
  return { question, view: calculateContract(question) }
}

test('a contract of £450 a day leaves so much a day worked: by the days entered, not by all of the year', () => {
  const { question, view } = asked('view=contract&gross=450&per=day')
  expect(question.stated.time.daysAYear).toBe(233)
  expect([netADay(view.inside.net, 233), netADay(view.outside.net, 233)]).toEqual([272_90, 289_70])
  // Of every working day of a year it would be less.
  expect([netADay(view.inside.net, 261), netADay(view.outside.net, 261)]).toEqual([243_62, 258_62])
})

test('an umbrella company’s margin that is not entered is named; one that is comes off', () => {
  expect(asked('view=contract&gross=450&per=day').view.warnings.join(' ')).toContain('margin is not included')
  const { inside, warnings } = asked('view=contract&gross=450&per=day&margin=25').view
  expect(warnings.join(' ')).not.toContain('margin is not included')
  expect(inside.lines).toContainEqual({ name: 'Umbrella company’s margin', amount: 1_300_00, kind: 'off' })
  expect(asked('view=contract&gross=450&per=day&through=feePayer').view.warnings.join(' ')).not.toContain('margin')
})
