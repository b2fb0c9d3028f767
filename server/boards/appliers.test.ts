import { boardsWithCredentials } from '../../contract/credentials/boards-with-logins.ts'
import { expect, test } from 'vitest'
import { boards } from './boards.ts'
import { whichBoards } from './which-boards.ts'
import { appliedBy } from './appliers.ts'

const keys = { ROLECALL_REED_KEY: 'key', ROLECALL_CVLIBRARY_KEY: 'key' }

test('the demo boards with a login are applied to in a browser, Recruitee by its call, others by hand', () => {
  const given = {
    boards: whichBoards({ boards: 'sandbox', termsSeen: [], environmentVariables: {} }, boards, {}),
    termsSeen: [],
  }
  for (const board of boardsWithCredentials) expect([board, appliedBy(board, given)]).toEqual([board, 'browser'])
  expect(appliedBy('recruitee', given)).toBe('api')
  expect(appliedBy('adzuna', given)).toBeNull()
})

test('a live board is driven only where the operator has seen its terms', () => {
  const live = (termsSeen: ('reed' | 'linkedin')[]) => ({
    boards: whichBoards({ boards: 'live', termsSeen, environmentVariables: keys }, boards, {}),
    termsSeen,
  })
  expect(appliedBy('reed', live([]))).toBeNull()
  expect(appliedBy('reed', live(['reed']))).toBe('browser')
  expect(appliedBy('linkedin', live([]))).toBeNull()
  expect(appliedBy('linkedin', live(['linkedin']))).toBe('browser')
  expect(appliedBy('dice', live(['reed', 'linkedin']))).toBeNull()
})
