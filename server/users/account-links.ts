import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { audit } from '../audit/index.ts'
import { postMail, postText } from '../outbox/index.ts'
import { inTransaction } from '../platform/database.ts'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { count } from '../platform/limits/count.ts'
import type { Use } from '../platform/limits/use.ts'
import { sendFirstLink, writeToOwner, type FirstLinkDeps } from './create-user.ts'
import { emailKey } from './email-key.ts'
import { alreadyConfirmed, logInToGoOn, loginLink, loginText, resetPassword } from './letters.ts'
import { makeLoginLink, type LoginWish } from './login-links.ts'
import { makeLink } from './one-time-links.ts'
import type { SaveAtLogin } from './save-at-login.ts'
import { findAccountByEmail, findAccountByPhone, type Account } from './users.ts'

/*
 * Links that anybody can ask for, by an address or a number alone. Whether it has an account is only looked up by the worker: what
 * the asker gets, and when, cannot depend on it (R-AUT-5).
 */

const from = {
  /** An email address as typed, or ten digits. */
  to: z.string(),
  siteUrl: z.string(),
  /** The client's address, for the audit log. */
  address: z.string(),
}
const Asked = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['confirm-email', 'reset-password', 'phone-login']), ...from }),
  z.object({ kind: z.literal('login-link'), job: z.string().nullable(), back: z.string().nullable(), ...from }),
])
type Asked = z.infer<typeof Asked>

type Services = Platform & Pick<FirstLinkDeps, 'alertsToConfirm'> & { saveAtLogin: SaveAtLogin }

const taskName = 'send-account-link'

/** Sends a link to an account, if there is one. */
export const sendAccountLink = task({
  name: taskName,
  // Sealed: the queue names nobody.
  input: z.object({ sealed: z.string() }),
  expireSeconds: 60,
  retries: 3,
  // People sit in front of the page that says a link is on its way.
  atATime: 4,
  async run({ sealed }, services: Services) {
    const asked = Asked.parse(JSON.parse(services.secrets.open(Buffer.from(sealed, 'base64url'), taskName)))
    if (asked.kind === 'phone-login') await textLogin(services, asked)
    else if (asked.kind === 'login-link') await mailLoginLink(services, asked)
    else await mailLink(services, asked)
  },
})

type Outcome = { kind: 'asked' } | { kind: 'wait'; seconds: number }
type From = { siteUrl: string; address: string; isCounted: boolean }

/** What an email is to hold that anybody can ask for by an address alone. */
type Wanted = { kind: 'confirm-email' | 'reset-password' } | ({ kind: 'login-link' } & LoginWish)

/** Asks for a link by mail. Above the address's allowance the answer is the same and nothing more is sent. */
export async function askForMail(
  services: Platform,
  wanted: Wanted,
  email: string,
  { siteUrl, address, isCounted }: From,
): Promise<Outcome> {
  const now = services.clock.now()
  if (isCounted) {
    const { allowed, retryAfter } = await count(services, [{ limit: 'mail-from', address }], now)
    if (!allowed) return { kind: 'wait', seconds: retryAfter }
  }
  if ((await count(services, [{ limit: 'mail-to', subject: emailKey(email) }], now)).allowed) {
    await queue(services, { ...wanted, to: email, siteUrl, address })
  }
  return { kind: 'asked' }
}

/** @returns Seconds to wait before another text to this number or from this place; 0: one may go. Counts it. */
export async function takeText(
  services: Pick<Platform, 'db' | 'secrets' | 'clock'>,
  mobile: string,
  { address, isCounted }: Pick<From, 'address' | 'isCounted'>,
): Promise<number> {
  const uses: Use[] = [{ limit: 'text-to', subject: mobile }]
  if (isCounted) uses.push({ limit: 'text-from', address })
  return (await count(services, uses, services.clock.now())).retryAfter
}

/** Asks for a login link by text. @param mobile ten digits. */
export async function askForLoginText(
  services: Platform,
  mobile: string,
  { siteUrl, address, isCounted }: From,
): Promise<Outcome> {
  const seconds = await takeText(services, mobile, { address, isCounted })
  if (seconds > 0) return { kind: 'wait', seconds }
  await queue(services, { kind: 'phone-login', to: mobile, siteUrl, address })
  return { kind: 'asked' }
}

async function queue({ tasks, secrets }: Platform, asked: Asked): Promise<void> {
  const sealed = secrets.seal(JSON.stringify(asked), taskName).toString('base64url')
  await tasks.send(sendAccountLink, { sealed }, { key: randomUUID() })
}

type LinkAsked = Exclude<Asked, { kind: 'login-link' }>

async function mailLink(services: Services, { kind, to, siteUrl, address }: LinkAsked): Promise<void> {
  const { db, tasks, clock, alertsToConfirm } = services
  const now = clock.now()
  await inTransaction(db, async (client) => {
    const account = await findAccountByEmail(client, emailKey(to))
    if (account === null || account.email === null || account.isDisabled) return
    const about = { userId: account.id, now }
    const deps = { tasks, siteUrl, alertsToConfirm }
    if (kind === 'reset-password') {
      const key = await makeLink(client, { purpose: kind, userId: account.id, sentTo: account.email, now })
      const letter = resetPassword(`${siteUrl}/set-password/${key}`)
      await postMail(deps, client, account.email, letter, { ...about, template: kind })
      await audit(client, { event: 'password-reset-asked', actor: null, subject: account.id, address, now })
    } else if (account.isVerified) {
      await postMail(deps, client, account.email, alreadyConfirmed(`${siteUrl}/login`), {
        ...about,
        template: 'already-confirmed',
      })
    } else {
      await sendFirstLink(deps, client, { ...about, email: account.email, password: account.passwordHash })
    }
  })
}

/**
 * To somebody new, and to whoever has an account without a password, a link that logs in; to others, how they log in. Nothing is made
 * here: an account that nobody has confirmed may be a stranger's, and its owner is told how to have one of their own.
 */
async function mailLoginLink(
  services: Services,
  { to, siteUrl, job, back }: Extract<Asked, { kind: 'login-link' }>,
): Promise<void> {
  const { db, tasks, clock, alertsToConfirm, saveAtLogin } = services
  const now = clock.now()
  await inTransaction(db, async (client) => {
    const account = await findAccountByEmail(client, emailKey(to))
    if (account?.isDisabled === true) return
    const deps = { tasks, siteUrl, alertsToConfirm }
    if (account !== null && !account.isVerified) {
      const wanted = { name: null, company: null }
      return await writeToOwner(deps, client, { email: to, role: 'user', wanted, now })
    }
    const email = account?.email ?? to
    const about = { userId: account?.id ?? null, now }
    if (account !== null && (account.passwordHash !== null || !['user', 'publisher'].includes(account.role))) {
      const letter = logInToGoOn(`${siteUrl}/login?${new URLSearchParams({ back: back ?? '/' }).toString()}`)
      return await postMail(deps, client, email, letter, { ...about, template: 'log-in-to-go-on' })
    }
    const title = job === null ? null : await saveAtLogin.titleOf(client, job)
    const wish = { job: title === null ? null : job, back }
    const key = await makeLoginLink(client, { userId: about.userId, email, ...wish, now })
    const alerts = account === null ? await alertsToConfirm(client, emailKey(to)) : []
    const letter = loginLink(`${siteUrl}/login-link/${key}`, { isNew: account === null, title, alerts })
    await postMail(deps, client, email, letter, {
      ...about,
      template: 'login-link',
      // Somebody who may never come is not kept in what was sent.
      isForgottenOnceSent: account === null,
    })
  })
}

async function textLogin(services: Platform, { to, siteUrl }: LinkAsked): Promise<void> {
  const { db, tasks, clock } = services
  const now = clock.now()
  const account = await findAccountByPhone(db, to)
  if (account === null || account.isDisabled || !isTheirs(account)) return
  if (!(await mayTextToday(services, now))) return
  await inTransaction(db, async (client) => {
    const key = await makeLink(client, { purpose: 'phone-login', userId: account.id, sentTo: to, now })
    const url = `${siteUrl}/phoneauth/${key}/${encodeURIComponent(account.email ?? noEmail)}`
    await postText({ tasks }, client, to, loginText(url), { template: 'phone-login', userId: account.id, now })
  })
}

/** In the address of a login link, of an account that has no email address. */
export const noEmail = '-'

/**
 * A number that was typed into somebody's details and never answered a text may be anybody's: whoever holds it would get into an
 * account that is not theirs.
 */
function isTheirs({ isPhoneVerified, email }: Account): boolean {
  return isPhoneVerified || email === null
}

/** The cap on what texts can cost in a day, and the alarm before it. */
export async function mayTextToday(
  { db, secrets, config, log }: Pick<Platform, 'db' | 'secrets' | 'config' | 'log'>,
  now: Date,
): Promise<boolean> {
  const all: Use = { limit: 'texts', most: config.textsADay }
  if (!(await count({ db, secrets }, [all], now)).allowed) {
    log.error({ textsADay: config.textsADay }, 'the texts of a day are used up: no more are sent')
    return false
  }
  const early: Use = { limit: 'texts-alarm', most: Math.max(1, Math.ceil(config.textsADay * 0.8)) }
  if (!(await count({ db, secrets }, [early], now)).allowed) {
    log.warn({ textsADay: config.textsADay }, 'four fifths of the texts of a day are used up')
  }
  return true
}
