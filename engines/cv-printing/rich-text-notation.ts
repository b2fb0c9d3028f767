import { safeHref } from '../../contract/platform/safe-href.ts'
import type { Block, Run } from './rich-text-blocks.ts'

/*
 * Rich text as plain text that people read and that comes back as it was: '**bold**', '__slanted__', '[words](address)', '## heading',
 * '- point', '1. point', two spaces further in for each list in a list. A backslash takes from the next sign what it would mean.
 */

type Word = Exclude<Run, 'break'>

/** As lines; paragraphs have an empty line between. */
export function printNotation(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block, index) => [...(index > 0 ? [''] : []), ...printBlock(block, '')])
}

/** What stands in lines. */
export function parseNotation(lines: readonly string[]): Block[] {
  return parseBlocks(lines.map((line) => line.replace(/(?<![ \t\r])[ \t\r]+$/u, '')))
}

function printBlock(block: Block, indent: string): string[] {
  switch (block.kind) {
    case 'paragraph':
      return printRuns(block.runs).map((line) => indent + escapedStart(line))
    case 'heading': {
      const [first = '', ...rest] = printRuns(block.runs)
      return [`${indent}${'#'.repeat(block.level)} ${first}`, ...rest.map((line) => `${indent}${escapedStart(line)}`)]
    }
    case 'list':
      return block.items.flatMap((item, index) => printItem(item, block.isOrdered ? `${index + 1}. ` : '- ', indent))
  }
}

function printItem(item: readonly Block[], sign: string, indent: string): string[] {
  const inner = `${indent}${' '.repeat(sign.length)}`
  const lines = item.flatMap((block, index) => {
    const printed = printBlock(block, inner)
    const last = item[index - 1]
    // A paragraph after a paragraph must not become one with it, nor a list go on in another.
    return last !== undefined && !(last.kind === 'paragraph' && block.kind === 'list') ? ['', ...printed] : printed
  })
  const [first = '', ...rest] = lines
  return [`${indent}${sign}${first.slice(inner.length)}`, ...rest]
}

function printRuns(runs: readonly Run[]): string[] {
  const lines: Word[][] = [[]]
  for (const run of runs) {
    if (run === 'break') lines.push([])
    else lines.at(-1)?.push(run)
  }
  // A line without words would end the paragraph.
  return lines.map((line) => (line.length === 0 ? '\\' : line.map(printWord).join('')))
}

function printWord({ text, bold, italic, href }: Word): string {
  let printed = text.replaceAll(/[\\*_[\]]/gu, (sign, at: number) => (needsEscape(text, sign, at) ? `\\${sign}` : sign))
  // Spaces at the ends would be lost, or make no mark of a mark.
  if (italic) printed = `__${printed}__`
  if (bold) printed = `**${printed}**`
  return href === null ? printed : `[${printed}](${href.replaceAll(/[()\\]/gu, (sign) => `\\${sign}`)})`
}

/** A single star or underscore within a text means nothing; beside another, or at the end where a mark may follow, it might. */
function needsEscape(text: string, sign: string, at: number): boolean {
  if (sign === '*' || sign === '_') {
    return at === 0 || at === text.length - 1 || text[at - 1] === sign || text[at + 1] === sign
  }
  return true
}

/** At the beginning of a line more means something: a point, a heading, a rule, the backslash of a line without words. */
function escapedStart(line: string): string {
  if (line === '\\') return line
  const number = /^(\d+)\.(?: |$)/u.exec(line)
  if (number) return line.replace('.', '\\.')
  return /^[-•#=\s]/u.test(line) ? `\\${line}` : line
}

function parseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push(...paragraphOf(paragraph))
    paragraph = []
  }
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? ''
    const item = itemStart(line)
    if (line === '') {
      endParagraph()
      at++
    } else if (item) {
      endParagraph()
      at = parseList(lines, at, blocks)
    } else {
      paragraph.push(line)
      at++
    }
  }
  endParagraph()
  return blocks
}

type Start = { isOrdered: boolean; width: number; number: number }

function itemStart(line: string): Start | null {
  const sign = /^(?:(?:-|•) ?|(\d{1,6})\. ?)/u.exec(line)
  if (!sign || (sign[0].trimEnd() === sign[0] && sign[0] !== line)) return null
  const isOrdered = sign[1] !== undefined
  return { isOrdered, width: sign[0].trimEnd().length + 1, number: Number(sign[1] ?? 0) }
}

/** @returns where the list ends. */
function parseList(lines: readonly string[], from: number, blocks: Block[]): number {
  const isOrdered = itemStart(lines[from] ?? '')?.isOrdered ?? false
  const list: Block & { kind: 'list' } = { kind: 'list', isOrdered, items: [] }
  let at = from
  while (at < lines.length) {
    const start = itemStart(lines[at] ?? '')
    // The count starts again: another list.
    if (start === null || start.isOrdered !== isOrdered || (isOrdered && at > from && start.number === 1)) break
    const inner = [(lines[at] ?? '').slice(start.width)]
    at++
    while (at < lines.length && belongsTo(lines, at, start.width)) inner.push((lines[at++] ?? '').slice(start.width))
    list.items.push(parseBlocks(inner))
  }
  list.items = list.items.filter((item) => item.length > 0)
  if (list.items.length > 0) blocks.push(list)
  return at
}

/** Further in; an empty line belongs to a point where one that is further in follows. */
function belongsTo(lines: readonly string[], at: number, width: number): boolean {
  const line = lines[at] ?? ''
  if (line !== '') return line.startsWith(' '.repeat(width))
  const next = lines.slice(at).find((one) => one !== '')
  return next?.startsWith(' '.repeat(width)) ?? false
}

function paragraphOf(lines: readonly string[]): Block[] {
  const heading = /^(#{2,4}) /u.exec(lines[0] ?? '')
  const level = heading?.[1]?.length
  const words = heading ? [(lines[0] ?? '').slice(heading[0].length), ...lines.slice(1)] : lines
  const runs = words.flatMap((line, index): Run[] => [
    ...(index === 0 ? [] : (['break'] as const)),
    ...(line === '\\' ? [] : parseLine(line)),
  ])
  if (!runs.some((run) => run !== 'break')) return []
  return [level === 2 || level === 3 || level === 4 ? { kind: 'heading', level, runs } : { kind: 'paragraph', runs }]
}

function parseLine(line: string): Word[] {
  const words: Word[] = []
  let bold = false
  let italic = false
  let text = ''
  let linkFrom: number | null = null
  const endWord = () => {
    if (text !== '') words.push({ text, bold, italic, href: null })
    text = ''
  }
  for (let at = 0; at < line.length;) {
    const rest = line.slice(at)
    const link = linkFrom === null ? null : /^\]\(((?:\\.|[^()\\\s])*)\)/u.exec(rest)
    if (line[at] === '\\' && at + 1 < line.length) {
      text += line[at + 1]
      at += 2
    } else if (rest.startsWith('**')) {
      endWord()
      bold = !bold
      at += 2
    } else if (rest.startsWith('__')) {
      endWord()
      italic = !italic
      at += 2
    } else if (line[at] === '[' && linkFrom === null) {
      endWord()
      linkFrom = words.length
      at++
    } else if (link && linkFrom !== null) {
      endWord()
      const href = safeHref((link[1] ?? '').replaceAll(/\\(.)/gu, '$1'))
      for (const word of words.slice(linkFrom)) word.href = href
      linkFrom = null
      at += link[0].length
    } else {
      text += line[at]
      at++
    }
  }
  endWord()
  // A bracket that is never closed is one.
  const unclosed = linkFrom === null ? undefined : words[linkFrom]
  if (unclosed) unclosed.text = `[${unclosed.text}`
  return joinAlike(words)
}

function joinAlike(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && last.bold === word.bold && last.italic === word.italic && last.href === word.href)
      last.text += word.text
    else joined.push({ ...word })
  }
  return joined
}
