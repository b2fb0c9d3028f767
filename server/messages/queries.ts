import type { AdminMessage } from '../../contract/admin/api.ts'
import type { Queryable } from '../platform/database.ts'

/** What people wrote to us, the latest first; those that are done only when asked for. */
export async function listMessages(db: Queryable, { all, count = 200 }: { all: boolean; count?: number }) {
  const { rows } = await db.query<{
    id: string
    kind: AdminMessage['kind']
    name: string
    email: string
    phone: string | null
    subject: string
    content: string
    details: Record<string, unknown>
    created: Date
    done_at: Date | null
  }>(
    `select id, kind, name, email, phone, subject, content, details, created, done_at from messages
      where $1 or done_at is null order by created desc, id limit $2`,
    [all, count],
  )
  return rows.map(({ id, created, done_at: done, ...rest }): AdminMessage => ({
    _id: id,
    ...rest,
    created: created.toISOString(),
    done: done?.toISOString() ?? null,
  }))
}

/** @param at null: it is not done after all. @returns whether there is such a message. */
export async function markDone(db: Queryable, id: string, at: Date | null): Promise<boolean> {
  const { rowCount } = await db.query('update messages set done_at = $2 where id = $1', [id, at])
  return rowCount === 1
}
