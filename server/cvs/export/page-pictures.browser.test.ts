import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { printTemplates } from '../../../contract/cvs/print-choices.ts'
import { defaultPrint } from '../../../contract/cvs/default-print.ts'
import { chromiumForTests } from '../../../test/chromium.ts'
import { createLog } from '../../platform/log.ts'
import { fullCv } from '../../../engines/cv-printing/full-cv.fixtures.ts'
import { cvHtml } from './print-html.ts'
import { createPrinter } from './printer.ts'
import { pageLook } from './page-look.ts'
import { printedCv } from '../../../engines/cv-printing/index.ts'

/*
 * The pages of a full CV against pictures of them that somebody has looked at. After a change of the templates, look at the pages
 * and renew the pictures: RENEW_PAGES=1 npx vitest run server/cvs/export/page-pictures.test.ts
 *
 * Browsers of other versions may smooth letters in another way: where the pictures differ by more than that, the places of the
 * lines decide.
 */
const kept = join(import.meta.dirname, '../../../test/cv-pages')
const isRenewing = process.env['RENEW_PAGES'] === '1'
/** Of all points of a page: those at the edges of letters may differ. */
const mostDiffering = 0.01
/** In points, of which an inch has 72. */
const mostMoved = 1.5

const log = createLog({ program: 'test', level: 'silent' })
const printer = createPrinter({ find: chromiumForTests, log, limits: { seconds: 60 } })
afterAll(async () => await printer.stop())

type Line = { page: number; text: string; x: number; y: number }
const Lines = z.array(z.object({ page: z.number(), text: z.string(), x: z.number(), y: z.number() }))

test.for(printTemplates)('the pages of $name look as they did', { timeout: 120_000 }, async ({ template }) => {
  const pdf = await printer.print(cvHtml(printedCv(fullCv), pageLook({ ...defaultPrint, template })))
  const [pictures, lines] = [await draw(pdf), await linesOf(pdf)]
  const linesFile = join(kept, `${template}.json`)
  const pictureFile = (page: number) => join(kept, `${template}-${page}.png`)
  if (isRenewing) {
    mkdirSync(kept, { recursive: true })
    pictures.forEach((picture, index) =>
      writeFileSync(pictureFile(index + 1), PNG.sync.write(picture, { colorType: 0 })),
    )
    writeFileSync(
      linesFile,
      `${lines
        .map((line) => JSON.stringify(line))
        .join(',\n')
        .replace(/^/u, '[\n')}\n]\n`,
    )
  }
  const keptLines = Lines.parse(JSON.parse(readFileSync(linesFile, 'utf8')))
  expect(lines.map(({ page, text }) => [page, text])).toEqual(keptLines.map(({ page, text }) => [page, text]))
  expect(existsSync(pictureFile(pictures.length)) && !existsSync(pictureFile(pictures.length + 1))).toBe(true)

  const differing = pictures.map((picture, index) =>
    differenceOf(picture, PNG.sync.read(readFileSync(pictureFile(index + 1)))),
  )
  if (Math.max(...differing) <= mostDiffering) return
  lines.forEach((line, index) => {
    const before = keptLines[index] ?? line
    expect(Math.abs(line.x - before.x), `'${line.text}' to the side`).toBeLessThanOrEqual(mostMoved)
    expect(Math.abs(line.y - before.y), `'${line.text}' up or down`).toBeLessThanOrEqual(mostMoved)
  })
})

/** In grey, at 72 points an inch. */
async function draw(pdf: Uint8Array): Promise<PNG[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pictures: PNG[] = []
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: 1, render: 'bitmap' })
    const picture = new PNG({ width, height })
    for (let at = 0; at < data.length; at += 4) {
      const grey = Math.round(0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0))
      picture.data.fill(grey, at, at + 3)
      picture.data[at + 3] = 255
    }
    pictures.push(picture)
  }
  document.destroy()
  library.destroy()
  return pictures
}

function differenceOf(one: PNG, other: PNG): number {
  if (one.width !== other.width || one.height !== other.height) return 1
  return (
    pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.2 }) / (one.width * one.height)
  )
}

async function linesOf(pdf: Uint8Array): Promise<Line[]> {
  const document = await getDocumentProxy(pdf.slice(), { verbosity: 0 })
  const lines: Line[] = []
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
      const last = lines.at(-1)
      if (last?.page === page && Math.abs(last.y - y) < 2 && x > last.x) last.text += item.str
      else lines.push({ page, text: item.str, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })
    }
  }
  return lines
}
