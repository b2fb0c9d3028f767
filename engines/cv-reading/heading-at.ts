import { periodsIn } from './dates.ts'
import { headingOf, looseHeadingOf, type Heading } from './headings.ts'
import type { SectionKind } from './heading-words.ts'
import type { Line } from './lines.ts'
import { employerScore, titleScore } from './work-words.ts'

/** A heading in a line, and what stands behind it there. */
export type FoundHeading = { heading: Heading; words: string; rest: string }

/** How the surest headings of a text look: a word in capitals is a heading only where others are. */
export type Look = {
  capitals: boolean
  /** How many there are. */
  sure: number
  /** They stand in the first cell of a row, with what they lead to beside them. */
  cells: boolean
  /** The old Europass, whose lists of skills have headings of another look. */
  isEuropass: boolean
}

/** Where a line stands. */
export type Where = {
  current: { kind: SectionKind | 'head'; lines: readonly Line[] }
  look: Look
  following: readonly Line[]
  /** Where the line stands in the text. */
  index: number
}

export function lookOf(lines: readonly Line[]): Look {
  const sure = lines.map((line) => candidateOf(line)).filter(({ words }) => headingOf(words)?.isSure === true)
  const inCapitals = sure.filter(({ words }) => isCapitals(words)).length
  return {
    capitals: inCapitals > sure.length / 2,
    sure: sure.length,
    cells: sure.filter(({ by }) => by === 'cell').length >= 2,
    isEuropass: lines.some(({ text }) => /^(?:mother tongue\(s\)|other language\(s\))|europass/iu.test(text)),
  }
}

/** The heading in a line; null if there is none. */
export function headingAt(line: Line, where: Where): FoundHeading | null {
  const candidate = candidateOf(line)
  const { words, rest } = candidate
  if (words === '' || words.length > 60 || (/^\p{Ll}/u.test(words) && where.look.sure > 0)) return null
  if (/^references?(?: (?:are|is))? (?:available|supplied|provided|furnished|on request)/iu.test(line.text))
    return { heading: { kind: 'more', isSure: true }, words: line.text.split(' ')[0] ?? '', rest: line.text }
  const heading = headingOf(words)
  if (heading !== null) return isHere(heading, candidate, line, where) ? { heading, words, rest } : null
  if (rest !== '' || line.isBullet || /[.;,!?]$/u.test(words) || /\d/u.test(words)) return null
  const isStrong = where.look.capitals && isCapitals(words) && where.look.sure >= 2
  const loose = looseHeadingOf(words)
  if (loose !== null && (isStrong || (line.afterGap && hasLook(words, line, where.look)) || line.text.endsWith(':'))) {
    // 'Customer Service Skills' within a list of skills, or 'Sales Experience' as a job's title, is none.
    if (isStrong || where.current.kind !== loose.kind) return { heading: loose, words, rest }
  }
  return isStrong && isUnknownHeading(words, line, where)
    ? { heading: { kind: 'more', isSure: false }, words, rest }
    : null
}

type Candidate = { words: string; rest: string; by: 'line' | 'cell' | 'colon' }

/** The words of a line that could be a heading: its first cell, or what stands before the colon. */
function candidateOf({ text }: Line): Candidate {
  const [first = '', ...cells] = text.split('\t')
  if (cells.length > 0 && headingOf(first) !== null) return { words: clean(first), rest: cells.join('\t'), by: 'cell' }
  const [, label, rest] = /^([^:\t]{2,50}):\s*(.*)$/u.exec(text) ?? []
  if (label !== undefined && rest !== undefined)
    return { words: clean(label), rest, by: rest === '' ? 'line' : 'colon' }
  return { words: clean(text), rest: '', by: 'line' }
}

const clean = (text: string) => text.replaceAll(/^[\s_=~*#|•–—-]+|(?<![\s_=~*#|•–—:-])[\s_=~*#|•–—:-]+$/gu, '')
const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

function hasLook(words: string, { text }: Line, look: Look): boolean {
  return isCapitals(words) === look.capitals || /:\s*$/u.test(text)
}

/** 'Work experience' among the jobs, beside a date: what a short one was. */
function isTitleOfJob({ kind }: Heading, words: string, { current, following }: Where): boolean {
  if (kind !== 'work' || current.kind !== 'work' || current.lines.length === 0) return false
  if (!/^(?:work experience|work placement|placement|internship|work)$/iu.test(words)) return false
  const around = [current.lines.at(-1), ...following.slice(0, 2)]
  return around.some((one) => one !== undefined && periodsIn(one.text).length > 0)
}

function isHere(heading: Heading, { words, by }: Candidate, line: Line, where: Where): boolean {
  const { current, look } = where
  if (isTitleOfJob(heading, words, where)) return false
  const isAlike = hasLook(words, line, look)
  if (by === 'colon') return isBeforeWords(heading, isAlike, line, where)
  if (line.isBullet) return false
  // 'Jobs⇥Head of inclusion': a label among what is looked for.
  if (by === 'cell' && current.kind === 'wanted' && !heading.isSure) return false
  if (heading.kind === 'skills' && current.kind === 'skills' && (by === 'cell' || look.isEuropass)) return true
  // 'Open source contributions', with a town in the next cell, is an employer.
  if (by === 'cell' && !look.cells && current.kind === 'work') return false
  if (heading.isSure && isAlike) return !isPartOfList(heading, line, where)
  if (heading.isSure)
    return line.afterGap || heading.kind === 'facts' || (current.kind !== 'skills' && current.kind !== 'work')
  return (isAlike || line.afterGap) && isDoubtfulHere(heading, words, line, where)
}

/** 'Languages: Python' among the skills, 'Education: 2:1' … a labelled line belongs to where it stands, unless it begins a part. */
function isBeforeWords({ isSure, kind }: Heading, isAlike: boolean, line: Line, { current, look }: Where): boolean {
  // 'Computer skills: …' below the education.
  const isOwn = kind === 'skills' && line.afterGap && current.kind !== 'skills' && current.kind !== 'work'
  if ((!isSure && !isOwn) || kind === 'facts' || kind === 'licence' || kind === 'contact') return false
  if (current.kind === 'head') return kind !== 'languages'
  return isAlike && (look.capitals || (line.afterGap && ['more', 'summary', 'skills'].includes(kind)))
}

/** Words that are headings only where nothing speaks against it. */
function isDoubtfulHere({ kind }: Heading, words: string, line: Line, { current, look, following }: Where): boolean {
  // Within a job, 'Key achievements' leads to more of the job.
  if (current.kind === 'work' && !look.capitals) {
    const leadsOn = kind === 'more' && /achieve|accomplish|responsib|dut|highlight|project/iu.test(words)
    return !leadsOn && line.afterGap && !following.slice(0, 2).some(({ text }) => periodsIn(text).length > 0)
  }
  return (current.kind !== 'skills' && current.kind !== 'more') || look.capitals || line.afterGap
}

/** 'Communication skills' among the skills of a person is one of them, unless something hangs below it. */
function isPartOfList({ kind }: Heading, line: Line, { current }: Where): boolean {
  return (
    current.kind === 'skills' &&
    kind === 'skills' &&
    current.lines.length > 0 &&
    !line.afterGap &&
    !isCapitals(line.text) &&
    current.lines.every(({ isBullet, text }) => !isBullet && text.length < 40)
  )
}

/** Capitals that are no heading that we know: neither the name at the top nor the name of an employer. */
function isUnknownHeading(words: string, line: Line, { current, following, index }: Where): boolean {
  if (current.kind === 'head' || index < 3 || words.split(' ').length > 5 || words.length < 4) return false
  if (/\b(?:LTD|LIMITED|PLC|LLP|INC|NHS|UNIVERSITY|COLLEGE|SCHOOL|COUNCIL)\b/u.test(words)) return false
  if (current.kind !== 'work' && current.kind !== 'education') return words.includes(' ') || current.kind !== 'skills'
  // Names of posts and employers stand in capitals too.
  if (!line.afterGap || titleScore(words) >= 1 || employerScore(words) >= 1) return false
  const last = current.lines.at(-1)
  if (last !== undefined && periodsIn(last.text).length > 0) return false
  return following.length > 0 && following.every(({ text }) => periodsIn(text).length === 0)
}
