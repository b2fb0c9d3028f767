import { headingAt, lookOf } from './heading-at.ts'
import { looseHeadingOf } from './headings.ts'
import type { SectionKind, SkillList } from './heading-words.ts'
import type { Line } from './lines.ts'

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
    const found = headingAt(line, { current, look, following: lines.slice(index + 1, index + 4), index })
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
    const isUnknown = section.at !== null && section.lines.length === 0 && looseHeadingOf(section.heading) === null
    if (isUnknown && last !== undefined) last.lines.push(section.at!)
    else kept.push(section)
  }
  return kept
}

function begin(kind: Section['kind'], heading: string, at: Line | null, skills?: SkillList): Section {
  return { kind, heading, at, skills: skills ?? 'job_related_skills', lines: [] }
}
