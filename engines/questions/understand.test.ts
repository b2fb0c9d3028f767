import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readBank } from '../../bench/answers/bank.ts'
import { sameAsked, understand, type Asked, type Question } from './index.ts'

function aQuestion(given: Partial<Question> & { label: string }): Question {
  const type = given.type ?? (given.label.endsWith('?') ? 'yes-no' : 'text')
  return {
    help: '',
    section: '',
    options: type === 'yes-no' ? ['Yes', 'No'] : [],
    isRequired: true,
    maxLength: null,
    country: 'GB',
    ...given,
    type,
  }
}

const askedBy = (label: string, given: Partial<Question> = {}): Asked | null =>
  understand(aQuestion({ label, ...given }))?.asked ?? null

const { lines } = readBank(join(import.meta.dirname, 'bank'))

/** Words that are about somebody or something else, each of which changes what is asked. */
const others = [
  'manager',
  'referee',
  'partner',
  'child',
  'doctor',
  'landlord',
  'agency',
  'supervisor',
  'colleague',
  'favourite',
  'fictional',
  'imaginary',
  'wrong',
  'never',
  'not',
  'without',
  'unless',
  'former',
  'alternative',
  'second',
  'secondary',
  'describe',
  'why',
  'explain',
  'management',
  'verification',
  'restrictions',
  'customers',
  'pupils',
  'blue',
]

test('a word that nothing explains is enough for a question not to be understood', () => {
  const kept: string[] = []
  for (const [number, { question }] of lines.entries()) {
    const asked = understand(question)?.asked
    if (asked === undefined) continue
    const words = question.label.split(' ')
    // Each line with every fifth of the words, each at a place of its own.
    for (let index = number % 5; index < others.length; index += 5) {
      const word = others[index] ?? ''
      // A sentence before the question may be passed over: the word goes into the question.
      const first = words.findLastIndex((one) => one.endsWith('.')) + 1
      const at = first === words.length ? index % (words.length + 1) : first + (index % (words.length - first + 1))
      const label = [...words.slice(0, at), word, ...words.slice(at)].join(' ')
      if (sameAsked(understand({ ...question, label })?.asked ?? null, asked)) kept.push(label)
    }
  }
  expect(kept).toEqual([])
})

test('each of those words counts in every place of a label', () => {
  const kept: string[] = []
  for (const label of ['Your email address', 'First name', 'Current employer', 'Are you eligible to work in the UK?']) {
    const asked = askedBy(label)
    expect(asked, label).not.toBeNull()
    const words = label.split(' ')
    for (const word of others) {
      for (let at = 0; at <= words.length; at++) {
        const other = [...words.slice(0, at), word, ...words.slice(at)].join(' ')
        if (sameAsked(askedBy(other), asked)) kept.push(other)
      }
    }
  }
  expect(kept).toEqual([])
})

test('a heading and help have to be understood too', () => {
  expect(askedBy('First name', { section: 'Your details' })).toEqual({ asks: 'name', part: 'first' })
  for (const section of ['Your first referee', 'Emergency contact', 'Next of kin', 'For agencies', 'Blue moon'])
    expect(askedBy('First name', { section }), section).toBeNull()
  expect(askedBy('Email', { help: 'We will only use this to contact you about your application.' })).toEqual({
    asks: 'email',
  })
  for (const help of ["Give your manager's address", 'Leave this empty', 'Not your own'])
    expect(askedBy('Email', { help }), help).toBeNull()
})

test('what stands in a heading or in help changes what is asked', () => {
  expect(askedBy('Title', { section: 'Current employment' })).toEqual({ asks: 'job', what: 'title', which: 'current' })
  expect(askedBy('Title')).toEqual({ asks: 'name', part: 'title' })
  expect(askedBy('Expected salary', { type: 'number', help: 'In euro, per month' })).toEqual({
    asks: 'pay',
    currency: 'EUR',
    period: 'month',
  })
  // They contradict each other.
  expect(askedBy('Expected salary in pounds', { type: 'number', help: 'In euro' })).toBeNull()
})

describe('the polarity of a question is part of its meaning', () => {
  test.each([
    ['Are you willing to travel?', 'Are you not willing to travel?'],
    ['Are you willing to relocate?', 'Are you unwilling to relocate?'],
    ['Do you need sponsorship to work in the UK?', 'Can you work in the UK without sponsorship?'],
    ['Do you need a work permit to work in the UK?', 'Without a work permit, may you work in the UK?'],
    ['Do you have a driving licence?', 'Do you lack a driving licence?'],
    ['Are you currently employed?', 'Are you out of work at the moment?'],
    ['Is your right to work in the UK time-limited?', 'Do you have unlimited right to work in the UK?'],
  ])('%s %s', (straight, turned) => {
    const [one, other] = [askedBy(straight), askedBy(turned)]
    expect(one).not.toBeNull()
    expect(other).not.toBeNull()
    expect({ ...one, negated: undefined }).toEqual({ ...other, negated: undefined })
    expect(sameAsked(one, other)).toBe(false)
  })
})

test('country and time are part of what is asked', () => {
  expect(askedBy('Are you eligible to work in the UK?')).toEqual({ asks: 'may-work', country: 'GB' })
  expect(askedBy('Are you eligible to work in Ireland?')).toEqual({ asks: 'may-work', country: 'IE' })
  expect(askedBy('Are you eligible to work in Canada?')).toEqual({ asks: 'may-work', country: 'other' })
  expect(askedBy('Do you need sponsorship now?', { country: 'IE' })).toEqual({
    asks: 'sponsor',
    country: 'IE',
    time: 'now',
  })
  expect(askedBy('Will you need sponsorship in the future?')).toMatchObject({ time: 'later' })
  // Which country, nobody said.
  expect(askedBy('Do you need a work permit?')).toEqual({ asks: 'permit', country: null })
})

test('long texts are the person’s own words, but for a letter and an address', () => {
  expect(askedBy('Cover letter', { type: 'long-text' })).toEqual({ asks: 'document', document: 'letter' })
  expect(askedBy('Home address', { type: 'long-text' })).toEqual({ asks: 'address', part: 'whole' })
  for (const label of ['Email', 'Current employer', 'Expected salary', 'First name', 'Notice period'])
    expect(askedBy(label, { type: 'long-text' }), label).toBeNull()
})

test('a slip of one letter is put right, another word is not', () => {
  expect(askedBy('Fist name')).toEqual({ asks: 'name', part: 'first' })
  expect(askedBy('E-mail adress')).toEqual({ asks: 'email' })
  for (const label of ['Mobile photo', 'Contact lumber', 'Employee', 'Best name', 'Firm name 3'])
    expect(askedBy(label)?.asks === 'name' || askedBy(label)?.asks === 'phone', label).toBe(false)
})

test('a very long text is not read', () => {
  expect(askedBy(`${'please '.repeat(5_000)}enter your email`)).toBeNull()
})

test('the number, the plural and the example of a label change nothing; a word of somebody else in the example does', () => {
  for (const label of ['4. First name', 'Q12) First name', '(b) First name', 'First name(s)', 'First name (e.g. Anna)'])
    expect(askedBy(label), label).toEqual({ asks: 'name', part: 'first' })
  expect(askedBy('Telephone (e.g. Work)')).toBeNull()
  expect(askedBy('Telephone (e.g. of your tutor)')).toBeNull()
  // The second question of a form, or the second job?
  expect(askedBy('2. Employer', { section: 'Employment, most recent first' })).toBeNull()
  expect(askedBy('1st line of address')).toEqual({ asks: 'address', part: 'line-one' })
})

test('words that say the same are one', () => {
  for (const label of ['Current role', 'Present post held', 'Current position'])
    expect(askedBy(label), label).toEqual({ asks: 'job', what: 'title', which: 'current' })
  for (const label of ['Do you possess a driving licence?', "Have you got a driver's license?"])
    expect(askedBy(label), label).toEqual({ asks: 'licence' })
  expect(askedBy('Last role')).toEqual({ asks: 'job', what: 'title', which: 'latest' })
  expect(askedBy('Advertised post')).toBeNull()
})

test('a remark beside the question is read as help is', () => {
  expect(askedBy('Email (we write to you here about your application)')).toEqual({ asks: 'email' })
  expect(askedBy('We must check this by law. Do you have the right to work in the UK?')).toEqual({
    asks: 'may-work',
    country: 'GB',
  })
  for (const label of ['Email (agency)', 'Email – of the tutor we should ask', 'Address (only if different)'])
    expect(askedBy(label), label).toBeNull()
  expect(askedBy('Do you have the right to work in the UK (and will not need sponsorship)?')).toBeNull()
})

test('a heading or help that nobody understands is passed over only where the question names all that it is about', () => {
  const licence = 'Do you hold a full UK driving licence?'
  expect(askedBy(licence, { section: 'Essential criteria' })).not.toBeNull()
  expect(askedBy(licence, { help: 'The job involves driving a van.' })).not.toBeNull()
  for (const section of ['For your referee', 'If you answered yes', 'Previous licences', 'Not for cars'])
    expect(askedBy(licence, { section }), section).toBeNull()
  for (const label of ['Surname', 'Telephone', 'Address', 'Email'])
    expect(askedBy(label, { section: 'Solicitor' }), label).toBeNull()
  expect(askedBy('Current employer', { help: 'Give the name of your tutor there' })).toBeNull()
})

test('below a job or a school a name, an address or a number is theirs', () => {
  for (const section of ['Current employment', 'Education and training', 'Work experience 1'])
    for (const label of ['Email', 'Telephone', 'Address', 'Postcode', 'First name'])
      expect(askedBy(label, { section }), `${section}: ${label}`).toBeNull()
  expect(askedBy('Notice period', { section: 'Current employment' })).toEqual({ asks: 'notice' })
})
