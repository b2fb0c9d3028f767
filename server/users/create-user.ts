import type { PoolClient } from 'pg'
import { audit } from '../audit/index.ts'
import { addCompany } from '../companies/index.ts'
import { openAccounts, type FreeCredits } from '../credits/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { emailKey } from './email-key.ts'
import { alreadySignedUp, confirmEmail, neverConfirmed, setPassword } from './letters.ts'
import { endOfLink, makeLink } from './one-time-links.ts'
import type { AlertsToConfirm } from './alerts-to-confirm.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-rules.ts'
import { keepWanted, type Wanted } from './pending-sign-ins.ts'
import { findAccountByEmail, type NewRole } from './users.ts'

export type NewUser = {
  name: string
  email: string
  /** Null: a link to choose one is sent. */
  password: string | null
  /** Ten digits; kept, and theirs once a text to it has been answered. */
  phone: string | null
  role: NewRole
  /** The company that a publisher registers, and looks after. */
  company: Wanted['company']
}

type Outcome = { kind: 'written-to' } | { kind: 'bad-password'; message: string }

export type CreateDeps = PostDeps & {
  db: Database
  /** The address of the pages, without a slash at its end. */
  siteUrl: string
  /** That a new account starts with. */
  freeCredits: FreeCredits
}

/**
 * Signs somebody up by email. Whether the address had an account already is told by mail to its owner and to nobody else: the
 * outcome, and the time it takes, are the same (R-AUT-5).
 */
export async function createUser(
  deps: CreateDeps & FirstLinkDeps,
  user: NewUser,
  { address, now }: { address: string; now: Date },
): Promise<Outcome> {
  const problem = user.password === null ? null : passwordProblem(user.password, user)
  if (problem !== null) return { kind: 'bad-password', message: problem }
  const passwordHash = user.password === null ? null : await hashPassword(user.password)

  await inTransaction(deps.db, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into users (name, email, email_key, phone, role, password_hash, created)
       select $1, $2, $3, case when exists (select 1 from users where phone = $4) then null else $4 end, $5, $6, $7
       on conflict do nothing returning id`,
      [user.name, user.email, emailKey(user.email), user.phone, user.role, passwordHash, now],
    )
    const [created] = rows
    if (!created) return await writeToOwner(deps, client, { ...user, wanted: user, now })
    await openAccounts(client, { userId: created.id, free: deps.freeCredits, now })
    if (user.company !== null) await addCompany(client, { ...user.company, userId: created.id, now })
    await audit(client, { event: 'signed-up', actor: created.id, address, details: { role: user.role }, now })
    await sendFirstLink(deps, client, { ...user, userId: created.id, now })
  })
  return { kind: 'written-to' }
}

/** The first email names the alerts that its link starts as well. */
export type FirstLinkDeps = PostDeps & Pick<CreateDeps, 'siteUrl'> & { alertsToConfirm: AlertsToConfirm }

/** The link that makes the address theirs; where no password was chosen, also the way to choose one. */
export async function sendFirstLink(
  deps: FirstLinkDeps,
  client: PoolClient,
  { userId, email, password, now }: { userId: string; email: string; password: string | null; now: Date },
): Promise<void> {
  const purpose = password === null ? 'set-password' : 'confirm-email'
  const key = await makeLink(client, { purpose, userId, sentTo: email, now })
  const alerts = await deps.alertsToConfirm(client, emailKey(email))
  const letter =
    password === null
      ? setPassword(`${deps.siteUrl}/set-password/${key}`, alerts)
      : confirmEmail(`${deps.siteUrl}/confirm-email/${key}`, alerts)
  await postMail(deps, client, email, letter, { template: purpose, userId, now })
}

/**
 * To an address that has an account already. Where nobody has confirmed that the account is theirs, somebody else may have made it: its
 * owner then gets a way to an account of their own.
 * @param given.wanted what they typed who want to have the address.
 */
export async function writeToOwner(
  deps: PostDeps & Pick<CreateDeps, 'siteUrl'>,
  client: PoolClient,
  { email, role, wanted, now }: { email: string; role: NewRole; wanted: Wanted; now: Date },
): Promise<void> {
  const owner = await findAccountByEmail(client, emailKey(email))
  if (owner?.email == null) return
  const about = { userId: owner.id, now }
  if (owner.isVerified || owner.isDisabled || !['user', 'publisher'].includes(owner.role))
    return await postMail(deps, client, owner.email, alreadySignedUp(`${deps.siteUrl}/login`), {
      ...about,
      template: 'already-signed-up',
    })
  const key = await makeLink(client, { purpose: 'take-over', userId: owner.id, sentTo: owner.email, role, now })
  const { name, company } = wanted
  await keepWanted(client, { key, userId: owner.id, wanted: { name, company }, expires: endOfLink('take-over', now) })
  const letter = neverConfirmed(`${deps.siteUrl}/set-password/${key}`)
  await postMail(deps, client, owner.email, letter, { ...about, template: 'take-over' })
}
