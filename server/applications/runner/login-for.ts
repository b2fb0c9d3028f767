import { BoardWithCredentials } from '../../../contract/applications.ts'
import { openCredentials } from '../../credentials/opening/open-credentials.ts'
import type { OpeningVault } from '../../credentials/opening/opening-vault.ts'
import type { Database } from '../../platform/database.ts'
import type { RunnerDeps } from './prepare.ts'

/** A person's login for one attempt at one application, opened in this program alone. */
export function loginFor(db: Database, vault: OpeningVault): RunnerDeps['loginFor'] {
  return async ({ userId, board, applicationId, now }) => {
    const source = BoardWithCredentials.safeParse(board).data
    if (source === undefined) return 'not-needed'
    return await openCredentials(db, vault, { userId, board: source, attemptId: applicationId, now })
  }
}
