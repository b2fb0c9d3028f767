import { inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { isQuiet } from '../outbox/index.ts'
import type { News } from './letters.ts'
import { interviewById, type Row } from './rows.ts'
import { textCandidate } from './tell.ts'

/* No text goes between 21:00 and 8:00 in London. Emails go at any hour. */

const atOnce = 200

/** Sends the texts that the night held back: the latest news of each interview, if it is still true and its time has not come. */
export async function sendTextsAfterNight(services: Platform, now: Date): Promise<void> {
  if (isQuiet(now)) return
  const { rows } = await services.db.query<{ id: string }>(
    'select id from interviews where text_waits is not null order by starts_at limit $1',
    [atOnce],
  )
  for (const { id } of rows) {
    await inTransaction(services.db, async (client) => {
      const { rows: waiting } = await client.query<{ text_waits: News | null }>(
        'select text_waits from interviews where id = $1 for update',
        [id],
      )
      const news = waiting[0]?.text_waits ?? null
      if (news === null) return
      await client.query('update interviews set text_waits = null where id = $1', [id])
      const row = await interviewById(client, id)
      if (row !== null && row.starts_at > now && isStillTrue(news, row)) {
        await textCandidate(services, client, row, { news, now })
      }
    })
  }
}

function isStillTrue(news: News, row: Row): boolean {
  if (row.candidacy_state === 'withdrawn' || row.is_blocked) return false
  switch (news) {
    case 'invited':
    case 'offered':
    case 'moved':
      return row.state === 'invited'
    case 'changed':
      return row.state === 'invited' || row.state === 'confirmed'
    case 'accepted':
      return row.state === 'confirmed'
    case 'cancelled':
      return row.state === 'cancelled'
    default:
      return row.is_agreed && (row.state === 'confirmed' || row.state === 'suggested')
  }
}

/**
 * An interview before nine would be reminded of at night, or when it is too late: its text goes from 20:45 on the evening before. The email
 * comes an hour before, as ever.
 */
export async function remindEarlyOnes(services: Platform, now: Date): Promise<void> {
  const { rows } = await services.db.query<{ id: string }>(
    `select id from interviews where state in ('confirmed', 'suggested') and is_agreed and evening_text_at is null
        and hour_told_at is null and ($1::timestamptz at time zone 'Europe/London')::time between '20:45' and '20:59:59'
        and (starts_at at time zone 'Europe/London')::date = ($1::timestamptz at time zone 'Europe/London')::date + 1
        and (starts_at at time zone 'Europe/London')::time < '09:00'
        and settled_at < $1 - interval '1 hour' order by starts_at limit $2`,
    [now, atOnce],
  )
  for (const { id } of rows) {
    await inTransaction(services.db, async (client) => {
      const { rowCount } = await client.query(
        'update interviews set evening_text_at = $2 where id = $1 and evening_text_at is null',
        [id, now],
      )
      const row = rowCount === 1 ? await interviewById(client, id) : null
      if (row === null || !isStillTrue('evening-before', row)) return
      await textCandidate(services, client, row, { news: 'evening-before', now })
    })
  }
}
