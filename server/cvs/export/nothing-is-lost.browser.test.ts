import { PDFiumLibrary } from '@hyzyla/pdfium'
import { strFromU8, unzipSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { printTemplates } from '../../../contract/cvs/print-choices.ts'
import { defaultPrint } from '../../../contract/cvs/default-print.ts'
import { chromiumForTests } from '../../../test/chromium.ts'
import { lostFrom, madeUp, valuesOf } from '../../../test/made-up-cvs.ts'
import { madeUpNames } from '../../../test/made-up-names.ts'
import { exportLetter } from '../../cover-letters/export-letter.ts'
import { createLog } from '../../platform/log.ts'
import { exportCv, layOut } from './export-cv.ts'
import { hasJoinedLetters } from '../../../engines/cv-printing/index.ts'
import { createPress, pressOf, type Press } from './press.ts'
import { NotWhole } from './read-back.ts'

const log = createLog({ program: 'test', level: 'silent' })
const press = createPress({ find: chromiumForTests, log, limits: { seconds: 60 } })
const pdfium = PDFiumLibrary.init()
afterAll(async () => {
  await press.stop()
  ;(await pdfium).destroy()
})

/** Letters that join are told by a PDF in a way that pdf.js does not know, and PDFium does. */
async function wordsIn(pdf: Uint8Array): Promise<{ pages: number; text: string; joined: string }> {
  const document = await getDocumentProxy(pdf.slice(), { verbosity: 0 })
  let text = ''
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  }
  const read = await (await pdfium).loadDocument(pdf)
  const joined = [...read.pages()].map((page) => page.getText()).join('\n')
  read.destroy()
  return { pages: document.numPages, text, joined }
}

async function lostInPdf(file: File, values: readonly string[]): Promise<{ pages: number; lost: string[] }> {
  const { pages, text, joined } = await wordsIn(await file.bytes())
  const lost = [
    ...lostFrom(
      text,
      values.filter((value) => !hasJoinedLetters(value)),
    ),
    ...lostFrom(joined, values.filter(hasJoinedLetters)),
  ]
  return { pages, lost }
}

/** Every language once a run of them, from a person to a person. */
const people = Array.from({ length: 30 }, (_, index) => madeUp(Math.floor((index * madeUpNames.length) / 30)))

test(
  'the file of no made-up CV loses a value, in thirty languages, every template, one page to four',
  { timeout: 300_000 },
  async () => {
    const lengths = new Set<number>()
    for (const { language, template, cv } of people) {
      const options = { ...defaultPrint, template }
      const { pages, lost } = await lostInPdf(await exportCv({ press }, { cv, format: 'pdf', options }), valuesOf(cv))
      lengths.add(pages)
      expect(lost, `${language}, ${template}`).toEqual([])
      const word = unzipSync(await (await exportCv({ press }, { cv, format: 'docx', options })).bytes())
      const text = strFromU8(word['word/document.xml'] ?? new Uint8Array())
      expect(
        lostFrom(text.replaceAll(/<[^<>]*>/gu, ' ').replaceAll('&amp;', '&'), valuesOf(cv)),
        `${language}, Word`,
      ).toEqual([])
    }
    expect(new Set(people.map(({ template }) => template)).size).toBe(printTemplates.length)
    expect([...lengths].toSorted()).toEqual([1, 2, 3, 4])
  },
)

test('nor does a letter', { timeout: 300_000 }, async () => {
  const lengths = new Set<number>()
  for (const { language, template, cv, letter } of people) {
    const file = await exportLetter(
      { press },
      { letter, cv, format: 'pdf', look: { ...defaultPrint, template }, now: new Date('2026-03-04') },
    )
    const { email, phone, given_name, surname, street, city, postcode } = cv.personal_data
    const said = [email, phone, given_name, surname, street, city, postcode, '4 March 2026', letter.subject]
    const { pages, lost } = await lostInPdf(file, [
      ...said,
      ...letter.recipient.split('\n'),
      ...letter.body.split(/<[^<>]*>/u),
    ])
    lengths.add(pages)
    expect(lost, `${language}, ${template}`).toEqual([])
  }
  expect(lengths.size).toBeGreaterThan(1)
})

/** A printer that prints some documents without one of their words, as a browser does that waits for a font. */
function losing(isLossy: (html: string) => boolean): Press {
  const lossy = (html: string) => (isLossy(html) ? html.replaceAll('person.7@mail7.example.org', '') : html)
  return pressOf({ print: async (html) => (await press.print(lossy(html))).pdf, stop: async () => {} }, log, 60)
}

test('what is missing is printed another way, and where that does not help, nothing is handed out', async () => {
  const { cv, letter } = madeUp(7)
  const isOfNotoSerif = (html: string) => html.includes("font-family: 'Noto Serif'")
  const options = { ...defaultPrint, template: 'plain' as const }

  const once = losing((html) => !isOfNotoSerif(html))
  expect(isOfNotoSerif((await layOut(once, cv, options)).html)).toBe(true)
  const file = await exportCv({ press: once }, { cv, format: 'pdf', options })
  expect((await lostInPdf(file, valuesOf(cv))).lost).toEqual([])
  await once.stop()

  const always = losing(() => true)
  const refused = async (make: () => Promise<unknown>) =>
    await make().then(
      () => null,
      (error: unknown) => error,
    )
  for (const make of [
    async () => await exportCv({ press: always }, { cv, format: 'pdf', options }),
    async () => await layOut(always, cv, options),
    async () => await exportLetter({ press: always }, { letter, cv, format: 'pdf', look: options, now: new Date() }),
  ]) {
    const error = await refused(make)
    expect(error).toBeInstanceOf(NotWhole)
    expect((error as NotWhole).missing).toContain('person.7@mail7.example.org')
    // A log is given the message and what is listed of an error.
    expect(JSON.stringify(error) + (error as NotWhole).message).not.toContain('example.org')
  }
  await always.stop()
})

test('letters that no face has are a loss, signs are not', async () => {
  const { cv } = madeUp(0)
  const made = async (headline: string) =>
    await exportCv({ press }, { cv: { ...cv, headline }, format: 'pdf', options: defaultPrint })
  await expect(made('Rune carver ᚠᚢᚦ')).rejects.toMatchObject({ reason: 'not-whole' })
  expect((await made('Star gazer ⛧')).size).toBeGreaterThan(1_000)
})
