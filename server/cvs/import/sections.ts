import { headingOf, looseHeadingOf, type Heading, type SectionKind, type SkillList } from './headings.ts'
import { periodsIn } from './dates.ts'
import type { Line } from './lines.ts'
import { employerScore, titleScore } from './work-words.ts'

/** A part of a CV: what stands under one heading. */
export type Section = {
  kind: SectionKind | 'head'
  /** The words of the heading; '' for what stands before the first. */
  heading: string
  /** The line of the heading. */
  at: Line | null
  skills: SkillList
  lines: Line[]
}

/** Parts a CV at its headings. What stands before the first is its head: name and contact details as a rule. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const look = lookOf(lines)
  const sections: Section[] = [begin('head', '', null)]
  lines.forEach((line, index) => {
    const current = sections.at(-1)!
    const found = headingAt(line, {
      current,
      look,
      following: lines.slice(index + 1, index + 4),
      index,
      isAfterGap: line.afterGap,
    })
    if (found === null) {
      current.lines.push(line)
      return
    }
    const section = begin(found.heading.kind, found.words, line, found.heading.skills)
    if (found.rest !== '') section.lines.push({ ...line, text: found.rest, isBullet: false, afterGap: false })
    sections.push(section)
  })
  return withoutEmptyUnknown(sections)
}

/** Capitals with nothing below them were no heading: 'PASMA' at the end of a list of cards. */
function withoutEmptyUnknown(sections: readonly Section[]): Section[] {
  const kept: Section[] = []
  for (const section of sections) {
    const last = kept.at(-1)
    if (
      section.at !== null &&
      section.lines.length === 0 &&
      looseHeadingOf(section.heading) === null &&
      last !== undefined
    )
      last.lines.push(section.at)
    else kept.push(section)
  }
  return kept
}

function begin(kind: Section['kind'], heading: string, at: Line | null, skills?: SkillList): Section {
  return { kind, heading, at, skills: skills ?? 'job_related_skills', lines: [] }
}

type Found = { heading: Heading; words: string; rest: string }
/** How the surest headings look: a word in capitals is a heading only where others are. */
type Look = { capitals: boolean; sure: number }

function lookOf(lines: readonly Line[]): Look {
  const sure = lines.map((line) => candidateOf(line).words).filter((words) => headingOf(words)?.isSure === true)
  const inCapitals = sure.filter((words) => isCapitals(words)).length
  return { capitals: inCapitals > sure.length / 2, sure: sure.length }
}

/** The words of a line that could be a heading: its first cell, or what stands before the colon. */
function candidateOf({ text }: Line): { words: string; rest: string } {
  const [first = '', ...cells] = text.split('\t')
  if (cells.length > 0 && headingOf(first) !== null) return { words: clean(first), rest: cells.join('\t') }
  const [, label, rest] = /^([^:\t]{2,50}):\s*(.*)$/u.exec(text) ?? []
  if (label !== undefined && rest !== undefined) return { words: clean(label), rest }
  return { words: clean(text), rest: '' }
}

const clean = (text: string) => text.replaceAll(/^[\s_=~*#|•–—-]+|[\s_=~*#|•–—:-]+$/gu, '')

export const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

type Where = { current: Section; look: Look; following: readonly Line[]; index: number; isAfterGap: boolean }

function headingAt(line: Line, where: Where): Found | null {
  const { words, rest } = candidateOf(line)
  if (words === '' || words.length > 60) return null
  const { look, current } = where
  const hasLook = isCapitals(words) === look.capitals || (rest === '' && /:\s*$/u.test(line.text))
  if (/^references?(?: (?:are|is))? (?:available|supplied|provided|furnished|on request)/iu.test(line.text))
    return { heading: { kind: 'more', isSure: true }, words: line.text.split(' ')[0] ?? '', rest: line.text }
  const found = headingOf(words)
  if (found !== null)
    return isHeadingHere(found, { line, words, rest, hasLook, where }) ? { heading: found, words, rest } : null
  if (rest !== '' || line.isBullet || /[.;,!?]$/u.test(words) || /\d/u.test(words)) return null
  const isStrong = look.capitals && isCapitals(words) && where.look.sure >= 2
  const loose = looseHeadingOf(words)
  if (loose !== null && (isStrong || (line.afterGap && hasLook) || line.text.endsWith(':'))) {
    // 'Customer Service Skills' within a list of skills, or 'Sales Experience' as a job's title, is none.
    if (isStrong || current.kind !== loose.kind) return { heading: loose, words, rest }
  }
  return isStrong && isUnknownHeading(words, where) ? { heading: { kind: 'more', isSure: false }, words, rest } : null
}

function isHeadingHere(
  found: Heading,
  {
    line,
    words,
    rest,
    hasLook,
    where: { current, look, following },
  }: { line: Line; words: string; rest: string; hasLook: boolean; where: Where },
): boolean {
  const isBeforeWords = rest !== ''
  // 'Languages: Python' in a list of skills, 'Education: 2:1' … a labelled line belongs to where it stands, unless it begins a part.
  if (isBeforeWords && line.text.includes(':') && !line.text.includes('\t')) {
    if (!found.isSure || found.kind === 'facts' || found.kind === 'licence' || found.kind === 'contact') return false
    if (current.kind === 'head') return found.kind !== 'languages'
    return hasLook && (look.capitals || (line.afterGap && ['more', 'summary', 'skills'].includes(found.kind)))
  }
  if (line.isBullet) return false
  // A row of a table, with the name of a list of skills in its first cell.
  if (isBeforeWords && found.kind === 'skills' && current.kind === 'skills') return true
  if (found.isSure && hasLook) return !isPartOfList(found, current, line)
  if (found.isSure)
    return line.afterGap || found.kind === 'facts' || (current.kind !== 'skills' && current.kind !== 'work')
  if (!hasLook && !line.afterGap) return false
  // Within a job, 'Key achievements' leads to more of the job.
  if (current.kind === 'work' && !look.capitals) {
    const leadsOn = found.kind === 'more' && /achieve|accomplish|responsib|dut|highlight|project/iu.test(words)
    return !leadsOn && line.afterGap && !following.slice(0, 2).some(({ text }) => periodsIn(text).length > 0)
  }
  if (current.kind === 'skills' || current.kind === 'more') return look.capitals || line.afterGap
  return true
}

/** 'Communication skills' among the skills of a person is one of them, unless something hangs below it. */
function isPartOfList(found: Heading, current: Section, line: Line): boolean {
  return (
    current.kind === 'skills' &&
    found.kind === 'skills' &&
    current.lines.length > 0 &&
    !line.afterGap &&
    !isCapitals(line.text) &&
    current.lines.every(({ isBullet }) => !isBullet) &&
    current.lines.every(({ text }) => text.length < 40)
  )
}

/** Capitals that are no heading that we know: neither the name at the top nor the name of an employer. */
function isUnknownHeading(words: string, { current, following, index, isAfterGap }: Where): boolean {
  if (current.kind === 'head' || index < 3 || words.split(' ').length > 5 || words.length < 4) return false
  if (/\b(?:LTD|LIMITED|PLC|LLP|INC|NHS|UNIVERSITY|COLLEGE|SCHOOL|COUNCIL)\b/u.test(words)) return false
  if (current.kind !== 'work' && current.kind !== 'education') return words.includes(' ') || current.kind !== 'skills'
  // Names of posts and employers stand in capitals too.
  if (!isAfterGap || titleScore(words) >= 1 || employerScore(words) >= 1) return false
  const last = current.lines.at(-1)
  if (last !== undefined && periodsIn(last.text).length > 0) return false
  return following.length > 0 && following.every(({ text }) => periodsIn(text).length === 0)
}
