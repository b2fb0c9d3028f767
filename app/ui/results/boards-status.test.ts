import { expect, test } from 'vitest'
import { boardsMissing, boardsStatus, boardsWithout, folded } from './boards-status.ts'

const reed = { name: 'Reed', state: 'answered' as const, message: '42 found' }
const nhs = { name: 'NHS Jobs', state: 'recent' as const, message: '8 found' }
const dice = { name: 'Dice', state: 'failed' as const, message: 'not answering since 09:10' }
const indeed = { name: 'Indeed', state: 'waiting' as const, message: '' }

test('while boards are asked it counts the answers', () => {
  expect(boardsStatus([reed, nhs, indeed], 'asking')).toBe('2 of 3 boards answered')
})

test('a board that failed is named with its reason', () => {
  expect(boardsMissing([reed, dice, indeed], 'asking')).toBe('Without: Dice (not answering since 09:10).')
})

test('at the end, one that still waits did not answer in time', () => {
  expect(boardsStatus([reed, nhs, indeed], 'done')).toBe('2 of 3 boards answered')
  expect(boardsMissing([reed, nhs, indeed], 'done')).toBe('Without: Indeed (no answer in time).')
})

test('when all have answered it says so', () => {
  expect(boardsStatus([reed, nhs], 'done')).toBe('All 2 boards answered')
  expect(boardsMissing([reed, nhs], 'done')).toBe('')
})

test('a lost connection says what to do', () => {
  expect(boardsStatus([reed, indeed], 'lost')).toContain('Reload the page')
})

test('those that did not answer are named in the line, two at the most', () => {
  expect(boardsWithout([reed, nhs], 'done')).toBe('')
  expect(boardsWithout([reed, dice], 'done')).toBe('not Dice')
  expect(boardsWithout([dice, indeed], 'done')).toBe('not Dice or Indeed')
  expect(boardsWithout([dice, indeed, { ...dice, name: 'Monster' }], 'done')).toBe('not Dice and 2 others')
})

test('it says how many ads the jobs stand for only where there are more of them', () => {
  expect(folded(1_108, 75)).toBe('1,108 ads folded into 75 jobs')
  expect(folded(2, 1)).toBe('2 ads folded into 1 job')
  expect(folded(75, 75)).toBe('')
  expect(folded(null, 75)).toBe('')
})
