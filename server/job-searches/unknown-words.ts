import type { Reading } from '../platform/readers.ts'
import { readQuery, commonWords } from '../../engines/words/index.ts'

/** Shorter words are mostly abbreviations. */
const shortest = 4

/** The words of a search, as typed, that no title has and that name no job that we know of: they may be misspelt. */
export async function unknownWords(db: Reading, text: string): Promise<string[]> {
  const doubtful = readQuery(text).groups.flatMap(({ own, related, typed }) => {
    const [word] = own[0] ?? []
    const isPlain = own.length === 1 && own[0]?.length === 1 && related.length === 0
    if (!isPlain || word === undefined || word.length < shortest || commonWords.has(word)) return []
    return /^\p{L}+$/u.test(word) ? [{ word, typed }] : []
  })
  if (doubtful.length === 0) return []
  const { rows } = await db.query<{ word: string }>('select word from job_title_words where word = any($1)', [
    doubtful.map(({ word }) => word),
  ])
  const known = new Set(rows.map(({ word }) => word))
  return doubtful.filter(({ word }) => !known.has(word)).map(({ typed }) => typed)
}
