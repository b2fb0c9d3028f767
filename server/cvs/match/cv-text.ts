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
    /^(?:(?:personal|professional|career|executive)? ?(?:profile|statement|summary)|about(?: me)?|summary of qualifications|overview|introduction|profile summary)$/u,
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

/** The text of a CV file as its lines, with the heading and the job that each stands under as far as that can be seen. */
export function passagesOfText(text: string): Passage[] {
  const lines = text.slice(0, longestText).split(/\r?\n|\f/u)
  const passages: Passage[] = []
  let kind: SectionKind = 'headline'
  let section = 'Top of the CV'
  let entry: string | null = null
  let period: Period | null = null
  for (const [at, raw] of lines.entries()) {
    const line = raw.replace(/\s+/gu, ' ').trim()
    if (line === '') continue
    const heading = headingOf(line)
    if (heading !== null) {
      kind = heading.kind
      section = heading.text
      entry = null
      period = null
      if (heading.rest === '') continue
    }
    const content = heading?.rest ?? line
    const dated =
      kind === 'work' || kind === 'education' || kind === 'headline' || kind === 'other' ? findPeriod(content) : null
    const isBullet = bullet.test(raw)
    if (dated !== null && !isBullet) {
      const beside = withoutPeriod(content, dated)
      const above = titleAbove(passages, kind)
      period = dated.period
      entry = beside.length > 2 ? beside : (above?.line ?? lineBelow(lines, at))
      // The title may stand a line above its dates.
      if (above !== null && kind === 'work') Object.assign(above, { isTitle: true, period, entry: above.line })
    }
    const isTitle =
      (kind === 'headline' && passages.length < 8) ||
      (kind === 'work' && !isBullet && content.length <= 110 && (dated !== null || isBelowDate(passages, period)))
    passages.push({ kind, section, entry, line: content.replace(bullet, ''), period, isTitle })
  }
  return passages
}

/** 'WORK EXPERIENCE', 'Skills:', 'Languages: French'. */
function headingOf(line: string): { kind: SectionKind; text: string; rest: string } | null {
  const colon = line.indexOf(':')
  const [title, rest] = colon > 0 && colon < 40 ? [line.slice(0, colon), line.slice(colon + 1).trim()] : [line, '']
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
    .replace(/^[\s|,:•–—-]+|[\s|,:•–—(-]+$/gu, '')
}

function titleAbove(passages: readonly Passage[], kind: SectionKind): Passage | null {
  const above = passages.at(-1)
  const isFree = above?.kind === kind && above.period === null && above.line.length <= 90
  return above !== undefined && isFree ? above : null
}

function lineBelow(lines: readonly string[], at: number): string | null {
  const below = lines
    .slice(at + 1, at + 3)
    .find((line) => line.trim() !== '')
    ?.trim()
  return below !== undefined && below.length <= 90 ? below : null
}

/** One of the two lines after a line of dates, where the job's name stands in some layouts. */
function isBelowDate(passages: readonly Passage[], period: Period | null): boolean {
  if (period === null) return false
  let since = 0
  for (let at = passages.length - 1; at >= 0 && passages[at]!.period === period; at--) since++
  return since <= 2
}
