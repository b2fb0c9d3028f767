import { isNameless } from './employer-likeness.ts'
import type { NamePair } from './evidence.ts'

/** A name of an employer that stands for another: `alias` has fewer ads than `main`. Both are keys of names. */
export type Alias = { alias: string; main: string; source: 'ads' | 'register'; vacancies: number }

/** What is known of a name: how many ads it has, and whether they are a recruiter's or a training firm's. */
export type KnownName = { ads: number; isRecruiter: boolean }

/** So many vacancies with titles of their own must be advertised under both names. */
const fewestVacancies = 3
/** A name that shares ads with more than this many others posts for them. */
const mostPartners = 2
/** So many other names of one employer at most. */
const mostOfOne = 5
/** So many in all: a look-up of each batch reads them, and the operator. */
const mostAliases = 5_000

/**
 * Which names are one employer's. An alias needs a register's word, or three vacancies under both names and none that speaks against it.
 * A recruiter, a site that passes on ads, or a name that shares ads with several others is never one; nor is a pair that the operator
 * dropped. Pure; the same evidence gives the same aliases in whatever order it comes.
 */
export function chooseAliases(given: {
  pairs: readonly NamePair[]
  /** Names of one organisation, by a register. */
  registered: readonly (readonly [string, string])[]
  known: ReadonlyMap<string, KnownName>
  /** Alias and main name: the alias is learnt for no other name either. */
  dropped: readonly (readonly [string, string])[]
}): Alias[] {
  const partners = Map.groupBy(
    given.pairs.filter(({ agreed }) => agreed.size > 0).flatMap(({ names }) => [...names]),
    (name) => name,
  )
  const dropped = new Set(given.dropped.map(pairKey))
  const droppedNames = new Set(given.dropped.map(([alias]) => alias))
  const against = new Set(given.pairs.filter(({ contradicted }) => contradicted > 0).map(({ names }) => pairKey(names)))
  const isEmployer = (name: string) => {
    const known = given.known.get(name)
    return known !== undefined && !known.isRecruiter && !isNameless(name)
  }

  const learnt = given.pairs
    .filter(({ names, agreed, contradicted }) => agreed.size >= fewestVacancies && contradicted === 0 && isOwn(names))
    .map(({ names, agreed }) => ({ names, source: 'ads' as const, vacancies: agreed.size }))
  const said = given.registered
    .filter((names) => names[0] !== names[1] && !against.has(pairKey(names)))
    .map((names) => ({ names, source: 'register' as const, vacancies: 0 }))
  function isOwn(names: readonly string[]): boolean {
    return names.every((name) => (partners.get(name)?.length ?? 0) <= mostPartners)
  }

  const mains = new Map<string, string[]>()
  const aliases = new Map<string, Alias>()
  const inOrder = [...said, ...learnt].toSorted(
    (a, b) =>
      Number(b.source === 'register') - Number(a.source === 'register') ||
      b.vacancies - a.vacancies ||
      (pairKey(a.names) < pairKey(b.names) ? -1 : 1),
  )
  for (const { names, source, vacancies } of inOrder) {
    if (aliases.size >= mostAliases) break
    if (!names.every(isEmployer) || dropped.has(pairKey(names))) continue
    const [main = '', alias = ''] = names.toSorted(
      (a, b) => (given.known.get(b)?.ads ?? 0) - (given.known.get(a)?.ads ?? 0) || (a < b ? -1 : 1),
    )
    // No chains: who is an alias has none, and who has some is none.
    if (droppedNames.has(alias) || aliases.has(main) || aliases.has(alias) || mains.has(alias)) continue
    const others = mains.get(main) ?? []
    if (others.length >= mostOfOne || others.some((other) => against.has(pairKey([other, alias])))) continue
    mains.set(main, [...others, alias])
    aliases.set(alias, { alias, main, source, vacancies })
  }
  return [...aliases.values()]
}

function pairKey(names: readonly string[]): string {
  return names.toSorted().join('\n')
}
