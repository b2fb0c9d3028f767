import type { Pool } from 'pg'
import { readPlainWords, readQuery, type AskedWords } from '../analyser/read-query.ts'
import type { IndexAnswer, IndexQuery } from '../job-index.ts'
import { answerFrom, type Rows } from './answer.ts'
import { searchStatement } from './statement.ts'

export async function search(pool: Pool, query: IndexQuery): Promise<IndexAnswer> {
  const words = readQuery(query.words)
  const rows = await find(pool, query, words)
  return { ...rows, totalIsExact: true, understoodAs: { marks: [], added: [], corrected: null } }
}

async function find(pool: Pool, query: IndexQuery, words: AskedWords): Promise<Rows> {
  const { text, values, layout } = searchStatement(query, words, readPlainWords(query.contains))
  const { rows } = await pool.query<{ rows: string | null }>({ text, values })
  return answerFrom(rows[0]?.rows ?? '', query, layout)
}
