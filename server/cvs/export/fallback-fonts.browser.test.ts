import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { defaultPrint } from '../../../contract/cvs/default-print.ts'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { chromiumForTests } from '../../../test/chromium.ts'
import { createLog } from '../../platform/log.ts'
import { printHtml, limitsOf } from './export-cv.ts'
import { ownText } from './own-text.ts'
import { createPrinter } from './printer.ts'

const printer = createPrinter({ find: chromiumForTests, log: createLog({ program: 'test', level: 'silent' }) })
afterAll(async () => await printer.stop())

const named = (given_name: string, surname = 'Oakes') =>
  Cv.parse({ personal_data: { given_name, surname }, headline: 'Pastry chef with a bakery behind her' })
const facesIn = (cv: Cv) => printHtml(cv, defaultPrint).match(/font-family: 'CV fallback'/gu)?.length ?? 0

test.each([
  ['Chinese', '王小明'],
  ['Chinese of Taiwan', '陳麗華'],
  ['Japanese', '山田さくら'],
  ['Japanese, with long vowels', 'データサーバー'],
  ['Korean', '김민수'],
  ['emoji', 'Ada 🎉'],
  ['Armenian', 'Արամ'],
  ['Georgian', 'ნინო'],
  ['Amharic', 'አበበ'],
])('a name in %s is printed, letter by letter', async (_, name) => {
  const cv = named(name)
  expect(limitsOf(cv, defaultPrint)).toEqual({ unprintable: [], isGarbled: false })
  const text = await ownText(await printer.print(printHtml(cv, defaultPrint)), 'pdf')
  expect(text).toContain(name)
})

test('a name in Arabic is printed with all its letters, which a PDF holds in the shapes that they take', async () => {
  const cv = named('محمد')
  expect(limitsOf(cv, defaultPrint)).toEqual({ unprintable: [], isGarbled: true })
  const text = (await ownText(await printer.print(printHtml(cv, defaultPrint)), 'pdf')) ?? ''
  expect([...text.normalize('NFKC')].filter((letter) => 'محمد'.includes(letter)).toSorted()).toEqual(
    [...'محمد'].toSorted(),
  )
})

test('a word is printed in one face, whatever its letters', async () => {
  // Plex has no Azerbaijani schwa, and Bricolage no Cyrillic.
  for (const look of [{ template: 'compact' }, { template: 'plain' }] as const) {
    const html = printHtml(named('Əli Иван', 'Ɓaɗaƙo Llŷr'), { ...defaultPrint, ...look })
    expect(html).not.toContain("font-family: 'IBM Plex Sans'")
    expect(html).not.toContain("font-family: 'Bricolage Grotesque'")
  }
  expect(printHtml(named('Llŷr', 'Żółtowski'), { ...defaultPrint, template: 'compact' })).toContain(
    "font-family: 'IBM Plex Sans'",
  )
})

test('faces come along only where a letter asks for them', () => {
  expect(facesIn(named('Aoife Ní Bhriain'))).toBe(0)
  expect(facesIn(named('Łukasz Иван Ελένη'))).toBe(0)
  expect(facesIn(named('王'))).toBe(1)
})

test('what no face has is named, each letter once', () => {
  expect(limitsOf(named('ᚠᚢ ᚠ', '𓀀'), defaultPrint).unprintable).toEqual(['ᚠ', 'ᚢ', '𓀀'])
  expect(limitsOf(named('สุภาพร', 'प्रिया'), defaultPrint)).toEqual({ unprintable: [], isGarbled: true })
  expect(limitsOf(named('a\u200Db\uFE0F', '\u00A0'), defaultPrint).unprintable).toEqual([])
})

test('any words have a document, and what cannot be printed stands in them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const cv = named(name)
      expect(printHtml(cv, defaultPrint)).toContain('<!doctype html>')
      for (const letter of limitsOf(cv, defaultPrint).unprintable)
        expect(`${name}${JSON.stringify(cv)}`.normalize('NFC')).toContain(letter)
    }),
    { numRuns: 60 },
  )
})
