import { expect, test } from 'vitest'
import { agencies } from './agencies.ts'
import { employerKey } from './employer.ts'
import { understandPoster } from './poster.ts'

const of = (employer: string | null, text = '', isAgency: boolean | null = null) =>
  understandPoster({ isAgency, employer, employerKey: employer === null ? null : employerKey(employer), text })

test.each([
  'Hays',
  'HAYS',
  'Hays Specialist Recruitment Limited',
  'Reed',
  'Reed Technology',
  'Harnham - Data & Analytics Recruitment',
  'Robert Half',
  'Michael Page Finance',
  'Sanctuary Personnel',
  'Acme Resourcing Ltd',
  'Blue Talent',
  'ITOL Recruit',
  'Perfect Placement UK Ltd',
  'School Recruitment Partners',
])('%s is an agency', (name) => {
  expect(of(name)).toBe('agency')
})

test.each([
  'Leeds City Council',
  'Manchester University NHS Foundation Trust',
  'NHS Jobs',
  'Government Recruitment Service',
  'University of York',
  'Kent Police',
  'Department for Work and Pensions',
])('%s hires for itself', (name) => {
  expect(of(name)).toBe('direct')
})

test.each(['Acme Ltd', 'Reed Smith', 'Reed Elsevier', 'FDM Group', 'BAE Systems', null])(
  'of %s the name does not say',
  (name) => {
    expect(of(name)).toBe('unknown')
  },
)

test.each([
  ['Our client is a leading bank in Leeds', 'agency'],
  ['My client, a leading insurer, is seeking an analyst', 'agency'],
  ['Acme is acting as an employment agency in relation to this vacancy', 'agency'],
  ['Robert Brown Ltd acts as an employment business', 'agency'],
  ['We are recruiting on behalf of our client', 'agency'],
  ['Strictly no agencies please', 'direct'],
  ['We do not accept unsolicited CVs', 'direct'],
  ['Our clients love us', 'unknown'],
  ['You will look after our client base', 'unknown'],
  ['', 'unknown'],
])('the text %j: %s', (text, expected) => {
  expect(of('Acme Ltd', text)).toBe(expected)
})

test('every name of the list is folded as names of ads are', () => {
  expect([...agencies].filter((name) => employerKey(name) !== name)).toEqual([])
  expect(of('Anson McCade Ltd')).toBe('agency')
  expect(of('Venn Group')).toBe('agency')
})

test("the board's word comes before the name, and the name before the text", () => {
  expect(of('Hays', '', false)).toBe('direct')
  expect(of('Acme Ltd', '', true)).toBe('agency')
  expect(of('Leeds City Council', 'Our client is a council')).toBe('direct')
})

test.each(['our client '.repeat(5_000), `partnering with a ${'word '.repeat(5_000)}client`])(
  'endless text is read in good time',
  (text) => {
    of('Acme Ltd', text)
  },
)
