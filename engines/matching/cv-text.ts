import type { Passage, SectionKind } from './passages.ts'
import { findPeriod, type Period } from './periods.ts'
import { longestText } from './words.ts'

/** Headings of CVs by what they open; each whole line, whatever its capitals. */
const headings: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'wishes',
    /^(?:(?:my )?(?:career )?(?:objectives?|goals?)|(?:desired|preferred|target) (?:jobs?|roles?|employment|occupation)s?|references?|referees|hobbies(?: (?:and|&) interests)?|(?:personal )?interests)$/u,
  ],
  [
    'summary',
    /^(?:(?:personal|professional|career|executive)? ?(?:profile|statement)|(?:personal|professional|executive)? ?summary|about(?: me)?|summary of qualifications|overview|introduction|profile summary)$/u,
  ],
  [
    'work',
    /^(?:(?:my )?(?:(?:relevant|professional|previous|paid|other|industry|clinical|teaching|selected|key)? ?(?:work|working|employment|job|career|professional|voluntary|volunteer(?:ing)?)? ?(?:experience|history|employment|background|summary|record|positions?(?: held)?|placements?|appointments)|voluntary work|volunteering|work|projects?|career))$/u,
  ],
  [
    'education',
    /^(?:(?:academic|formal|further|professional)? ?(?:education|qualifications?|training|background|studies|certifications?|certificates?|development|courses|achievements|credentials|record)(?:(?:,| and| &| \/) ?(?:training|qualifications?|education|professional development|certifications?|certificates?|courses|academic qualifications|development))*|licen[cs]es?(?: (?:and|&) certifications?)?)$/u,
  ],
  ['languages', /^(?:languages?(?: skills?)?|mother tongues?|other languages?)$/u],
  [
    'skills',
    /^(?:(?:key|core|technical|professional|personal|it|computer|digital|job[- ]related|communication|organisational|organizational|other|main|relevant|soft|hard|practical|clinical|transferable|interpersonal|additional|areas? of)? ?(?:skills?|competenc(?:ies|es|e)|strengths|expertise|technologies|tools|proficiencies|abilities|knowledge|skill ?set|attributes|software)(?:(?:,| and| &| \/) ?(?:abilities|skills|competenc(?:ies|es)|expertise|achievements|experience|interests|attributes|knowledge|qualifications|tools|technologies|strengths))*)$/u,
  ],
  [
    'other',
    /^(?:additional information|other information|further information|more|publications?|awards?(?: and (?:honou?rs|achievements))?|memberships?|professional memberships?|personal (?:details|information|data)|contact(?: (?:details|information))?|details|driving licen[cs]e|driving|registrations?|achievements|right to work|nationality|links|conferences|notice(?: period)?|availability)$/u,
  ],
]

const bullet = /^[\s•▪◦·*●○■□➢➤►✓✔–—-]+(?=\S)/u

/** Where a CV may have the name of a job besides the line of its dates: on so many lines above it, and so many below. */
type Layout = { above: number; below: number }

/** Longer lines tell of a job rather than name it. */
const longestTitle = 110

/** The text of a CV file as its lines, with the heading and the job that each stands under as far as that can be seen. */
export function passagesOfText(text: string): Passage[] {
  const passages: Passage[] = []
  let kind: SectionKind = 'headline'
  let section = 'Top of the CV'
  let layout: Layout | null = null
  let sectionStart = 0
  let block: { id: number; period: Period; entry: string | null; titlesLeft: number } | null = null
  let blocks = 0
  for (const raw of text.slice(0, longestText).split(/\r?\n|\f/u)) {
    const line = raw.replace(/\s+/gu, ' ').trim()
    if (line === '') continue
    const heading = headingOf(line)
    if (heading !== null) {
      kind = heading.kind
      section = heading.text
      layout = null
      block = null
      sectionStart = passages.length
      if (heading.rest === '') continue
    }
    const content = (heading?.rest ?? line).replace(bullet, '')
    const isBullet = bullet.test(raw)
    const dated = hasPeriods.has(kind) && !isBullet ? findPeriod(content) : null
    let title: string | null = kind === 'headline' && passages.length < 8 ? content : null
    if (dated !== null) {
      const beside = withoutPeriod(content, dated)
      layout ??= layoutOf(beside, passages.length - sectionStart)
      block = { id: ++blocks, period: dated.period, entry: null, titlesLeft: layout.below }
      const above = layout.above === 0 ? [] : passages.slice(Math.max(sectionStart, passages.length - layout.above))
      for (const one of kind === 'work' ? above : []) {
        if (one.line.length <= longestTitle && !one.line.endsWith('.'))
          Object.assign(one, { title: one.line, period: dated.period, block: block.id })
      }
      const narrated = narrative.exec(content)?.[1]
      if (kind === 'work') title = narrated ?? (beside.length > 2 && content.length <= longestTitle ? beside : null)
      block.entry = narrated ?? (beside.length > 2 ? beside.slice(0, longestTitle) : null)
    } else if (
      kind === 'work' &&
      block !== null &&
      block.titlesLeft > 0 &&
      !isBullet &&
      content.length <= longestTitle
    ) {
      block.titlesLeft--
      title = content
    }
    passages.push({
      kind,
      section,
      entry: block?.entry ?? null,
      line: content,
      period: block?.period ?? null,
      title,
      block: block?.id ?? null,
    })
  }
  return passages
}

const hasPeriods: ReadonlySet<SectionKind> = new Set<SectionKind>(['work', 'education', 'headline', 'other'])
const narrative = /\b(?:worked|working|work|employed|served) as (?:an? |the )?([^.,;]{3,60}?) (?:with|at|for|in)\b/iu

/** Told by the first dates below a heading; the rest of the section is taken to look alike. */
function layoutOf(beside: string, linesAbove: number): Layout {
  const above = Math.min(linesAbove, 2)
  if (beside.length > 2) return { above, below: 1 }
  return { above, below: above > 0 ? 0 : 2 }
}

/** 'WORK EXPERIENCE', 'Skills:', 'Languages: French'. */
function headingOf(line: string): { kind: SectionKind; text: string; rest: string } | null {
  const colon = line.indexOf(':')
  const capitals = /^((?:\p{Lu}[\p{Lu}&]+ ){1,4})(?=\P{Lu}|\p{Lu}\P{Lu})/u.exec(line)?.[1]
  const [title, rest] =
    colon > 0 && colon < 40
      ? [line.slice(0, colon), line.slice(colon + 1).trim()]
      : // A cell of a table before the next: 'PERSONAL STATEMENT Nurse with …'.
        capitals !== undefined && capitals.length < line.length - 8
        ? [capitals, line.slice(capitals.length)]
        : [line, '']
  if (title.length > 60) return null
  // 'S K I L L S'
  const tidy = /^(?:\p{Lu} ){3,}\p{Lu}$/u.test(title) ? title.replaceAll(' ', '') : title
  const plain = tidy
    .toLowerCase()
    .replace(/[^\p{L}&/, -]+/gu, '')
    .trim()
  const found = headings.find(([, pattern]) => pattern.test(plain))
  if (found === undefined) return null
  // A word of a sentence or a list is no heading: 'Training' within a column of skills is, with a capital.
  return /^\P{Ll}/u.test(title) ? { kind: found[0], text: sentenceCase(tidy), rest } : null
}

function sentenceCase(text: string): string {
  const trimmed = text.trim()
  return trimmed === trimmed.toUpperCase() ? trimmed.charAt(0) + trimmed.slice(1).toLowerCase() : trimmed
}

function withoutPeriod(line: string, { start, end }: { start: number; end: number }): string {
  return `${line.slice(0, start)} ${line.slice(end)}`
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s|,:•–—-]+|(?<![\s|,:•–—(-])[\s|,:•–—(-]+$/gu, '')
}
