import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TypedScreening, type ScreeningQuestion } from '../../contract/candidates/screening.ts'
import * as texts from '../../contract/candidates/texts.ts'
import { educationNames } from '../../contract/job-ads/education.ts'
import { canMove } from './candidacy.ts'
import { countOutside, readScreening } from './screening.ts'

const question = (given: Partial<ScreeningQuestion>): ScreeningQuestion => ({
  uuid: 'q',
  kind: 'text',
  question: 'Which ovens?',
  why: '',
  least: null,
  most: null,
  options: [],
  recording: null,
  ...given,
})

const answered = (asked: Partial<ScreeningQuestion>, answer: string) => {
  const { screening, problems } = readScreening(
    { education: null, experience: null, questions: [question(asked)] },
    TypedScreening.parse({ answers: [{ question: 'q', answer }] }),
  )
  return problems['answer-q'] ?? screening.answers[0]!
}

const spoken = '7d3f2b1a-5c44-4a90-9f0e-2a6f0c1d9b11'

test('a recording answers a question that asks for one, what is written takes its place, and no other question takes one', () => {
  const answer = (asked: Partial<ScreeningQuestion>, given: { answer: string; recording?: string }) => {
    const { screening, problems } = readScreening(
      { education: null, experience: null, questions: [question(asked)] },
      TypedScreening.parse({ answers: [{ question: 'q', ...given }] }),
    )
    return problems['answer-q'] ?? screening.answers[0]!
  }
  const audio = { kind: 'audio', recording: '0c6e7f9a-1d52-4b0a-8d58-0f6a4f2f9c77' } as const
  expect(answer(audio, { answer: '', recording: spoken })).toMatchObject({
    answer: '',
    isSpoken: true,
    answerRecording: spoken,
    recording: null,
  })
  expect(answer(audio, { answer: 'In York', recording: spoken })).toMatchObject({
    answer: 'In York',
    isSpoken: false,
    answerRecording: null,
  })
  expect(answer(audio, { answer: ' ' })).toBe(texts.recordOrWrite)
  expect(answer({ kind: 'text' }, { answer: '', recording: spoken })).toBe(texts.answerMissing)
})

test('numbers are read as people type them, and outside the range they are noted, never refused', () => {
  const years = { kind: 'number', least: 2, most: 10 } as const
  expect(answered(years, ' 2 ')).toMatchObject({ answer: '2', isOutside: false })
  expect(answered(years, '1,000')).toMatchObject({ answer: '1000', isOutside: true })
  expect(answered(years, '1.5')).toMatchObject({ answer: '1.5', isOutside: true })
  expect(answered(years, '-3')).toMatchObject({ isOutside: true })
  expect(answered({ kind: 'number' }, '99999')).toMatchObject({ isOutside: false })
  for (const odd of ['two', '1e5', '0x10', 'NaN', '1.2.3', '--1'])
    expect(answered(years, odd)).toBe(texts.numberUnreadable)
})

test('one of several is one of these, and yes or no is one of both', () => {
  const choice = { kind: 'choice', options: ['Bread', 'Cakes'] } as const
  expect(answered({ ...choice, options: [...choice.options] }, 'Bread')).toMatchObject({ answer: 'Bread' })
  expect(answered({ ...choice, options: [...choice.options] }, 'bread')).toBe(texts.oneOfThese)
  expect(answered({ kind: 'yes-no' }, 'no')).toMatchObject({ answer: 'no', isOutside: false })
  expect(answered({ kind: 'yes-no' }, '')).toBe(texts.yesOrNo)
  expect(answered({ kind: 'audio' }, 'In writing')).toMatchObject({ answer: 'In writing' })
  expect(answered({ kind: 'text' }, '   ')).toBe(texts.answerMissing)
})

test('a level or years below what the ad asks for are noted', () => {
  const asked = { education: 'Level 3', experience: 3, questions: [] }
  const given = (education: string, experience: string) =>
    readScreening(asked, TypedScreening.parse({ education, experience }))
  expect(countOutside(given('Level 2', '2').screening)).toBe(2)
  expect(countOutside(given('Level 8', '3').screening)).toBe(0)
  expect(given('Level 3', '0')).toMatchObject({
    problems: {},
    screening: { experience: { given: 0, isOutside: true } },
  })
  for (const years of ['100', '', '3.5', '-1', 'three']) {
    expect(given('Level 3', years).problems).toEqual({ experience: texts.experienceOutside })
  }
  expect(given('Level 3', '99').problems).toEqual({})
})

test('whatever is typed, it is read or there is a problem, and what is read answers every question', () => {
  const kind = fc.constantFrom('text', 'number', 'yes-no', 'choice', 'audio' as const)
  const typed = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('yes', 'no', 'A', 'B'))
  fc.assert(
    fc.property(kind, typed, fc.constantFrom(...educationNames), typed, (kind, answer, education, experience) => {
      const asked = { education, experience: 5, questions: [question({ kind, options: ['A', 'B'], least: 0 })] }
      const given = { education, experience, answers: [{ question: 'q', answer }] }
      const { screening, problems } = readScreening(asked, given)
      const isWhole = screening.answers.every((one) => one.answer !== '') && screening.experience !== null
      expect(isWhole).toBe(Object.keys(problems).length === 0)
    }),
  )
})

test('what is withdrawn or rejected stays so, and nobody moves it who may not', () => {
  expect(canMove('sent', 'viewed', 'company')).toBe(true)
  expect(canMove('sent', 'viewed', 'person')).toBe(false)
  expect(canMove('viewed', 'withdrawn', 'person')).toBe(true)
  expect(canMove('viewed', 'withdrawn', 'company')).toBe(false)
  for (const to of ['sent', 'viewed', 'interview', 'offer', 'kept', 'rejected', 'withdrawn'] as const) {
    for (const by of ['person', 'company'] as const) {
      expect([canMove('withdrawn', to, by), canMove('rejected', to, by)]).toEqual([false, false])
    }
  }
})
