import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { postMail, postText } from '../outbox/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { deleteAccount, type DeleteDeps } from './delete-account.ts'
import { accountSoonDeleted } from './leaving-letters.ts'
import { londonDayInWords } from '../../contract/platform/london.ts'

const day = 86_400_000

/**
 * How long accounts and log files are kept (R-GDP-4); records say it in `personal-data.ts` of their features. An account ends after two years without use, 30 days after a warning at the earliest;
 * accounts of those who run the place are theirs to end.
 */
const unusedDays = 730
const warningDays = 30
const logDays = 90
/** As many in one run: the rest follows the next day. */
const atOnce = 500

type Deps = DeleteDeps & { siteUrl: string }

/** Warns and deletes what has not been used. Safe to run twice: what was done is no longer due. */
export async function endUnusedAccounts(deps: Deps, now: Date): Promise<{ warned: number; deleted: number }> {
  const warned = await warn(deps, now)
  const due = await deps.db.query<{ id: string }>(
    `select u.id from users u
      where ${lastUse} < $1::timestamptz and u.role <> 'admin'
        and u.deletion_notice_at > ${lastUse} and u.deletion_notice_at <= $2
      order by u.deletion_notice_at limit ${atOnce}`,
    [before(now, unusedDays), before(now, warningDays)],
  )
  let deleted = 0
  for (const { id } of due.rows) {
    const outcome = await deleteAccount(deps, { userId: id, successor: { kind: 'longest' }, because: 'unused', now })
    if (outcome.kind === 'deleted') deleted++
  }
  return { warned, deleted }
}

/** Signing up, signing in, or a session that is in use. */
const lastUse = `greatest(u.created, u.last_login, (select max(s.last_used) from sessions s where s.user_id = u.id))`

async function warn(deps: Deps, now: Date): Promise<number> {
  const due = await deps.db.query<{ id: string }>(
    `select u.id from users u
      where ${lastUse} < $1::timestamptz and u.role <> 'admin'
        and (u.deletion_notice_at is null or u.deletion_notice_at <= ${lastUse})
      order by u.created limit ${atOnce}`,
    [before(now, unusedDays - warningDays)],
  )
  for (const { id } of due.rows) await warnOne(deps, id, now)
  return due.rows.length
}

async function warnOne(deps: Deps, userId: string, now: Date): Promise<void> {
  await inTransaction(deps.db, async (client) => {
    const { rows } = await client.query<{ email: string | null; phone: string | null; last_use: Date }>(
      `update users u set deletion_notice_at = $2 where id = $1 returning email, phone, ${lastUse} as last_use`,
      [userId, now],
    )
    const [person] = rows
    if (!person) return
    const about = { template: 'unused-account', userId, now, priority: 'bulk' as const }
    const end = new Date(Math.max(person.last_use.getTime() + unusedDays * day, now.getTime() + warningDays * day))
    const letter = accountSoonDeleted(londonDayInWords(end), `${deps.siteUrl}/login`)
    if (person.email !== null) await postMail(deps, client, person.email, letter, about)
    else if (person.phone !== null) {
      await postText(deps, client, person.phone, `${letter.subject}. To keep it, log in: ${deps.siteUrl}/login`, about)
    }
  })
}

/** What each feature keeps only for a time: the audit log, messages in both directions. */
export async function forgetOldRecords(
  { db, personalData }: { db: Database; personalData: readonly PersonalData[] },
  now: Date,
): Promise<void> {
  for (const { forgetOld } of personalData) await forgetOld?.(db, now)
}

/** Files that the log was turned over into; the one that is written to is never old. */
export async function forgetOldLogFiles(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => null)
    if (file?.isFile() === true && file.mtime < before(now, logDays)) await rm(path, { force: true })
  }
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day)
}
