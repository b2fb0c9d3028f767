import { expect, test } from 'vitest'
import { emptyCv } from '../../contract/cvs/empty-cv.ts'
import { Cv } from '../../contract/cvs/cvs.ts'
import { answer, understand, type Asked, type Known, type Question } from './index.ts'

/*
 * Questions that are put together of others: statements, conditions, words turned round; and what they are answered with.
 */

function aQuestion(label: string, given: Partial<Question> = {}): Question {
  const type = given.type ?? (label.endsWith('?') ? 'yes-no' : 'text')
  const options = type === 'yes-no' ? ['Yes', 'No'] : []
  return { label, help: '', section: '', options, isRequired: true, maxLength: null, country: 'GB', ...given, type }
}

const askedBy = (label: string, given: Partial<Question> = {}): Asked | null =>
  understand(aQuestion(label, given))?.asked ?? null

const remembered = (label: string, value: string): Known['remembered'][number] => ({
  question: aQuestion(label, { type: 'text' }),
  value,
  givenFor: '',
  givenAt: null,
})

const job = { jobTitle: 'Chemist', employer: 'Lagan Ltd', city: 'Belfast', startDate: '2020-01', endDate: '' }

function aPerson(cv: object, ...answers: Known['remembered'][number][]): Known {
  return {
    cv: { ...emptyCv, ...Cv.parse(cv) },
    profile: { name: 'Ann Example', email: 'ann@example.com', phone: null },
    home: null,
    documents: { cv: null, letter: null },
    remembered: answers,
    today: '2026-11-30',
  }
}

function said(question: Question, known: Known): unknown {
  const meaning = understand(question)
  expect(meaning, question.label).not.toBeNull()
  return meaning === null ? null : (answer(meaning, known)?.value ?? null)
}

test.each<[statement: string, question: string]>([
  ['Please confirm whether you hold a full UK driving licence', 'Do you hold a full UK driving licence?'],
  ['Let us know if you are willing to relocate', 'Are you willing to relocate?'],
  ['I have the right to work in the UK', 'Do you have the right to work in the UK?'],
])('“%s” asks what “%s” asks', (statement, question) => {
  expect(askedBy(statement, { type: 'yes-no' })).toEqual(askedBy(question))
  expect(askedBy(statement.replace(/ (?=hold|are|have)/u, ' no longer '), { type: 'yes-no' })).toBeNull()
})

test('what hinders somebody from nights is asked in the other polarity, what hinders them from work at all is not understood', () => {
  const nights = 'Is there any reason why you could not work nights?'
  expect(askedBy(nights)).toEqual({ asks: 'willing', act: 'work nights', negated: 'yes' })
  expect(said(aQuestion(nights), aPerson({}, remembered('Are you willing to work nights?', 'Yes')))).toBe('No')
  expect(askedBy('Is there any reason why you could not lawfully work in the UK?')).toBeNull()
})

test('a notice that an employer wants, or that is asked of who is employed, is nobody’s who has no job', () => {
  const notice = remembered('What is your notice period?', 'One month')
  const employed = aPerson({ jobs: [{ ...job, isCurrent: true }] }, notice)
  const none = aPerson({ jobs: [{ ...job, isCurrent: false, endDate: '2026-08' }] }, notice)
  for (const label of [
    'Period of notice required by your present employer',
    'If you are currently employed, what notice must you give?',
    'If employed, how much notice must you give?',
  ]) {
    const question = aQuestion(label, { type: 'text' })
    expect([label, said(question, employed), said(question, none)]).toEqual([label, 'One month', null])
  }
  expect(said(aQuestion('Notice period'), none)).toBe('One month')
  expect(askedBy('If your partner is employed, what notice must you give?', { type: 'text' })).toBeNull()
})

test('whether somebody can start at once follows from their notice', () => {
  const now = 'Are you available to start immediately?'
  expect(said(aQuestion(now), aPerson({}, remembered('Notice period', 'One month')))).toBe('No')
  expect(said(aQuestion(now), aPerson({}, remembered('Notice period', 'Straight away')))).toBe('Yes')
  expect(said(aQuestion(now), aPerson({}, remembered('Notice period', 'It depends')))).toBeNull()
  // What stands before it may say how soon.
  expect(askedBy(`We must fill this post now. ${now}`)).toBeNull()
})

test('who would not move is not said to be unable to', () => {
  const unwilling = aPerson({ career: { relocate: false } })
  expect(said(aQuestion('Are you willing to relocate?'), unwilling)).toBe('No')
  expect(said(aQuestion('Are you unwilling to relocate?'), unwilling)).toBe('Yes')
  expect(said(aQuestion('Are you unable to relocate?'), unwilling)).toBeNull()
  expect(said(aQuestion('Are you unable to relocate?'), aPerson({ career: { relocate: true } }))).toBe('No')
})

test('a skill that the CV names was used; one that it does not name may have been too', () => {
  const skills = { other_skills: { job_related_skills: [{ title: 'Till and cash handling', description: '' }] } }
  const known = aPerson({ skills })
  expect(said(aQuestion('Do you have cash handling experience?'), known)).toBe('Yes')
  expect(said(aQuestion('Do you have experience of handling?'), known)).toBeNull()
  expect(said(aQuestion('Do you have experience of baggage handling?'), known)).toBeNull()
})

test('a sum that was said with its sign is one of that currency and that period only', () => {
  const known = aPerson({}, remembered('What hourly rate are you looking for?', '£12.80'))
  expect(said(aQuestion('Desired hourly rate (£)', { type: 'number' }), known)).toBe('12.80')
  expect(said(aQuestion('Desired hourly rate (€)', { type: 'number' }), known)).toBeNull()
  expect(said(aQuestion('Desired daily rate (£)', { type: 'number' }), known)).toBeNull()
  expect(said(aQuestion('Desired hourly rate', { type: 'number' }), known)).toBeNull()
})

test('where somebody lives, and which languages they speak, in either polarity', () => {
  const known = aPerson({
    personal_data: { country: 'Ireland' },
    skills: { main_language: 'Polish', other_languages: [] },
  })
  expect(said(aQuestion('Do you live outside the UK?'), known)).toBe('Yes')
  expect(said(aQuestion('Do you live outside Ireland?'), known)).toBe('No')
  expect(said(aQuestion('Do you speak any language other than English?'), known)).toBe('Yes')
  expect(said(aQuestion('Do you speak any language other than Polish?'), known)).toBeNull()
})

test('a slip in a long word is put right, another word is not', () => {
  expect(askedBy('Highest qualificaton', { type: 'text' })).toEqual(askedBy('Highest qualification', { type: 'text' }))
  expect(askedBy('Corespondence address', { type: 'text' })).toEqual(
    askedBy('Correspondence address', { type: 'text' }),
  )
  for (const label of ['Highest disqualification', 'Correspondent address'])
    expect(askedBy(label, { type: 'text' }), label).toBeNull()
})
