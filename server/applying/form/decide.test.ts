import { expect, test } from 'vitest'
import type { AnswerOrigin, FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import { askedQuestion } from './asked.ts'
import { decideAnswer } from './decide.ts'
import { keyOf } from './questions.ts'

const documents = {
  cv: { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array(), text: '' },
  letter: { name: 'letter.pdf', type: 'application/pdf', bytes: new Uint8Array(), text: 'Dear all' },
}
const you: AnswerOrigin = { from: 'you', text: 'from you' }
const rule: AnswerOrigin = { from: 'rule', text: 'a rule' }

function aBox(label: string, isRequired = true): FormQuestion {
  return askedQuestion({ label, type: 'consent', isRequired })
}

const ticked = (question: FormQuestion, origin: AnswerOrigin): FormAnswer => ({ question, value: true, origin })

test('terms and declarations are ticked by the person’s word and by nothing else', () => {
  for (const [label, kind] of [
    ['I agree to the terms of use', 'terms'],
    ['I accept the privacy policy', 'terms'],
    ['I declare that my answers are true', 'declaration'],
    ['I promise not to use other people’s words', 'declaration'],
    ['I understand that a false statement may lead to dismissal', 'declaration'],
  ] as const) {
    const question = aBox(label)
    expect(question.kind, label).toBe(kind)
    expect(decideAnswer(question, [], documents).value, label).toBeNull()
    expect(decideAnswer(question, [ticked(question, rule)], documents).value, label).toBeNull()
    expect(decideAnswer(question, [ticked(question, you)], documents).value, label).toBe(true)
    // One that need not be ticked stays off.
    expect(decideAnswer(aBox(label, false), [], documents).value, label).toBe(false)
  }
})

test('a signature is the person’s, and a box that states a fact is no wish', () => {
  const signature = askedQuestion({ label: 'Signature (type your full name)', type: 'text', isRequired: true })
  expect(signature.kind).toBe('declaration')
  expect(decideAnswer(signature, [{ question: signature, value: 'Ann', origin: rule }], documents).value).toBeNull()
  const works = askedQuestion({ label: 'I currently work here', type: 'consent', isRequired: false })
  expect(works.kind).toBe('screening')
  expect(aBox('Send me similar jobs', false).kind).toBe('optional-consent')
})

test('a file goes where just that is asked for', () => {
  const file = (label: string, section = '') =>
    decideAnswer(askedQuestion({ label, type: 'file', isRequired: true, section }), [], documents).value
  expect(file('Upload your CV')).toEqual({ file: 'cv.pdf' })
  expect(file('Covering letter')).toEqual({ file: 'letter.pdf' })
  expect(file('Upload a file', 'Your CV')).toEqual({ file: 'cv.pdf' })
  for (const label of [
    'CV and cover letter as one file',
    'Anonymised CV',
    'Supporting statement',
    'Passport',
    'Upload a file',
  ])
    expect(file(label), label).toBeNull()
})

test('a heading that changes what is asked makes it another question', () => {
  const key = (section: string) => keyOf({ label: 'First name', type: 'text', options: [], section })
  for (const section of ['', 'Your details', 'Personal information', 'Step 2 of 3']) expect(key(section)).toBe(key(''))
  for (const section of ['Your referee', 'Emergency contact', 'Current employment'])
    expect(key(section)).not.toBe(key(''))
  expect(key('Your referee')).not.toBe(key('Emergency contact'))
})
