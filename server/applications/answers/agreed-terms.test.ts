import { expect, test } from 'vitest'
import { askedQuestion } from '../../applying/form/asked.ts'
import { answerForm } from './answer-form.ts'
import { termsHash } from './agreed-terms.ts'
import type { Known } from './known.ts'

const terms = askedQuestion({ label: 'I agree to the terms of 2026', type: 'consent', isRequired: true })
const known: Known = {
  cv: null,
  profile: { name: 'Ann', email: null, phone: null },
  bank: new Map(),
  home: null,
  given: new Map(),
  documents: { cv: null, letter: null },
  rights: [],
  country: null,
  agreed: new Map([[termsHash(terms), '2026-11-02T10:00:00.000Z']]),
  now: new Date('2026-11-30T10:00:00Z'),
}

test('what was agreed to is not asked again, and other words are', () => {
  expect(answerForm(terms, known)).toMatchObject({
    value: true,
    origin: { from: 'you', text: 'you agreed to this wording on 2026-11-02' },
  })
  for (const changed of [
    { label: 'I agree to the terms of 2027' },
    { hint: 'The terms have changed' },
    { section: 'Terms of our partner' },
    { help: 'They bind you for a year' },
  ]) {
    expect(answerForm({ ...terms, ...changed }, known).value).toBeNull()
  }
  expect(answerForm(terms, { ...known, agreed: new Map() }).value).toBeNull()
})

test('a declaration is not given from what was agreed to, nor from what was remembered', () => {
  const declared = askedQuestion({ label: 'I declare that this is true', type: 'consent', isRequired: true })
  const bank = new Map([
    [
      declared.key,
      { key: declared.key, question: declared, value: true, givenFor: 'a job', givenAt: '2026-11-02T10:00:00.000Z' },
    ],
  ])
  const agreed = new Map([[termsHash(declared), '2026-11-02T10:00:00.000Z']])
  expect(answerForm(declared, { ...known, bank, agreed }).value).toBeNull()
})
