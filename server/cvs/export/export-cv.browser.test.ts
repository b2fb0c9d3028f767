import { textHash } from './text-hash.ts'
import { strFromU8, unzipSync } from 'fflate'
import { PDFDocument } from '@cantoo/pdf-lib'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { printedPart, type CvFormat } from '../../../contract/cvs/export.ts'
import type { PrintOptions } from '../../../contract/cvs/print-options.ts'
import { printTemplates } from '../../../contract/cvs/print-choices.ts'
import { defaultPrint } from '../../../contract/cvs/default-print.ts'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../contract/cvs/empty-cv.ts'
import { chromiumForTests } from '../../../test/chromium.ts'
import { createLog } from '../../platform/log.ts'
import { withCleanText, cvOfEmbedded, parseEuropass, parseJsonResume } from '../../../engines/cv-printing/index.ts'
import { anyCv } from '../../../engines/cv-printing/any-cv.fixtures.ts'
import { findEmbedded } from './embed-in-file.ts'
import { exportCv, printHtml } from './export-cv.ts'
import { fullCv } from '../../../engines/cv-printing/full-cv.fixtures.ts'
import { ownText } from './own-text.ts'
import { createPress } from './press.ts'

const press = createPress({ find: chromiumForTests, log: createLog({ program: 'test', level: 'silent' }) })
afterAll(async () => await press.stop())

const everything: PrintOptions = {
  ...defaultPrint,
  withBirthDate: true,
  withPicture: true,
  withCareer: true,
  withPay: true,
  withRefusals: true,
  withCopy: true,
}

/** As the import reads it. */
async function readBack(file: File, format: Exclude<CvFormat, 'txt'>): Promise<Cv | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  switch (format) {
    case 'pdf':
    case 'docx':
    case 'odt':
      return cvOfEmbedded(await findEmbedded(bytes, format), (await ownText(bytes, format)) ?? '', textHash)
    case 'json':
      return parseJsonResume(await file.text())
    case 'xml':
      return parseEuropass(await file.text())
  }
}

/** Without the letters of scripts that few read. */
function withUsualLetters(cv: Cv): Cv {
  const rare = /[^\n\u0020-\u052f\u05d0-\u05ea\u1e00-\u1eff\u2010-\u203a\ufb01\u{1f300}-\u{1f6ff}]/gu
  return Cv.parse(JSON.parse(JSON.stringify(cv).normalize('NFC').replaceAll(rare, '')))
}

/** Plain text is for people: what the import makes of it is in ../import/round-trip.test.ts. */
const formats = ['pdf', 'docx', 'odt', 'json', 'xml'] as const

test('as Word, lines are as high as their letters, in LibreOffice too', async () => {
  const file = await exportCv({ press }, { cv: fullCv, format: 'docx', options: everything })
  const styles = strFromU8(unzipSync(await file.bytes())['word/styles.xml'] ?? new Uint8Array())
  const spacings = styles.match(/<w:spacing [^>]*w:line=[^>]*>/gu) ?? []
  expect(spacings.length).toBeGreaterThan(5)
  expect(spacings.filter((spacing) => !spacing.includes('w:lineRule="auto"'))).toEqual([])
})

describe.each(formats)('as %s', (format) => {
  test('a CV with something in every field comes back without a field lost', async () => {
    for (const { template } of printTemplates) {
      const file = await exportCv({ press }, { cv: fullCv, format, options: { ...everything, template } })
      expect(await readBack(file, format)).toEqual({ ...fullCv, kept: '' })
      expect(file.name).toBe(`Aoife-Siobhan-Ni-Bhriain-Lukaszewska-CV.${format}`)
    }
  })

  test('what was not asked for is not in it', async () => {
    const options: PrintOptions = {
      ...defaultPrint,
      withBirthDate: false,
      withPicture: false,
      withCareer: false,
      withPay: false,
      withRefusals: false,
      withCopy: true,
    }
    const file = await exportCv({ press }, { cv: fullCv, format, options })
    const expected = printedPart(fullCv, options)
    expect(await readBack(file, format)).toEqual(expected)
    expect(expected).toMatchObject({
      dob: '',
      kept: '',
      personal_data: { image: '' },
      career: { expected_salary: null },
    })
  })

  test('an empty CV has a file too', async () => {
    const file = await exportCv({ press }, { cv: emptyCv, format, options: everything })
    expect(await readBack(file, format)).toEqual(emptyCv)
    expect(file.name).toBe(`CV.${format}`)
  })

  test('any CV comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        // Letters that no face has are a loss on paper, and such a file is not made: see nothing-is-lost.browser.test.ts.
        format === 'pdf' ? anyCv.map(withUsualLetters) : anyCv,
        fc.constantFrom(...printTemplates.map(({ template }) => template)),
        async (cv, template) => {
          const file = await exportCv({ press }, { cv, format, options: { ...everything, template } })
          expect(await readBack(file, format)).toEqual(withCleanText(cv))
        },
      ),
      // A browser takes its time.
      { numRuns: format === 'pdf' ? 12 : 60 },
    )
  })
})

test('what somebody looks for, pay and what is ruled out are printed only where they are asked for, and the right to work once', () => {
  expect(printedPart(fullCv, defaultPrint).career).toEqual(emptyCv.career)
  expect(printHtml(fullCv, defaultPrint)).not.toMatch(/£58,000|will travel|right to work/iu)
  const payAlone = printHtml(fullCv, { ...defaultPrint, withPay: true })
  expect(payAlone).toContain('£58,000')
  expect(payAlone).not.toMatch(/will travel|right to work/iu)

  const asked: PrintOptions = { ...defaultPrint, withCareer: true }
  const { career } = printedPart(fullCv, asked)
  expect(fullCv.career).toMatchObject({ expected_salary: 58_000, travel: true, relocate: false, new_career: false })
  expect(career).toMatchObject({ expected_salary: null, travel: true, relocate: null, new_career: null })
  expect(career.preferred_jobs).toEqual(fullCv.career.preferred_jobs)
  expect(printHtml(fullCv, asked)).not.toMatch(/£58,000|will not relocate|not looking for one/u)
  const all = printHtml(fullCv, { ...asked, withPay: true, withRefusals: true })
  expect(all).toContain('£58,000')
  expect(all).toContain('will not relocate')

  const times = (cv: Cv) => printHtml(cv, asked).match(/right to work/giu)?.length ?? 0
  expect(times(fullCv)).toBe(1)
  const said = { title: 'Other information', description: '<p>I have the right to work in the UK and Ireland.</p>' }
  expect(times({ ...fullCv, more: [said] })).toBe(1)
})

test('a PDF has no copy of the CV attached unless the person asks for one, and a Word file has its own', async () => {
  const copyIn = async (format: 'pdf' | 'docx', withCopy: boolean) => {
    const file = await exportCv({ press }, { cv: fullCv, format, options: { ...defaultPrint, withCopy } })
    return await findEmbedded(await file.bytes(), format)
  }
  expect(await copyIn('pdf', false)).toBeNull()
  expect(await copyIn('pdf', true)).not.toBeNull()
  // A part of a Word file that nobody is shown.
  expect(await copyIn('docx', false)).not.toBeNull()
})

test('a PDF tells title, author and language, and has a structure for machines and bookmarks for people', async () => {
  const file = await exportCv({ press }, { cv: fullCv, format: 'pdf', options: everything })
  const pdf = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false })
  expect(pdf.getTitle()).toBe('Aoife Siobhán Ní Bhriain-Łukaszewska – curriculum vitae')
  expect(pdf.getAuthor()).toBe('Aoife Siobhán Ní Bhriain-Łukaszewska')
  const catalog = pdf.catalog.toString()
  expect(catalog).toMatch(/\/MarkInfo/u)
  expect(catalog).toMatch(/\/StructTreeRoot/u)
  expect(catalog).toMatch(/\/Lang \(en-GB\)/u)
  expect(catalog).toMatch(/\/Outlines/u)
  expect(catalog).toMatch(/\/DisplayDocTitle|ViewerPreferences/u)
})
