import { Applicant } from '../../contract/candidates/candidacies.ts'
import type { Conversation, Side, Texting } from '../../contract/conversations/conversations.ts'
import { textLimits } from '../../contract/conversations/limits.ts'
import { countText, stopWords, textPrefix } from '../../contract/conversations/text-messages.ts'
import * as texts from '../../contract/conversations/texts.ts'
import { ukMobile } from '../../contract/users/phone.ts'
import { shownNames, noteEvent } from '../candidates/index.ts'
import { isOptedOut, postText, textStates, isQuiet } from '../outbox/index.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import { storableText } from '../platform/json.ts'
import type { Platform } from '../platform/platform.ts'
import { mayTextToday } from '../users/account-links.ts'
import { findThread, whyNot, type Asked, type Thread } from './threads.ts'

type Secrets = Pick<Platform, 'secrets'>

const prefixOf = ({ company, jobTitle }: Thread) => textPrefix({ company: company ?? '', jobTitle })

/** Where a text to a candidate would go, or why it cannot. */
async function wayTo(
  deps: Secrets,
  db: Queryable,
  thread: Thread,
): Promise<{ mobile: string; why: null } | { mobile: null; why: string }> {
  const none = (why: string) => ({ mobile: null, why })
  const ended = whyNot(thread, 'company')
  if (ended !== null) return none(ended)
  if ((await shownNames(db, [thread.id])).get(thread.id)?.isHidden !== false) return none(texts.numberHidden)
  const { rows } = await db.query<{ applicant: unknown }>('select applicant from candidacies where id = $1', [
    thread.id,
  ])
  const phone = Applicant.nullable().parse(rows[0]?.applicant ?? null)?.phone ?? null
  if (phone === null) return none(texts.noMobile)
  const mobile = ukMobile(phone)
  if (mobile === null) return none(texts.notUkMobile)
  return (await isOptedOut(deps, db, mobile)) ? none(texts.optedOut) : { mobile, why: null }
}

/** What a text takes, for the page. */
export async function textingOf(deps: Secrets, db: Queryable, thread: Thread, now: Date): Promise<Texting> {
  return { prefix: prefixOf(thread), isQuiet: isQuiet(now), whyNot: (await wayTo(deps, db, thread)).why }
}

/** The texts that a candidate was sent, the earliest first. */
export async function textsOf(db: Queryable, thread: Thread, side: Side): Promise<Conversation['texts']> {
  const { rows } = await db.query<{
    id: string
    by: string | null
    words: string
    parts: number
    sent_at: Date
    is_quiet_confirmed: boolean
    message_id: string
  }>(
    `select t.id, u.name as by, t.words, t.parts, t.sent_at, t.is_quiet_confirmed, t.message_id
       from candidate_texts t left join users u on u.id = t.by_user_id where t.candidacy_id = $1 order by t.sent_at, t.id`,
    [thread.id],
  )
  const states = await textStates(
    db,
    rows.map((row) => row.message_id),
  )
  return rows.map((row) => ({
    _id: row.id,
    author: side === 'candidate' ? (thread.company ?? '') : (row.by ?? texts.formerMember),
    words: row.words,
    parts: row.parts,
    sentAt: row.sent_at.toISOString(),
    isQuietConfirmed: row.is_quiet_confirmed,
    state: states.get(row.message_id) ?? 'unknown',
  }))
}

export type Texted =
  | { kind: 'sent' }
  | { kind: 'not-found' }
  | { kind: 'refused'; why: string }
  | { kind: 'too-many'; why: string }

/** Sends a text to a candidate; sent twice with its id, it is one. At night only where whoever sends it is sure, which is kept with it. */
export async function sendText(
  deps: Pick<Platform, 'db' | 'tasks' | 'config' | 'secrets' | 'log'>,
  asked: Asked & { side: 'company' },
  { userId, textId, sms, isSure, now }: { userId: string; textId: string; sms: string; isSure: boolean; now: Date },
): Promise<Texted> {
  return await inTransaction(deps.db, async (client) => {
    const thread = await findThread(client, asked, true)
    if (thread === null) return { kind: 'not-found' }
    const { rows: before } = await client.query<{ is_same: boolean }>(
      'select candidacy_id = $2 and by_user_id = $3 as is_same from candidate_texts where id = $1',
      [textId, thread.id, userId],
    )
    if (before[0]?.is_same === true) return { kind: 'sent' }
    if (before.length > 0) return { kind: 'refused', why: texts.idUsed }
    const { mobile, why } = await wayTo(deps, client, thread)
    if (mobile === null) return { kind: 'refused', why }
    const isNight = isQuiet(now)
    if (isNight && !isSure) return { kind: 'refused', why: texts.quietHours }
    const { rows: counts } = await client.query<{ today: number }>(
      `select count(*)::int as today from candidate_texts
        where candidacy_id = $1 and sent_at > $2::timestamptz - interval '24 hours'`,
      [thread.id, now],
    )
    if ((counts[0]?.today ?? 0) >= textLimits.aDay)
      return { kind: 'too-many', why: texts.tooManyTexts(textLimits.aDay) }
    if (!(await mayTextToday(deps, now))) return { kind: 'too-many', why: texts.textsUsedUp }
    const words = storableText(`${prefixOf(thread)}${sms}${stopWords}`)
    const about = { template: 'text-to-candidate', userId: thread.candidateId, now }
    const messageId = await postText(deps, client, mobile, words, about)
    await client.query(
      `insert into candidate_texts (id, candidacy_id, by_user_id, words, parts, sent_at, is_quiet_confirmed, message_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [textId, thread.id, userId, words, countText(words).parts.length, now, isNight, messageId],
    )
    const details = isNight ? { quietHours: true } : {}
    await noteEvent(client, { candidacyId: thread.id, kind: 'text', by: { userId }, details, now })
    return { kind: 'sent' }
  })
}
