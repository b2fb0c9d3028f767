import { createPhraseFinder, type Phrase, type PhraseHit } from './phrases.ts'
import type { Name, Occupation, Skill, Taxonomy } from './taxonomy/taxonomy.ts'
import { wordsOf, type Word } from './words.ts'

/** How what somebody has stands to what is wanted: the very thing, something that takes it along, or a neighbour. */
type Relation = 'same' | 'implies' | 'near'

/** All names of skills and occupations, ready to be found in texts. */
export type Vocabulary = {
  read: (text: string) => Word[]
  skillsIn: (words: readonly Word[]) => PhraseHit<Skill>[]
  /** Names of occupations as they stand in titles. */
  occupationsIn: (words: readonly Word[]) => PhraseHit<Occupation>[]
  skill: (id: string) => Skill | undefined
  occupation: (id: string) => Occupation | undefined
  /** Of the skill that somebody has to the one that is wanted; null: none that is known. */
  relation: (has: string, wanted: string) => Relation | null
  /** Skills that somebody with a skill surely has, itself included. */
  impliedBy: (skill: string) => ReadonlySet<string>
}

type Named<Value> = { name: Name; owner: Value }

/**
 * Puts taxonomies together. The first that names something keeps it: a later taxonomy's skill of the same name adds its other names to it.
 */
export function createVocabulary(taxonomies: readonly Taxonomy[]): Vocabulary {
  const skillOf = new Map<string, string>()
  const occupationOf = new Map<string, string>()
  const skills = merged(
    taxonomies.flatMap((taxonomy) => taxonomy.skills),
    skillOf,
  )
  const occupations = merged(
    taxonomies.flatMap((taxonomy) => taxonomy.occupations),
    occupationOf,
  )
  for (const [id, { implies, near, ...skill }] of skills)
    skills.set(id, { ...skill, implies: idsOf(implies, skillOf), near: idsOf(near, skillOf) })
  for (const [id, { implies, near, ...occupation }] of occupations)
    occupations.set(id, { ...occupation, implies: idsOf(implies, skillOf), near: idsOf(near, occupationOf) })
  const findSkills = createPhraseFinder(phrasesOf(skills.values()))
  const findOccupations = createPhraseFinder(phrasesOf(occupations.values()), { exact: true })
  const joinedNames = new Set(
    [...skills.values(), ...occupations.values()]
      .flatMap(({ names }) => names.flatMap(({ text }) => text.split(' ')))
      .filter((word) => /\p{Ll}\p{Lu}/u.test(word))
      .map((word) => word.toLowerCase()),
  )
  const implied = new Map<string, ReadonlySet<string>>()
  const impliedBy = (id: string): ReadonlySet<string> => {
    const before = implied.get(id)
    if (before !== undefined) return before
    const all = new Set([id])
    for (const one of all) for (const next of skills.get(one)?.implies ?? []) all.add(next)
    implied.set(id, all)
    return all
  }

  return {
    read: (text) => wordsOf(text, joinedNames),
    skillsIn: (words) => meant(words, findSkills(words)),
    occupationsIn: (words) => findOccupations(words).map((hit) => ({ ...hit, value: hit.value.owner })),
    skill: (id) => skills.get(id),
    occupation: (id) => occupations.get(id),
    relation: (has, wanted) => {
      if (has === wanted) return 'same'
      if (impliedBy(has).has(wanted)) return 'implies'
      const [mine, theirs] = [skills.get(has), skills.get(wanted)]
      const isNear = mine?.near.includes(wanted) || theirs?.near.includes(has)
      // Two of a kind: Mailchimp and Marketo are both programs for mailing.
      const isOfOneKind = mine?.implies.some((kind) => theirs?.implies.includes(kind))
      return isNear || isOfOneKind || impliedBy(wanted).has(has) ? 'near' : null
    },
    impliedBy,
  }
}

function* phrasesOf<Value extends { names: readonly Name[] }>(all: Iterable<Value>): Generator<Phrase<Named<Value>>> {
  for (const owner of all)
    for (const name of owner.names) yield { name: name.text, value: { name, owner }, isCased: name.isCased }
}

/** By whatever name they are called; names that nobody has are left out. */
function idsOf(names: readonly string[], byName: ReadonlyMap<string, string>): string[] {
  return names.flatMap((name) => byName.get(name.toLowerCase()) ?? [])
}

/** @param byName gets the id that each name, in small letters, leads to. */
function merged<One extends { id: string; names: readonly Name[] }>(
  all: readonly One[],
  byName: Map<string, string>,
): Map<string, One> {
  const byId = new Map<string, One>()
  for (const one of all) {
    const id = byName.get(one.id.toLowerCase()) ?? one.id
    const before = byId.get(id)
    const names = one.names.filter(({ text }) => !byName.has(text.toLowerCase()))
    for (const { text } of names) byName.set(text.toLowerCase(), id)
    if (before === undefined) byId.set(id, { ...one, names })
    else byId.set(id, { ...before, names: [...before.names, ...names] })
  }
  return byId
}

/**
 * Those hits that mean the skill: 'R', 'Go' and 'Access' are also ordinary words. Such a name counts beside another of its field in the
 * same sentence, or where its line holds nothing else; as does a name known by its capitals where a sentence begins with it.
 */
function meant(words: readonly Word[], hits: readonly PhraseHit<Named<Skill>>[]): PhraseHit<Skill>[] {
  // A doubtful word is no company to another, unless both are names in capitals: 'Word, Outlook'.
  const company = new Map<string, Set<string>>()
  for (const { from, value } of hits) {
    if (value.name.needsCompany && !value.name.isCased) continue
    const key = `${words[from]!.unit} ${value.owner.field}`
    company.set(key, (company.get(key) ?? new Set<string>()).add(value.owner.id))
  }
  return hits
    .filter(({ from, to, value: { name, owner } }) => {
      const first = words[from]!
      const isDoubtful =
        name.needsCompany || (name.isCased && first.isFirst && !/\p{Lu}.*\p{Lu}|[^\p{L}]/u.test(name.text))
      if (!isDoubtful) return true
      const isAlone = words[from - 1]?.unit !== first.unit && words[to]?.unit !== first.unit
      const beside = company.get(`${first.unit} ${owner.field}`)
      return isAlone || (beside !== undefined && (beside.size > 1 || !beside.has(owner.id)))
    })
    .map((hit) => ({ ...hit, value: hit.value.owner }))
}
