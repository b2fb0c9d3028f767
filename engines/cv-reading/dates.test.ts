import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCvDate } from '../../contract/cvs/dates.ts'
import { dayIn, periodsIn, withoutPeriod } from './dates.ts'

const said = (text: string) =>
  periodsIn(text).map(({ startDate, endDate, isCurrent }) => `${startDate}–${isCurrent ? 'now' : endDate}`)

test.each([
  ['09/2020 - to date', '2020-09–now'],
  ['Sept 2020 – present', '2020-09–now'],
  ['2019–2021', '2019–2021'],
  ['Summer 2018', '–2018'],
  ['Summers 2021 and 2022', '2021–2022'],
  ['03.2015', '–2015-03'],
  ["Sep '23 - Current", '2023-09–now'],
  ['May ’19 – Feb ’21', '2019-05–2021-02'],
  ['Oct 17 - Feb 18', '2017-10–2018-02'],
  ['09/18 – 12/20', '2018-09–2020-12'],
  ['2020-02 – Present', '2020-02–now'],
  ['Jan – Mar 2020', '2020-01–2020-03'],
  ['1 June to 30 August 2020', '2020-06-01–2020-08-30'],
  ['2019/20', '2019–2020'],
  ['Sept. 2017–)', '2017-09–now'],
  ['since 2019', '2019–now'],
  ['from 2017 until 2021', '2017–2021'],
  ['From 2021 to the present day', '2021–now'],
  ['between March 2010 and June 2012', '2010-03–2012-06'],
  ['2 Jan 2020–Present', '2020-01-02–now'],
  ['1st September 2015', '–2015-09-01'],
  ['September 1, 2015', '–2015-09-01'],
  ["'68 – '71", '1968–1971'],
  ['June 2014 to Date', '2014-06–now'],
  ['31/02/2019', '–2019-02'],
])('%s', (text, expected) => {
  expect(said(text)).toEqual([expected])
})

test.each([
  '07700 900205',
  '£2000-3000',
  'Windows NT/2000',
  'Room 2019A',
  'ISO 13485',
  '12.5 hours',
  'May Brown',
  'March',
  '2021 – 2019 B',
])('there is no period in %s', (text) => {
  expect(said(text).filter((one) => one.includes('–2') && !one.startsWith('–'))).toEqual([])
})

test('what is left of a line is the rest of it', () => {
  const rest = (text: string) => withoutPeriod(text, periodsIn(text)[0]!)
  expect(rest('Nurse, Aire Valley Hospital (Sept 2019 – present)')).toBe('Nurse, Aire Valley Hospital')
  expect(rest('January 2018 - Present (2 years 3 months)')).toBe('')
  expect(rest('2019–2021: Sales Assistant at Next')).toBe('Sales Assistant at Next')
  expect(rest('BSc Physics, University of X, 2010–13, Class 2:2')).toBe('BSc Physics, University of X\tClass 2:2')
})

test('a date of birth is a whole day, in British order', () => {
  expect([dayIn('3/11/2007'), dayIn('14 May 1989'), dayIn('1989')]).toEqual(['2007-11-03', '1989-05-14', ''])
})

test('any text gives dates that there are, in order, within the text, and apart', () => {
  const bit = fc.constantFrom(
    '2019',
    '09',
    '/',
    '-',
    '–',
    ' to ',
    'Sept',
    "'20",
    'present',
    '31',
    '.',
    ' ',
    '1st',
    'now',
    '99',
    '(',
    ')',
  )
  fc.assert(
    fc.property(fc.array(bit, { maxLength: 14 }), (bits) => {
      const text = bits.join('')
      let last = 0
      for (const { from, to, startDate, endDate } of periodsIn(text)) {
        expect(from).toBeGreaterThanOrEqual(last)
        expect(to).toBeLessThanOrEqual(text.length)
        last = to
        for (const date of [startDate, endDate]) expect(date === '' || isCvDate(date)).toBe(true)
        const exact = Math.min(startDate.length, endDate.length)
        expect(startDate.slice(0, exact) <= endDate.slice(0, exact)).toBe(true)
      }
    }),
    { numRuns: 2_000 },
  )
})
