import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printBlocks, tidyLines } from './blocks.ts'
import { layOut } from './pdf-layout.ts'
import type { TextItem } from './pdf-segments.ts'

const lines = (items: readonly TextItem[]) => tidyLines(printBlocks(layOut(items)))
const read = (items: readonly TextItem[]) => lines(items).filter((line) => line !== '')

/** Letters of 10 points are about half as wide. */
function at(x: number, y: number, text: string): TextItem {
  return { text, x, y, width: text.length * 5, height: 10 }
}
const column = (x: number, y: number, leading: number, texts: readonly string[]) =>
  texts.map((text, index) => at(x, y + index * leading, text))

/** As a program draws that goes down the page and knows nothing of columns. */
const lineByLine = (items: readonly TextItem[]) => items.toSorted((a, b) => a.y - b.y || a.x - b.x)

const sidebar = [
  'CONTACT',
  'ann@example.com',
  '07700 900123',
  'Leeds',
  'SKILLS',
  'Phlebotomy',
  'Cannulation',
  'Handover',
]
const main = [
  'PROFILE',
  'A kind and calm nurse with ten years on wards of all',
  'sizes, who likes nights and does not mind weekends.',
  'EXPERIENCE',
  'Staff Nurse, Leeds General Infirmary',
  '2019 to the present day, on a ward of 28 beds with a team',
  'Carer, Harbour Care',
  '2016 to 2019, in the homes of people in the north of Leeds',
]
const head = at(200, 40, 'Ann Example')

describe('a page is read', () => {
  test.each([
    ['on one grid of lines', 13],
    ['each with its own leading', 15],
  ])('column by column, %s', (_, leading) => {
    const items = [head, ...column(40, 90, leading, sidebar), ...column(220, 90, 13, main)]
    for (const drawn of [items, lineByLine(items), lineByLine(items).toReversed()]) {
      expect(read(drawn)).toEqual(['Ann Example', ...sidebar, ...main])
    }
  })

  test('with what stands across both columns where it stands', () => {
    const across = at(
      40,
      240,
      'Everything below was written in the year 2026 and is true as far as I remember it, I hope',
    )
    const items = [head, ...column(40, 90, 13, sidebar), ...column(220, 90, 13, main), across]
    expect(read(lineByLine(items))).toEqual(['Ann Example', ...sidebar, ...main, across.text])
  })

  test('row by row where dates stand at the right end', () => {
    const items = [
      at(40, 40, 'Experience'),
      at(40, 60, 'Staff Nurse, Leeds'),
      at(480, 60, '2019 – present'),
      at(40, 74, 'Wards and nights'),
      at(40, 94, 'Carer, York'),
      at(495, 94, '2016 – 2019'),
      at(40, 108, 'Homes and days'),
      at(40, 128, 'Cook, Hull'),
      at(495, 128, '2014 – 2016'),
    ]
    expect(read(items)).toEqual([
      'Experience',
      'Staff Nurse, Leeds\t2019 – present',
      'Wards and nights',
      'Carer, York\t2016 – 2019',
      'Homes and days',
      'Cook, Hull\t2014 – 2016',
    ])
  })

  test('entry by entry where dates stand at the left, be it at the top or the middle of the entry', () => {
    const entries = (shift: number) => [
      at(40, 60 + shift, '2019 –'),
      at(40, 73 + shift, 'present'),
      ...column(150, 60, 13, [
        'Staff Nurse',
        'Leeds General Infirmary',
        'Wards, nights and everything that comes with them',
      ]),
      at(40, 120 + shift, '2016 –'),
      at(40, 133 + shift, '2019'),
      ...column(150, 120, 13, ['Carer', 'Harbour Care', 'Homes of people in the north, and the driving between']),
    ]
    for (const shift of [0, 6]) {
      expect(read(lineByLine(entries(shift)))).toEqual([
        '2019 – present',
        'Staff Nurse',
        'Leeds General Infirmary',
        'Wards, nights and everything that comes with them',
        '2016 – 2019',
        'Carer',
        'Harbour Care',
        'Homes of people in the north, and the driving between',
      ])
    }
  })

  test('cell by cell in a table', () => {
    const items = [2019, 2017, 2014].flatMap((year, index) => [
      at(40, 60 + index * 20, String(year)),
      at(110, 60 + index * 20, `School ${index + 1}`),
      at(300, 60 + index * 20, `A levels and more of ${year}`),
    ])
    expect(read(items)).toEqual([
      '2019\tSchool 1\tA levels and more of 2019',
      '2017\tSchool 2\tA levels and more of 2017',
      '2014\tSchool 3\tA levels and more of 2014',
    ])
  })

  test('with bullets that are set a little lower, bold that is drawn twice, and letters that are spaced out', () => {
    expect(read([at(52, 60, 'Wards'), { ...at(40, 62, '•'), height: 4 }])).toEqual(['• Wards'])
    expect(read([at(40, 60, 'Nurse'), at(40.4, 60, 'Nurse')])).toEqual(['Nurse'])
    expect(read([at(40, 60, 'P R O F I L E')])).toEqual(['PROFILE'])
    const letters = [...'SKILLS'].map((letter, index) => at(40 + index * 9, 60, letter))
    expect(read(letters)).toEqual(['SKILLS'])
    expect(read([at(40, 60, 'A B B A')])).toEqual(['A B B A'])
  })

  test('whole: every word once, whatever stands where', () => {
    const item = fc.record({
      x: fc.integer({ min: 0, max: 560 }),
      y: fc.integer({ min: 0, max: 800 }),
      height: fc.integer({ min: 5, max: 30 }),
      length: fc.integer({ min: 1, max: 30 }),
    })
    const page = fc.array(item, { maxLength: 60 }).map((items) =>
      items.map(({ x, y, height, length }, index): TextItem => {
        const text = `w${index}`.padEnd(length, 'x')
        return { text, x, y, height, width: (text.length * height) / 2 }
      }),
    )
    fc.assert(
      fc.property(page, (items) => {
        const found =
          lines(items)
            .join('\n')
            .match(/w\d+x*/gu) ?? []
        expect(found.toSorted()).toEqual(items.map(({ text }) => text).toSorted())
      }),
    )
  })

  test('in little time, however much is on it', () => {
    const items = Array.from({ length: 4_000 }, (_, index) =>
      at((index * 37) % 550, Math.floor(index / 8) * 1.7, `w${index}`),
    )
    const startedAt = performance.now()
    expect(read(items).join(' ').match(/w\d+/gu)?.length).toBe(4_000)
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })
})
