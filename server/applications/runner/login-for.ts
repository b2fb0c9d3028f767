import { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import { loginStates, heldMinutes, type Login } from '../../credentials/index.ts'
import { openCredentials, type OpeningVault } from '../../credentials/opening/index.ts'
import type { Database } from '../../platform/database.ts'
import type { RunnerDeps } from './prepare.ts'

const heldMs = heldMinutes * 60_000

/**
 * A person's login for one application, opened in this program alone. One that was given for this application only is remembered for
 * a quarter of an hour, in memory and nowhere else: a form that asks a question is filled in twice.
 */
export function loginFor(db: Database, vault: OpeningVault): RunnerDeps['loginFor'] {
  const given = new Map<string, { login: Login; until: Date }>()
  return async ({ userId, board, applicationId, now }) => {
    const source = BoardWithCredentials.safeParse(board).data
    if (source === undefined) return 'not-needed'
    for (const [id, { until }] of given) if (until <= now) given.delete(id)
    const isAsked = (await loginStates(db, userId, now))[source] === 'ask'
    const opened = await openCredentials(db, vault, { userId, board: source, attemptId: applicationId, now })
    // Switched off or deleted meanwhile, it is not used any more.
    if (!isAsked) given.delete(applicationId)
    else if (opened !== null) {
      given.set(applicationId, { login: opened, until: new Date(now.getTime() + heldMs) })
      // Also where nobody asks for it again.
      setTimeout(() => given.delete(applicationId), heldMs).unref()
    }
    return opened ?? given.get(applicationId)?.login ?? null
  }
}
