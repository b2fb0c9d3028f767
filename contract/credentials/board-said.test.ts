import { expect, test } from 'vitest'
import { boardSaid } from './board-said.ts'

test.each([
  ['Wrong email or password', 'It said: ‘Wrong email or password’.'],
  ['Wrong email or password.', 'It said: ‘Wrong email or password’.'],
  ['Locked!', 'It said: ‘Locked!’'],
  [' ', ''],
])('%j is told as %j', (text, told) => {
  expect(boardSaid('It', text)).toBe(told)
})
