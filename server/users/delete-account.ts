import type { PoolClient } from 'pg'
import { audit } from '../audit/index.ts'
import { leaveCompany, type Successor } from '../companies/index.ts'
import { messagesTo, postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { removeDroppedFiles } from '../platform/files/dropped-files.ts'
import type { Files } from '../platform/files/store.ts'
import type { Log } from '../platform/log.ts'
import type { PersonToForget } from '../platform/personal-data.ts'
import { accountDeleted } from './leaving-letters.ts'
import type { Say } from '../platform/events.ts'

type Outcome =
  | { kind: 'deleted' }
  | { kind: 'not-found' }
  /** They are the last to look after a company that others are in. */
  | { kind: 'company-needs-admin' }

/** What deleting an account stands on. */
export type DeleteDeps = PostDeps & { db: Database; files: Files; log: Log; say: Say }

/** @param because who wants it: the person, the rule that unused accounts end, or the owner of its address. */
type Given = { userId: string; successor: Successor; because: 'asked' | 'unused' | 'taken-over'; now: Date }

/**
 * Deletes an account and everything that names the person, at once and for good (R-GDP-2). What stays: that an account with
 * this id was there and what was done with it, without name, address or words, until the audit log forgets it. Each feature
 * forgets what it holds; what hangs on the account's row goes with it.
 */
export async function deleteAccount(
  deps: DeleteDeps,
  given: Given & { because: 'asked' | 'unused' },
): Promise<Outcome> {
  const outcome = await inTransaction(deps.db, async (client): Promise<Outcome> => {
    const deleted = await deleteWithin(deps, client, given)
    if (deleted.kind !== 'deleted') return deleted
    if (deleted.email !== null) {
      const about = { template: 'account-deleted', userId: null, now: given.now, isForgottenOnceSent: true }
      await postMail(deps, client, deleted.email, accountDeleted(), about)
    }
    return { kind: 'deleted' }
  })
  await removeDroppedFiles(deps)
  return outcome
}

/** The same within a transaction of the caller, who writes no mail about it and has the files removed afterwards. */
export async function deleteWithin(
  deps: DeleteDeps,
  client: PoolClient,
  { userId, successor, because, now }: Given,
): Promise<{ kind: 'deleted'; email: string | null } | Exclude<Outcome, { kind: 'deleted' }>> {
  const person = await findPerson(client, userId)
  if (person === null) return { kind: 'not-found' }
  const left = await leaveCompany(deps, client, { userId, successor, now })
  if (left.kind === 'needs-admin') return { kind: 'company-needs-admin' }

  await forgetQueued(client, person)
  await deps.say(client, 'account-deleted', { person, now })
  await client.query('delete from users where id = $1', [userId])
  await audit(client, { event: 'account-deleted', actor: userId, details: { because }, now })
  return { kind: 'deleted', email: person.email }
}

type Person = PersonToForget & { email: string | null }

async function findPerson(client: PoolClient, userId: string): Promise<Person | null> {
  const { rows } = await client.query<{
    email: string | null
    email_key: string | null
    phone: string | null
    is_verified: boolean
    is_phone_verified: boolean
  }>('select email, email_key, phone, is_verified, is_phone_verified from users where id = $1 for update', [userId])
  const [row] = rows
  if (!row) return null
  const proven = {
    provenEmailKey: row.is_verified ? row.email_key : null,
    provenPhone: row.is_phone_verified ? row.phone : null,
  }
  const sent = await messagesTo(client, { userId, emailKey: proven.provenEmailKey, phone: proven.provenPhone })
  const signs = [userId, row.email?.toLowerCase(), row.email_key, row.phone, ...sent]
  return { id: userId, email: row.email, ...proven, signs: signs.filter((sign) => typeof sign === 'string') }
}

/** Tasks that are queued, running, done or failed: their input, and the errors that they failed with. */
async function forgetQueued(client: PoolClient, { signs }: Person): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(`select to_regclass('pgboss.job') is not null as is_there`)
  if (rows[0]?.is_there !== true) return
  await client.query(
    `delete from pgboss.job j where exists (
       select 1 from unnest($1::text[]) as sign
        where strpos(lower(concat(j.data::text, j.output::text, j.singleton_key)), lower(sign)) > 0)`,
    [signs],
  )
}
