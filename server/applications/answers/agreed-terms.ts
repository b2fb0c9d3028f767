import { createHash } from 'node:crypto'
import type { FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import type { Queryable } from '../../platform/database.ts'

/** When a person agreed to which words at one board, by the hash of the words. */
export type AgreedTerms = ReadonlyMap<string, string>

/** All that is agreed to: the box with its heading and help. A letter changed in any of them makes it another text. */
function wordingOf({ label, hint, help = '', section = '' }: FormQuestion): string {
  return [section, label, hint, help].filter((part) => part !== '').join('\n')
}

export function termsHash(question: FormQuestion): string {
  return createHash('sha256').update(wordingOf(question)).digest('hex')
}

export async function agreedTerms(db: Queryable, userId: string, board: string): Promise<AgreedTerms> {
  const { rows } = await db.query<{ hash: string; agreed_at: Date }>(
    `select encode(text_hash, 'hex') as hash, agreed_at from agreed_terms where user_id = $1 and board = $2`,
    [userId, board],
  )
  return new Map(rows.map(({ hash, agreed_at: at }) => [hash, at.toISOString()]))
}

/** Keeps what the person has just agreed to at a board: the same words are not asked there again. */
export async function keepAgreed(
  db: Queryable,
  { userId, board, answers, now }: { userId: string; board: string; answers: readonly FormAnswer[]; now: Date },
): Promise<void> {
  for (const { question, value, origin } of answers) {
    if (question.kind !== 'terms' || value !== true || origin?.from !== 'you') continue
    await db.query(
      `insert into agreed_terms (user_id, board, text_hash, wording, agreed_at) values ($1, $2, decode($3, 'hex'), $4, $5)
       on conflict (user_id, board, text_hash) do nothing`,
      [userId, board, termsHash(question), wordingOf(question), now],
    )
  }
}
