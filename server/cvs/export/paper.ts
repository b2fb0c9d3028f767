import type { PageLook } from './page-look.ts'
import type {
  PrintedCv,
  PrintedEntry,
  PrintedFact,
  PrintedSection,
  Block,
  Run,
} from '../../../engines/cv-printing/index.ts'

/** What a paragraph is: the word processors' formats give each a style of their own. */
export type PaperStyle =
  | 'name'
  | 'headline'
  | 'contacts'
  | 'section'
  | 'entry'
  | 'where'
  | 'facts'
  | 'text'
  | 'address'
  | 'date'
  | 'subject'
  | 'heading3'
  | 'heading4'
  | 'heading5'

export type PaperRun = Run | 'tab'

export type Paragraph = {
  style: PaperStyle
  runs: PaperRun[]
  /** A point of a list, which counts by itself; its further paragraphs have the depth alone. */
  point?: { list: number; isOrdered: boolean }
  /** How deep in lists; 0 or left out: in none. */
  depth?: number
  /** In the second column of 'columns'. */
  isAside?: boolean
}

/** A document as one column of paragraphs: what a word processor is given. */
export type Paper = { look: PageLook; title: string; author: string; picture: string; paragraphs: Paragraph[] }

/** A CV as paragraphs, in the order of reading. */
export function cvPaper(cv: PrintedCv, look: PageLook): Paper {
  const writer = new PaperWriter(look)
  writeHeader(writer, cv)
  for (const section of cv.sections) writeSection(writer, section)
  const title = cv.name === '' ? 'Curriculum vitae' : `${cv.name} – curriculum vitae`
  return { look, title, author: cv.name, picture: cv.picture, paragraphs: writer.paragraphs }
}

/** Name, headline and the ways to reach somebody. */
export function writeHeader(writer: PaperWriter, { name, headline, contacts }: Omit<PrintedCv, 'sections'>): void {
  writer.add('name', [plain(name)])
  writer.add('headline', [plain(headline)])
  const runs = contacts.flatMap(({ text, href }, index): PaperRun[] => [
    ...(index === 0 ? [] : [plain('  ·  ')]),
    { ...plain(text), href },
  ])
  writer.add('contacts', runs)
}

/** Collects paragraphs; those without words are not there. */
export class PaperWriter {
  readonly paragraphs: Paragraph[] = []
  /** Whether dates and labels have a column of their own. */
  readonly isColumned: boolean
  private lists = 0

  constructor({ template }: PageLook) {
    this.isColumned = template === 'columns'
  }

  add(style: PaperStyle, runs: readonly PaperRun[], more: Omit<Paragraph, 'style' | 'runs'> = {}): void {
    const words = runs.filter((run) => run === 'tab' || run === 'break' || run.text !== '')
    if (words.some((run) => run !== 'tab' && run !== 'break')) this.paragraphs.push({ style, runs: words, ...more })
  }

  /** Rich text: paragraphs, headings below the entry's own, and lists with their depth. */
  rich(blocks: readonly Block[], { depth = 0, isAside = false }: { depth?: number; isAside?: boolean } = {}): void {
    for (const block of blocks) {
      switch (block.kind) {
        case 'paragraph':
          this.add('text', block.runs, { depth, isAside })
          break
        case 'heading':
          this.add(headingStyles[block.level], block.runs, { depth, isAside })
          break
        case 'list':
          this.list(block, depth + 1, isAside)
      }
    }
  }

  private list({ isOrdered, items }: Block & { kind: 'list' }, depth: number, isAside: boolean): void {
    const point = { list: ++this.lists, isOrdered }
    for (const [first, ...rest] of items) {
      // A point begins with words; one that begins with a list of its own has none.
      if (first?.kind === 'paragraph' || first?.kind === 'heading') {
        this.add('text', first.runs, { point, depth, isAside })
        this.rich(rest, { depth, isAside })
      } else if (first !== undefined) this.rich([first, ...rest], { depth, isAside })
    }
  }
}

const headingStyles = { 2: 'heading3', 3: 'heading4', 4: 'heading5' } as const

export function plain(text: string): Exclude<Run, 'break'> {
  return { text, bold: false, italic: false, href: null }
}

function bold(text: string): Exclude<Run, 'break'> {
  return { ...plain(text), bold: true }
}

function writeSection(writer: PaperWriter, section: PrintedSection): void {
  writer.add('section', [plain(section.title)])
  switch (section.kind) {
    case 'text':
      writer.rich(section.blocks, { isAside: true })
      return
    case 'entries':
      for (const entry of section.entries) writeEntry(writer, entry)
      return
    case 'facts':
      for (const { label, text } of section.facts) writeFact(writer, label, [plain(text)])
      return
    case 'skills':
      for (const { title, words, described } of section.groups) writeSkills(writer, { title, words, described })
  }
}

function writeEntry(writer: PaperWriter, { title, where, period, facts, blocks }: PrintedEntry): void {
  const time: PaperRun[] = period === '' ? [] : [plain(period)]
  if (writer.isColumned) {
    writer.add('entry', [...time, 'tab', plain(title)])
    writer.add('where', [plain(where)], { isAside: true })
  } else {
    writer.add('entry', [plain(title)])
    writer.add('where', time.length === 0 ? [plain(where)] : [plain(where), 'tab', ...time])
  }
  for (const { text, href } of facts) writer.add('facts', [{ ...plain(text), href }], { isAside: true })
  writer.rich(blocks, { isAside: true })
}

function writeFact(writer: PaperWriter, label: string, runs: readonly PaperRun[]): void {
  if (writer.isColumned) writer.add('text', [plain(label), 'tab', ...runs])
  else writer.add('text', label === '' ? runs : [bold(`${label}: `), ...runs])
}

function writeSkills(
  writer: PaperWriter,
  { title, words, described }: { title: string; words: readonly string[]; described: readonly PrintedFact[] },
): void {
  const lines = [
    ...(words.length === 0 ? [] : [[plain(words.join(' · '))]]),
    ...described.map(({ label, text }) => [...(label === '' ? [] : [bold(label), plain(' – ')]), plain(text)]),
  ]
  const [first = [], ...rest] = lines
  writeFact(writer, title, first)
  for (const line of rest) writer.add('text', line, { isAside: true })
}
