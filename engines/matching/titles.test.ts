import { expect, test } from 'vitest'
import { ownTaxonomy } from './taxonomy/own.ts'
import { readTitle, titleLikeness } from './titles.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary([ownTaxonomy])
const likeness = (has: string, wanted: string) =>
  titleLikeness(vocabulary, readTitle(vocabulary, has), readTitle(vocabulary, wanted))

test.for([
  ['Staff Nurse', 'Band 5 Registered General Nurse – Nights'],
  ['HGV Driver', 'Class 1 Driver (Tramper), Leeds'],
  ['Financial Accountant (ACA)', 'Senior Financial Accountant'],
  ['2nd Line Support Engineer', 'IT Support Technician - 12 month FTC'],
  ['HR Adviser', 'Human Resources Advisor'],
  ['Class Teacher, Senior Infants', 'Primary School Teacher'],
  ['Carpenter/Joiner', 'Bench Joiner'],
  ['Chief Operating Officer', 'COO'],
] as const)('%s has been a %s', ([has, wanted]) => {
  const { likeness: value, by } = likeness(has, wanted)
  expect(by).toBe('occupation')
  expect(value).toBeGreaterThan(0.7)
})

test.for([
  ['Staff Nurse', 'Healthcare Assistant', 0.3, 0.5],
  ['Data Analyst', 'Data Scientist', 0.3, 0.5],
  ['Staff Nurse', 'Nurse Recruitment Consultant', 0, 0.9],
  ['Chef', 'Solicitor', 0, 0],
  ['Warehouse Operative', 'Data Engineer', 0, 0],
] as const)('%s and %s are not the same', ([has, wanted, least, most]) => {
  const { likeness: value, by } = likeness(has, wanted)
  if (wanted !== 'Nurse Recruitment Consultant') expect(by).not.toBe('occupation')
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
})

test('titles that nobody knows are compared by their words', () => {
  expect(likeness('Bell Ringer', 'Bell Ringer').likeness).toBe(1)
  expect(likeness('Sandcastle Engineer', 'Kite Engineer').likeness).toBeLessThan(0.15)
  expect(likeness('', 'Bell Ringer').likeness).toBe(0)
})

test('what it is comes before what it is besides', () => {
  expect(readTitle(vocabulary, 'Graduate Trainee – Quantity Surveyor').occupations.map(({ id }) => id)).toEqual([
    'quantity surveyor',
  ])
  expect(readTitle(vocabulary, 'Nurse Recruitment Consultant').occupations[0]?.id).toBe('recruitment consultant')
})
