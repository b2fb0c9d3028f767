import { expect, test } from 'vitest'
import { drawnQuestions } from './draw-questions.ts'
import { pool } from './pool/index.ts'
import type { PoolQuestion } from './pool/question.ts'

const all: readonly PoolQuestion[] = Object.values(pool).flat()
const withFollows = (questions: readonly PoolQuestion[]): PoolQuestion[] =>
  questions.flatMap((one) => [one, ...(one.follow ? withFollows([one.follow.question]) : [])])

test('the pool has more than 200 questions, no two of which are the same below the same heading', () => {
  expect(withFollows(all).length).toBeGreaterThan(200)
  expect(new Set(all.map(({ label, section }) => `${section} / ${label}`)).size).toBe(all.length)
  for (const { kind, choices } of withFollows(all))
    expect(kind === 'choice' || kind === 'choices').toBe(choices !== undefined)
})

test('some answers are facts, some the person’s alone, some promises, and some are left', () => {
  const count = (answeredBy: string) => all.filter((one) => one.answeredBy === answeredBy).length
  const [ask, agree, leave] = ['ask', 'agree', 'leave'].map(count) as [number, number, number]
  expect(all.length - ask - agree - leave).toBeGreaterThan(45)
  expect([ask > 100, agree > 5, leave > 8]).toEqual([true, true, true])
})

test('about three ads of ten ask from the pool, the same each time, and by every kind of control', () => {
  const forms = Array.from({ length: 1_000 }, (_, number) => drawnQuestions(1, { board: 'reed', number }))
  const asking = forms.filter((questions) => questions.length > 0)
  expect(asking.length).toBeGreaterThan(250)
  expect(asking.length).toBeLessThan(350)
  for (const questions of asking) {
    expect(questions.length).toBeLessThanOrEqual(8)
    expect(new Set(questions.map(({ label, section }) => `${section} / ${label}`)).size).toBe(questions.length)
  }
  expect(drawnQuestions(1, { board: 'reed', number: 7 })).toEqual(forms[7])
  const others = Array.from({ length: 1_000 }, (_, number) => drawnQuestions(2, { board: 'reed', number }))
  expect(others).not.toEqual(forms)
  const looks = new Set(withFollows(forms.flat()).flatMap(({ look }) => look ?? []))
  expect([...looks].toSorted()).toEqual(
    [
      'combobox',
      'date-selects',
      'date-texts',
      'drop-down',
      'editable',
      'menu',
      'radios',
      'segments',
      'select',
      'toggle',
    ].toSorted(),
  )
})
