import { SourceSettings, type SourceSettingsRow } from '../../contract/applications/ways.ts'
import { BoardId } from '../../contract/boards/boards.ts'
import type { Queryable } from '../platform/database.ts'

export type KeptSettings = { settings: SourceSettings; consentedAt: Date | null }

/** The row that holds the switch for every source. */
const all = 'all'

/** What a person lets us do at each source, with the defaults where they have said nothing. */
export async function settingsOf(
  db: Queryable,
  userId: string,
): Promise<{ isOff: boolean; of: (board: string) => KeptSettings }> {
  const { rows } = await db.query<{ board: string; settings: unknown; consented_at: Date | null }>(
    'select board, settings, consented_at from application_settings where user_id = $1',
    [userId],
  )
  const kept = new Map(
    rows.map((row) => [
      row.board,
      { settings: SourceSettings.catch(SourceSettings.parse({})).parse(row.settings), consentedAt: row.consented_at },
    ]),
  )
  return {
    isOff: kept.get(all)?.settings.isOff ?? false,
    of: (board) => kept.get(board) ?? { settings: SourceSettings.parse({}), consentedAt: null },
  }
}

/** @param given.boards those whose forms we can fill in */
export async function listSettings(
  db: Queryable,
  userId: string,
  given: { boards: readonly BoardId[]; boardName: (board: BoardId) => string },
): Promise<{ isOff: boolean; sources: SourceSettingsRow[] }> {
  const kept = await settingsOf(db, userId)
  return {
    isOff: kept.isOff,
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
  return true
}

export async function setAllOff(db: Queryable, given: { userId: string; isOff: boolean; now: Date }): Promise<void> {
  const settings = SourceSettings.parse({ isOff: given.isOff })
  await keep(db, { ...given, board: all, settings, consentedAt: null })
}

async function keep(
  db: Queryable,
  given: { userId: string; board: string; settings: SourceSettings; consentedAt: Date | null; now: Date },
): Promise<void> {
  await db.query(
    `insert into application_settings (user_id, board, settings, consented_at, updated) values ($1, $2, $3, $4, $5)
     on conflict (user_id, board) do update set settings = excluded.settings, consented_at = excluded.consented_at, updated = excluded.updated`,
    [given.userId, given.board, JSON.stringify(given.settings), given.consentedAt, given.now],
  )
}
