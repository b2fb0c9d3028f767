import { expect, test } from 'vitest'
import { headingOf } from './heading.ts'

const leeds = { jobTitle: 'nurse', where: 'within 10 miles of Leeds' }

test.each([
  [{ total: 1_214, asking: 3 }, '1,214 nurse jobs within 10 miles of Leeds'],
  [{ total: 1, asking: 0 }, '1 nurse job within 10 miles of Leeds'],
  [{ total: 0, asking: 13 }, 'Asking 13 boards …'],
  [{ total: 0, asking: 1 }, 'Asking 1 board …'],
  [{ total: 0, asking: 0 }, 'No nurse jobs found'],
  [{ total: null, asking: 4 }, 'nurse jobs within 10 miles of Leeds'],
])('%j is headed ‘%s’', (known, heading) => {
  expect(headingOf({ ...leeds, ...known })).toBe(heading)
})
