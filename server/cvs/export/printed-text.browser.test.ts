import { PDFiumLibrary } from '@hyzyla/pdfium'
import { getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import type { PrintTemplate } from '../../../contract/cvs/print-options.ts'
import { printFonts, printTemplates } from '../../../contract/cvs/print-choices.ts'
import { defaultPrint } from '../../../contract/cvs/default-print.ts'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../contract/cvs/empty-cv.ts'
import { chromiumForTests } from '../../../test/chromium.ts'
import { createLog } from '../../platform/log.ts'
import { fullCv } from '../../../engines/cv-printing/full-cv.fixtures.ts'
import { cvHtml } from './print-html.ts'
import { createPrinter } from './printer.ts'
import { pageLook } from './page-look.ts'
import { printedCv } from '../../../engines/cv-printing/index.ts'

const printer = createPrinter({ find: chromiumForTests, log: createLog({ program: 'test', level: 'silent' }) })
afterAll(async () => {
  await printer.stop()
  ;(await loaded)?.destroy()
})

const lookOf = (template: PrintTemplate) => pageLook({ ...defaultPrint, template })

/** Each page is printed and read once, whatever is asked of it: what it is read for does not change it. */
const printed = new Map<string, Promise<Uint8Array>>()
async function printOnce(html: string): Promise<Uint8Array> {
  const pdf = printed.get(html) ?? printer.print(html)
  printed.set(html, pdf)
  return await pdf
}
const print = async (cv: Cv, template: PrintTemplate) => await printOnce(cvHtml(printedCv(cv), lookOf(template)))

let loaded: Promise<PDFiumLibrary> | undefined

/** What two programs that have nothing in common read, page by page. */
const extractors = {
  'pdf.js': async (pdf: Uint8Array): Promise<string[]> => {
    const document = await getDocumentProxy(pdf.slice(), { verbosity: 0 })
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return pages
  },
  pdfium: async (pdf: Uint8Array): Promise<string[]> => {
    const library = await (loaded ??= PDFiumLibrary.init())
    const document = await library.loadDocument(pdf)
    const pages = [...document.pages()].map((page) => page.getText())
    document.destroy()
    return pages
  },
}

/** Every word of the full CV's lines, in the order in which a person reads them. */
const inOrder = [
  'Dr Aoife Siobhán Ní Bhriain',
  'Łukaszewska',
  'Primary school teacher and special needs co-ordinator',
  'Flat 2, 14 Cŵr y Coed, Cardiff CF10 3AT, United Kingdom',
  '+44 7700 900123',
  'aoife.nibhriain@example.com',
  'linkedin.com/in/aoife-nibhriain',
  'Profile',
  'eleven years’ standing',
  'September 2026',
  'Work experience',
  'Special educational needs co-ordinator',
  'Ysgol Gynradd Pen-y-Groes, Cardiff',
  'Lead provision for 61 pupils',
  '‘a model for the authority’',
  'staffing and cover',
  'equipment, and the grant',
  'Class teacher, Years 3 and 4',
  'Gaelscoil na gCeithre Máistrí, Donegal',
  'Brzeźnica, Poland',
  'Newly qualified teacher, Reception',
  'First year',
  'Phonics lead from the second term',
  'Second year',
  'Set up the forest school',
  'Care assistant (part time)',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'Education',
  'PhD Education',
  'PGCE Primary with QTS',
  'Grade: Distinction',
  'Ollscoil na Gaillimhe, Galway, Ireland',
  'Languages',
  'Irish',
  'first language',
  'Welsh',
  'listening C1, reading B2',
  'Skills',
  'Job-related skills',
  'SIMS · Arbor · Read Write Inc.',
  'designated deputy since 2021',
  'Driving licence',
  'Publications',
  'Journal of Welsh-medium Education',
  '‘Ó bhéal go leabhar’, with M. Żółtowska',
  'Interests',
  'fiddle in a céilí band',
  'What I am looking for',
  '£58,000 a year',
]

/** Letters of the languages that are written with Latin ones, and the signs that go with them. */
const letters = [
  ...codes(0x21, 0x7e),
  ...codes(0xa1, 0xac),
  ...codes(0xae, 0x17f),
  ...codes(0x1cd, 0x1dc),
  ...codes(0x218, 0x21b),
  ...codes(0x1e80, 0x1e85),
  ...codes(0x1ea0, 0x1ef9),
  ...'‐–—‘’‚“”„†•…‹›€™',
  // Two of one, drawn together, may be taken for one that is printed twice.
  ...[...codes(0x41, 0x5a), ...codes(0x61, 0x7a)].map((letter) => letter + letter),
]

function codes(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

const looks = [
  ...printTemplates.map(({ template, name }) => ({ name, look: { template } })),
  // A face that was chosen is the face of all, headings and labels too.
  ...printFonts.slice(1).map(({ font, name }) => ({ name, look: { template: 'columns' as const, font } })),
]

test.for(looks)('every letter comes back as itself out of every cut of $name', async ({ look }) => {
  // As words, slanted, bold, both, a name and a heading: each has a face of its own.
  const runs = letters.map((letter) => ({ text: `x${letter}x `, bold: false, italic: false, href: null }))
  const cuts = [
    { bold: false, italic: false },
    { bold: true, italic: false },
    { bold: false, italic: true },
    { bold: true, italic: true },
  ]
  const html = cvHtml(
    {
      name: letters.map((letter) => `n${letter}n`).join(' '),
      headline: '',
      picture: '',
      contacts: [{ kind: 'link', text: letters.map((letter) => `c${letter}c`).join(' '), href: null }],
      sections: cuts.map((cut) => ({
        kind: 'text',
        title: letters.map((letter) => `h${letter}h`).join(' '),
        blocks: [{ kind: 'paragraph', runs: runs.map((run) => ({ ...run, ...cut })) }],
      })),
    },
    pageLook({ ...defaultPrint, ...look }),
  )
  for (const [name, extract] of Object.entries(extractors)) {
    // Readers may take a sign such as 'µ' for the one that means the same, and many faces have one glyph for both hyphens.
    const alike = (words: string) => words.normalize('NFKC').replaceAll('\u2010', '-')
    const text = alike((await extract(await printOnce(html))).join(' ').replaceAll(/\s+/gu, ''))
    for (const letter of letters) {
      for (const [frame, times] of [
        ['n', 1],
        ['c', 1],
        ['h', 4],
        ['x', 4],
      ] as const) {
        const found = text.split(alike(`${frame}${letter}${frame}`)).length - 1
        expect(found, `${letter} between ${frame} by ${name}`).toBeGreaterThanOrEqual(times)
      }
    }
  }
})

describe.each(printTemplates.map(({ template }) => template))('%s', (template) => {
  test.for(Object.entries(extractors))(
    'its text is read by %s whole, in order, with every mark on its letters',
    async ([, extract]) => {
      const pages = await extract(await print(fullCv, template))
      // Where a line ends is no matter; a word that ends with it is.
      const text = pages.join('\n').replaceAll(/\s+/gu, ' ')
      let at = 0
      for (const words of inOrder) {
        const found = text.indexOf(words, at)
        expect(found, `'${words}' after '${text.slice(Math.max(0, at - 60), at)}'`).toBeGreaterThanOrEqual(0)
        at = found
      }
    },
  )

  test('each period stands with its entry', async () => {
    for (const extract of Object.values(extractors)) {
      const text = (await extract(await print(fullCv, template))).join('\n').replaceAll(/\s+/gu, ' ')
      const near = (a: string, b: string) => Math.abs(text.indexOf(a) - text.indexOf(b))
      expect(near('Sept 2020 – present', 'Special educational needs')).toBeLessThan(60)
      expect(near('Sept 2013 – July 2014', 'PGCE Primary with QTS')).toBeLessThan(40)
    }
  })

  test('pages are numbered from the second on', async () => {
    const pages = await extractors['pdf.js'](await print(fullCv, template))
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((text, index) => {
      if (index === 0) expect(text).not.toMatch(/page \d of/u)
      else expect(text.replaceAll(/\s+/gu, ' ')).toContain(`page ${index + 1} of ${pages.length}`)
    })
  })

  test('no entry is torn by the end of a page, and no heading is left behind', async () => {
    const job = (number: number) => ({
      jobTitle: `Job number ${number} begins`,
      employer: `Employer ${number}`,
      jobDescription: `<p>${'Some words about it. '.repeat(12)}</p><ul><li><p>point</p></li><li><p>Job number ${number} ends</p></li></ul>`,
    })
    const pages = await extractors['pdf.js'](
      await print(Cv.parse({ jobs: Array.from({ length: 14 }, (_, index) => job(index + 1)) }), template),
    )
    expect(pages.length).toBeGreaterThan(1)
    for (let number = 1; number <= 14; number++) {
      const on = (text: string) => pages.findIndex((page) => page.replaceAll(/\s+/gu, ' ').includes(text))
      expect(on(`Job number ${number} begins`), `job ${number}`).toBe(on(`Job number ${number} ends`))
    }
    for (const page of pages) expect(page.trim()).not.toMatch(/Work experience$/u)
  })

  test('an entry that is longer than a page is parted, and all of it is there', async () => {
    const points = Array.from(
      { length: 120 },
      (_, index) =>
        `<li><p>Point ${index + 1} of many, with so many words that they fill the greater part of a line.</p></li>`,
    )
    const pages = await extractors.pdfium(
      await print(
        Cv.parse({
          personal_data: { given_name: 'Aoife' },
          jobs: [{ jobTitle: 'Everything', jobDescription: `<ul>${points.join('')}</ul>` }],
        }),
        template,
      ),
    )
    const text = pages.join(' ').replaceAll(/\s+/gu, ' ')
    for (let number = 1; number <= 120; number++) expect(text).toContain(`Point ${number} of many`)
  })

  test('words without end stay on the sheet', async () => {
    const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)
    const pdf = await print(
      Cv.parse({
        personal_data: { given_name: endless, email: `${endless}@example.com` },
        jobs: [{ jobTitle: endless, employer: endless, startDate: '2019-09-01', endDate: '2020-09-01' }],
        skills: { other_skills: { job_related_skills: [{ title: endless }] } },
      }),
      template,
    )
    const document = await getDocumentProxy(pdf, { verbosity: 0 })
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { width } = page.getViewport({ scale: 1 })
      for (const item of (await page.getTextContent()).items) {
        if ('str' in item && item.str.trim() !== '')
          expect(Number(item.transform[4]) + item.width).toBeLessThan(width - 30)
      }
    }
  })

  test('empty parts leave no trace', async () => {
    const pages = await extractors['pdf.js'](await print(emptyCv, template))
    expect(pages.join('').trim()).toBe('')
    const html = cvHtml(printedCv(Cv.parse({ jobs: [{}], education: [{}], more: [{}], links: [{}] })), lookOf(template))
    expect(html.slice(html.indexOf('<main>'))).not.toMatch(/<section|<h\d/u)
    const named = await extractors['pdf.js'](
      await print(Cv.parse({ personal_data: { given_name: 'Aoife' } }), template),
    )
    expect(named.join('').trim()).toBe('Aoife')
  })

  test('birth date and picture are there only where they are given', async () => {
    const html = cvHtml(
      printedCv({ ...fullCv, dob: '', personal_data: { ...fullCv.personal_data, image: '' } }),
      lookOf(template),
    )
    expect(html).not.toMatch(/Born|<img/u)
    expect(cvHtml(printedCv(fullCv), lookOf(template))).toMatch(/Born 1 Sept 1989/u)
  })
})
