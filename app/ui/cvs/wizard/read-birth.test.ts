import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printDay, readDay } from './read-birth.ts'

test.for([
  ['4 March, 1990', '1990-03-04', null],
  ['04 Mar 1990', '1990-03-04', null],
  ['4th of March 1990', '1990-03-04', null],
  ['1 Sept 1990', '1990-09-01', null],
  ['March 4, 1990', '1990-03-04', null],
  ['1990-03-04', '1990-03-04', null],
  ['4.3.1990', '1990-03-04', null],
  ['04 03 1990', '1990-03-04', null],
  // The day first, and what it is where somebody meant the month first.
  ['4/3/1990', '1990-03-04', '1990-04-03'],
  ['12/31/1990', '1990-12-31', null],
  ['31/12/1990', '1990-12-31', null],
  ['5/5/1990', '1990-05-05', null],
] as const)('%s is %s', ([typed, date, other]) => {
  expect(readDay(typed)).toEqual({ date, other })
})

test.for([
  '',
  'soon',
  '31 June 1990',
  '29 February 2023',
  '13/13/1990',
  '4 Marzipan 1990',
  '3/4/90',
  '1/1/1850',
  '1990',
])('‘%s’ is no day', (typed) => {
  expect(readDay(typed)).toBeNull()
})

test('a day is read as it is printed', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      const date = day.toISOString().slice(0, 10)
      expect(printDay(date)).toMatch(/^\d\d [A-Z][a-z]+, \d{4}$/u)
      expect(readDay(printDay(date))).toEqual({ date, other: null })
    }),
  )
})

test('any text is read or not, without an error, and stays as it is where it is no date', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      readDay(text)
      expect(printDay(text).length).toBeGreaterThanOrEqual(0)
    }),
  )
  expect(printDay('sometime')).toBe('sometime')
})
