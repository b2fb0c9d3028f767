import type { CvPlace } from '../../contract/cvs/match.ts'
import type { Cv } from '../../contract/cvs/cvs.ts'
import { passagesOfCv } from './cv-passages.ts'
import { passagesOfText } from './cv-text.ts'
import { findLanguages, listedLanguages } from './languages.ts'
import type { Passage, SectionKind } from './passages.ts'
import type { Period } from './periods.ts'
import { findQualifications, type Qualification } from './qualifications.ts'
import { readRightToWork, type RightToWork } from './right-to-work.ts'
import { readTitle, type ReadTitle } from './titles.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A place of a CV that says something, and how much its saying it there is worth. */
export type Evidence = { where: CvPlace; kind: SectionKind; period: Period | null }

export type HeldTitle = { title: ReadTitle; evidence: Evidence }
type HeldQualification = { qualification: Qualification; evidence: Evidence }

/** What a CV says that an ad may ask for, each with the places where it says so. */
export type CvFacts = {
  /** By the id of the skill; the best place first. */
  skills: ReadonlyMap<string, readonly Evidence[]>
  titles: readonly HeldTitle[]
  /** When there was work at all. */
  workPeriods: readonly Period[]
  qualifications: readonly HeldQualification[]
  languages: ReadonlyMap<string, Evidence>
  rightToWork: { kind: RightToWork; evidence: Evidence } | null
}

/** Reads a CV for matching: one that was written here, or the text of a file. Pure; the same CV gives the same facts. */
export function readCvForMatch(vocabulary: Vocabulary, cv: Cv | string): CvFacts {
  const passages = underTheirTitles(vocabulary, typeof cv === 'string' ? passagesOfText(cv) : passagesOfCv(cv))
  const skills = new Map<string, Evidence[]>()
  const qualifications: HeldQualification[] = []
  const languages = new Map<string, Evidence>()
  let rightToWork: CvFacts['rightToWork'] = null
  for (const passage of passages) {
    if (passage.kind === 'wishes') continue
    const evidence = evidenceOf(passage)
    for (const { value } of vocabulary.skillsIn(vocabulary.read(passage.line))) {
      const before = skills.get(value.id)
      if (before === undefined) skills.set(value.id, [evidence])
      else before.push(evidence)
    }
    for (const qualification of findQualifications(passage.line)) qualifications.push({ qualification, evidence })
    for (const { name } of passage.kind === 'languages' ? listedLanguages(passage.line) : findLanguages(passage.line)) {
      if (!languages.has(name)) languages.set(name, evidence)
    }
    const right = readRightToWork(passage.line)
    if (right !== null && (rightToWork === null || right === 'needs-sponsorship'))
      rightToWork = { kind: right, evidence }
  }
  const titles = [...heldTitles(vocabulary, passages), ...claimedTitles(vocabulary, passages)]
  for (const places of skills.values()) places.sort((a, b) => strength(b) - strength(a))
  const workPeriods = passages.flatMap(({ kind, period }) => (kind === 'work' && period !== null ? [period] : []))
  return { skills, titles, workPeriods: [...new Set(workPeriods)], qualifications, languages, rightToWork }
}

/** Work shows a skill, a course has taught it, a statement tells of it, a list names it. */
export function strength({ kind }: Evidence): number {
  return strengths[kind]
}
const strengths: Record<SectionKind, number> = {
  work: 6,
  education: 5,
  summary: 4,
  headline: 4,
  other: 3,
  languages: 3,
  skills: 2,
  wishes: 0,
}

function evidenceOf({ kind, section, entry, line, period }: Passage): Evidence {
  return { where: { section, entry, line: line.slice(0, 300) }, kind, period }
}

/** Of the lines that may name a job the one that names an occupation, else the first. */
function titlesOfBlocks(
  vocabulary: Vocabulary,
  passages: readonly Passage[],
): Map<number, Passage & { title: string }> {
  const best = new Map<number, { passage: Passage & { title: string }; isKnown: boolean }>()
  for (const passage of passages) {
    const { title, block } = passage
    if (title === null || block === null || best.get(block)?.isKnown === true) continue
    const isKnown = readTitle(vocabulary, title).occupations.length > 0
    if (isKnown || !best.has(block)) best.set(block, { passage: { ...passage, title }, isKnown })
  }
  return new Map([...best].map(([block, { passage }]) => [block, passage]))
}

/** Each job's lines under the name of the job, which a layout may put before or after the employer. */
function underTheirTitles(vocabulary: Vocabulary, passages: readonly Passage[]): Passage[] {
  const titles = titlesOfBlocks(vocabulary, passages)
  return passages.map((passage) => {
    const named = passage.block === null ? undefined : titles.get(passage.block)
    if (named === undefined) return passage
    const entry =
      passage.entry === null || passage.entry.includes(named.title)
        ? (passage.entry ?? named.title)
        : `${named.title}, ${passage.entry}`
    return { ...passage, entry, title: passage.title === named.title ? passage.title : null }
  })
}

/** What somebody was, job by job, and what they call themselves at the top. */
function heldTitles(vocabulary: Vocabulary, passages: readonly Passage[]): HeldTitle[] {
  return passages.flatMap((passage) => {
    if (passage.title === null) return []
    const title = readTitle(vocabulary, passage.title)
    return passage.block === null && title.occupations.length === 0 ? [] : [{ title, evidence: evidenceOf(passage) }]
  })
}

/** 'Data analyst with 8 years of experience': the statement's own word for what somebody is. */
function claimedTitles(vocabulary: Vocabulary, passages: readonly Passage[]): HeldTitle[] {
  const first = passages.find(({ kind }) => kind === 'summary')
  if (first === undefined) return []
  const claim =
    /^(?:(?:an?|i am an?|i’m an?|i'm an?|as an?)\s+)?([^.;]{0,60}?)\s+(?:with|who|having|seeking|looking|based|and i)\b/iu.exec(
      first.line,
    )?.[1]
  if (claim === undefined) return []
  const title = readTitle(vocabulary, claim)
  return title.occupations.length > 0 ? [{ title, evidence: evidenceOf(first) }] : []
}
