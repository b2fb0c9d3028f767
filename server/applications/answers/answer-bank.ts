import { AnswerValue, FormQuestion, type FormAnswer } from '../../../contract/applications/applications.ts'
import type { Queryable } from '../../platform/database.ts'
import { storableJson } from '../../platform/json.ts'
import { revisionOf } from '../../platform/revision.ts'
import { answerProblem } from './check-answer.ts'

/** An answer that a person gave once: 'Do you drive?', 'Yes', for 'Staff Nurse on Reed'. */
export type RememberedAnswer = {
  key: string
  question: FormQuestion
  value: AnswerValue
  givenFor: string
  givenAt: string
}

export async function rememberedAnswers(db: Queryable, userId: string): Promise<RememberedAnswer[]> {
  const { rows } = await db.query<{
    key: string
    question: unknown
    value: unknown
    given_for: string
    given_at: Date
  }>(
    'select key, question, value, given_for, given_at from application_answers where user_id = $1 order by given_at desc, key',
    [userId],
  )
  return rows.map((row) => ({
    key: row.key,
    question: FormQuestion.parse(row.question),
    value: AnswerValue.parse(row.value),
    givenFor: row.given_for,
    givenAt: row.given_at.toISOString(),
  }))
}

/** The last answer to a question is the one that is kept. */
export async function rememberAnswer(
  db: Queryable,
  given: { userId: string; question: FormQuestion; value: AnswerValue; givenFor: string; now: Date },
): Promise<void> {
  const { userId, question, value, givenFor, now } = given
  await db.query(
    `insert into application_answers (user_id, key, question, value, given_for, given_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, key) do update set question = excluded.question, value = excluded.value, given_for = excluded.given_for,
       given_at = excluded.given_at`,
    [userId, question.key, storableJson(question), storableJson(value), givenFor, now],
  )
}

/** What a board did not take is not given again: it is forgotten where it is still the answer that is remembered. */
export async function forgetRefused(db: Queryable, userId: string, answers: readonly FormAnswer[]): Promise<void> {
  const refused = answers.filter(({ problem, value }) => problem !== undefined && value !== null)
  if (refused.length === 0) return
  await db.query(
    `delete from application_answers b using unnest($2::text[], $3::jsonb[]) as r (key, value)
      where b.user_id = $1 and b.key = r.key and b.value = r.value`,
    [userId, refused.map(({ question }) => question.key), refused.map(({ value }) => storableJson(value))],
  )
}

type ChangeOutcome =
  | { kind: 'changed' | 'not-found' | 'changed-since' }
  /** In words: it would not be taken. */
  | { kind: 'problem'; problem: string }

/**
 * Takes another answer to a remembered question; from now on it is as old as this.
 * @param given.baseRevision of the answer that was there when it was typed: another that was given since stays.
 */
export async function changeAnswer(
  db: Queryable,
  given: { userId: string; key: string; value: AnswerValue; baseRevision: string | undefined; now: Date },
): Promise<ChangeOutcome> {
  const { userId, key, value, baseRevision, now } = given
  const one = (await rememberedAnswers(db, userId)).find((answer) => answer.key === key)
  if (one === undefined) return { kind: 'not-found' }
  const problem = answerProblem({ ...one.question, isRequired: true }, value)
  if (problem !== null) return { kind: 'problem', problem }
  const there = revisionOf(one.value)
  // The same answer twice undoes nothing.
  if (baseRevision !== undefined && baseRevision !== there && revisionOf(value) !== there)
    return { kind: 'changed-since' }
  // Of two who change it at once, one was first.
  const { rowCount } = await db.query(
    'update application_answers set value = $3, given_at = $4 where user_id = $1 and key = $2 and value = $5',
    [userId, key, storableJson(value), now, storableJson(one.value)],
  )
  return { kind: rowCount === 1 ? 'changed' : 'changed-since' }
}

/** @returns false if they have none. */
export async function forgetAnswer(db: Queryable, userId: string, key: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from application_answers where user_id = $1 and key = $2', [userId, key])
  return rowCount === 1
}

/** A person's remembered answers by the keys of their questions. */
export type Bank = ReadonlyMap<string, RememberedAnswer>

export async function bankOf(db: Queryable, userId: string): Promise<Bank> {
  return new Map((await rememberedAnswers(db, userId)).map((one) => [one.key, one]))
}
