import { namesJob, readPlainWords, readQuery, type AskedWords } from '../../../engines/words/index.ts'
import type { Queryable } from '../../platform/database.ts'
import type { IndexAnswer, IndexQuery } from '../../jobs/job-index.ts'
import { answerFrom, type Answer } from './answer.ts'
import { slipsIn, type Slip } from './slips.ts'
import { searchStatement } from './statement.ts'

/**
 * Finds jobs. Where little is found and a word may be a slip of the finger: those for the word that was meant, in its
 * stead where no ad has the word as typed, else below it.
 */
export async function search(pool: Queryable, query: IndexQuery): Promise<IndexAnswer> {
  const words = readQuery(query.words)
  const answer = await find(pool, withTitlesOnly(query, query.words), words)
  const slips = answer.total > littleFound ? [] : await slipsIn(pool, words)
  if (slips.length === 0) return understood(answer, words, null)

  const corrected = correct(query.words, slips)
  const meant = withNear(readQuery(corrected), slips)
  const better = await find(pool, withTitlesOnly(query, corrected), meant)
  if (better.total <= answer.total) return understood(answer, words, null)
  return understood(better, meant, corrected === query.words ? null : { from: query.words, to: corrected })
}

/** 'Sofware enginer' names no job before it is put right. */
function withTitlesOnly(query: IndexQuery, words: string): IndexQuery {
  const { titlesOnly = false } = query
  return { ...query, titlesOnly: titlesOnly === 'of-a-job' ? namesJob(words) : titlesOnly }
}

/** Looking for slips takes some more questions to the database: worth it only where there is hardly an answer. */
const littleFound = 10

async function find(pool: Queryable, query: IndexQuery, words: AskedWords): Promise<Answer> {
  const { text, values, layout } = searchStatement(query, words, readPlainWords(query.contains))
  // Not a named statement: its plan would have to do for other words and places.
  // sql: built from what is asked; the tests of the index run it
  const { rows } = await pool.query<{ rows: string | null }>(text, values)
  return answerFrom(rows[0]?.rows ?? '', query, layout)
}

function correct(typed: string, slips: readonly Slip[]): string {
  return slips
    .filter(({ isUnknown }) => isUnknown)
    .reduce((text, { group, meant }) => text.replace(group.typed, () => meant), typed)
}

/** A word that some ads have stays, and the one that was probably meant is found below it. */
function withNear(words: AskedWords, slips: readonly Slip[]): AskedWords {
  const near = new Map(slips.filter(({ isUnknown }) => !isUnknown).map(({ group, meant }) => [group.typed, meant]))
  const groups = words.groups.map((group) => {
    const meant = near.get(group.typed)
    return meant === undefined ? group : { ...group, related: [meant], relatedNames: [meant] }
  })
  return { ...words, groups }
}

function understood(answer: Answer, words: AskedWords, corrected: { from: string; to: string } | null): IndexAnswer {
  const marks = [
    ...words.groups.flatMap((group) => group.ownNames),
    ...words.phrases.map((phrase) => phrase.text),
    ...words.groups.flatMap((group) => group.relatedNames),
  ]
  const added = words.groups.flatMap((group) => group.relatedNames.slice(0, tellAtMost))
  return {
    ...answer,
    totalIsExact: true,
    understoodAs: { marks: [...new Set(marks)], added: [...new Set(added)], corrected },
  }
}

/** Of each word; people want to know what happened, not the whole dictionary. */
const tellAtMost = 4
