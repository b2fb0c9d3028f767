import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCv } from '../../contract/cvs/empty-cv.ts'
import { aCv } from '../../test/cvs.ts'
import { cleanRichText } from './rich-text.ts'
import { anyCv, someRichText } from './any-cv.fixtures.ts'
import { fullCv } from './full-cv.fixtures.ts'
import { parseCvText } from './parse-cv-text.ts'
import { printLabelledText } from './labelled-text.fixtures.ts'
import { readRichText, writeRichText } from './rich-text-blocks.ts'
import { parseNotation, printNotation } from './rich-text-notation.ts'

describe('rich text', () => {
  test('comes back out of its parts as it was, and is clean', () => {
    fc.assert(
      fc.property(someRichText, (html) => {
        expect(writeRichText(readRichText(html))).toBe(html)
        expect(cleanRichText(html)).toBe(html)
      }),
    )
  })

  test('comes back out of its notation as it was', () => {
    fc.assert(
      fc.property(someRichText, (html) => {
        expect(writeRichText(parseNotation(printNotation(readRichText(html))))).toBe(html)
      }),
      { numRuns: 500 },
    )
  })

  test('is written the way people write', () => {
    const html =
      '<h3>First year</h3><p>Led <strong>nine</strong> people,<br />saved £3_000 * 2.</p><ul><li><p>one</p><ol><li><p>inner</p></li></ol></li><li><p>two</p></li></ul><p>- no point, <a href="https://example.org/">see here</a></p>'
    expect(printNotation(readRichText(html))).toEqual([
      '### First year',
      '',
      'Led **nine** people,',
      'saved £3_000 * 2.',
      '',
      '- one',
      '  1. inner',
      '- two',
      '',
      '\\- no point, [see here](https://example.org/)',
    ])
  })

  test('keeps nothing that is no word', () => {
    const hostile = '<script>x()</script><p onclick="x()">a<a href="javascript:x()">b</a></p><iframe src="x"></iframe>'
    expect(writeRichText(readRichText(cleanRichText(hostile)))).toBe('<p>ab</p>')
  })
})

describe('a CV as the plain text with labels that we exported until November 2026', () => {
  test('comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(anyCv, (any) => {
        // Rights to work in Ireland and pay in euro came after it.
        const career = { ...any.career, work_permit_ie: null, expected_salary_currency: 'GBP' as const }
        const cv = { ...any, career }
        expect(parseCvText(printLabelledText(cv))).toEqual(cv)
      }),
      { numRuns: 300 },
    )
  })

  test('comes back as it was with something in every field, also with other line ends', () => {
    const cv = { ...fullCv, kept: '' }
    expect(parseCvText(printLabelledText(cv))).toEqual(cv)
    expect(parseCvText(`\uFEFF${printLabelledText(cv).replaceAll('\n', '\r\n')}`)).toEqual(cv)
  })

  test('an empty one has its heading alone', () => {
    expect(printLabelledText(emptyCv)).toBe('Curriculum vitae\n================\n')
    expect(parseCvText(printLabelledText(emptyCv))).toEqual(emptyCv)
  })

  test('is read as people changed it, and what they added is kept', () => {
    const text = printLabelledText(aCv({ jobs: [{ ...fullCv.jobs[1]!, jobDescription: '' }] }))
      .replace('Town: Donegal', 'Town: Letterkenny\nPay: £28,000')
      .concat('\nLoved every day.\n')
    const read = parseCvText(text)
    expect(read?.jobs[0]).toMatchObject({ city: 'Letterkenny', jobDescription: '<p>Loved every day.</p>' })
    expect(read?.kept).toBe('Pay: £28,000')
  })

  test('another text is none', () => {
    expect(parseCvText('Aoife Ní Bhriain\nTeacher\n\nEducation\n=========\n')).toBeNull()
    expect(parseCvText('')).toBeNull()
  })
})
