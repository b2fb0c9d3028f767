import { boardsWithCredentials } from '../../contract/credentials/boards-with-logins.ts'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { BoardWithCredentials } from '../../contract/applications/applications.ts'
import type { NewCredential } from '../../contract/credentials/credentials.ts'
import { loginTermsVersion } from '../../contract/credentials/login-terms.ts'
import { messages } from '../../contract/texts/messages.ts'
import { audit } from '../audit/index.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { consentOf, keepLogin } from './credentials.ts'
import { loginsSaved } from './letters.ts'
import type { Login, Vault } from './vault.ts'
import type { Say } from '../platform/events.ts'

type Entries = Readonly<Partial<Record<BoardWithCredentials, NewCredential>>>
type Ready = { source: BoardWithCredentials; login: Login }

/** What is wrong with each field: 'reed.email'. */
type Problems = Record<string, { message: string }>

/**
 * Sorts the entries of the form: those with neither address nor password are left out, the others need both (S8.11), and consent to
 * the words as they are now.
 */
export async function sortEntries(
  db: Queryable,
  userId: string,
  entries: Entries,
): Promise<{ ready: Ready[]; problems: Problems }> {
  const ready: Ready[] = []
  const problems: Problems = {}
  for (const source of boardsWithCredentials) {
    const entry = entries[source]
    if (entry === undefined || (entry.email === '' && entry.password === '')) continue
    const email = emailProblem(entry.email)
    if (email !== null) problems[`${source}.email`] = { message: email }
    if (entry.password === '') problems[`${source}.password`] = { message: messages.boardPasswordMissing }
    const agreed = entry.consent ?? (await consentOf(db, { userId, source }))
    if (agreed !== loginTermsVersion) problems[`${source}.consent`] = { message: consentProblem(agreed) }
    ready.push({ source, login: { email: entry.email, password: entry.password } })
  }
  return { ready, problems }
}

/** Why consent does not count: it was never given, or to other words. */
export function consentProblem(agreed: string | null): string {
  return agreed === null ? messages.boardConsentMissing : messages.boardConsentOutdated
}

function emailProblem(email: string): string | null {
  if (email === '') return messages.boardEmailMissing
  return z.email().safeParse(email).success ? null : messages.boardEmailInvalid
}

/** Keeps the logins, writes down that it was done, and tells the person by mail. */
export async function saveCredentials(
  deps: PostDeps & { db: Database; vault: Vault; say: Say; siteUrl: string },
  given: { userId: string; email: string | null; ready: readonly Ready[]; address: string; now: Date },
): Promise<void> {
  const { userId, email, ready, address, now } = given
  await inTransaction(deps.db, async (client) => {
    const sources: BoardWithCredentials[] = []
    for (const { source, login } of ready) {
      const what = await keepLogin(client, deps.vault, { userId, source, login, consent: loginTermsVersion, now })
      if (what === null) return
      sources.push(source)
      await deps.say(client, 'login-saved', { userId, board: source, now })
      await audit(client, { event: 'board-login-saved', actor: userId, address, details: { source, what }, now })
    }
    await tellOwner(deps, client, { userId, email, sources, now })
  })
}

async function tellOwner(
  deps: PostDeps & { siteUrl: string },
  client: PoolClient,
  given: { userId: string; email: string | null; sources: readonly BoardWithCredentials[]; now: Date },
): Promise<void> {
  const { userId, email, sources, now } = given
  if (email === null || sources.length === 0) return
  const letter = loginsSaved(sources, `${deps.siteUrl}/stored-passwords`)
  await postMail(deps, client, email, letter, { template: 'board-login-saved', userId, now })
}
