import { expect, test } from 'vitest'
import { isAnswered, nextOf } from './spoken-answers.ts'

const questions = [{ uuid: 'a' }, { uuid: 'b' }, { uuid: 'c' }]
const spoken = { recording: 'one', text: '' }

test('goes on to the next question that has no answer, then back to those left out, then to none', () => {
  expect(nextOf(questions, {}, 0)).toBe(0)
  expect(nextOf(questions, { a: spoken }, 1)).toBe(1)
  expect(nextOf(questions, { a: spoken, b: { recording: '', text: 'Typed' } }, 1)).toBe(2)
  expect(nextOf(questions, { b: spoken, c: spoken }, 3)).toBe(0)
  expect(nextOf(questions, { a: spoken, b: spoken, c: spoken }, 2)).toBeNull()
  expect(nextOf([], {}, 0)).toBeNull()
})

test('blanks are no answer', () => {
  expect(isAnswered({ a: { recording: '', text: ' \n' } }, { uuid: 'a' })).toBe(false)
  expect(isAnswered({ a: spoken }, { uuid: 'a' })).toBe(true)
})
