import { withoutAccents } from '../ads/index.ts'
import { doubtful, phrases, skillPhrases, type SectionKind, type SkillList } from './heading-words.ts'

/** What a heading leads to; `isSure` where the words are a heading wherever they stand alone. */
export type Heading = { kind: SectionKind; skills?: SkillList; isSure: boolean }

const isDoubtful = new Set(doubtful.split(',').map((phrase) => key(phrase)))
const headings = build()
const longest = 60

/** What the words are the heading of; null: of nothing that we know. */
export function headingOf(text: string): Heading | null {
  if (text.length > longest) return null
  const known = headings.get(key(text))
  if (known !== undefined) return known
  return byLastWord(key(text))
}

/** Whether the words alone are a heading, wherever they stand. */
export function isKnownHeading(text: string): boolean {
  return headingOf(text)?.isSure ?? false
}

/** 'Retail Experience', 'Key Engineering Skills': what a heading in capitals or with a colon is about, by the word that it ends with. */
export function looseHeadingOf(text: string): Heading | null {
  const known = headingOf(text)
  if (known !== null) return known
  if (text.length > longest) return null
  const words = key(text).split(' ')
  const last = words.at(-1) ?? ''
  if (words.length > 5 || words.length < 2) return null
  if (['experience', 'employment', 'career'].includes(last))
    return { kind: /volunt|communit|charit/u.test(words.join(' ')) ? 'more' : 'work', isSure: false }
  if (['education', 'qualifications'].includes(last)) return { kind: 'education', isSure: false }
  if (['skills', 'expertise', 'competencies', 'competences', 'knowledge'].includes(last))
    return { kind: 'skills', skills: 'job_related_skills', isSure: false }
  if (['certifications', 'certificates', 'courses', 'training', 'memberships'].includes(last))
    return { kind: 'training', isSure: false }
  return null
}

function byLastWord(words: string): Heading | null {
  // 'Work Experience (continued)', 'Education cont.'
  const [, base] = /^(.{4,})(?: continued| cont| contd)$/u.exec(words) ?? []
  return base === undefined ? null : (headings.get(base) ?? null)
}

/** Letters, digits and single blanks; what frames a heading is gone. */
function key(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[’‘]/gu, "'")
    .replace(/^(?:section|part)? ?\d{1,2}[.):]\s*/u, '')
    .replaceAll(/[^a-z0-9'/.-]+/gu, ' ')
    .replaceAll(/^[\s.'/-]+|(?<![\s.'/-])[\s.'/-]+$/gu, '')
    .replace(/^(?:my|your) (?=.{4})/u, '')
}

function build(): ReadonlyMap<string, Heading> {
  const map = new Map<string, Heading>()
  const add = (list: string, heading: Omit<Heading, 'isSure'>) => {
    for (const phrase of list.split(',')) {
      const words = key(phrase)
      if (words !== '') map.set(words, { ...heading, isSure: !isDoubtful.has(words) })
    }
  }
  for (const kind of Object.keys(phrases) as (keyof typeof phrases)[]) add(phrases[kind], { kind })
  for (const skills of Object.keys(skillPhrases) as SkillList[]) add(skillPhrases[skills], { kind: 'skills', skills })
  return map
}
