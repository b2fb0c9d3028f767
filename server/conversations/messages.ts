import type { Conversation, Side } from '../../contract/conversations/conversations.ts'
import { conversationLimits as limits } from '../../contract/conversations/limits.ts'
import * as texts from '../../contract/conversations/texts.ts'
import { shownNames, shownWords, noteEvent } from '../candidates/index.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import { storableText } from '../platform/json.ts'
import type { Platform } from '../platform/platform.ts'
import { tellOther } from './tell.ts'
import { textingOf, textsOf } from './texts.ts'
import { findThread, whyNot, type Asked, type Thread } from './threads.ts'

type Deps = Pick<Platform, 'db' | 'tasks' | 'config' | 'secrets'>

const otherSide = { company: 'candidate', candidate: 'company' } as const

/** The messages of a thread as one side may read them; null if it is not theirs. */
export async function readThread(deps: Deps, asked: Asked, now: Date): Promise<Conversation | null> {
  const thread = await findThread(deps.db, asked)
  return thread && (await present(deps, deps.db, thread, { side: asked.side, now }))
}

/**
 * Who is withdrawn shows the company nothing of theirs any more, and so nothing that they wrote. A member's name is for the company alone:
 * to the candidate the company writes.
 */
async function present(
  deps: Pick<Platform, 'secrets'>,
  db: Queryable,
  thread: Thread,
  { side, now }: { side: Side; now: Date },
): Promise<Conversation> {
  const { rows } = await db.query<{
    id: string
    side: Side
    by: string | null
    text: string
    sent_at: Date
    read_at: Date | null
  }>(
    `select m.id, m.side, u.name as by, m.text, m.sent_at, m.read_at
       from conversation_messages m left join users u on u.id = m.by_user_id
      where m.candidacy_id = $1 and ($2 or m.side = 'company') order by m.place`,
    [thread.id, side === 'candidate' || thread.state !== 'withdrawn'],
  )
  const redact = side === 'company' ? await shownWords(db, thread.id) : (text: string) => text
  const shown = side === 'company' ? (await shownNames(db, [thread.id])).get(thread.id)?.name : undefined
  const author = (of: Side, by: string | null): string => {
    if (of === 'candidate') return side === 'candidate' ? (by ?? '') : (shown ?? '')
    return side === 'candidate' ? (thread.company ?? '') : (by ?? texts.formerMember)
  }
  return {
    messages: rows.map((row) => ({
      _id: row.id,
      side: row.side,
      author: author(row.side, row.by),
      text: row.side === 'candidate' ? redact(row.text) : row.text,
      sentAt: row.sent_at.toISOString(),
      isNew: row.side !== side && row.read_at === null,
    })),
    texts: await textsOf(db, thread, side),
    texting: side === 'company' ? await textingOf(deps, db, thread, now) : null,
    whyNot: whyNot(thread, side),
  }
}

export type Written =
  | { kind: 'written'; conversation: Conversation }
  | { kind: 'not-found' }
  | { kind: 'refused'; why: string }
  | { kind: 'too-many' }

/** Writes a message; sent twice with its id, it is one. The other side is told by mail unless it has not read what it was told of before. */
export async function write(
  deps: Deps,
  asked: Asked,
  { userId, messageId, text, now }: { userId: string; messageId: string; text: string; now: Date },
): Promise<Written> {
  return await inTransaction(deps.db, async (client) => {
    const thread = await findThread(client, asked, true)
    if (thread === null) return { kind: 'not-found' }
    const { rows: before } = await client.query<{ is_same: boolean }>(
      `select candidacy_id = $2 and side = $3 and by_user_id = $4 as is_same from conversation_messages where id = $1`,
      [messageId, thread.id, asked.side, userId],
    )
    if (before[0]?.is_same === true)
      return { kind: 'written', conversation: await present(deps, client, thread, { side: asked.side, now }) }
    if (before.length > 0) return { kind: 'refused', why: texts.idUsed }
    const why = whyNot(thread, asked.side)
    if (why !== null) return { kind: 'refused', why }
    const { rows: counts } = await client.query<{ today: number; unread: number }>(
      `select count(*) filter (where sent_at > $3::timestamptz - interval '24 hours')::int as today,
              count(*) filter (where read_at is null)::int as unread
         from conversation_messages where candidacy_id = $1 and side = $2`,
      [thread.id, asked.side, now],
    )
    const { today = 0, unread = 0 } = counts[0] ?? {}
    if (today >= limits.aDay) return { kind: 'too-many' }
    await client.query(
      'insert into conversation_messages (id, candidacy_id, side, by_user_id, text, sent_at) values ($1, $2, $3, $4, $5, $6)',
      [messageId, thread.id, asked.side, userId, storableText(text), now],
    )
    const by = asked.side === 'company' ? { userId } : 'person'
    await noteEvent(client, { candidacyId: thread.id, kind: 'message', by, now })
    if (unread === 0) await tellOther(deps, client, thread, { from: asked.side, now })
    return { kind: 'written', conversation: await present(deps, client, thread, { side: asked.side, now }) }
  })
}

/** Notes that one side has read what the other wrote until then. @returns whether it is theirs to read */
export async function noteRead(
  db: Queryable,
  { until, now, ...asked }: Asked & { until: Date; now: Date },
): Promise<boolean> {
  const thread = await findThread(db, asked)
  if (thread === null) return false
  await db.query(
    `update conversation_messages set read_at = $4
      where candidacy_id = $1 and side = $2 and sent_at <= $3 and read_at is null`,
    [thread.id, otherSide[asked.side], until, now],
  )
  return true
}

type Unread = { candidacyId: string; count: number }

/** What a company has not read of those who applied to one of its ads. */
export async function unreadOfAd(
  db: Queryable,
  { companyId, adId }: { companyId: string; adId: string },
): Promise<Unread[]> {
  const { rows } = await db.query<Unread>(
    `select m.candidacy_id as "candidacyId", count(*)::int as count
       from conversation_messages m join candidacies c on c.id = m.candidacy_id
      where c.ad_id = $1 and c.company_id = $2 and c.state <> 'withdrawn' and m.side = 'candidate' and m.read_at is null
      group by m.candidacy_id`,
    [adId, companyId],
  )
  return rows
}

/** What a person has not read of what companies wrote to them. */
export async function unreadOfMine(db: Queryable, userId: string): Promise<Unread[]> {
  const { rows } = await db.query<Unread>(
    `select m.candidacy_id as "candidacyId", count(*)::int as count
       from conversation_messages m join candidacies c on c.id = m.candidacy_id
      where c.user_id = $1 and m.side = 'company' and m.read_at is null group by m.candidacy_id`,
    [userId],
  )
  return rows
}
