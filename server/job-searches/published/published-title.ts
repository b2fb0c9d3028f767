import type { Queryable } from '../../platform/database.ts'
import { knownTitle, plainTextOfQuery, plainTitle, showTitle, foldWords } from '../../../engines/words/index.ts'
import { isBlocked } from './blocked-words.ts'

/**
 * The known titles that people searched for, as they are shown to others: never their own words. Quotes are left out, and so is
 * what was excluded by a minus sign.
 * @returns by what was typed; nothing where the words are no title that we know, such as a person's name.
 */
export async function publishedTitles(db: Queryable, typed: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = [...new Set(typed)].map((one) => ({ one, text: plainTextOfQuery(one) }))
  const ofLists = new Map(texts.map(({ text }) => [text, knownTitle(text)]))
  const ofAds = await titlesOfAds(
    db,
    texts.map(({ text }) => text).filter((text) => ofLists.get(text) === undefined),
  )
  return new Map(
    texts.flatMap(({ one, text }) => {
      const known = ofLists.get(text) ?? ofAds.get(text)
      return known === undefined || isBlocked(known) ? [] : [[one, known]]
    }),
  )
}

/** So many jobs must have a title: one ad, or a few, could be put there for the sake of its title. */
const leastJobs = 5

/** Of these texts those that are titles frequent among the ads in the index, as suggestions offer them. */
async function titlesOfAds(db: Queryable, texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = texts
    .map((text) => ({ text, title: foldWords(text) }))
    .filter(({ title }) => plainTitle(title) === title)
  if (asked.length === 0) return new Map()
  const { rows } = await db.query<{ title: string }>(
    'select title from job_titles where beginning = any($1::text[]) and title = beginning and jobs >= $2',
    [asked.map(({ title }) => title), leastJobs],
  )
  const known = new Set(rows.map(({ title }) => title))
  return new Map(asked.flatMap(({ text, title }) => (known.has(title) ? [[text, showTitle(title)]] : [])))
}
