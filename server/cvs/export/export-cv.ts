import { cvFormats, fileName, printedPart, type CvFormat, type PrintedPages } from '../../../contract/cvs/export.ts'
import type { PrintOptions } from '../../../contract/cvs/print-options.ts'
import type { Cv } from '../../../contract/cvs/cvs.ts'
import { cvFullName } from '../../../contract/cvs/empty-cv.ts'
import {
  withCleanText,
  printEuropass,
  hasJoinedLetters,
  printJsonResume,
  printCvText,
  printedCv,
  type PrintedCv,
  printedValues,
} from '../../../engines/cv-printing/index.ts'
import { embedCv } from './embed-in-file.ts'
import { namePdf } from './name-pdf.ts'
import { ownText } from './own-text.ts'
import { bareLook, pageLook, tighterLooks, type PageLook } from './page-look.ts'
import { cvPaper } from './paper.ts'
import type { Press } from './press.ts'
import { cvHtml, unprintableLetters } from './print-html.ts'
import { refuseLostInPaper, refuseLostInPdf, wholeOf, type Expected } from './read-back.ts'
import { PrintFailed } from './printer.ts'
import { usablePicture } from './usable-picture.ts'
import { writeDocx } from './write-docx.ts'
import { writeOdt } from './write-odt.ts'

/**
 * A CV as a file, with a copy of what is in it for machines.
 * @throws PrintFailed
 */
export async function exportCv(
  { press }: { press: Press },
  { cv, format, options }: { cv: Cv; format: CvFormat; options: PrintOptions },
): Promise<File> {
  const part = printedPart(withCleanText(cv), options)
  const content = await contentOf(part, { format, options, press })
  const type = cvFormats.find((one) => one.format === format)?.type ?? ''
  return new File([content], fileName(cvFullName(cv), 'CV', format), { type })
}

/** The document that a CV is printed from, and whether it is as small as one page asks for. */
type Laid = { html: string; look: PageLook; onePage: PrintedPages['onePage'] }

/**
 * A CV as it is printed: in the chosen look, or smaller where it is to fit on one page and can.
 * @throws PrintFailed
 */
export async function layOut(press: Press, cv: Cv, options: PrintOptions): Promise<Laid> {
  const printed = printedCv(printedPart(withCleanText(cv), options), options)
  const looks = options.fitsOnePage ? tighterLooks(options) : [pageLook(options)]
  const htmls = looks.map((look) => cvHtml(printed, look))
  const laid = async (at: number, onePage: Laid['onePage']): Promise<Laid> => {
    const look = looks[at] ?? pageLook(options)
    const expected = expectedOf(cv, printed, look)
    const html = await wholeOf(press, [htmls[at] ?? '', cvHtml(printed, bareLook(look))], expected)
    return { html, look, onePage }
  }
  if (!options.fitsOnePage) return await laid(0, 'not-asked')
  const at = await press.firstOnOnePage(htmls)
  // Small letters on two pages would be the worst of both.
  return at === null ? await laid(0, 'too-long') : await laid(at, at === 0 ? 'fits' : 'made-smaller')
}

/** Of the size of letters that was chosen: nobody sees the difference. */
const hardlySmaller = 0.94

/** A CV as it is printed, with its pages, and whether so little is on a second one that it fits on one with letters hardly smaller. */
export async function countPages(
  press: Press,
  cv: Cv,
  options: PrintOptions,
): Promise<Pick<PrintedPages, 'pages' | 'onePage'> & { html: string }> {
  const { html, onePage } = await layOut(press, cv, options)
  const { pages } = await press.print(html)
  const closer = tighterLooks(options).findLast(
    ({ scale }) => scale.size >= hardlySmaller * pageLook(options).scale.size,
  )
  if (onePage !== 'not-asked' || pages !== 2 || closer === undefined) return { html, pages, onePage }
  const printed = printedCv(printedPart(withCleanText(cv), options), options)
  const wouldFit = (await press.print(cvHtml(printed, closer))).pages === 1
  return { html, pages, onePage: wouldFit ? 'would-fit' : onePage }
}

/** What a file of a CV has to say. */
function expectedOf(cv: Cv, printed: PrintedCv, look: PageLook): Expected {
  return { values: printedValues(cv, printed), unsaid: unprintableLetters(printed, look) }
}

/** The HTML of a CV in the chosen look, whatever its length. */
export function printHtml(cv: Cv, options: PrintOptions): string {
  return cvHtml(printedCv(printedPart(withCleanText(cv), options), options), pageLook(options))
}

/** What a PDF of a CV cannot do: the letters that it has no face for, and whether programs read some of its words wrongly. */
export function limitsOf(cv: Cv, options: PrintOptions): Pick<PrintedPages, 'unprintable' | 'isGarbled'> {
  const printed = printedCv(printedPart(withCleanText(cv), options), options)
  return {
    unprintable: unprintableLetters(printed, pageLook(options)),
    isGarbled: hasJoinedLetters(JSON.stringify({ ...printed, picture: '' })),
  }
}

async function contentOf(
  cv: Cv,
  { format, options, press }: { format: CvFormat; options: PrintOptions; press: Press },
): Promise<string | Uint8Array<ArrayBuffer>> {
  switch (format) {
    case 'pdf': {
      const { pdf } = await press.print((await layOut(press, cv, options)).html)
      const author = cvFullName(cv)
      const title = author === '' ? 'Curriculum vitae' : `${author} – curriculum vitae`
      const named = await namePdf(pdf, { title, author, isWithoutFiles: !options.withCopy })
      const file = options.withCopy ? await withCopyIn(named, format, cv) : new Uint8Array(named)
      // As it leaves the house: what was done to it since may have broken it.
      await refuseLostInPdf(press, file, expectedOf(cv, printedCv(cv, options), pageLook(options)))
      return file
    }
    case 'docx':
    case 'odt': {
      const printed = printedCv(cv, options)
      const look = await paperLook(press, cv, options)
      const paper = cvPaper({ ...printed, picture: await usablePicture(printed.picture) }, look)
      const file = await withCopyIn(format === 'docx' ? await writeDocx(paper) : writeOdt(paper), format, cv)
      refuseLostInPaper(file, format, { values: printedValues(cv, printed) })
      return file
    }
    case 'txt':
      return printCvText(printedCv(cv, options))
    case 'json':
      return printJsonResume(cv)
    case 'xml':
      return printEuropass(cv)
  }
}

/** Word processors are given the sizes of the PDF; without a browser, those that were chosen. */
async function paperLook(press: Press, cv: Cv, options: PrintOptions): Promise<PageLook> {
  if (!options.fitsOnePage) return pageLook(options)
  try {
    return (await layOut(press, cv, options)).look
  } catch (error) {
    if (error instanceof PrintFailed) return pageLook(options)
    throw error
  }
}

async function withCopyIn(file: Uint8Array, format: 'pdf' | 'docx' | 'odt', cv: Cv): Promise<Uint8Array<ArrayBuffer>> {
  // Of a file with hardly a word the reader says nothing, unless there is a copy in it.
  const text =
    (await ownText(file, format)) ?? (await ownText(await embedCv(file, { format, cv, text: '' }), format)) ?? ''
  const embedded = await embedCv(file, { format, cv, text })
  // A copy with a buffer of its own: what is written may share one.
  return new Uint8Array(embedded)
}
