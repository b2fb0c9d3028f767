import type { PoolClient } from 'pg'
import { searchLimits } from '../../contract/job-searches/limits.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { readWords } from './analyser/read-words.ts'
import { fold } from './analyser/words.ts'
import { commonTitles } from './common-titles.ts'
import { isBlocked } from './published/blocked-words.ts'
import { plainTitle, showTitle } from './plain-title.ts'
import { locks } from '../platform/locks.ts'

/**
 * Titles for what has been typed so far: those of the index that have a word beginning with it, the most frequent first,
 * among equals those that begin with it, then common ones. From three letters on, eight at most.
 */
export async function suggestTitles(db: Database, typed: string): Promise<string[]> {
  const text = fold(typed)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trimStart()
  if (text.trimEnd().length < searchLimits.suggestFrom) return []
  const { rows } = await db.query<{ title: string; jobs: number }>(
    `select title, jobs from job_titles
      where left(beginning, ${searchLimits.suggestFrom}) = $1 and starts_with(beginning, $2)
      order by jobs desc, title limit ${searchLimits.suggestions * 2}`,
    [text.slice(0, searchLimits.suggestFrom), text],
  )
  const frequent = rows.toSorted((a, b) => b.jobs - a.jobs || begins(b.title, text) - begins(a.title, text))
  const known = commonBeginnings.filter(({ beginning }) => beginning.startsWith(text)).map(({ title }) => title)
  const titles = new Set([...frequent.map(({ title }) => title), ...known])
  return [...titles].slice(0, searchLimits.suggestions).map(showTitle)
}

function begins(title: string, text: string): number {
  return Number(title.startsWith(text))
}

const commonBeginnings = commonTitles.flatMap((shown) => {
  const title = fold(shown).toLowerCase()
  return beginningsOf(title).map((beginning) => ({ beginning, title }))
})

/**
 * Brings the titles and words for suggestions and corrections up to date with the index: about a second for 300,000 jobs.
 * Run from time to time and after an import; a second one at the same time does nothing.
 */
export async function refreshTitles(db: Database): Promise<void> {
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(${locks.suggestions}) as mine`,
    )
    if (rows[0]?.mine) await refresh(client)
  })
}

/** Titles that are kept: the many that occur once are mostly one advertiser's wording. */
const titlesAtMost = 60_000
const batch = 20_000

async function refresh(client: PoolClient): Promise<void> {
  const { titles, words } = await countTitles(client)
  const frequent = [...titles].sort((a, b) => b[1] - a[1]).slice(0, titlesAtMost)
  const kept = frequent.filter(([title]) => !isBlocked(title))
  const beginnings = kept.flatMap(([title, jobs]) =>
    beginningsOf(title).map((beginning) => ({ beginning, title, jobs })),
  )

  await client.query('create temporary table new_titles (beginning text, title text, jobs int) on commit drop')
  for (let from = 0; from < beginnings.length; from += batch) {
    const part = beginnings.slice(from, from + batch)
    await client.query('insert into new_titles select * from unnest($1::text[], $2::text[], $3::int[])', [
      part.map((row) => row.beginning),
      part.map((row) => row.title),
      part.map((row) => row.jobs),
    ])
  }
  await client.query(
    `delete from job_titles t where not exists
       (select from new_titles n where n.beginning = t.beginning and n.title = t.title)`,
  )
  await client.query(
    `insert into job_titles select distinct on (beginning, title) beginning, title, jobs from new_titles
     on conflict (beginning, title) do update set jobs = excluded.jobs where job_titles.jobs <> excluded.jobs`,
  )
  await client.query('delete from job_title_words where word <> all($1::text[])', [[...words.keys()]])
  await client.query(
    `insert into job_title_words select * from unnest($1::text[], $2::int[])
     on conflict (word) do update set jobs = excluded.jobs where job_title_words.jobs <> excluded.jobs`,
    [[...words.keys()], [...words.values()]],
  )
}

async function countTitles(client: PoolClient): Promise<{ titles: Map<string, number>; words: Map<string, number> }> {
  const titles = new Map<string, number>()
  const words = new Map<string, number>()
  await client.query(
    'declare job_index_titles no scroll cursor for select title, count(*)::int as jobs from job_index group by title',
  )
  for (;;) {
    const { rows } = await client.query<{ title: string; jobs: number }>(`fetch ${batch} from job_index_titles`)
    if (rows.length === 0) break
    for (const { title, jobs } of rows) {
      const plain = plainTitle(title)
      if (plain !== null) addTo(titles, plain, jobs)
      for (const term of new Set(readWords(title, 'title').map((word) => word.term))) {
        if (/^\p{L}{3,30}$/u.test(term)) addTo(words, term, jobs)
      }
    }
  }
  return { titles, words }
}

function addTo(counts: Map<string, number>, key: string, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more)
}

/** 'staff nurse nights' from each of its words on; little words begin nothing. */
function beginningsOf(title: string): string[] {
  const beginnings: string[] = []
  for (let at = 0; at >= 0; at = title.indexOf(' ', at) + 1 || -1) {
    const beginning = title.slice(at)
    if (beginning.length >= searchLimits.suggestFrom && !/^(?:and|or|of|for|the|in|to|de|with) /.test(beginning)) {
      beginnings.push(beginning)
    }
  }
  return beginnings
}
