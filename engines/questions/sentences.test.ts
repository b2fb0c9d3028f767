import { expect, test } from 'vitest'
import { understand, type Asked, type Question } from './index.ts'

/*
 * Sentences of help by what they are about: us and the job, what happens to an answer, how it is written, what others need. None of them changes the question;
 * the neighbour that says which is meant, or whose, leaves it to the person.
 */

type Type = Question['type']

function askedBy(label: string, type: Type, given: Partial<Question> = {}): Asked | null {
  const options = type === 'yes-no' ? ['Yes', 'No'] : []
  const plain = { help: '', section: '', options, isRequired: true, maxLength: null, country: 'GB', label, type }
  return understand({ ...plain, ...given })?.asked ?? null
}

const questions = {
  email: ['Email address', 'email'],
  phone: ['Telephone number', 'phone'],
  last: ['Surname', 'text'],
  town: ['Town or city', 'text'],
  postcode: ['Postcode', 'text'],
  employer: ['Current employer', 'text'],
  title: ['Current job title', 'text'],
  pay: ['Expected salary', 'number'],
  notice: ['Notice period', 'text'],
  level: ['Highest level of education', 'text'],
  right: ['Do you have the right to work in the UK?', 'yes-no'],
  sponsor: ['Do you need sponsorship to work in the UK?', 'yes-no'],
  licence: ['Do you hold a full UK driving licence?', 'yes-no'],
  car: ['Do you have access to a car?', 'yes-no'],
  nights: ['Are you willing to work nights?', 'yes-no'],
  cv: ['CV', 'file'],
  letter: ['Cover letter', 'file'],
} as const satisfies Record<string, readonly [label: string, type: Type]>

test.each<[about: keyof typeof questions, benign: string, lure: string]>([
  // About us and the job
  ['email', 'We don’t do spam', 'We need the school’s'],
  ['email', 'Interview invitations go out on Fridays', 'We need one of your tutor'],
  ['phone', 'Someone from the store will ring you within 48 hours', 'Someone at home whom we can ring'],
  ['phone', 'Our number may show as private', 'Your manager will be rung too'],
  ['town', 'We are hiring in several locations', 'We have jobs in these towns, so give the one you want'],
  ['car', 'The site is not on a bus route', 'It must be insured for business'],
  ['nights', 'Night shifts run from 10pm to 6am', 'We mean every night'],
  ['licence', 'Public transport is limited at 5 a.m.', 'You must have held it for two years'],
  ['right', 'Evidence will be checked on day one', 'You must have held it for five years'],
  ['sponsor', 'Some employers are not able to sponsor', 'We mean for a dependant'],
  ['cv', 'We accept most formats', 'We read only anonymous CVs'],
  ['letter', 'Tell us why you would be a great fit', 'Tell us why your manager recommends you'],
  ['letter', 'Address it to the Head Teacher', 'We need your referee’s letter'],
  // Why, and what happens then
  ['postcode', 'So we can match you with your nearest branch', 'That of your nearest branch'],
  ['phone', 'In case we can’t reach you by email', 'In case of an emergency'],
  ['right', 'If no, we cannot progress your application', 'If you have a student visa, answer no'],
  ['pay', 'This won’t be held against you', 'This is what you were paid last year'],
  ['pay', 'The band for this role is up to £32,000', 'The band for this role is £14 per hour'],
  // How it is written
  ['email', 'Use an email you check often', 'Use an email of your work'],
  ['last', 'This must match your right to work documents', 'This must match your birth certificate'],
  ['last', 'Last name only', 'First letter only'],
  ['title', 'As it appears on your payslip', 'As it appears in the advert'],
  [
    'employer',
    'If you have more than one job, list your main one',
    'If you have had more than one job, list the first',
  ],
  ['notice', 'State weeks or months', 'State when you will resign'],
  ['pay', 'A single figure rather than a range', 'A weekly figure rather than a yearly one'],
  ['level', 'If yours is not listed, choose the nearest equivalent', 'Choose the level that the job needs most'],
  ['level', 'Completed qualifications only', 'Qualifications that you hope to get'],
  ['cv', 'No photos please', 'No names please'],
  // What others need
  ['right', 'EEA, UK and Swiss nationals do not need a permit', 'Only for those who need no permit'],
  ['sponsor', 'British and Irish citizens do not need this', 'Only if you are in Ireland'],
])('%s: “%s” changes nothing, “%s” does', (about, benign, lure) => {
  const [label, type] = questions[about]
  const plain = askedBy(label, type)
  expect(plain).not.toBeNull()
  const beside = askedBy(label, type, { help: benign })
  // A sum shows the currency that is meant.
  expect(beside).toEqual(benign.includes('£') ? { ...plain, currency: 'GBP' } : plain)
  expect(askedBy(label, type, { help: lure })).not.toEqual(plain)
})

test.each<[label: string, section: string, which: string | null]>([
  ['Position held', '4. Current / most recent appointment', 'latest'],
  ['Employer', 'Work experience (most recent)', 'latest'],
  ['Employer', 'Previous employment (the post held immediately before your current one)', 'before'],
  ['Employer', 'Where you are working now', 'current'],
  ['Employer', 'Employment references: current', null],
  ['Position held', 'Work of your current partner', null],
  ['Position held', 'Current and previous appointments of your manager', null],
])('“%s” below “%s” is of the job that the heading says', (label, section, which) => {
  const asked = askedBy(label, 'text', { section })
  expect(asked === null ? null : 'which' in asked ? asked.which : undefined).toBe(which)
})

test('headings of a form’s own parts change nothing, those of other things do', () => {
  const plain = askedBy('Contact number', 'phone')
  for (const section of ['Part 1: Information for shortlisting and interviewing', 'Step 2 – How to contact you'])
    expect(askedBy('Contact number', 'phone', { section }), section).toEqual(plain)
  for (const section of ['Part 1: Information for the landlord', 'Yacht', 'Step 2 – Emergency'])
    expect(askedBy('Contact number', 'phone', { section }), section).toBeNull()
})

test('an age beside another is another age', () => {
  const age = 'Are you aged 18 or over?'
  expect(askedBy(age, 'yes-no', { help: 'You must be 18 to sell alcohol' })).toEqual(askedBy(age, 'yes-no'))
  expect(askedBy(age, 'yes-no', { help: 'You must be 21' })).toBeNull()
})
