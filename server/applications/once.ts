import { createHash } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import { messages } from '../../contract/texts/messages.ts'
import { storableJson } from '../platform/json.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import type { WithPerson } from '../platform/calls/for-person.ts'

/** Answers are given again for at least so long (R-PAY-2). */
export const keptHours = 24
/** A call that was begun and never answered, as after a crash, is made again after this; what it did is seen by then. */
const lostSeconds = 60

type Kept = { request_hash: Buffer; status: number | null; answer: unknown }

/**
 * Answers a call once for each Idempotency-Key of a person: the first answer is kept and given again, whether it was a yes or a no.
 * Without the header every call counts.
 * @throws ORPCError 422 where the key was used for something else, 409 while the first call with it is being answered.
 */
export async function once<Answer>(
  context: ApiContext & WithPerson,
  call: { name: string; input: unknown },
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const { idempotencyKey: key, services, person } = context
  if (key === null) return await answer()
  const db = services.db
  const now = services.clock.now()
  const hash = createHash('sha256').update(JSON.stringify(call)).digest()
  const { rowCount } = await db.query(
    `insert into idempotent_calls (user_id, key, request_hash, begun_at) values ($1, $2, $3, $4)
     on conflict (user_id, key) do update set begun_at = excluded.begun_at
      where idempotent_calls.status is null and idempotent_calls.request_hash = excluded.request_hash
        and idempotent_calls.begun_at < $4::timestamptz - make_interval(secs => $5)`,
    [person.userId, key, hash, now, lostSeconds],
  )
  if (rowCount === 0) {
    const { rows } = await db.query<Kept>(
      'select request_hash, status, answer from idempotent_calls where user_id = $1 and key = $2',
      [person.userId, key],
    )
    return replay<Answer>(rows[0], hash)
  }
  const keep = async (status: number, kept: unknown) =>
    await db.query('update idempotent_calls set status = $3, answer = $4 where user_id = $1 and key = $2', [
      person.userId,
      key,
      status,
      storableJson(kept),
    ])
  try {
    const given = await answer()
    await keep(200, given)
    return given
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) {
      await keep(error.status, { code: error.code, message: error.message })
    } else {
      // Nobody knows how far it came: the next one looks at what is there.
      await db.query('delete from idempotent_calls where user_id = $1 and key = $2', [person.userId, key])
    }
    throw error
  }
}

function replay<Answer>(kept: Kept | undefined, hash: Buffer): Answer {
  if (kept === undefined || (kept.status === null && kept.request_hash.equals(hash))) {
    throw new ORPCError('CONFLICT', { status: 409, message: messages.keyInUse })
  }
  if (!kept.request_hash.equals(hash)) {
    throw new ORPCError('UNPROCESSABLE_CONTENT', {
      status: 422,
      message: messages.keyUsedOtherwise,
      data: { errors: { 'Idempotency-Key': { message: messages.keyUsedOtherwise } } },
    })
  }
  if (kept.status === 200) return kept.answer as Answer
  const { code, message } = kept.answer as { code: string; message: string }
  throw new ORPCError(code, { status: kept.status ?? 409, message })
}
