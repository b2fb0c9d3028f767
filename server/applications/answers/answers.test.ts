import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import { questionKinds, questionTypes } from '../../../contract/applications/applications.ts'
import { aCv } from '../../../test/cvs.ts'
import { answerForm } from './answer-form.ts'
import type { Known } from './known.ts'
import { answerProblem } from './check-answer.ts'

function aQuestion(given: Partial<FormQuestion>): FormQuestion {
  return {
    key: given.label ?? 'key',
    label: 'A question',
    hint: '',
    type: 'text',
    kind: 'about-you',
    options: [],
    isRequired: true,
    min: null,
    max: null,
    fileTypes: [],
    ...given,
  }
}

const known: Known = {
  cv: aCv({
    jobs: [{ jobTitle: 'Staff Nurse', employer: 'Northside Care' }] as never,
    career: { expected_salary: 32_000, work_permit_uk: true, relocate: false } as never,
  }),
  profile: { name: 'Ann Example', email: 'ann@example.com', phone: null },
  bank: new Map(),
  home: { county: 'West Yorkshire' },
  given: new Map(),
  documents: { cv: { name: 'CV.pdf' }, letter: null },
  rights: [],
  country: 'GB',
  agreed: new Map(),
  now: new Date('2026-11-30T10:00:00Z'),
}

test('answers are taken from the CV, each with where it stands there', () => {
  const answered = (given: Partial<FormQuestion>) => {
    const { value, origin } = answerForm(aQuestion(given), known)
    return [value, origin?.text]
  }
  expect(answered({ label: 'First name' })).toEqual(['Aoife', 'from your CV: Personal details'])
  expect(answered({ label: 'Most recent job title' })).toEqual(['Staff Nurse', 'from your CV: Work'])
  expect(answered({ label: 'Expected salary', type: 'number', kind: 'screening' })).toEqual([
    '32000',
    'from your CV: What I am looking for',
  ])
  const permit = { type: 'yes-no', kind: 'screening' } as const
  expect(answered({ ...permit, label: 'Do you have the right to work in the UK?' })[0]).toBe('Yes')
  expect(answered({ ...permit, label: 'Are you willing to relocate?', options: ['No, thanks', 'Yes'] })[0]).toBe(
    'No, thanks',
  )
  expect(answered({ label: 'Your CV', type: 'file', kind: 'document' })[0]).toEqual({ file: 'CV.pdf' })
})

test('the town, county and postcode come from the CV, however they are asked for', () => {
  const cv = aCv({ personal_data: { city: 'Leeds', postcode: 'LS1 4AP', country: 'United Kingdom' } })
  const answered = (given: Partial<FormQuestion>) => answerForm(aQuestion(given), { ...known, cv }).value
  expect(answered({ label: 'Town/City' })).toBe('Leeds')
  expect(answered({ label: 'Your home town' })).toBe('Leeds')
  expect(answered({ label: 'In which city do you live?', type: 'suggestion', kind: 'screening' })).toBe('Leeds')
  expect(answered({ label: 'City, county' })).toBe('Leeds, West Yorkshire')
  expect(answered({ label: 'City, county', type: 'suggestion' })).toBe('Leeds')
  expect(answered({ label: 'County' })).toBe('West Yorkshire')
  expect(answered({ label: 'County', type: 'choice', options: ['North Yorkshire', 'Yorkshire, West'] })).toBe(
    'Yorkshire, West',
  )
  expect(answered({ label: 'Postal code' })).toBe('LS1 4AP')
  expect(answered({ label: 'Country', type: 'choice', options: ['Ireland', 'UK'] })).toBe('UK')
  // Where one wants to work is another matter.
  expect(answered({ label: 'Location you are applying for' })).toBeNull()
  expect(answered({ label: 'Country code', type: 'choice', options: ['Red', 'Blue'] })).toBeNull()
})

test('what is not known stays open, and what is about somebody else as well', () => {
  for (const label of [
    'Name of your referee',
    'Emergency contact number',
    'Do you need a work permit?',
    'How many years of theatre nursing?',
    'Cover letter',
  ]) {
    expect(
      answerForm(aQuestion({ label, kind: label === 'Cover letter' ? 'document' : 'screening' }), known).value,
      label,
    ).toBeNull()
  }
  // It would not be taken.
  expect(answerForm(aQuestion({ label: 'Expected salary', type: 'number', max: 200 }), known).value).toBeNull()
})

test('a sensitive question is answered by nobody but the person, and boxes that are not needed stay off', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...questionTypes),
      fc.constantFrom(...questionKinds),
      fc.string(),
      (type, kind, label) => {
        const answer = answerForm(aQuestion({ type, kind, label, isRequired: false }), known)
        if (kind === 'sensitive') expect(answer.value).toBeNull()
        if (kind === 'optional-consent') expect(answer.value).toBe(false)
        if (kind === 'terms') expect(answer.value).toBeNull()
      },
    ),
  )
  const question = aQuestion({
    label: 'Ethnic origin',
    kind: 'sensitive',
    type: 'choice',
    options: ['A', 'Prefer not to say'],
  })
  const mine: FormAnswer = { question, value: 'Prefer not to say', origin: { from: 'you', text: 'from you' } }
  expect(answerForm(question, { ...known, given: new Map([[question.key, mine]]) }).value).toBe('Prefer not to say')
})

test('units and ranges are checked', () => {
  const notice = aQuestion({ label: 'Notice in weeks', type: 'number' })
  expect(answerProblem(notice, '4')).toBeNull()
  expect(answerProblem(notice, '90')).toBe('Please enter weeks, from 0 to 52')
  expect(answerProblem(aQuestion({ type: 'number', min: 1, max: 5 }), '9')).toBe('Please enter a number from 1 to 5')
  expect(answerProblem(aQuestion({ type: 'date' }), '2026-02-30')).toBe('Please enter a date')
  expect(answerProblem(aQuestion({ type: 'choice', options: ['A'] }), 'B')).toBe('Please choose from the list')
  expect(answerProblem(aQuestion({ type: 'consent', kind: 'terms' }), false)).toBe('Please answer this question')
  expect(answerProblem(aQuestion({ type: 'long-text', max: 3 }), 'four')).toBe('Please use at most 3 characters')
  expect(answerProblem(aQuestion({ isRequired: false }), null)).toBeNull()
})
