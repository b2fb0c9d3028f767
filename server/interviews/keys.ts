import { createHash, randomBytes } from 'node:crypto'
import type { LinkState } from '../../contract/interviews/interviews.ts'
import type { Queryable } from '../platform/database.ts'
import { courseOf, interviewById, type Row } from './rows.ts'
import { isPast } from './interview.ts'

/** 192 bits, of which only a hash is kept. */
export function newKey(): { key: string; hash: Buffer } {
  const key = randomBytes(24).toString('base64url')
  return { key, hash: hashOf(key) }
}

export function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Makes the key of a candidate's link. Each message has one of its own; those before work until they are superseded. */
export async function makeKey(
  db: Queryable,
  { interviewId, now }: { interviewId: string; now: Date },
): Promise<string> {
  const { key, hash } = newKey()
  await db.query('insert into interview_keys (key_hash, interview_id, created) values ($1, $2, $3)', [
    hash,
    interviewId,
    now,
  ])
  return key
}

/** Ends the links of an interview that were sent so far. */
export async function supersedeKeys(
  db: Queryable,
  { interviewId, now }: { interviewId: string; now: Date },
): Promise<void> {
  await db.query('update interview_keys set superseded_at = $2 where interview_id = $1 and superseded_at is null', [
    interviewId,
    now,
  ])
}

/** Looks at a link and changes nothing. The interview of one that was superseded is not shown: somebody else may have it. */
export async function lookAtKey(db: Queryable, key: string, now: Date): Promise<{ link: LinkState; row: Row | null }> {
  const { rows } = await db.query<{ interview_id: string; superseded_at: Date | null }>(
    'select interview_id, superseded_at from interview_keys where key_hash = $1',
    [hashOf(key)],
  )
  const [found] = rows
  const row = found === undefined ? null : await interviewById(db, found.interview_id)
  if (found === undefined || row === null || row.candidate_id === null) return { link: 'unknown', row: null }
  if (found.superseded_at !== null) return { link: 'superseded', row: null }
  return { link: isPast(courseOf(row), now) ? 'past' : 'good', row }
}
