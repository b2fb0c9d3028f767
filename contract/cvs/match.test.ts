import { expect, test } from 'vitest'
import { describeMatch } from './match.ts'

test.for([
  [0, 'severely below average', 'danger'],
  [20, 'severely below average', 'danger'],
  [21, 'below average', 'danger'],
  [34, 'below average', 'danger'],
  [35, 'within average', 'info'],
  [59, 'within average', 'info'],
  [60, 'above average', 'success'],
  [100, 'above average', 'success'],
] as const)('%i percent is %s, in the colour %s', ([percent, label, colour]) => {
  expect(describeMatch(percent)).toEqual({ label, colour })
})
