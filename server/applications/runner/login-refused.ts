import { inTransaction } from '../../platform/database.ts'
import type { ApplicationRow } from '../application-row.ts'
import { holdLogin, type Refusal } from '../held-logins.ts'
import { moveApplication } from '../move.ts'
import type { RunnerDeps } from './prepare.ts'

/** `triedAt`: when the login that was used was read. */
type Tried = Refusal & { triedAt: Date }

/** The board refused the login for this application: it waits for its person, and so does all else that would log in there as them. */
export async function loginRefused(
  deps: RunnerDeps,
  row: ApplicationRow,
  { reason, text, triedAt }: Tried,
): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (client) => {
    const whose = { userId: row.user_id, board: row.board, now }
    const held = await holdLogin(mailing(deps), client, { ...whose, reason, text, triedAt })
    // Refused was a login that the person has changed meanwhile: the new one is tried.
    if (held === 'changed') await moveApplication(client, row.id, { to: 'queued', by: 'runner', now })
    else await moveApplication(client, row.id, { to: 'needs-you', by: 'runner', reason, text, now })
    // The mail about the login tells of this one too.
    if (held === 'held') await client.query('update applications set told_at = $2 where id = $1', [row.id, now])
  })
}

/** The same where the person's applications there were only looked at. */
export async function holdAfterLook(deps: RunnerDeps, row: ApplicationRow, refusal: Tried): Promise<void> {
  const { reason, text, triedAt } = refusal
  const whose = { userId: row.user_id, board: row.board, now: deps.clock.now() }
  await inTransaction(deps.db, async (client) => {
    await holdLogin(mailing(deps), client, { ...whose, reason, text, triedAt })
  })
}

function mailing({ tasks, config }: RunnerDeps) {
  return { tasks, siteUrl: config.publicUrl ?? `http://${config.host}:${config.port}` }
}
