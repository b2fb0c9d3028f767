import type { Queryable } from '../../platform/database.ts'
import { nearestWord, type AskedGroup, type AskedWords, commonWords } from '../../../engines/words/index.ts'
import { quote } from './tsvector.ts'

/** A word that was hardly meant as typed, and the one that probably was. */
export type Slip = {
  group: AskedGroup
  meant: string
  /** No ad has the word as typed, or hardly one by mistake. */ isUnknown: boolean
}

/** Words shorter than this are near to many others. */
const shortest = 4
/** A word that up to so many ads have may be their slip too, if the other one is so many times as frequent. */
const rareAtMost = 10
const timesMoreFrequent = 40
/** From here on it is put right outright: 'managment' in three ads is a slip of theirs. */
const timesCertain = 50

/**
 * The slips of the finger in a search that found little. Only words of titles come into question for what was meant:
 * people search for the names of jobs. What stands in quotes is left alone, and so are names that we know.
 */
export async function slipsIn(pool: Queryable, words: AskedWords): Promise<Slip[]> {
  const groups = words.groups.filter(mayBeSlip)
  if (groups.length === 0) return []
  const adsOf = await adsWith(pool, groups.map(wordOf))
  const slips: Slip[] = []
  for (const group of groups) {
    const word = wordOf(group)
    const ads = adsOf.get(word) ?? 0
    if (ads > rareAtMost) continue
    const near = await wordsOfLength(pool, word.length, ads * timesMoreFrequent)
    const meant = nearestWord(word, near)
    if (meant !== null) slips.push({ group, meant, isUnknown: (near.get(meant) ?? 0) >= ads * timesCertain })
  }
  return slips
}

function wordOf({ own }: AskedGroup): string {
  return own[0]![0]!
}

function mayBeSlip(group: AskedGroup): boolean {
  const { own, related } = group
  const word = wordOf(group)
  const isPlain = own.length === 1 && own[0]!.length === 1 && related.length === 0 && /^\p{L}+$/u.test(word)
  return isPlain && word.length >= shortest && !commonWords.has(word)
}

/** How many ads have each word; of one that is not rare, at least more than rare words have: counting them all takes long. */
async function adsWith(pool: Queryable, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ word: string; jobs: number }>(
    'select word, jobs from job_title_words where word = any($1)',
    [words],
  )
  const ads = new Map(rows.map(({ word, jobs }) => [word, jobs]))
  for (const word of words.filter((one) => (ads.get(one) ?? 0) <= rareAtMost)) ads.set(word, await countAds(pool, word))
  return ads
}

/** How many ads have a word, as far as it is rare. */
async function countAds(pool: Queryable, word: string): Promise<number> {
  const { rows } = await pool.query<{ ads: number }>(
    'select count(*)::int as ads from (select from job_index where terms @@ $1::tsquery limit $2) found',
    [quote(word), rareAtMost + 1],
  )
  return rows[0]?.ads ?? 0
}

/**
 * Words that are up to two letters shorter or longer, with the number of jobs. Where the index need not have a word more
 * often, those that everybody knows count as one job.
 */
async function wordsOfLength(pool: Queryable, length: number, jobsAtLeast: number): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ word: string; jobs: number }>(
    'select word, jobs from job_title_words where length(word) between $1 and $2 and jobs >= $3',
    [length - 2, length + 2, jobsAtLeast],
  )
  const near = new Map(rows.map(({ word, jobs }) => [word, jobs]))
  for (const word of jobsAtLeast === 0 ? commonWords : []) {
    if (Math.abs(word.length - length) <= 2 && !near.has(word)) near.set(word, 1)
  }
  return near
}
