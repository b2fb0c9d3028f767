import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { defaultPrint } from '../contract/cvs/default-print.ts'
import { exportLetter } from '../server/cover-letters/export-letter.ts'
import { exportCv } from '../server/cvs/export/export-cv.ts'
import { hasJoinedLetters } from '../engines/cv-printing/index.ts'
import { createPress } from '../server/cvs/export/press.ts'
import { NotWhole } from '../server/cvs/export/read-back.ts'
import { createLog } from '../server/platform/log.ts'
import { chromiumForTests } from '../test/chromium.ts'
import { lostFrom, madeUp, valuesOf } from '../test/made-up-cvs.ts'
import { goal } from './figures.ts'

/**
 * The files of 500 made-up CVs, names in fifty languages, six templates, one page to four, each fifth with its letter: the values that
 * they lose, counted by poppler's pdftotext, or where that is not installed by pdf.js, which does not know what a PDF says of letters that
 * join.
 * ROLECALL_BENCH_CVS: how many.
 */
const many = Number(process.env['ROLECALL_BENCH_CVS'] ?? 500)
const log = createLog({ program: 'bench', level: 'silent' })
const press = createPress({ find: chromiumForTests, log, limits: { seconds: 600 } })
const folder = mkdtempSync(join(tmpdir(), 'rolecall-cv-files-'))
const hasPoppler = canRun('pdftotext', ['-v'])

const lengths = new Map<number, number>()
let [values, lost, refused, letters] = [0, 0, 0, 0]
for (let number = 0; number < many; number++) {
  const { language, template, cv, letter } = madeUp(number)
  const options = { ...defaultPrint, template }
  const files = [
    { what: 'CV', make: async () => await exportCv({ press }, { cv, format: 'pdf', options }), said: valuesOf(cv) },
  ]
  if (number % 5 === 0) {
    letters++
    const { email, phone, given_name, surname } = cv.personal_data
    files.push({
      what: 'letter',
      make: async () => await exportLetter({ press }, { letter, cv, format: 'pdf', look: options, now: new Date() }),
      said: [
        email,
        phone,
        given_name,
        surname,
        letter.subject,
        ...letter.recipient.split('\n'),
        ...letter.body.split(/<[^<>]*>/u),
      ],
    })
  }
  for (const { what, make, said } of files) {
    const file = await make().catch((error: unknown) => {
      if (error instanceof NotWhole) return null
      throw error
    })
    if (file === null) {
      refused++
      console.log(`refused: ${language}, ${template}, ${what} ${number}`)
      continue
    }
    const { text, pages } = await wordsIn(await file.bytes())
    if (what === 'CV') lengths.set(pages, (lengths.get(pages) ?? 0) + 1)
    const looked = hasPoppler ? said : said.filter((value) => !hasJoinedLetters(value))
    values += looked.length
    const missing = lostFrom(text, looked)
    lost += missing.length
    if (missing.length > 0) console.log(`${language}, ${template}, ${what} ${number}: ${missing.join(' | ')}`)
  }
}
await press.stop()
rmSync(folder, { recursive: true, force: true })
const pages = [...lengths].toSorted(([a], [b]) => a - b).map(([length, times]) => `${times} of ${length}`)
console.log(
  `${many} CVs (pages: ${pages.join(', ')}) and ${letters} letters, read by ${hasPoppler ? 'pdftotext' : 'pdf.js'}`,
)
console.log(goal(`values lost of ${values}`, lost, 0, 'values'))
console.log(goal('files refused', refused, 0, 'files'))

async function wordsIn(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const document = await getDocumentProxy(pdf.slice(), { verbosity: 0 })
  if (hasPoppler) {
    const file = join(folder, 'one.pdf')
    writeFileSync(file, pdf)
    return { text: execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }), pages: document.numPages }
  }
  let text = ''
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  }
  return { text, pages: document.numPages }
}

function canRun(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
