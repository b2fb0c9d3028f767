import { shownAddress, type PrintedCv, type PrintedEntry, type PrintedFact, type PrintedSection } from './printed-cv.ts'
import type { Block, Run } from './rich-text-blocks.ts'

type SkillGroup = { title: string; words: readonly string[]; described: readonly PrintedFact[] }

/** A CV as plain text, as a person would paste it into a form: headings in capitals, points with a dash, no marks. */
export function printCvText({ name, headline, contacts, sections }: PrintedCv): string {
  const top = [name, headline, contacts.map(({ text }) => text).join(' | ')]
  const parts = sections.map((section) => [section.title.toUpperCase(), '', ...sectionLines(section)].join('\n'))
  return `${[top.filter((line) => line !== '').join('\n'), ...parts].filter((part) => part !== '').join('\n\n')}\n`
}

function sectionLines(section: PrintedSection): string[] {
  switch (section.kind) {
    case 'text':
      return section.blocks.flatMap((block, at) => [
        ...(isParagraph(block, section.blocks[at - 1]) ? [''] : []),
        ...blockLines([block]),
      ])
    case 'entries': {
      // A comma in a title would run into the employer behind it; all entries of a part look the same.
      const isSplit = section.entries.some(({ title, who }) => `${title}${who}`.includes(','))
      return section.entries.flatMap((entry, at) => [...(at === 0 ? [] : ['']), ...entryLines(entry, isSplit)])
    }
    case 'facts':
      return section.facts.map(({ label, text }) => (text === '' ? label : `${label}: ${text}`))
    case 'skills':
      return section.groups.flatMap((group, at) => [...(at === 0 ? [] : ['']), ...skillLines(group)])
  }
}

/** 'Staff Nurse, Aire Valley Hospital — Leeds', then when, then what else there is to say. */
function entryLines({ title, who, place, period, facts, blocks }: PrintedEntry, isSplit: boolean): string[] {
  const [first, second] = isSplit ? [title, who] : [joined([title, who], ', '), '']
  const withPlace = second === '' ? [joined([first, place], ' — ')] : [first, joined([second, place], ' — ')]
  return [...withPlace, period, ...facts.map(({ text }) => text), ...blockLines(blocks)].filter((line) => line !== '')
}

function skillLines({ title, words, described }: SkillGroup): string[] {
  const list = words.join(' · ')
  return [
    list === '' ? title : `${title}: ${list}`,
    ...described.map(({ label, text }) => `- ${joined([label, text], ' – ')}`),
  ]
}

/** Paragraphs and points below each other; points of a list in a list stand further in. */
function blockLines(blocks: readonly Block[], indent = ''): string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'list')
      return runsText(block.runs)
        .split('\n')
        .map((line) => `${indent}${line}`)
    return block.items.flatMap((item, at) => {
      const sign = block.isOrdered ? `${at + 1}. ` : '- '
      const [first = '', ...rest] = blockLines(item, `${indent}${' '.repeat(sign.length)}`)
      return [`${indent}${sign}${first.trimStart()}`, ...rest]
    })
  })
}

/** Words with the address behind them where they lead somewhere else than they say. */
function runsText(runs: readonly Run[]): string {
  return runs
    .map((run) => {
      if (run === 'break') return '\n'
      return run.href === null || run.href.includes(run.text) ? run.text : `${run.text} (${shownAddress(run.href)})`
    })
    .join('')
}

/** Whether an empty line stands above: between paragraphs, and above a heading. */
function isParagraph({ kind }: Block, before: Block | undefined): boolean {
  return before !== undefined && (kind === 'heading' || (kind === 'paragraph' && before.kind === 'paragraph'))
}

function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between)
}
