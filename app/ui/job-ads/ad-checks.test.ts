import { expect, test } from 'vitest'
import { emptyAd } from '../../../contract/job-ads/content.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import { problemsNow, sectionState } from './ad-checks.ts'
import { adSections, sectionOf } from './sections.ts'

const today = '2026-11-27'
const empty = emptyAd(today)
const whole = {
  ...empty,
  jobTitle: 'Baker',
  contractType: 'permanent',
  jobLocation: 'Nowhere Bay',
  duration: 'F',
  jobDescription: '<p>You bake.</p>',
} as const
const given = { isAgency: false, today, checked: [] }

test('what is missing is known without asking; what only the server knows holds until its field is changed', () => {
  expect(Object.keys(problemsNow(empty, given))).toEqual([
    'jobTitle',
    'jobLocation',
    'contractType',
    'duration',
    'jobDescription',
  ])
  const checked = [{ content: whole, problems: { jobLocation: texts.placeUnknown } }]
  expect(problemsNow({ ...whole, jobTitle: 'Head baker' }, { ...given, checked })).toEqual({
    jobLocation: texts.placeUnknown,
  })
  expect(problemsNow({ ...whole, jobLocation: 'Whitby' }, { ...given, checked })).toEqual({})
})

test('what was missing when it was refused goes as soon as anything mends it', () => {
  const place = { ...whole, jobLocation: '' }
  const checked = [{ content: place, problems: { jobLocation: texts.placeMissing } }]
  expect(problemsNow(place, { ...given, checked })).toEqual({ jobLocation: texts.placeMissing })
  expect(problemsNow({ ...place, workplace: 'remote' }, { ...given, checked })).toEqual({})
})

test('what was refused and is changed to something as wrong is told in the same words', () => {
  const [first, second] = [
    { ...whole, closesOn: '2026-01-04' },
    { ...whole, closesOn: '2026-01-05' },
  ]
  const { closesOn } = problemsNow(first, given)
  expect(closesOn).toMatch(/has not passed/u)
  const checked = [{ content: first, problems: { closesOn: closesOn ?? '' } }]
  expect(problemsNow(second, { ...given, checked })).toEqual({ closesOn })
  expect(problemsNow({ ...whole, closesOn: '2027-01-05' }, { ...given, checked })).toEqual({})
})

test('agencies are asked for their authority, others are not', () => {
  expect(problemsNow(whole, { ...given, isAgency: true })).toEqual({ hasAuthority: texts.authorityMissing })
  expect(problemsNow({ ...whole, hasAuthority: true }, { ...given, isAgency: true })).toEqual({})
})

const block: Hint = { id: 'x', level: 'block', field: 'benefit-1', title: '', details: '', rule: '', found: '' }

test.each([
  ['job', empty, [], '2 things to fill in'],
  ['description', empty, [block], '1 thing to fill in, 1 thing to change'],
  ['description', whole, [{ ...block, field: 'jobDescription' }, block], '2 things to change'],
  ['description', whole, [{ ...block, level: 'hint' }], 'Done'],
  ['questions', empty, [], 'Optional'],
  ['dates', { ...empty, startsOn: '2027-01-04' }, [], 'Done'],
  ['dates', { ...empty, closesOn: '2026-01-04' }, [], '1 thing to fill in'],
] as const)('the heading of %s', (section, content, hints, text) => {
  const problems = problemsNow(content, given)
  expect(sectionState(adSections[section], content, { problems, hints }).text).toBe(text)
})

test('a field of a list belongs to the section of its list, and one of another form to none', () => {
  expect(sectionOf('question-3-options')).toBe(adSections.questions)
  expect(sectionOf('benefit-0')).toBe(adSections.description)
  expect(sectionOf('recording')).toBeUndefined()
})
