import { expect, test } from 'vitest'
import { findLanguages } from './languages.ts'
import { findPeriod, monthsIn } from './periods.ts'
import { findQualifications } from './qualifications.ts'
import { asksForRightToWork, readRightToWork } from './right-to-work.ts'
import { findYears } from './years.ts'

test.for([
  ['Degree in Computer Science, Mathematics or similar', 6, 'Computer Science, Mathematics'],
  ['BSc (Hons) Adult Nursing', 6, 'Adult Nursing'],
  ['5 GCSEs including Maths and English', 2, 'Maths and English'],
  ['GCSE grade C or above in Maths', 2, 'Maths'],
  ['NVQ Level 2 in Health and Social Care', 2, 'Health and Social Care'],
  ['NVQ 3', 3, ''],
  ['educated to degree level', 6, ''],
  ['a relevant degree-level qualification, have experience of children', 6, ''],
  ['MEng Civil Engineering', 7, 'Civil Engineering'],
  ['PhD in molecular biology', 8, 'molecular biology'],
  ['Leaving Certificate', 3, ''],
  ['HNC in Electrical Engineering', 4, 'Electrical Engineering'],
] as const)('%s: level %i, %s', ([text, level, subject]) => {
  expect(findQualifications(text)[0]).toMatchObject({ level, subjectText: subject })
})

test('words that only look like a qualification are none', () => {
  for (const text of ['a high degree of care', 'be a team player', 'Ba Gia Street', 'Level 3 car park'])
    expect(findQualifications(text).filter(({ level }) => level !== 6 || !/degree/u.test(text))).toEqual([])
})

test.for([
  ['Sept 2019 – present', 2019 * 12 + 8, null],
  ['09/2019 - 07/2021', 2019 * 12 + 8, 2021 * 12 + 6],
  ["Mar '21 - Current", 2021 * 12 + 2, null],
  ['2016–2018', 2016 * 12 + 6, 2018 * 12 + 5],
  ['From 2017 until 2021 I was', 2017 * 12 + 6, 2021 * 12 + 5],
  ['From 2021 to the present day', 2021 * 12 + 6, null],
  ['1 March 2015 to 30 June 2016', 2015 * 12 + 2, 2016 * 12 + 5],
] as const)('%s is a period', ([text, from, to]) => {
  expect(findPeriod(text)?.period).toEqual({ from, to })
})

test('telephone numbers, pay and what ends before it begins are no periods', () => {
  for (const text of ['07700 900123', '£20000 - £25000', '2021 - 2019', 'room 12/2019'])
    expect(findPeriod(text)).toBeNull()
})

test('months that overlap are counted once, and what goes on lasts to today', () => {
  const year = (number: number) => number * 12
  expect(monthsIn([{ from: year(2020), to: year(2020) + 11 }], year(2030))).toBe(12)
  expect(
    monthsIn(
      [
        { from: year(2020), to: year(2021) },
        { from: year(2020) + 6, to: null },
      ],
      year(2022) - 1,
    ),
  ).toBe(24)
})

test.for([
  ['at least 3 years’ experience as a chef', 3],
  ['2+ years of commercial experience', 2],
  ['experience of at least two years', 2],
  ['3 to 5 years experience', 3],
  ['we have over 30 years of experience', null],
  ['open 24 hours', null],
] as const)('%s: %s years', ([text, years]) => {
  expect(findYears(text)).toBe(years)
})

test('languages are told from peoples', () => {
  expect(findLanguages('Fluent German and good spoken French').map(({ name }) => name)).toContain('German')
  expect(findLanguages('Welsh speaker essential').map(({ name }) => name)).toEqual(['Welsh'])
  expect(findLanguages('an Irish company with Polish customers')).toEqual([])
})

test('the right to work is asked for, had, or needs a sponsor', () => {
  expect(asksForRightToWork('You must have the right to work in the UK')).toBe(true)
  expect(asksForRightToWork('We work right across the UK')).toBe(false)
  expect(readRightToWork('British citizen')).toBe('has')
  expect(readRightToWork('Indefinite leave to remain')).toBe('has')
  expect(readRightToWork('Skilled Worker visa – requires sponsorship')).toBe('needs-sponsorship')
  expect(readRightToWork('I like to work')).toBeNull()
})
