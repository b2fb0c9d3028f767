import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodsIn } from './dates.ts'
import { datedLineIn, mayBeEntry, mayBeTwoJobs } from './dated-lines.ts'
import { placesOf } from './places.ts'
import { proposeCv } from './propose-cv.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const places = placesOf(createGazetteer())
const cvOf = (work: readonly string[], more: readonly string[] = []) =>
  ['Corin Blackadder', 'corin.b@example.com', '', 'Employment', ...work, '', ...more].join('\n')

test('a job that stands in the description of another is flagged, with why', () => {
  const { cv, origins } = proposeCv(
    cvOf([
      'Joiner, Marrow Homes, 2018 – 2023',
      '• Second fix and stairs',
      'From 2016-2018 I was on the benches at Sedgefold Joinery, mostly on sash windows for listed houses.',
    ]),
    places,
  )
  expect(cv.jobs).toHaveLength(1)
  expect(origins['jobs.0']).toMatchObject({ check: true, why: mayBeTwoJobs })
})

test('a dated line that fitted nowhere is flagged, and where it stands', () => {
  const { cv, origins } = proposeCv(
    cvOf(['Joiner, Marrow Homes, 2018 – 2023', '• Stairs'], ['Contact', 'Market stall of my uncle 2009 - 2012']),
    places,
  )
  expect(cv.kept).toContain('Market stall of my uncle')
  expect(origins['kept']).toMatchObject({ check: true, why: mayBeEntry, lines: [9] })
})

test('years within a point of a list, and single years, are no warning', () => {
  const { origins } = proposeCv(
    cvOf([
      'Joiner, Marrow Homes, 2018 – 2023',
      '• Led the refit of the 2019–2021 programme of housing for older people in the north of the county',
      '• Won the firm its prize in 2020',
    ]),
    places,
  )
  expect(origins['jobs.0']?.why).toBeUndefined()
  expect(origins['kept']).toBeUndefined()
})

test('a date that has its line to itself begins a job where points follow, as where the columns of a file fell apart', () => {
  const { cv, origins } = proposeCv(
    cvOf([
      'Marrow Homes\tLeeds',
      'Joiner\tMay 2018 – June 2023',
      '• Second fix and stairs in older houses, and the drawings for both of them in the',
      'office of the firm',
      'Sedgefold Joinery\tYork',
      'Bench Joiner',
      'Summer 2016',
      '• Sash windows',
    ]),
    places,
  )
  expect(cv.jobs.map(({ jobTitle, employer, endDate }) => [jobTitle, employer, endDate])).toEqual([
    ['Joiner', 'Marrow Homes', '2023-06'],
    ['Bench Joiner', 'Sedgefold Joinery', '2016'],
  ])
  expect(origins['jobs.0']?.why).toBeUndefined()
})

test('a date alone on a line or in a cell is flagged, one in a sentence is not', () => {
  const isFlagged = (text: string) => datedLineIn([{ text, isBullet: false }]) !== undefined
  expect(isFlagged('Summer 2013')).toBe(true)
  expect(isFlagged('Bench Joiner\tJune 2013')).toBe(true)
  expect(isFlagged('We won the prize of the county in 2013')).toBe(false)
  expect(datedLineIn([{ text: 'June 2013', isBullet: true }])).toBeUndefined()
})

test('no line that begins with two years goes by, however it goes on', () => {
  const year = fc.integer({ min: 1950, max: 2030 })
  fc.assert(
    fc.property(year, fc.nat(20), fc.constantFrom(' - ', '–', ' to '), (start, length, dash) => {
      const text = `${start}${dash}${start + length} helper on the boats`
      expect(datedLineIn([{ text, isBullet: false }])).toBe(text)
      expect(datedLineIn([{ text, isBullet: true }])).toBe(text)
    }),
  )
})

test('days are read as people here write them, wherever they can be', () => {
  const two = (number: number) => String(number).padStart(2, '0')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1950, max: 2029 }),
      fc.boolean(),
      (day, month, year, isPadded) => {
        const written = isPadded ? `${two(day)}/${two(month)}/${year}` : `${day}/${month}/${year}`
        expect(periodsIn(written)[0]?.endDate).toBe(`${year}-${two(month)}-${two(day)}`)
        // What can only be a month and then a day is one.
        if (day > 12) expect(periodsIn(`${month}/${day}/${year}`)[0]?.endDate).toBe(`${year}-${two(month)}-${two(day)}`)
      },
    ),
  )
})

test('a date that a narrow cell broke is one, in whichever ways it is broken', () => {
  const broken = [
    'Jan 2020 –\tPorter\tOakes Ltd\nPresent\tKept the ward clean',
    'Jan 2020\t Porter\tOakes Ltd\n– Present\tKept the ward clean',
    'January\tPorter\tOakes Ltd\n2020 –\tKept the ward clean\nPresent\tand the stairs',
    'Porter\tJan 2020 –\nOakes Ltd\tPresent\nKept the ward clean',
  ]
  for (const rows of broken) {
    const { cv } = proposeCv(cvOf([...rows.split('\n'), 'Cook\tMarrow Homes\tMar 2016 – Dec 2019', 'Soups']), places)
    expect(cv.jobs.map(({ jobTitle, startDate, isCurrent }) => [jobTitle, startDate, isCurrent])).toEqual([
      ['Porter', '2020-01', true],
      ['Cook', '2016-03', false],
    ])
  }
})

test('years in what no field took keep their dash', () => {
  const { cv } = proposeCv(
    cvOf(['Joiner, Marrow Homes, 2018 – 2023'], ['Contact', 'Market stall of my uncle 2009 – 2012 | Chess']),
    places,
  )
  expect(cv.kept).toContain('Market stall of my uncle 2009 – 2012, Chess')
})
