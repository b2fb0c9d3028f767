import { BoardWithCredentials, type ApplicationState } from '../../contract/applications/applications.ts'
import { loginStates, holdForOneAttempt, lockPerson, type Login, type Vault } from '../credentials/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { lockApplication } from './application-row.ts'
import { letLoginGo } from './held-logins.ts'
import { moveApplication } from './move.ts'

type Outcome =
  | { kind: 'done' }
  | { kind: 'not-found' }
  | { kind: 'cannot'; state: ApplicationState }
  | { kind: 'no-consent' }

/**
 * Takes the login for one attempt at one application, where its person has it asked for each time, and queues the application
 * again. It is sealed for the program that applies, which reads it once; what is not read in time is deleted.
 */
export async function giveLogin(
  { db, vault }: { db: Database; vault: Vault },
  given: { userId: string; applicationId: string; login: Login; now: Date },
): Promise<Outcome> {
  const { userId, applicationId, login, now } = given
  return await inTransaction(db, async (client): Promise<Outcome> => {
    // The person first, as whoever opens or deletes a login does.
    await lockPerson(client, userId)
    const row = await lockApplication(client, applicationId)
    if (row === null || row.user_id !== userId || row.removed_at !== null) return { kind: 'not-found' }
    if (row.state !== 'needs-you' || row.way === 'by-hand') return { kind: 'cannot', state: row.state }
    const board = BoardWithCredentials.safeParse(row.board).data
    if (board === undefined) return { kind: 'cannot', state: row.state }
    const logins = await loginStates(client, userId, now)
    if (logins[board] !== 'ask') return { kind: 'no-consent' }
    await letLoginGo(client, { userId, board, except: applicationId, now })
    await holdForOneAttempt(client, vault, { userId, board, attemptId: applicationId, login, now })
    await moveApplication(client, applicationId, { to: 'queued', by: 'person', now })
    return { kind: 'done' }
  })
}
