import { z } from 'zod'
import { SourceSettings, type Everywhere, type SourceSettingsRow } from '../../contract/applications/ways.ts'
import { BoardId } from '../../contract/boards/boards.ts'
import type { Queryable } from '../platform/database.ts'
import { storableJson } from '../platform/json.ts'

export type KeptSettings = { settings: SourceSettings; consentedAt: Date | null }

/** The row that holds the switch for every source. */
const all = 'all'

/** What an application says while the settings hold it: once they change, it is looked at again at once. */
export const waitTexts = {
  isOff: 'Sending to this source is switched off.',
  none: 'Your limits do not allow any.',
  limits: 'It is waiting because of your limits.',
} as const

const KeptEverywhere = z.object({ isOff: z.boolean().catch(false), minimumMatch: z.number().nullable().catch(null) })

/** What a person lets us do at each source, with the defaults where they have said nothing. */
export async function settingsOf(
  db: Queryable,
  userId: string,
): Promise<Everywhere & { of: (board: string) => KeptSettings }> {
  const { rows } = await db.query<{ board: string; settings: unknown; consented_at: Date | null }>(
    'select board, settings, consented_at from application_settings where user_id = $1',
    [userId],
  )
  const everywhere = KeptEverywhere.parse(rows.find(({ board }) => board === all)?.settings ?? {})
  const kept = new Map(
    rows.map((row) => [
      row.board,
      { settings: SourceSettings.catch(SourceSettings.parse({})).parse(row.settings), consentedAt: row.consented_at },
    ]),
  )
  return {
    ...everywhere,
    of: (board) => kept.get(board) ?? { settings: SourceSettings.parse({}), consentedAt: null },
  }
}

/** @param given.boards those whose forms we can fill in */
export async function listSettings(
  db: Queryable,
  userId: string,
  given: { boards: readonly BoardId[]; boardName: (board: BoardId) => string },
): Promise<Everywhere & { sources: SourceSettingsRow[] }> {
  const kept = await settingsOf(db, userId)
  return {
    isOff: kept.isOff,
    minimumMatch: kept.minimumMatch,
    sources: given.boards.map((source) => {
      const { settings, consentedAt } = kept.of(source)
      return { source, sourceName: given.boardName(source), settings, consentedAt: consentedAt?.toISOString() ?? null }
    }),
  }
}

/** @returns false: automatic applying was asked for without consent. */
export async function saveSettings(
  db: Queryable,
  given: { userId: string; board: BoardId; settings: SourceSettings; consent: boolean; now: Date },
): Promise<boolean> {
  const { userId, board, settings, consent, now } = given
  const known = (await settingsOf(db, userId)).of(board).consentedAt
  // Consent ends with what it was given for.
  const consentedAt = settings.way === 'automatic' ? (known ?? (consent ? now : null)) : null
  if (settings.way === 'automatic' && consentedAt === null) return false
  await keep(db, { userId, board, settings, consentedAt, now })
  await lookAgain(db, { userId, board })
  return true
}

/** Has the CV that a board stores under this name used with every application there, in place of one of ours. */
export async function keepStoredCv(
  db: Queryable,
  { userId, board, name, now }: { userId: string; board: string; name: string; now: Date },
): Promise<void> {
  await db.query(
    `insert into application_settings (user_id, board, settings, consented_at, updated) values ($1, $2, $3, null, $4)
     on conflict (user_id, board) do update set settings = application_settings.settings || excluded.settings, updated = excluded.updated`,
    [userId, board, storableJson({ storedCv: name }), now],
  )
}

/** Changes what holds at every source; what is left out stays. */
export async function setEverywhere(
  db: Queryable,
  given: { userId: string; change: { [Name in keyof Everywhere]?: Everywhere[Name] | undefined }; now: Date },
): Promise<void> {
  const { userId, change, now } = given
  const { isOff, minimumMatch } = await settingsOf(db, userId)
  const settings: Everywhere = {
    isOff: change.isOff ?? isOff,
    minimumMatch: change.minimumMatch === undefined ? minimumMatch : change.minimumMatch,
  }
  await keep(db, { userId, board: all, settings, consentedAt: null, now })
  await lookAgain(db, { userId, board: null })
}

/** What waits because of the settings does not wait on: whether it may go out now is decided when its turn comes, which is at once. */
async function lookAgain(db: Queryable, { userId, board }: { userId: string; board: string | null }): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `update applications set next_try_at = null, text = ''
      where user_id = $1 and ($2::text is null or board = $2) and state in ('queued', 'ready') and removed_at is null
        and lease_until is null and next_try_at is not null and text = any($3)
      returning id`,
    [userId, board, Object.values(waitTexts)],
  )
  for (const { id } of rows) await db.query(`select pg_notify('applications', $1)`, [id])
}

async function keep(
  db: Queryable,
  given: { userId: string; board: string; settings: SourceSettings | Everywhere; consentedAt: Date | null; now: Date },
): Promise<void> {
  await db.query(
    `insert into application_settings (user_id, board, settings, consented_at, updated) values ($1, $2, $3, $4, $5)
     on conflict (user_id, board) do update set settings = excluded.settings, consented_at = excluded.consented_at, updated = excluded.updated`,
    [given.userId, given.board, storableJson(given.settings), given.consentedAt, given.now],
  )
}
