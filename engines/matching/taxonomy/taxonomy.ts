import type { MatchKind } from '../../../contract/cvs/match.ts'

/** How much a skill tells of a trade: everybody claims the soft ones, many trades share the common ones. */
export type Reach = 'soft' | 'common' | 'special'

export type Name = {
  text: string
  /** It is meant only with these capitals. */
  isCased: boolean
  /** A word that is also an ordinary one: it is meant only beside other names of its field. */
  needsCompany: boolean
}

export type Skill = {
  /** As people read it; no two have the same. */
  id: string
  kind: Extract<MatchKind, 'skill' | 'licence' | 'clearance'>
  field: string
  reach: Reach
  names: readonly Name[]
  /** Who has this has those: React, JavaScript. */
  implies: readonly string[]
  /** Near enough that one learns the other soon. */
  near: readonly string[]
}

export type Occupation = {
  id: string
  /** Occupations of one group are neighbours. */
  group: string
  field: string
  names: readonly Name[]
  /** Skills that nobody does the job without. */
  implies: readonly string[]
  /** Occupations that people move between. */
  near: readonly string[]
}

export type Taxonomy = { skills: readonly Skill[]; occupations: readonly Occupation[] }

/** A field of work, written as lines: see the readme of this folder for how. */
export type Field = { skills?: string; licences?: string; clearances?: string; occupations?: string }

/**
 * Reads a field's lines.
 *
 *     Kubernetes, K8s > containers ~ Docker Swarm
 *
 * The first name is the one that people read; further names follow commas; `>` says what it implies, `~` what is near it. A name that
 * begins with `!` is meant only with its capitals, with `?` only beside other names of its field. A line that begins with `*` is a soft
 * skill, with `+` one that many trades share. A line `# nursing` begins a group of occupations; other lines of `#` part the skills for
 * whoever reads them.
 */
export function readField(
  field: string,
  { skills = '', licences = '', clearances = '', occupations = '' }: Field,
): Taxonomy {
  return {
    skills: [
      ...linesOf(skills).map(({ line }) => readSkill(line, 'skill', field)),
      ...linesOf(licences).map(({ line }) => readSkill(line, 'licence', field)),
      ...linesOf(clearances).map(({ line }) => readSkill(line, 'clearance', field)),
    ],
    occupations: linesOf(occupations).map(({ line, group }) => {
      const { names, implies, near } = readLine(line)
      return { id: names[0]!.text, group: `${field}: ${group}`, field, names, implies, near }
    }),
  }
}

function linesOf(text: string): { line: string; group: string }[] {
  let group = ''
  return text.split('\n').flatMap((whole) => {
    const line = whole.trim()
    if (line.startsWith('#')) group = line.slice(1).trim()
    return line === '' || line.startsWith('#') ? [] : [{ line, group }]
  })
}

function readSkill(line: string, kind: Skill['kind'], field: string): Skill {
  const mark = /^[*+]/u.exec(line)?.[0]
  const { names, implies, near } = readLine(mark === undefined ? line : line.slice(1))
  const reach = mark === '*' ? 'soft' : mark === '+' ? 'common' : 'special'
  return { id: names[0]!.text, kind, field, reach, names, implies, near }
}

function readLine(line: string): { names: Name[]; implies: string[]; near: string[] } {
  const [beforeNear = '', near = ''] = line.split(' ~ ')
  const [names = '', implies = ''] = beforeNear.split(' > ')
  return { names: listOf(names).map(readName), implies: listOf(implies), near: listOf(near) }
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

function readName(line: string): Name {
  // Occupations are written in small letters here.
  const text = line.replace(/\bit\b/u, 'IT')
  const marks = /^[!?]*/u.exec(text)?.[0] ?? ''
  return { text: text.slice(marks.length), isCased: marks.includes('!'), needsCompany: marks.includes('?') }
}
