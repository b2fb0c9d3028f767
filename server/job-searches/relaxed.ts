import type { IndexAnswer, IndexQuery, JobIndex } from '../jobs/job-index.ts'
import { readQuery } from '../../engines/words/index.ts'

/** Each try is a search of its own; longer searches are tried without their first words only. */
const triesAtMost = 5

/**
 * Where no ad has all words of a search: the words without the one that keeps most ads away. The last word, mostly the job itself,
 * stays; quotes, exclusions and alternatives are left as they are.
 * @returns null where nothing is found without one word either.
 */
export async function withoutOneWord(
  index: Pick<JobIndex, 'search'>,
  query: IndexQuery,
): Promise<{ words: string; without: string; answer: IndexAnswer } | null> {
  const { groups, phrases, without } = readQuery(query.words)
  if (groups.length < 2 || phrases.length > 0 || without.length > 0) return null
  const tries = groups
    .slice(0, -1)
    .slice(0, triesAtMost)
    .map(({ typed }) => ({ without: typed, words: query.words.replace(typed, ' ').replace(/\s+/gu, ' ').trim() }))
    .filter(({ words }) => words !== query.words && words !== '')
  let best: { words: string; without: string; total: number } | null = null
  for (const one of tries) {
    const { total } = await index.search({ ...query, words: one.words, page: 1, pageSize: 1 })
    if (total > 0 && (best === null || total > best.total)) best = { ...one, total }
  }
  if (best === null) return null
  return { ...best, answer: await index.search({ ...query, words: best.words }) }
}
