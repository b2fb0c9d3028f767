import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AdContent } from '../../../contract/job-ads/content.ts'
import { hintsFor } from './hints.ts'
import { balanceOf, wordHints } from './read-words.ts'

const gb = { country: 'GB', hasReason: false } as const
/** But for the sum of words, which is told apart. */
const found = (text: string) =>
  wordHints([text], gb).flatMap(({ id, level }) => (id === 'gender-balance' ? [] : [`${id} ${level}`]))

test.for([
  ['Young and dynamic team player sought.', ['age-young-direct block']],
  ['A waitress for the weekend.', ['sex-waitress hint']],
  ['Women only.', ['sex-male-only block']],
  ['Male Cleaner', ['sex-in-title block']],
  ['We need a female support worker.', ['sex-in-title block']],
  ['You care for male and female patients.', []],
  ['Male or female carers are welcome.', []],
  ['Staff nurse for the female ward.', []],
  ['You work with children aged 10 to 16.', []],
  ['Our firm has 25 years of experience.', []],
  ['React Native in a single team with students’ unions.', []],
  ['Tell us about any medical conditions when you apply.', ['dis-health-questions block']],
] as const)('‘%s’', ([text, expected]) => {
  expect(found(text)).toEqual(expected)
})

// Each beside one that means it.
test.for([
  ['You test REST services with Postman.', 'A postman for the village.', 'sex-postman'],
  ['Tools such as Swagger, e.g. Postman.', 'Postmen wanted.', 'sex-postman'],
  ['Waiter/Waitress for the weekend.', 'A waitress for the weekend.', 'sex-waitress'],
  ['Its founder remains chairman to this day.', 'You will be chairman.', 'sex-chairman'],
  ['With over 20 years experience, Acme leads.', 'You have 20 years experience.', 'age-years-of-experience'],
  ['Stay fit and healthy with our cycle scheme.', 'You are fit and healthy.', 'dis-physically-fit'],
  ['You are a recent graduate or not, whether new or old.', 'You are a recent graduate.', 'age-recent-graduate'],
  ['There is no need to disclose your disability.', 'Disclose your disability.', 'dis-health-questions'],
  ['Must be a British citizen or have lived here for five years.', 'Must be a British citizen.', 'rac-nationals-only'],
  ['Pre-settled status under the EU Settlement Scheme.', 'Settled status needed.', 'rac-permanent-right-to-work'],
] as const)('‘%s’ is not what ‘%s’ is', ([innocent, meant, id]) => {
  const ids = (text: string) => wordHints([text], gb).map((hint) => hint.id)
  expect(ids(innocent)).not.toContain(id)
  expect(ids(meant)).toContain(id)
})

test('a reason makes a hint of a block, and Ireland is stricter', () => {
  expect(wordHints(['Women only.'], { ...gb, hasReason: true })).toMatchObject([{ level: 'hint' }])
  expect(wordHints(['For a married couple.'], gb)).toMatchObject([{ level: 'hint' }])
  expect(wordHints(['For a married couple.'], { country: 'IE', hasReason: false })).toMatchObject([{ level: 'block' }])
})

test('questions, benefits and titles are read as well, and requests for money or papers block', () => {
  const ad = (given: Partial<AdContent>) =>
    hintsFor(
      AdContent.parse({ payMin: '60000', payMax: '65000', duration: 'F', contractType: 'permanent', ...given }),
      {
        advertiser: 'employer',
        country: 'GB',
        today: '2026-11-22',
      },
    ).map(({ id, level }) => `${id} ${level}`)
  const question = {
    uuid: 'q',
    kind: 'text',
    question: 'How many sick days did you have?',
    why: '',
    least: '',
    most: '',
    options: '',
    recording: '',
  } as const
  expect(ad({ questions: [question] })).toEqual(['dis-health-questions block'])
  expect(ad({ jobTitle: 'HGV DRIVER WANTED' })).toEqual(['title-shouts hint'])
  expect(ad({ benefits: ['Bring your own car'] })).toEqual(['oth-own-car hint'])
  const long = 'We bake bread by the harbour from four in the morning until noon. '.repeat(4)
  expect(ad({ jobDescription: `<p>${long} Send your bank details to start.</p>` })).toEqual([
    'asks-for-bank-details block',
  ])
  expect(ad({ jobDescription: `<p>${long} You pay for your DBS check.</p>` })).toEqual(['asks-for-money block'])
  for (const how of ['Write to mia@bakery.example.', 'Ring 01947 600 123.', 'Message us on WhatsApp.'])
    expect(ad({ jobDescription: `<p>${long} ${how}</p>` })).toEqual(['contact-details hint'])
  expect(ad({ jobDescription: `<p>${long}</p>` })).toEqual([])
})

const file = '../shared/hiring/coded-words.json'
type Sentence = {
  n: number
  text: string
  expect: { id: string; severity: string }[]
  balance?: { masculine: number; feminine: number }
}

describe.skipIf(!existsSync(file))('the sentences that were collected for such lists', () => {
  const { tests } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { tests: Sentence[] }) : { tests: [] }
  test.for(tests)('$n: $text', ({ text, expect: expected, balance }) => {
    expect(found(text).sort()).toEqual(expected.map(({ id, severity }) => `${id} ${severity}`).sort())
    if (balance === undefined) return
    const { masculine, feminine } = balanceOf([text])
    expect({ masculine: masculine.length, feminine: feminine.length }).toEqual(balance)
  })
})
