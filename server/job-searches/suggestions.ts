import type { PoolClient } from 'pg'
import { searchLimits } from '../../contract/job-searches/limits.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import type { Reading } from '../platform/readers.ts'
import {
  nearestWord,
  readWords,
  commonTitles,
  namesJob,
  plainTitle,
  showTitle,
  foldWords,
} from '../../engines/words/index.ts'
import { dayOf } from './published/day-marks.ts'
import { advertisedNames, otherNames, otherNamesOf } from './other-names.ts'
import { isBlocked } from './published/blocked-words.ts'
import { locks } from '../platform/locks.ts'

/**
 * Titles for what has been typed so far, eight at most, from two letters on: first the plain name of the job that it is the beginning of,
 * then what many visitors search for, then titles of the index with a word that begins so, frequent and short ones first, then common
 * ones, then, of a whole name, what is advertised by another one. Where hardly any begins so, a slip of the finger is put right.
 * @param now of the last 30 days is what people search for.
 */
export async function suggestTitles(db: Reading, typed: string, now: Date): Promise<string[]> {
  const text = foldWords(typed)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trimStart()
    .slice(0, longestText)
  if (text.trimEnd().length < searchLimits.suggestFrom) return []
  const found = [...new Set([...(await titlesFor(db, text, now)), ...(await calledOtherwise(db, text))])].slice(0, most)
  if (found.length >= enough || text.trimEnd().length < shortestSlip) return found
  const meant = await spelled(db, text)
  return meant === null ? found : [...new Set([...found, ...(await titlesFor(db, meant, now))])].slice(0, most)
}

/** 'Dinner lady' → 'Midday Supervisor': of a whole name that people use, those that are advertised. */
async function calledOtherwise(db: Reading, text: string): Promise<string[]> {
  const name = text.trim()
  return otherNames().has(name) ? await advertisedNames(db, otherNamesOf(name)) : []
}

const most = searchLimits.suggestions
/** Longer than any title. */
const longestText = 120
/** With so many there is no doubt about the spelling. */
const enough = 3
const shortestSlip = 4
/** Of those that begin so, the most frequent: among them the best are looked for. */
const lookedThrough = 200

async function titlesFor(db: Reading, text: string, now: Date): Promise<string[]> {
  const [popular, { rows }] = await Promise.all([
    popularTitles(db, text, now),
    db.query<{ title: string; jobs: number; beginning: string }>(
      `select title, max(jobs) as jobs, min(beginning) as beginning from job_titles
        where beginning >= $1 and beginning < $2 group by title order by 2 desc, title limit ${lookedThrough}`,
      [text, after(text)],
    ),
  ])
  const frequent = rows.toSorted((a, b) => likelihood(b, text) - likelihood(a, text))
  const known = commonBeginnings.filter(({ beginning }) => beginning.startsWith(text))
  const { whole, longer } = plainNames(text, [...rows, ...known])
  const titles = new Set([...whole, ...popular, ...longer, ...[...frequent, ...known].map(({ title }) => title)])
  return [...titles].slice(0, most).map(showTitle)
}

/** Words that may follow on what was typed until a job is named: 'c#' → 'c# developer'. */
const wordsAhead = 3
/** The share of all that begin so below which a name is one of many. */
const plainFrom = 0.1

/**
 * The plain name of a job that what was typed is the beginning of: 'nur' → 'nurse', although most titles are 'staff nurse' or 'nurse
 * manager'. Of several the one that most titles go on with.
 * @returns `whole`: the word that was being typed, completed; `longer`: with words after it, where that word alone names no job.
 */
function plainNames(
  text: string,
  titles: readonly { beginning: string; jobs: number }[],
): { whole: string[]; longer: string[] } {
  const all = titles.reduce((sum, { jobs }) => sum + jobs, 0)
  for (let words = 0; words <= wordsAhead; words++) {
    const [best] = [...namesOf(titles, { text, words })]
      .filter(([name, jobs]) => jobs >= all * plainFrom && namesJob(name) && !isBlocked(name))
      .toSorted(([a, ofA], [b, ofB]) => ofB - ofA || a.length - b.length)
    if (best) return words === 0 ? { whole: [best[0]], longer: [] } : { whole: [], longer: [best[0]] }
  }
  return { whole: [], longer: [] }
}

/** What titles begin with, up to the end of the word that was being typed and so many words more, with the number of jobs. */
function namesOf(
  titles: readonly { beginning: string; jobs: number }[],
  { text, words }: { text: string; words: number },
): Map<string, number> {
  const names = new Map<string, number>()
  for (const { beginning, jobs } of titles) {
    const ahead = beginning.slice(text.length).split(' ')
    if (ahead.length > words) addTo(names, text + ahead.slice(0, words + 1).join(' '), jobs)
  }
  return names
}

/** The first text behind all that begin so, in the order of the database's codes. */
function after(text: string): string {
  return `${text}\u{10FFFF}`
}

/** Twice as frequent weighs as much as a word less: of long titles there are many, and few type them. */
function likelihood({ title, jobs }: { title: string; jobs: number }, text: string): number {
  return Math.log2(jobs + 1) - title.split(' ').length - title.length / 100 + begins(title, text) / 2
}

/** What at least five different visitors searched for on one day, most of them first. */
async function popularTitles(db: Reading, text: string, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ title: string }>(
    `select lower(title) as title from popular_searches
      where day > $1::date - 30 and (starts_with(lower(title), $2) or strpos(lower(title), ' ' || $2) > 0)
      group by lower(title) order by sum(visitors) desc, 1 limit ${popularAtMost}`,
    [dayOf(now), text],
  )
  return rows.map(({ title }) => title)
}

/** The others are what is in the index: what few search for must be found too. */
const popularAtMost = 4

/** The text with words that no title has, and no title's word begins with, as the words that were probably meant; null: there are none. */
async function spelled(db: Reading, text: string): Promise<string | null> {
  const words = text.trim().split(' ')
  let isChanged = false
  for (const [i, word] of words.entries()) {
    if (word.length < shortestSlip || !/^\p{L}+$/u.test(word)) continue
    const { rows } = await db.query<{ word: string; jobs: number; is_begun: boolean }>(
      `select word, jobs, starts_with(word, $1) as is_begun from job_title_words
        where starts_with(word, $1) or length(word) between $2 and $3`,
      [word, word.length - 2, word.length + 3],
    )
    if (rows.some((row) => row.is_begun)) continue
    const meant = nearestWord(word, new Map(rows.map((row) => [row.word, row.jobs])))
    if (meant === null) continue
    words[i] = meant
    isChanged = true
  }
  return isChanged ? words.join(' ') : null
}

function begins(title: string, text: string): number {
  return Number(title.startsWith(text))
}

const commonBeginnings = commonTitles.flatMap((shown) => {
  const title = foldWords(shown).toLowerCase()
  return beginningsOf(title).map((beginning) => ({ beginning, title, jobs: 1 }))
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
