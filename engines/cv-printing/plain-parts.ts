import { skillCategories, type SkillCategory } from '../../contract/cvs/lists.ts'
import type { Cv, OtherLanguage } from '../../contract/cvs/cvs.ts'
import { readRichText, wordsOf, wordsOfRuns, writeRichText, type Block } from './rich-text-blocks.ts'

/* What the formats of others ask for alike: words without marks, and back. */

/** Rich text as words, with a list at its end apart. */
export function plainParts(html: string): { summary: string; highlights: string[] } {
  const blocks = readRichText(html)
  const last = blocks.at(-1)
  const isListed = last?.kind === 'list'
  return {
    summary: plainLines(isListed ? blocks.slice(0, -1) : blocks).join('\n'),
    highlights: isListed ? last.items.map((item) => wordsOf(item).join(' ')) : [],
  }
}

/** Rich text as lines, points with a dash. */
export function plainLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.map((item) => `- ${wordsOf(item).join(' ')}`)
      : wordsOfRuns(block.runs).split('\n'),
  )
}

/** Words of others as rich text: a paragraph for each line, those with a dash as points, then the highlights. */
export function richText(summary: string, highlights: readonly string[] = []): string {
  const blocks: Block[] = []
  const point = (text: string) => {
    const item: Block[] = [paragraph(text)]
    const last = blocks.at(-1)
    if (last?.kind === 'list') last.items.push(item)
    else blocks.push({ kind: 'list', isOrdered: false, items: [item] })
  }
  for (const line of summary.split(/\r\n|[\n\r]/u).map((one) => one.trim())) {
    const dashed = /^[-•*]\s+(.+)$/u.exec(line)?.[1]
    if (dashed !== undefined) point(dashed)
    else if (line !== '') blocks.push(paragraph(line))
  }
  for (const highlight of highlights.map((one) => one.trim())) if (highlight !== '') point(highlight)
  return writeRichText(blocks)
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', runs: [{ text, bold: false, italic: false, href: null }] }
}

/** The last word is the surname, as far as anybody can tell. */
export function splitName(name: string): { given_name: string; surname: string } {
  const words = name.trim().split(/\s+/u)
  const surname = words.length > 1 ? (words.pop() ?? '') : ''
  return { given_name: words.join(' '), surname }
}

/** 'Flat 2, 14' and 'Cŵr y Coed' of one line; the number where the line begins with one. */
export function splitAddress(line: string): { address_number: string; street: string } {
  const [, number, street] = /^(\d+[a-z]?(?:[-/]\d+[a-z]?)?),?\s+(\S.*)$/iu.exec(line.trim()) ?? []
  return number === undefined || street === undefined
    ? { address_number: '', street: line.trim() }
    : { address_number: number, street }
}

/** A level of the same in everything. */
export function sameLevel(name: string, level: OtherLanguage['writing']): OtherLanguage {
  return {
    name,
    understanding: { listening: level, reading: level },
    speaking: { interaction: level, production: level },
    writing: level,
  }
}

/** 'Budgets: up to £150,000', as one line. */
export function skillLine({ title, description = '' }: { title: string; description?: string }): string {
  return description.trim() === '' ? title.trim() : `${title.trim()}: ${description.trim().replaceAll(/\s+/gu, ' ')}`
}

/** The category of a name; null if it is not one of ours. */
export function categoryNamed(name: string): SkillCategory | null {
  return skillCategories.find((category) => category.name.toLowerCase() === name.trim().toLowerCase())?.key ?? null
}

export type OtherSkills = Cv['skills']['other_skills']

export function noSkills(): OtherSkills {
  return {
    driving_license: [],
    organisational_skills: [],
    communication_skills: [],
    job_related_skills: [],
    other_skills: [],
  }
}
