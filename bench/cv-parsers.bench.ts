import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultPrint } from '../contract/cvs/default-print.ts'
import { printedPart } from '../contract/cvs/export.ts'
import { printTemplates } from '../contract/cvs/print-choices.ts'
import type { Cv } from '../contract/cvs/cvs.ts'
import { fullCv } from '../engines/cv-printing/full-cv.fixtures.ts'
import { exportCv } from '../server/cvs/export/export-cv.ts'
import { createPress } from '../server/cvs/export/press.ts'
import { printedCv, type PrintedCv, wordsOf } from '../engines/cv-printing/index.ts'
import { createLog } from '../server/platform/log.ts'
import { chromiumForTests } from '../test/chromium.ts'
import { madeUp } from '../test/made-up-cvs.ts'
import { jobsByOpenResume, readers } from './cv-parsers/readers.ts'

/**
 * What programs read in the PDF of a CV, template by template: whether every value is there with its words whole, whether each heading of
 * a section is a line of its own, and whether each date stands nearest to the title of its own entry. Two CVs of two pages and more.
 * ROLECALL_BENCH_PYTHON: a Python with pdfminer.six, pypdf and openresume-parser. ROLECALL_BENCH_TIKA: the file of tika-app.
 */
const cvs: readonly Cv[] = [fullCv, madeUp(2).cv]

const log = createLog({ program: 'bench', level: 'silent' })
const press = createPress({ find: chromiumForTests, log, limits: { seconds: 600 } })
const folder = mkdtempSync(join(tmpdir(), 'rolecall-cv-parsers-'))
const rows = new Map<string, string[]>()
const add = (name: string, cell: string) => {
  rows.set(name, [...(rows.get(name) ?? []), cell])
  console.error(`${printTemplates[(rows.get(name)?.length ?? 1) - 1]?.name}, ${name}: ${cell}`)
}

for (const { template } of printTemplates) {
  const files: { file: string; printed: PrintedCv }[] = []
  for (const [index, cv] of cvs.entries()) {
    const options = { ...defaultPrint, template }
    const file = join(folder, `${template}-${index}.pdf`)
    writeFileSync(file, await (await exportCv({ press }, { cv, format: 'pdf', options })).bytes())
    files.push({ file, printed: printedCv(printedPart(cv, options), options) })
  }
  for (const { name, read } of readers) {
    const counts = { values: [0, 0], headings: [0, 0], dates: [0, 0] }
    let isThere = true
    for (const { file, printed } of files) {
      const text = await read(file)
      isThere &&= text !== null
      if (text === null) break
      count(counts.values, valuesOf(printed), (value) => spaced(text).includes(spaced(value)))
      const lines = new Set(text.split(/\r\n|[\n\f\r]/u).map((line) => line.trim()))
      count(counts.headings, printed.sections, ({ title }) => lines.has(title))
      const entries = printed.sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []))
      const dated = datesByTheirTitles(spaced(text), entries)
      count(counts.dates, dated, (isOwn) => isOwn)
    }
    add(
      name,
      isThere
        ? Object.entries(counts)
            .map(([what, [right, all]]) => `${what} ${right}/${all}`)
            .join(', ')
        : 'not installed',
    )
  }
  const found = files.map(({ file, printed }) => {
    const jobs = jobsByOpenResume(file)
    const own = printed.sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []))[0]
    return jobs === null ? null : jobs.some(({ title, company }) => title === own?.title && company === own.where)
  })
  add(
    'openresume-parser',
    found.includes(null) ? 'not installed' : `latest job ${found.filter((one) => one === true).length}/${found.length}`,
  )
}

console.log(`| reader | ${printTemplates.map(({ name }) => name).join(' | ')} |`)
console.log(`|---|${printTemplates.map(() => '---').join('|')}|`)
for (const [name, cells] of rows) console.log(`| ${name} | ${cells.join(' | ')} |`)
await press.stop()
rmSync(folder, { recursive: true, force: true })

function count<One>(counts: number[], all: readonly One[], isRight: (one: One) => boolean): void {
  counts[0] = (counts[0] ?? 0) + all.filter(isRight).length
  counts[1] = (counts[1] ?? 0) + all.length
}

/** With single blanks, so that a word that came in parts is not whole. A line may end after a hyphen. */
function spaced(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2010\u2011\ufffe]/gu, '-')
    .replaceAll(/-\s+/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Short values, and the words of long ones that a page or a column may part. */
function valuesOf({ name, headline, contacts, sections }: PrintedCv): string[] {
  return [
    name,
    headline,
    ...contacts.map(({ text }) => text),
    ...sections.flatMap((section) => {
      switch (section.kind) {
        case 'text':
          return wordsOf(section.blocks).flatMap((line) => line.split(/\s+/u))
        case 'entries':
          return section.entries.flatMap(({ title, where, period, facts, blocks }) => [
            title,
            where,
            period,
            ...facts.map(({ text }) => text),
            ...wordsOf(blocks).flatMap((line) => line.split(/\s+/u)),
          ])
        case 'facts':
          return section.facts.flatMap(({ label, text }) => [label, text])
        case 'skills':
          return section.groups.flatMap(({ title, words }) => [title, ...words])
      }
    }),
  ].filter((value) => value !== '')
}

/** Of each entry with a date, whether no other title stands nearer to that than its own. */
function datesByTheirTitles(text: string, entries: readonly { title: string; period: string }[]): boolean[] {
  let from = 0
  const placed = entries.map(({ title, period }) => {
    const at = text.indexOf(spaced(title), from)
    if (at >= 0) from = at + 1
    return { at, end: at + spaced(title).length, period: spaced(period) }
  })
  return placed
    .filter(({ period }) => period !== '')
    .map((own) => {
      const dates = allOf(text, own.period)
      const gap = (title: { at: number; end: number }, date: number) =>
        date >= title.end ? date - title.end : title.at - (date + own.period.length)
      return (
        own.at >= 0 &&
        dates.some(
          (date) =>
            placed.every((other) => other === own || other.at < 0 || gap(own, date) < gap(other, date)) &&
            gap(own, date) < 40,
        )
      )
    })
}

function allOf(text: string, words: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) found.push(at)
  return found
}
