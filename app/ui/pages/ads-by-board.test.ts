import { expect, test } from 'vitest'
import { adsByBoard } from './ads-by-board.ts'

test('the boards with the most ads have a line each, the others share one, and boards without ads have none', () => {
  const boards = [3, 1_200, 5, 0, 4, 6, 7, 2].map((ads, i) => ({ name: `Board ${i}`, ads }))
  expect(adsByBoard(boards).map(({ name, shown }) => `${name}: ${shown}`)).toEqual([
    'Board 1: 1,200',
    'Board 6: 7',
    'Board 5: 6',
    'Board 2: 5',
    'Board 4: 4',
    'Board 0: 3',
    '1 other: 2',
  ])
  expect(adsByBoard([{ name: 'Board', ads: 0 }])).toEqual([])
})
