import { Parser } from 'htmlparser2'
import { safeHref } from '../../contract/platform/safe-href.ts'

/** Words that look the same, or the end of a line within a paragraph. */
export type Run = { text: string; bold: boolean; italic: boolean; href: string | null } | 'break'

/** Rich text as its parts: what every format writes in its own way. */
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; level: 2 | 3 | 4; runs: Run[] }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }

/** Lists in lists are not deeper: what is, stands in the last. */
export const deepestList = 6

/** Reads cleaned rich text: see rich-text.ts. What it cannot hold is left out, so that nothing but words ever comes of it. */
export function readRichText(html: string): Block[] {
  const reader = new BlockReader()
  const parser = new Parser(
    {
      onopentag: (tag, { href }) => reader.open(tag, href),
      onclosetag: (tag) => reader.close(tag),
      ontext: (text) => reader.text(text),
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  return reader.finish()
}

/** Without what neither XML nor a page can hold: control characters, and letters that come in halves. */
export function withoutHidden(text: string): string {
  return text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}

/** Writes blocks the way the editor does. */
export function writeRichText(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('')
}

/** The words of blocks, a line for each paragraph, heading or point. */
export function wordsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.flatMap(wordsOf) : [wordsOfRuns(block.runs)]))
}

export function wordsOfRuns(runs: readonly Run[]): string {
  return runs.map((run) => (run === 'break' ? '\n' : run.text)).join('')
}

function writeBlock(block: Block): string {
  if (block.kind === 'list') {
    const tag = block.isOrdered ? 'ol' : 'ul'
    return `<${tag}>${block.items.map((item) => `<li>${writeRichText(item)}</li>`).join('')}</${tag}>`
  }
  const tag = block.kind === 'heading' ? `h${block.level}` : 'p'
  return `<${tag}>${block.runs.map(writeRun).join('')}</${tag}>`
}

function writeRun(run: Run): string {
  if (run === 'break') return '<br />'
  let html = run.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  if (run.italic) html = `<em>${html}</em>`
  if (run.bold) html = `<strong>${html}</strong>`
  // An address has been through `safeHref`: it holds no quotes and no angles.
  if (run.href !== null) html = `<a href="${run.href.replaceAll('&', '&amp;')}" rel="nofollow noopener ugc">${html}</a>`
  return html
}

/** Puts the parts together as they come. */
class BlockReader {
  private readonly root: Block[] = []
  /** Lists and points that are open, the innermost last. */
  private readonly lists: { list: Block & { kind: 'list' }; item: Block[] | null }[] = []
  private line: { kind: 'paragraph' | 'heading'; level: 2 | 3 | 4; runs: Run[] } | null = null
  private bold = 0
  private italic = 0
  private readonly hrefs: (string | null)[] = []

  open(tag: string, href: string | undefined): void {
    switch (tag) {
      case 'strong':
      case 'b':
        this.bold++
        return
      case 'em':
      case 'i':
        this.italic++
        return
      case 'a':
        this.hrefs.push(safeHref(href ?? ''))
        return
      case 'br':
        this.line?.runs.push('break')
        return
      case 'ul':
      case 'ol':
        this.openList(tag === 'ol')
        return
      case 'li':
        this.openItem()
        return
      case 'h2':
      case 'h3':
      case 'h4':
        this.endLine()
        this.line = { kind: 'heading', level: tag === 'h2' ? 2 : tag === 'h3' ? 3 : 4, runs: [] }
        return
      default:
        this.endLine()
    }
  }

  close(tag: string): void {
    switch (tag) {
      case 'strong':
      case 'b':
        this.bold = Math.max(0, this.bold - 1)
        return
      case 'em':
      case 'i':
        this.italic = Math.max(0, this.italic - 1)
        return
      case 'a':
        this.hrefs.pop()
        return
      case 'br':
        return
      case 'ul':
      case 'ol':
        this.closeList()
        return
      default:
        this.endLine()
    }
  }

  text(text: string): void {
    const words = withoutHidden(text).replaceAll(/[ \t\n\r]+/gu, ' ')
    if (this.line === null) {
      if (words === ' ' || words === '') return
      this.line = { kind: 'paragraph', level: 2, runs: [] }
    }
    const run = { text: words, bold: this.bold > 0, italic: this.italic > 0, href: this.hrefs.at(-1) ?? null }
    this.line.runs.push(run)
  }

  finish(): Block[] {
    this.endLine()
    while (this.lists.length > 0) this.closeList()
    return this.root
  }

  private openList(isOrdered: boolean): void {
    this.endLine()
    this.lists.push({ list: { kind: 'list', isOrdered, items: [] }, item: null })
  }

  private closeList(): void {
    this.endLine()
    const closed = this.lists.pop()
    if (closed === undefined) return
    // A list without points is none.
    closed.list.items = closed.list.items.filter((item) => item.length > 0)
    if (closed.list.items.length === 0) return
    if (this.lists.length >= deepestList) this.lists.at(-1)?.list.items.push(...closed.list.items)
    else this.place(closed.list)
  }

  private openItem(): void {
    this.endLine()
    if (this.lists.length === 0) this.openList(false)
    const open = this.lists.at(-1)
    if (open === undefined) return
    open.item = []
    open.list.items.push(open.item)
  }

  private endLine(): void {
    if (this.line === null) return
    const { kind, level } = this.line
    const runs = tidy(this.line.runs)
    this.line = null
    if (runs.length === 0) return
    this.place(kind === 'heading' ? { kind, level, runs } : { kind, runs })
  }

  private place(block: Block): void {
    const open = this.lists.at(-1)
    if (open === undefined) {
      this.root.push(block)
      return
    }
    if (open.item === null) {
      open.item = []
      open.list.items.push(open.item)
    }
    open.item.push(block)
  }
}

/** Without spaces at the ends of lines, and with neighbours that look the same made one. */
function tidy(runs: readonly Run[]): Run[] {
  const tidied: Exclude<Run, 'break'>[][] = [[]]
  for (const run of runs) {
    const line = tidied.at(-1) ?? []
    if (run === 'break') tidied.push([])
    else {
      const last = line.at(-1)
      const isSpaced = last === undefined || last.text.endsWith(' ')
      const text = isSpaced && run.text.startsWith(' ') ? run.text.slice(1) : run.text
      if (text === '') continue
      if (last !== undefined && last.bold === run.bold && last.italic === run.italic && last.href === run.href)
        last.text += text
      else line.push({ ...run, text })
    }
  }
  const lines = tidied.map(withoutEnd)
  while (lines.at(-1)?.length === 0) lines.pop()
  while (lines[0]?.length === 0) lines.shift()
  return lines.flatMap((line, index): Run[] => (index === 0 ? line : ['break', ...line]))
}

function withoutEnd(line: readonly Exclude<Run, 'break'>[]): Exclude<Run, 'break'>[] {
  const kept = line.map((run) => ({ ...run }))
  for (let last = kept.at(-1); last !== undefined && last.text.endsWith(' '); last = kept.at(-1)) {
    last.text = last.text.slice(0, -1)
    if (last.text !== '') break
    kept.pop()
  }
  return kept
}
