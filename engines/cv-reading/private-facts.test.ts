import { expect, test } from 'vitest'
import { placesOf } from './places.ts'
import { proposeCv } from './propose-cv.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const places = placesOf(createGazetteer())
const head = 'Aoife Brennan\naoife.brennan@example.com\nLeeds\n\nProfile\nI keep calm on a busy ward.\n'
const work = '\nExperience\nNurse, Aire Valley Hospital\nSept 2019 - present\n- Look after 28 beds\n'

/** What can be printed of a proposal, but for the fields that the person switches on. */
function printable(text: string): string {
  const { cv } = proposeCv(text, places)
  return JSON.stringify({ ...cv, kept: '', career: null })
}

test.for([
  ['Additional information\nRight to work: British citizen', { work_permit_uk: true }],
  ['Right to work\nBritish citizen', { work_permit_uk: true }],
  ['RIGHT TO WORK: Settled status', { work_permit_uk: true }],
  ['Other details\nNotice period: one month\nI have the right to work in the UK', {}],
  ['Interests\nFell running\nNo sponsorship required', {}],
  ['Visa status\nSkilled Worker, requires sponsorship', { work_permit_uk: false }],
  ['Salary expectations\n£32,000', { expected_salary: 32_000 }],
  ['Additional information\nExpected salary: £32,000', { expected_salary: 32_000 }],
  ['Additional information\nSalary: negotiable, from £30k to £35k', { expected_salary: null }],
  ['Additional information\nCurrent salary: £28,000 a year', { expected_salary: null }],
] as const)(
  'what is said of pay and the right to work is in its field or with what only the person sees: %s',
  ([said, career]) => {
    for (const text of [head + work + said, head + said + work]) {
      const { cv } = proposeCv(text, places)
      expect(cv.career).toMatchObject(career)
      for (const word of ['itizen', 'ettled', 'right to work', 'ponsorship', 'alary', '£'])
        expect(printable(text), word).not.toContain(word)
      const lost =
        said
          .split('\n')
          .at(-1)
          ?.replace(/^[^:]*: /u, '') ?? ''
      if (cv.career.expected_salary === null) expect(cv.kept).toContain(lost.split(',')[0])
    }
  },
)

test('so it is in a statement and among jobs; an employer of such a name and a sentence that goes on stay', () => {
  const told = head + 'Right to work: Irish passport holder\n' + work + 'Salary: £25,000 per annum\n'
  expect(printable(told)).not.toMatch(/passport|£/u)
  const visa = proposeCv(
    head + '\nExperience\nVisa – Payments Analyst\nSept 2019 - present\n- Worked on visa rules and pay\n',
    places,
  )
  expect(JSON.stringify(visa.cv.jobs)).toContain('Visa')
  expect(JSON.stringify(visa.cv.jobs)).toContain('visa rules and pay')
  const going = 'Profile\nI advise employers on the\nright to work in the UK and on visas.\n'
  expect(proposeCv('Aoife Brennan\n' + going + work, places).cv.summary).toContain('right to work')
})
