import { setImmediate } from 'node:timers/promises'
import type { Name, Occupation, Skill, Taxonomy, Vocabulary } from '../../../../engines/matching/index.ts'
import type { Imported, ImportedOccupation, ImportedSkill } from './imported.ts'

/**
 * What was imported as a taxonomy beside our own. Where a thing has a name that we know, it is ours and only gets its further names: two
 * things of one meaning would be asked for twice. An occupation whose name ends with one of ours ('gerontology social worker') is found
 * by ours, and adds nothing.
 */
export async function besideOwn(own: Vocabulary, imported: Imported): Promise<Taxonomy> {
  const skills: Skill[] = []
  const occupations: Occupation[] = []
  for (const [at, skill] of imported.skills.entries()) {
    skills.push(toSkill(own, skill))
    if (at % atATime === 0) await setImmediate()
  }
  for (const [at, occupation] of imported.occupations.entries()) {
    occupations.push(...toOccupation(own, occupation))
    if (at % atATime === 0) await setImmediate()
  }
  return { skills, occupations }
}

/** So many take some milliseconds; nobody else's request waits for longer. */
const atATime = 100

function toSkill(own: Vocabulary, { uri, label, names, reach }: ImportedSkill): Skill {
  const known = names.map((name) => wholeSkill(own, name)).find((id) => id !== null)
  return {
    id: known ?? label,
    kind: 'skill',
    field: `imported ${uri}`,
    reach,
    names: names.map(toName),
    implies: [],
    near: [],
  }
}

function toOccupation(own: Vocabulary, occupation: ImportedOccupation): Occupation[] {
  const names = occupation.names.filter((name) => ownAtEnd(own, name) === null)
  if (names.length === 0) return []
  const { isco, skills, label } = occupation
  return [
    {
      id: ownOf(own, occupation) ?? label,
      group: `ISCO ${isco.slice(0, 3)}`,
      field: `ISCO ${isco.slice(0, 1)}`,
      names: names.map((text) => ({ text, isCased: false, needsCompany: false })),
      implies: skills,
      near: [],
    },
  ]
}

/** A word alone may be an ordinary one ('drawing'): as a skill it is meant only where its line holds nothing else. */
function toName(text: string): Name {
  return { text, isCased: false, needsCompany: !text.includes(' ') && !/\p{Lu}/u.test(text) }
}

function wholeSkill(own: Vocabulary, name: string): string | null {
  const words = own.read(name)
  return own.skillsIn(words).find(({ from, to }) => from === 0 && to === words.length)?.value.id ?? null
}

/** The occupation of ours that a name ends with; null: none. */
function ownAtEnd(own: Vocabulary, name: string): string | null {
  const words = own.read(name)
  return own.occupationsIn(words).find(({ to }) => to === words.length)?.value.id ?? null
}

/** The occupation of ours that this is: by its label, or by most of its other names. */
function ownOf(own: Vocabulary, { label, names }: ImportedOccupation): string | null {
  const votes = new Map<string, number>()
  for (const name of names) {
    const id = ownAtEnd(own, name)
    if (id !== null) votes.set(id, (votes.get(id) ?? 0) + (name === label ? 3 : 1))
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return best !== undefined && best[1] * 2 >= names.length ? best[0] : null
}
