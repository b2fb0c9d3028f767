import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownNames, LikenessTable, namesOfJobs, OtherNames } from '../../engines/title-likeness/index.ts'
import { namesJob, ownMeanings, readQuery, showTitle } from '../../engines/words/index.ts'
import type { OtherNameSearch } from '../../contract/job-searches/results.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { resultsAddress } from '../../contract/job-searches/results-address.ts'
import type { IndexQuery, JobIndex } from '../jobs/job-index.ts'
import type { Reading } from '../platform/readers.ts'
import { indexQuery } from './index-query.ts'

/** Names that are looked at; those for which there are no jobs are left out. */
const lookedAt = 12
/** Each is a search of the index. */
const countedAtMost = 8
const shownAtMost = 4

/** The search's own meanings that are names of jobs: 'QA' alone is none. */
const meanings = ownMeanings.map((names) => names.filter((name) => namesJob(name))).filter((names) => names.length > 1)

let made: OtherNames | null = null

/** The table and its names, read at the first use and then kept: 20 MB, and about 0.3 s of the processor. */
export function otherNames(): OtherNames {
  const table = () =>
    new LikenessTable(readFileSync(join(import.meta.dirname, '../../engines/title-likeness/table.bin')))
  made ??= new OtherNames(table(), [...namesOfJobs, ...meanings], knownNames)
  return made
}

/** The last titles that were asked for: a page and its parts ask for the same, and each costs milliseconds. */
const asked = new Map<string, string[]>()
const rememberedAtMost = 1_000

/** Other names of the job that a search asks for, the surest first; none where it asks for no job, or for these very words. */
export function otherNamesOf(words: string, most = lookedAt): string[] {
  const known = asked.get(words) ?? lookUp(words)
  asked.delete(words)
  asked.set(words, known)
  if (asked.size > rememberedAtMost) asked.delete(asked.keys().next().value!)
  return known.slice(0, most)
}

function lookUp(words: string): string[] {
  const { phrases, without } = readQuery(words)
  if (phrases.length > 0 || without.length > 0 || /\sOR\s/u.test(words)) return []
  if (!namesJob(words) && !otherNames().has(words)) return []
  return otherNames()
    .of(words, lookedAt)
    .map(({ name }) => showTitle(name.toLowerCase()))
}

/** Those of some names that titles of the index have, in their order. */
export async function advertisedNames(db: Reading, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await db.query<{ title: string }>(
    'select title from job_titles where beginning = any($1::text[]) and title = beginning',
    [names.map((name) => name.toLowerCase())],
  )
  const advertised = new Set(rows.map(({ title }) => title))
  return names.filter((name) => advertised.has(name.toLowerCase()))
}

/**
 * What people also call the job of a search, four at most, each as a search in the same place. The count is given where it is wanted; a name for which
 * there is no job is left out, and so is one that the search looked for anyway.
 */
export async function otherNameSearches(
  { db, index }: { db: Reading; index: Pick<JobIndex, 'search'> },
  given: { query: IndexQuery; search: JobSearch; added: readonly string[]; counted: boolean },
): Promise<OtherNameSearch[]> {
  const { query, search, counted } = given
  const added = new Set(given.added.map((name) => name.toLowerCase()))
  const names = otherNamesOf(search.jobTitle).filter((name) => !added.has(name.toLowerCase()))
  const of = (name: string) => ({ ...search, jobTitle: name, page: 1 })
  if (!counted) {
    const advertised = await advertisedNames(db, names)
    return advertised.slice(0, shownAtMost).map((name) => ({ name, count: null, address: resultsAddress(of(name)) }))
  }
  const found = await Promise.all(
    names.slice(0, countedAtMost).map(async (name) => {
      const { total } = await index.search({ ...indexQuery(of(name), { ...query, pageSize: 1 }), where: query.where })
      return { name, count: total, address: resultsAddress(of(name)) }
    }),
  )
  return found.filter(({ count }) => count > 0).slice(0, shownAtMost)
}
