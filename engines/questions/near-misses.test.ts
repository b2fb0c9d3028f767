import { expect, test } from 'vitest'
import { sameAsked, understand, type Asked, type Question } from './index.ts'

/*
 * Questions that are one word away from a plain one, put together from tables: about somebody else, of another time or place, turned round. Each is
 * left to the person, or understood as something else than the plain one.
 */

type Type = Question['type']

function askedBy(label: string, type: Type, given: Partial<Question> = {}): Asked | null {
  const options = type === 'yes-no' ? ['Yes', 'No'] : []
  const plain = { help: '', section: '', options, isRequired: true, maxLength: null, country: 'GB', label, type }
  return understand({ ...plain, ...given })?.asked ?? null
}

const own: readonly [label: string, type: Type][] = [
  ['email address', 'email'],
  ['telephone number', 'phone'],
  ['full name', 'text'],
  ['postcode', 'text'],
  ['home address', 'text'],
  ['town or city', 'text'],
  ['country', 'text'],
]
const somebodys: readonly [label: string, type: Type][] = [
  ...own,
  ['current employer', 'text'],
  ['current job title', 'text'],
  ['start date of current job', 'date'],
  ['expected salary', 'number'],
  ['notice period', 'text'],
  ['highest qualification', 'text'],
  ['LinkedIn profile', 'text'],
]

const others = ['referee', 'next of kin', 'line manager', 'husband', 'emergency contact', 'agency', 'tutor', 'sponsor']

test.each(others)('what is asked of the %s is not the person’s', (other) => {
  const kept: string[] = []
  for (const [label, type] of somebodys) {
    const ways: [string, Partial<Question>][] = [
      [`${other}’s ${label}`, {}],
      [`${label} of your ${other}`, {}],
      [`Please give us your ${other}'s ${label}`, {}],
      [`${label} (${other})`, {}],
      [`${label} – ${other}`, {}],
      [`${other}: ${label}`, {}],
      [label, { section: `Your ${other}` }],
      [label, { section: `Details > ${other}` }],
      [label, { help: `That of your ${other}` }],
      [label, { help: `So that we can ask your ${other}.` }],
      [label, { help: `Our team will write to your ${other} at this address.` }],
      [label, { help: `We use this to reach your ${other}.` }],
      [label, { help: `We read every application. Your ${other}.` }],
    ]
    const plain = askedBy(label, type)
    expect(plain, label).not.toBeNull()
    for (const [asked, given] of ways)
      if (sameAsked(askedBy(asked, type, given), plain)) kept.push(`${given.section ?? given.help ?? ''} ${asked}`)
  }
  expect(kept).toEqual([])
})

test('another place, time or kind is another question', () => {
  const kept: string[] = []
  for (const [label, type] of own) {
    const plain = askedBy(label, type)
    for (const word of [
      'previous',
      'former',
      'other',
      'alternative',
      'second',
      'work',
      'business',
      'office',
      'new',
      'last',
    ])
      for (const asked of [`${word} ${label}`, `${label} (${word})`, `What is your ${word} ${label}?`])
        if (sameAsked(askedBy(asked, type), plain)) kept.push(asked)
    for (const behind of ['at birth', 'of your bank', 'that you used before', 'if not your own', 'where you work'])
      if (sameAsked(askedBy(`${label} ${behind}`, type), plain)) kept.push(`${label} ${behind}`)
  }
  expect(kept).toEqual([])
})

test.each<[string, Type, string]>([
  ['Recruiter email', 'email', ''],
  ['Phone number in your current job', 'phone', ''],
  ['Which country are you from?', 'text', ''],
  ['Home country', 'text', ''],
  ['Last grade', 'text', ''],
  ['Last date', 'date', ''],
  ['Date left', 'date', 'Most recent education'],
  ['Do you use your car for work?', 'yes-no', ''],
  ['What did you do in your last job?', 'text', ''],
  ['Who do you work with?', 'text', ''],
  ['Where are you from?', 'text', ''],
  ['When can you start?', 'date', ''],
  ['Date you could start in your current job', 'date', ''],
])('%s is not understood as something else (%s, %s)', (label, type, section) => {
  expect(askedBy(label, type, { section })).toBeNull()
})

/** Each with what turns it round or makes it another question, wherever that stands. */
const statements: readonly [label: string, words: readonly string[]][] = [
  ['Are you entitled to take up employment in the UK?', ['not', 'never', 'permanently', 'restricted', 'once', 'proof']],
  ['Do you have the right to live and work in Ireland?', ['full', 'unlimited', 'partner', 'without', 'student']],
  ['Do you need our company to sponsor your work visa?', ['not', 'never', 'without', 'previously', 'family', 'avoid']],
  [
    'Do you currently hold a valid driving licence?',
    ['provisional', 'not', 'motorcycle', 'hgv', 'points', 'instructor'],
  ],
  ['Would you be prepared to relocate for this job?', ['abroad', 'unable', 'not', 'twice', 'family', 'expenses']],
  ['Are you able to travel for work?', ['abroad', 'not', 'unable', 'daily', 'internationally', 'overnight']],
  ['Do you have access to a car for work purposes?', ['not', 'insured', 'company', 'electric', 'pool', 'without']],
]

test.each(statements)('%s with another word in it is not the same', (label, words) => {
  const plain = askedBy(label, 'yes-no')
  expect(plain).not.toBeNull()
  const parts = label.split(' ')
  const kept = words.flatMap((word) =>
    parts.flatMap((_, at) => {
      const asked = [...parts.slice(0, at + 1), word, ...parts.slice(at + 1)].join(' ')
      return sameAsked(askedBy(asked, 'yes-no'), plain) ? [asked] : []
    }),
  )
  expect(kept).toEqual([])
})

test('a sentence before a question is passed over only where it asks and turns nothing', () => {
  const licence = 'Do you hold a full driving licence?'
  const plain = askedBy(licence, 'yes-no')
  expect(askedBy(`The post involves visits. ${licence}`, 'yes-no')).toEqual(plain)
  for (const before of [
    'Have you a caravan?',
    'Ignore this if you walk.',
    'We do not need drivers.',
    'Think of your partner.',
    'In your previous job:',
  ])
    expect(askedBy(`${before} ${licence}`, 'yes-no'), before).toBeNull()
  expect(askedBy('The treasurer is away. Email address', 'email')).toBeNull()
})

test('an example in small letters shows an answer only where it can be no other question', () => {
  expect(askedBy('Notice period', 'text', { help: 'e.g. one month, half a term' })).toEqual({ asks: 'notice' })
  for (const label of ['Telephone', 'Name', 'Address', 'Expected salary'])
    expect(askedBy(label, 'text', { help: 'e.g. of the tutor' }), label).toBeNull()
  expect(askedBy('Current job title', 'text', { help: 'e.g. of your manager' })).toBeNull()
})
