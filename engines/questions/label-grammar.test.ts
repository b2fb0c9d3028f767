import { describe, expect, test } from 'vitest'
import { sameAsked, understand, type Asked, type Question } from './index.ts'

/*
 * A label is a way of asking, whose it is, a kind, a thing and what limits it. Whatever way it is asked in, the thing means the same; a word that makes it
 * somebody else's, another time's or another thing makes it another question or none. The labels are put together from tables.
 */

type Type = Question['type']

function askedBy(label: string, type: Type): Asked | null {
  const options = type === 'yes-no' ? ['Yes', 'No'] : []
  return (
    understand({ label, type, options, help: '', section: '', isRequired: true, maxLength: null, country: 'GB' })
      ?.asked ?? null
  )
}

const ways =
  `{}|Your {}|My {}|Please enter your {}|Kindly state your {}|Please could you tell us your {}?|Could you please give your {}?|What is your {}?|What's your {}?|Can you tell us what your {} is?
Please tell us what your {} is|May we have your {}?|{} please|{} (required)|{} *|Please specify {}|Applicant {}|Applicant's {}|{} of applicant|{} of the candidate|Please confirm your {}|Let us know your {}
We need your {}|Your {}, please|{} (if any)|Please indicate your {} below|Please type your {} in the box below|And your {}?|First, what is your {}?|Next, your {}|Would you share your {}?|What would your {} be?
1. {}|b) {}|OK, what is your {}?|Thanks! What is your {}?|Great. Can we get your {}?|We would like to know your {}|I would like to know your {}|Could we have your {}, please?|{} – please state|{} – optional
Please let us have your {}|Give us your {} so we can process your application|Please state clearly your {}|Please ensure you give your {}|To start, we need your {}|Last one: your {}|Please supply us with your {}|Would you be able to give us your {}?`.split(
    /[|\n]/u,
  )

/** Things that forms ask for, each in other words for the same. */
const things: readonly (readonly [type: Type, words: string])[] = [
  [
    'text',
    'email|e-mail|email address|e-mail address|personal email|contact email address|main email address|valid email address|email account',
  ],
  [
    'text',
    'phone number|telephone|tel. no.|contact number|contact telephone number|best contact number|primary phone|preferred contact number',
  ],
  [
    'text',
    'mobile|mobile number|mobile phone number|cell phone number|mobile telephone|mob. no.|mobile contact number',
  ],
  ['text', 'first name|forename|given name|first names|christian name|legal first name|first/given name'],
  ['text', 'surname|last name|family name|legal surname|surname/family name|last/family name'],
  ['text', 'full name|full legal name|name in full|first and last name|first name and surname|forename and surname'],
  ['text', 'postcode|post code|postal code|home postcode|current postcode|full postcode|postcode of home address'],
  ['text', 'town|city|town or city|town/city|city or town of residence|town where you live|city you live in'],
  ['text', 'country of residence|country where you live|country you currently live in|country in which you reside'],
  [
    'text',
    'current employer|present employer|name of current employer|current company|company you currently work for|employer at present|current place of work',
  ],
  [
    'text',
    'most recent employer|current or most recent employer|latest employer|name of most recent employer|present or most recent employer',
  ],
  [
    'text',
    'current job title|present job title|current role|current position|title of current post|current occupation|current post held',
  ],
  [
    'text',
    'start date of current job|date you started your current job|current job start date|date of appointment to present post|date joined current employer',
  ],
  [
    'text',
    'salary expectation|salary expectations|expected salary|desired salary|salary requirement|pay expectations|salary sought|salary you are looking for|expected remuneration',
  ],
  ['text', 'current salary|present salary|current pay|salary at present|current wage'],
  [
    'text',
    'notice period|period of notice|length of notice|notice required|current notice period|amount of notice required|contractual notice period',
  ],
  [
    'text',
    'highest level of education|highest level of qualification|level of education|highest level of education completed|highest education level|highest level of study',
  ],
  [
    'text',
    'university attended|name of university|name of university attended|university you attended|university you studied at|degree awarding institution',
  ],
  ['text', 'degree subject|subject of degree|degree discipline|subject of your degree|field of study'],
  [
    'text',
    'degree classification|degree class|class of degree|degree result|classification of degree|result of your degree',
  ],
  [
    'text',
    'LinkedIn profile|LinkedIn URL|LinkedIn profile URL|link to your LinkedIn profile|LinkedIn link|web address of your LinkedIn profile|LinkedIn account',
  ],
  ['text', 'portfolio|portfolio link|online portfolio|link to portfolio|portfolio URL|web address of your portfolio'],
]

const apart = things.map(([type, words], at) => ({ type, at, labels: words.split('|') }))

const asked = (way: string, thing: string): string => way.replace('{}', thing)

/** The ways in which a thing is asked that are not what it means. */
function misread(type: Type, labels: readonly string[], some: (at: number) => readonly string[]): string[] {
  const meant = askedBy(labels[0] ?? '', type)
  expect(meant, labels[0]).not.toBeNull()
  return labels.flatMap((thing, at) =>
    some(at)
      .map((way) => asked(way, thing))
      .filter((label) => !sameAsked(askedBy(label, type), meant)),
  )
}

describe('a thing means the same, whatever way it is asked in', () => {
  // Each thing in three of the ways, all of them among the things of one.
  test.each(apart)('$labels.0', ({ type, at, labels }) => {
    const some = (index: number): readonly string[] =>
      [0, 1, 2].map((step) => ways[(at * 11 + index * 7 + step * 17) % ways.length] ?? '{}')
    expect(misread(type, labels, some)).toEqual([])
  })

  test.each(apart)('$labels.0, in each of the ways', { tags: ['long'] }, ({ type, labels }) => {
    expect(misread(type, labels, () => ways)).toEqual([])
  })
})

describe('a word that makes it another thing leaves nothing of it', () => {
  const other =
    "referee's {}|{} of your line manager|your spouse's {}|former {}|{} at birth|{} of the person who referred you|{} in 2015|old {}|{} of your bank|next of kin {}|{} of our client|{} of a friend|{} you had before|{} of the agency|not your {}|{} if different|invented {}|{} of your favourite author|fake {}|{} we should not use".split(
      '|',
    )

  test.each(apart)('$labels.0', ({ type, at, labels }) => {
    const meant = askedBy(labels[0] ?? '', type)
    const kept = labels.flatMap((thing, index) =>
      [0, 1, 2, 3]
        .map((step) =>
          asked(
            ways[(at + index * 5) % 30] ?? '{}',
            asked(other[(at * 7 + index * 3 + step * 5) % other.length] ?? '', thing),
          ),
        )
        .filter((label) => sameAsked(askedBy(label, type), meant)),
    )
    expect(kept).toEqual([])
  })
})
