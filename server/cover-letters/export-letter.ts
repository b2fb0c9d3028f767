import { letterFormats, type CoverLetter, type LetterFormat } from '../../contract/cover-letters/cover-letters.ts'
import { fileName, printedPart } from '../../contract/cvs/export.ts'
import { defaultPrint, type PrintLook } from '../../contract/cvs/default-print.ts'
import type { Cv } from '../../contract/cvs/cvs.ts'
import { cvFullName } from '../../contract/cvs/empty-cv.ts'
import { londonDayInWords } from '../../contract/platform/london.ts'
import { escapeUTF8 } from 'entities'
import { namePdf } from '../cvs/export/name-pdf.ts'
import { bareLook, pageLook, type PageLook } from '../cvs/export/page-look.ts'
import { PaperWriter, plain, writeHeader, type Paper } from '../cvs/export/paper.ts'
import type { Press } from '../cvs/export/press.ts'
import { headerHtml, printDocument, richHtml, unprintableWords } from '../cvs/export/print-html.ts'
import {
  oneLine,
  printedCv,
  type PrintedCv,
  readRichText,
  wordsOf,
  type Block,
  printNotation,
} from '../../engines/cv-printing/index.ts'
import { refuseLostInPaper, refuseLostInPdf, wholeOf } from '../cvs/export/read-back.ts'
import { writeDocx } from '../cvs/export/write-docx.ts'
import { writeOdt } from '../cvs/export/write-odt.ts'

/** A letter as it is printed: what is empty is ''. */
type PrintedLetter = {
  letterhead: Omit<PrintedCv, 'sections'>
  date: string
  recipient: string[]
  subject: string
  blocks: Block[]
}

/**
 * A letter as a file, in the style of the CV.
 * @param given.cv whose letterhead it has; null: none.
 * @throws PrintFailed
 */
export async function exportLetter(
  { press }: { press: Press },
  given: { letter: CoverLetter; cv: Cv | null; format: LetterFormat; look: PrintLook; now: Date },
): Promise<File> {
  const { letter, cv, format } = given
  const look = pageLook(given.look)
  const printed = printedLetter(given)
  const name = cv === null ? '' : cvFullName(cv)
  const title = `${name === '' ? '' : `${name} – `}${printed.subject === '' ? 'letter' : printed.subject}`
  const content = await contentOf(printed, { format, look, title, name, press })
  const type = letterFormats.find((one) => one.format === format)?.type ?? ''
  return new File([content], fileName(name === '' ? letter.name : name, 'cover-letter', format), { type })
}

function printedLetter({ letter, cv, now }: { letter: CoverLetter; cv: Cv | null; now: Date }): PrintedLetter {
  const empty = { name: '', headline: '', contacts: [], picture: '' }
  // The letterhead is what the CV's own is by default: without birth date and picture.
  const { name, headline, contacts } = cv === null ? empty : printedCv(printedPart(cv, defaultPrint))
  return {
    letterhead: { name, headline, contacts, picture: '' },
    date: londonDayInWords(now),
    recipient: letter.recipient
      .split('\n')
      .map(oneLine)
      .filter((line) => line !== ''),
    subject: oneLine(letter.subject),
    blocks: readRichText(letter.body),
  }
}

async function contentOf(
  letter: PrintedLetter,
  given: { format: LetterFormat; look: PageLook; title: string; name: string; press: Press },
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { format, look, title, name, press } = given
  switch (format) {
    case 'pdf': {
      const body = letterHtml(letter)
      const expected = { values: valuesOf(letter), unsaid: unprintableWords(valuesOf(letter).join('\n'), look) }
      const ways = [look, bareLook(look)].map((way) => printDocument({ look: way, title, name, body, kind: 'letter' }))
      const { pdf } = await press.print(await wholeOf(press, ways, expected))
      const file = new Uint8Array(await namePdf(pdf, { title, author: name }))
      await refuseLostInPdf(press, file, expected)
      return file
    }
    case 'docx':
    case 'odt': {
      const paper = letterPaper(letter, { look, title, name })
      const file = new Uint8Array(format === 'docx' ? await writeDocx(paper) : writeOdt(paper))
      refuseLostInPaper(file, format, { values: valuesOf(letter) })
      return file
    }
    case 'txt':
      return letterText(letter)
  }
}

/** Every value that a letter has to say, contacts first. */
function valuesOf({ letterhead, date, recipient, subject, blocks }: PrintedLetter): string[] {
  const { name, headline, contacts } = letterhead
  const head = [...contacts.map(({ text }) => text), name, headline]
  return [...head, ...recipient, date, subject, ...wordsOf(blocks)].filter((value) => value !== '')
}

function letterHtml({ letterhead, date, recipient, subject, blocks }: PrintedLetter): string {
  return [
    letterhead.name === '' && letterhead.contacts.length === 0 ? '' : headerHtml(letterhead),
    '<main>',
    recipient.length === 0 ? '' : `<p class="recipient">${recipient.map((line) => escapeUTF8(line)).join('<br>')}</p>`,
    `<p class="date">${escapeUTF8(date)}</p>`,
    subject === '' ? '' : `<h2 class="subject">${escapeUTF8(subject)}</h2>`,
    richHtml(blocks),
    '</main>',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function letterPaper(
  { letterhead, date, recipient, subject, blocks }: PrintedLetter,
  { look, title, name }: { look: PageLook; title: string; name: string },
): Paper {
  const writer = new PaperWriter(look)
  writeHeader(writer, letterhead)
  for (const line of recipient) writer.add('address', [plain(line)])
  writer.add('date', [plain(date)])
  writer.add('subject', [plain(subject)])
  writer.rich(blocks)
  return { look, title, author: name, picture: '', paragraphs: writer.paragraphs }
}

function letterText({ letterhead, date, recipient, subject, blocks }: PrintedLetter): string {
  const parts = [
    [letterhead.name, ...letterhead.contacts.map(({ text }) => text)],
    recipient,
    [date],
    [subject],
    printNotation(blocks),
  ]
  return `${parts
    .map((lines) => lines.filter((line, index) => line !== '' || index > 0).join('\n'))
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}
