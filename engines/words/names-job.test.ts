import { expect, test } from 'vitest'
import { namesJob } from './names-job.ts'

test.each([
  'data analyst',
  'GP',
  'IT support',
  'porter OR bar staff',
  'Staff Nurses',
  'chef de partie',
  'nurse jobs',
  'HGV driver',
  'plumber in Leeds',
])('%j names a job', (text) => expect(namesJob(text)).toBe(true))

test.each(['python', 'Oakmere Foods', '"data analyst"', '', 'NHS', 'nursing', 'excel vba', '-nurse'])(
  '%j names none',
  (text) => expect(namesJob(text)).toBe(false),
)
