import { describe, expect, test } from 'vitest'
import { understandWorkplace } from './workplace.ts'

const nothing = { kindWords: [], places: ['Leeds'], title: 'Analyst', text: '' }
const said = (ad: Partial<Parameters<typeof understandWorkplace>[0]>) => {
  const { workplace, daysOnSite } = understandWorkplace({ ...nothing, ...ad })
  return `${workplace} ${daysOnSite ?? '-'}`
}

test.each([
  [['Hybrid'], 'hybrid -'],
  [['Remote'], 'remote 0'],
  [['TELECOMMUTE'], 'remote 0'],
  [['On-site'], 'on-site -'],
  [['ON_SITE'], 'on-site -'],
  [['In office'], 'on-site -'],
  [['Permanent'], 'null -'],
])("the board's %j", (kindWords, expected) => {
  expect(said({ kindWords })).toBe(expected)
})

test.each([
  ['London (Remote)', 'remote 0'],
  ['Remote - UK', 'remote 0'],
  ['Hybrid work in London', 'hybrid -'],
  ['Home based', 'remote 0'],
  ['Leeds', 'null -'],
])('the place %j', (place, expected) => {
  expect(said({ places: [place] })).toBe(expected)
})

test.each([
  ['Data Engineer (Fully Remote)', 'remote 0'],
  ['Data Engineer - Hybrid', 'hybrid -'],
  ['Remote Support Engineer', 'null -'],
  ['Hybrid Cloud Engineer', 'null -'],
  ['Hybrid Vehicle Technician', 'null -'],
  ['On-site Services Engineer', 'null -'],
  ['Nursing Home Worker', 'null -'],
  ['PHP Developer | Hybrid, Colchester', 'hybrid -'],
])('the title %j', (title, expected) => {
  expect(said({ title })).toBe(expected)
})

test.each([
  ['three days a week in the office', 'hybrid 3'],
  ['Hybrid (3 days on-site)', 'hybrid 3'],
  ['London - hybrid (1 day per week)', 'hybrid 1'],
  ['2-3 days in the office, the rest from home', 'hybrid 3'],
  ['Hybrid, with a minimum of two days per week in the office', 'hybrid 2'],
  ['once a week in the office', 'hybrid 1'],
  ['twice a week on site', 'hybrid 2'],
  ['Onsite 3 days in Canary Wharf', 'hybrid 3'],
  ['two days a week from home', 'hybrid 3'],
  ['1 day WFH', 'hybrid 4'],
  ['60% of your time in the office', 'hybrid 3'],
  ['Mainly remote, with 2 days on-site per month', 'hybrid 0.5'],
  ['once a month in the office', 'hybrid 0.2'],
  ['5 days in the office', 'on-site 5'],
  ['Fully onsite in Dublin', 'on-site 5'],
  ['This is a fully remote role within the UK', 'remote 0'],
  ['Location: Remote (UK)', 'remote 0'],
  ['This is a remote-first company and role', 'remote 0'],
  ['This is a home-based position', 'remote 0'],
  ['Please note there is no remote working for this role', 'on-site -'],
  ['Remote working is not available', 'on-site -'],
  ['Remote working considered after probation', 'on-site -'],
  ['This is an office based role', 'on-site -'],
  ['We offer hybrid working', 'hybrid -'],
  ['a mix of home and office working', 'hybrid -'],
  // Not about where the work is done
  ['experience of hybrid cloud and remote desktop support', 'null -'],
  ['a hybrid theatre and an on-site nursery', 'null -'],
  ['free on-site parking', 'null -'],
  ['open 7 days a week', 'null -'],
  ['supporting remote users', 'null -'],
  ['a nursing home working for one of the largest providers', 'null -'],
  ['30 days holiday a year', 'null -'],
])('the text %j', (text, expected) => {
  expect(said({ text })).toBe(expected)
})

describe('what beats what', () => {
  test('a word in the place beats the text, and the contradiction is told', () => {
    expect(
      understandWorkplace({ ...nothing, places: ['London (Remote)'], text: '4 days a week in the office' }),
    ).toEqual({
      workplace: 'remote',
      daysOnSite: 0,
      contradicts: true,
    })
  })

  test("a board's 'Remote' gives way to days that the text names", () => {
    expect(said({ kindWords: ['Remote'], text: '3 days a week in the office' })).toBe('hybrid 3')
  })

  test('what agrees does not contradict', () => {
    expect(
      understandWorkplace({ ...nothing, kindWords: ['Hybrid'], text: '3 days a week in the office' }).contradicts,
    ).toBe(false)
  })
})

test.each([
  'remote '.repeat(6_000),
  '3 days '.repeat(6_000),
  `hybrid ${' '.repeat(40_000)}3 days`,
  'office '.repeat(6_000),
  `${'1-'.repeat(10_000)}days in the office`,
])('endless text is read in good time', (text) => {
  understandWorkplace({ ...nothing, places: [text], title: text, text })
})
