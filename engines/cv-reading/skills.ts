import type { Skill } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { headingOf } from './headings.ts'
import type { SkillList } from './heading-words.ts'
import { isLanguageName } from './language-names.ts'
import { readLanguages } from './languages.ts'
import { readLanguageGrid } from './language-grid.ts'
import type { Line } from './lines.ts'
import { blocksOf } from './paragraphs.ts'
import type { FoundSoFar } from './record.ts'
import type { Section } from './sections.ts'

const longestSkill = 90

/**
 * The skills of a section, each under its name; a labelled row ('Databases: PostgreSQL, Redis') is one with what it holds below.
 * @returns The lines that are none, such as sentences.
 */
export function readSkills({ lines, skills }: Pick<Section, 'lines' | 'skills'>, found: FoundSoFar): Line[] {
  let list = skills
  const rest: Line[] = []
  const rows = readLanguageGrid(lines, found)
  // Without a comma anywhere each line is a skill; else a list may go on in the next line.
  const isListed = rows.some(({ text }) => /[,;]/u.test(text))
  const blocks = isListed ? blocksOf(rows) : rows.map((row) => ({ text: row.text, lines: [row] }))
  for (const block of blocks) {
    const line: Line = { ...block.lines[0]!, text: block.text, numbers: block.lines.flatMap(({ numbers }) => numbers) }
    // What is described below a labelled list, in lines of its own, belongs to that list.
    list = listOf(line.text) ?? list
    if (!readRow(line, list, found)) rest.push(...block.lines)
  }
  return rest
}

/** 'Communication skills: …' leads to a list of ours; null: it does not. */
function listOf(text: string): SkillList | null {
  const [, label] = /^([^:\t]{2,60})(?::\s*|\t+)\S/u.exec(text) ?? []
  const heading = label === undefined ? null : headingOf(label)
  return heading?.kind === 'skills' && /\bskills$/iu.test(label ?? '') ? (heading.skills ?? null) : null
}

/** 'Budgets – up to £150,000 a year': a skill, and in small letters what is said of it. */
const described = /^([^–:;\t]{2,60}) – ((?:\p{Ll}|\d)[^–]*)$/u

function readRow(line: Line, list: SkillList, found: FoundSoFar): boolean {
  const cells = line.text.split('\t')
  if (cells.length > 1 && cells.every((cell) => /^[^:]{2,40}: ?\S/u.test(cell)))
    return cells.map((text) => readRow({ ...line, text }, list, found)).every((isRead) => isRead)
  const [, label, value] = /^([^:\t]{2,60})(?::\s*|\t+)(.+)$/u.exec(line.text) ?? []
  if (label !== undefined && value !== undefined) {
    const heading = headingOf(label)
    if (/languages?/iu.test(label) && value.split(/[,;]/u).some((part) => isLanguageName(part)))
      return readLanguages([{ ...line, text: value }], found).length === 0
    // 'Job-related skills: …' names a list of ours, or what is said of all of them.
    const isList = heading?.kind === 'skills'
    if (isList) found.skip(line, label)
    if (isList && !/\b(?:tools|software|systems|frameworks|databases|technolog|programming|languages)/iu.test(label))
      return (
        putDescribed(value, heading.skills ?? list, line, found) || putAll(value, heading.skills ?? list, line, found)
      )
    const isLabelled = line.text.includes(':') || (!value.includes('\t') && /[,;•|]/u.test(value))
    if (isLabelled) {
      if (value.length > cvLimits.paragraph) return false
      put({ title: label.trim(), description: value.replaceAll('\t', ' ') }, list, line, found)
      return true
    }
  }
  if (putDescribed(line.text, list, line, found)) return true
  if (isSentence(line.text)) return false
  return putAll(line.text, list, line, found)
}

function putDescribed(text: string, list: SkillList, line: Line, found: FoundSoFar): boolean {
  const [, title, about] = described.exec(text) ?? []
  if (title === undefined || about === undefined || title.includes(',') || about.length > cvLimits.paragraph)
    return false
  put({ title: title.trim(), description: about }, list, line, found)
  return true
}

const isSentence = (text: string) =>
  (text.length > 60 && /[.!?]$/u.test(text) && !/,.*,/u.test(text)) ||
  (text.length > longestSkill && text.split(/[,;|•·\t]/u).every((part) => part.length > longestSkill))

function putAll(text: string, list: SkillList, line: Line, found: FoundSoFar): boolean {
  for (const title of partsOf(text)) put({ title, description: '' }, list, line, found)
  return true
}

/** Parts a list at its signs; commas within brackets part nothing. */
export function partsOf(text: string): string[] {
  const signs = /[|•·;\t▪●◦]|\s[–—-]\s(?=\p{Lu})/u.test(text) && !/,/u.test(text) ? /[|•·;\t▪●◦]/u : /[,|•·;\t▪●◦]/u
  // Our own export parts its lists so, and a stop belongs to a name: 'Read Write Inc.'
  const isOwn = text.includes(' · ')
  const parts: string[] = []
  let part = ''
  let depth = 0
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    if (depth === 0 && signs.test(sign)) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  parts.push(part)
  return parts
    .map((one) =>
      one
        .trim()
        .replace(/^(?:and|&)\s+/u, '')
        .replace(isOwn ? '' : /\.$/u, '')
        .trim(),
    )
    .filter((one) => one !== '')
}

function put(skill: Skill, list: SkillList, line: Line, found: FoundSoFar): void {
  const there = found.cv.skills.other_skills[list]
  const title = skill.title.slice(0, cvLimits.line)
  const at = there.findIndex(
    (one) => one.title.toLowerCase() === title.toLowerCase() && one.description === skill.description,
  )
  if (at < 0 && there.length >= cvLimits.skills) return
  if (at < 0) there.push({ ...skill, title })
  found.note(`skills.other_skills.${list}.${at < 0 ? there.length - 1 : at}`, [line])
}
