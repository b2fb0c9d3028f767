import { expect, test } from 'vitest'
import { Cv } from '../../../../contract/cvs/cvs.ts'
import { doubtfulIn } from './doubtful.ts'

const sure = { lines: [1], snippet: 'x', check: false }
const unsure = { ...sure, check: true }
const cv = Cv.parse({
  personal_data: { given_name: 'Aoife', city: 'Leeds' },
  jobs: [
    { jobTitle: 'Nurse', employer: 'Moor View' },
    { jobTitle: '', employer: '' },
  ],
  career: { work_permit_uk: true },
  kept: 'British citizen',
})

test('what was read by a weak rule is named with the place on the page where it can be looked at', () => {
  const origins = {
    'personal_data.given_name': unsure,
    'personal_data.city': sure,
    // Of a field that was found and is not in the CV.
    'personal_data.surname': unsure,
    'jobs.0': sure,
    'jobs.0.employer': unsure,
    'jobs.1': unsure,
    'career.work_permit_uk': unsure,
    kept: unsure,
  }
  expect(doubtfulIn(cv, origins)).toEqual([
    { name: 'Given name', at: 'contact' },
    { name: 'Nurse, Moor View', at: 'card-jobs.0' },
    { name: 'A job', at: 'card-jobs.1' },
    { name: 'Next job', at: 'card-wishes' },
    { name: 'Text that fitted nowhere', at: 'kept' },
  ])
})

test('nothing is named where every rule was strong', () => {
  expect(doubtfulIn(cv, { 'jobs.0': sure, 'jobs.1': sure, kept: sure })).toEqual([])
})
