import { expect, test } from 'vitest'
import { askedWords } from './asked-boards.ts'

const now = '2026-03-03T07:00:00Z'

test('says which boards were asked and when, and which did not answer', () => {
  const reed = { name: 'Reed', at: '2026-03-03T05:12:00Z', isMissing: false }
  const indeed = { name: 'Indeed', at: '2026-03-02T22:40:00Z', isMissing: false }
  const dice = { name: 'Dice', at: '2026-03-01T05:10:00Z', isMissing: true }
  const monster = { name: 'Monster', at: null, isMissing: true }

  expect(askedWords([reed, indeed, dice, monster], now)).toBe(
    'Asked: Reed 05:12, Indeed 2 Mar 22:40. No answer yet: Dice (last answer 1 Mar 05:10), Monster.',
  )
  expect(askedWords([reed], now)).toBe('Asked: Reed 05:12.')
  expect(askedWords([monster], now)).toBe('No answer yet: Monster.')
  expect(askedWords([], now)).toBe('')
})
