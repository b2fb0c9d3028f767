import type { PoolClient } from 'pg'
import { storableJson } from '../platform/json.ts'
import { answersOf, lockApplication } from './application-row.ts'
import { bankOf } from './answers/answer-bank.ts'
import { answerForm } from './answers/answer-form.ts'
import type { Known } from './answers/known.ts'
import { isEmpty } from './answers/check-answer.ts'
import { moveApplication } from './move.ts'

/**
 * What is remembered now is not asked again: others of the person's that wait for the same answer have it, and those that wait for
 * nothing else go on. One that is being changed in this very moment is left alone.
 */
export async function fillWaiting(
  client: PoolClient,
  { userId, except, now }: { userId: string; except: string | null; now: Date },
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from applications
      where user_id = $1 and id is distinct from $2 and state = 'needs-you' and reason = 'unknown-question' and removed_at is null
      order by created, id for update skip locked`,
    [userId, except],
  )
  if (rows.length === 0) return
  const known: Known = {
    cv: null,
    profile: { name: '', email: null, phone: null },
    bank: await bankOf(client, userId),
    home: null,
    given: new Map(),
    documents: { cv: null, letter: null },
    rights: [],
    country: null,
    agreed: new Map(),
    now,
  }
  for (const { id } of rows) {
    const row = await lockApplication(client, id)
    if (row === null) continue
    const before = answersOf(row)
    const answers = before.map((answer) => (isEmpty(answer.value) ? answerForm(answer.question, known) : answer))
    const filled = answers.filter((answer, at) => !isEmpty(answer.value) && isEmpty(before[at]?.value ?? null))
    if (filled.length === 0) continue
    // What still has no answer stays as it was, with where it stands in the form.
    const kept = answers.map((answer, at) => (isEmpty(answer.value) ? (before[at] ?? answer) : answer))
    await client.query('update applications set answers = $2 where id = $1', [id, storableJson(kept)])
    const isOpen = kept.some(
      ({ question, value, problem }) => problem !== undefined || (question.isRequired && isEmpty(value)),
    )
    if (!isOpen) await moveApplication(client, id, { to: 'queued', by: 'person', now })
  }
}
