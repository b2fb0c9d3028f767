import type { PoolClient } from 'pg'
import { shownMobile } from '../../contract/users/phone.ts'
import { audit } from '../audit/index.ts'
import { postMail, postText } from '../outbox/index.ts'
import { inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { mayTextToday, takeText } from './account-links.ts'
import { count } from '../platform/limits/count.ts'
import { writeToOwner } from './create-user.ts'
import { emailKey } from './email-key.ts'
import { confirmNewEmail, confirmPhoneText, phoneChanged } from './letters.ts'
import { makeLink } from './one-time-links.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { isProved } from './sessions.ts'
import { findAccount, findAccountByEmail, type Account } from './users.ts'

export type NewDetails = {
  name?: string | undefined
  email?: string | undefined
  /** Ten digits; null: none any more. */
  phone?: string | null | undefined
}

type Outcome =
  /** @param linksTo where links were sent that must be used first, as people write it. */
  | { kind: 'changed'; linksTo: string[] }
  | { kind: 'prove' }
  | { kind: 'phone-needed' }
  | { kind: 'no-texts' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'not-found' }

/**
 * Changes what a person says of themselves. A name is changed at once; an email address or a number only when the link that is sent
 * to it is used, and only asked for shortly after a proof of who they are (R-AUT-8).
 */
export async function changeDetails(
  services: Platform,
  user: SignedIn,
  given: NewDetails,
  from: { siteUrl: string; address: string; isCounted: boolean },
): Promise<Outcome> {
  const { db, tasks, clock } = services
  const now = clock.now()
  const account = await findAccount(db, user.userId)
  if (account === null) return { kind: 'not-found' }
  const email = given.email !== undefined && given.email !== account.email ? given.email : null
  const isNewEmail = email !== null && (account.email === null || emailKey(email) !== emailKey(account.email))
  const phone = given.phone !== undefined && given.phone !== account.phone ? given.phone : undefined

  if ((isNewEmail || phone !== undefined) && !isProved(user, now)) return { kind: 'prove' }
  if (phone === null && account.email === null) return { kind: 'phone-needed' }
  const seconds = await waitFor(services, account, { isNewEmail, phone, from })
  if (seconds > 0) return { kind: 'wait', seconds }
  if (typeof phone === 'string' && !(await mayTextToday(services, now))) return { kind: 'no-texts' }

  const linksTo: string[] = []
  await inTransaction(db, async (client) => {
    if (given.name !== undefined) {
      await client.query('update users set name = $2 where id = $1', [account.id, given.name])
    }
    if (email !== null && !isNewEmail) {
      await client.query('update users set email = $2 where id = $1', [account.id, email])
    }
    if (email !== null && isNewEmail) {
      await sendEmailLink({ tasks, siteUrl: from.siteUrl }, client, { account, email, now })
      linksTo.push(email)
    }
    if (phone === null) {
      await client.query('update users set phone = null, is_phone_verified = false where id = $1', [account.id])
      await audit(client, { event: 'phone-changed', actor: account.id, address: from.address, now })
      const letter = phoneChanged(`${from.siteUrl}/settings`)
      const about = { template: 'phone-changed', userId: account.id, now }
      if (account.email !== null) await postMail({ tasks }, client, account.email, letter, about)
    }
    if (typeof phone === 'string') {
      const key = await makeLink(client, { purpose: 'change-phone', userId: account.id, sentTo: phone, now })
      const text = confirmPhoneText(`${from.siteUrl}/confirm-phone/${key}`)
      await postText({ tasks }, client, phone, text, { template: 'change-phone', userId: account.id, now })
      linksTo.push(shownMobile(phone))
    }
  })
  return { kind: 'changed', linksTo }
}

async function waitFor(
  services: Platform,
  account: Account,
  {
    isNewEmail,
    phone,
    from,
  }: { isNewEmail: boolean; phone: string | null | undefined; from: { address: string; isCounted: boolean } },
): Promise<number> {
  if (isNewEmail) {
    const mails = { limit: 'new-email-of', subject: account.id } as const
    const { allowed, retryAfter } = await count(services, [mails], services.clock.now())
    if (!allowed) return retryAfter
  }
  return typeof phone === 'string' ? await takeText(services, phone, from) : 0
}

/** To an address that has another account: a word to its owner. The answer is the same. */
async function sendEmailLink(
  deps: { tasks: Platform['tasks']; siteUrl: string },
  client: PoolClient,
  { account, email, now }: { account: Account; email: string; now: Date },
): Promise<void> {
  if ((await findAccountByEmail(client, emailKey(email))) !== null) {
    const role = account.role === 'publisher' ? 'publisher' : 'user'
    return await writeToOwner(deps, client, { email, role, wanted: { name: account.name, company: null }, now })
  }
  const key = await makeLink(client, { purpose: 'change-email', userId: account.id, sentTo: email, now })
  const letter = confirmNewEmail(`${deps.siteUrl}/confirm-email/${key}`)
  await postMail(deps, client, email, letter, { template: 'change-email', userId: account.id, now })
}
