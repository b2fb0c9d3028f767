import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { mostHumanCheckWork } from '../../contract/human-check/api.ts'
import { wasWrittenTo, postMail } from '../outbox/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { isKnownNetwork } from './known-networks.ts'
import { failedLogIns } from './letters.ts'
import type { Use } from '../platform/limits/use.ts'
import type { Taken } from './sign-in-throttle.ts'
import { findAccountByEmail } from './users.ts'

/*
 * Guessing from many addresses at once (R-AUT-4): at one account, and altogether. Who signs in from where they have before is not
 * slowed by it. Anybody else lets their browser work for the next try, longer the more tries have failed, so that guessing
 * slows down and the owner on a new device still gets in. Nothing here depends on whether there is such an account (R-AUT-5).
 */

const day = 24 * 60 * 60_000

/** Failed tries for one account in a day, over all addresses, before a try from a new place costs work. */
const triesOfAccount = 20
/** Failed tries altogether in a minute before any try from a new place does. */
const triesOfAll = 300
/** The owner hears of this many failures in a day. */
const worthTelling = 10

/** @param account an email address as a key: see email-key.ts. */
export function guessLimits(account: string): Use[] {
  return [{ limit: 'tries-at-account', subject: account }, { limit: 'tries-at-all' }]
}

/**
 * How much the browser must work for this try, in times the usual of the human check: doubled with the failures, up to some ten seconds
 * of a phone. 0: nothing.
 */
export async function workFor(
  db: Database,
  { account, address, now }: { account: string; address: string; now: Date },
  { counts }: Taken,
): Promise<number> {
  const failures = counts.get('tries-at-account') ?? 0
  const isUnderAttack = failures > triesOfAccount || (counts.get('tries-at-all') ?? 0) > triesOfAll
  if (!isUnderAttack || (await isKnownNetwork(db, { account, address, now }))) return 0
  return Math.min(mostHumanCheckWork, 2 ** Math.max(0, Math.floor(Math.log2((failures - 1) / triesOfAccount))))
}

const Told = z.object({
  /** As a key: see email-key.ts. */
  account: z.string(),
  siteUrl: z.string(),
})
const taskName = 'tell-of-failed-log-ins'

/** Has the owner told by mail, if there is one: the worker looks, after the answer. */
export async function tellOfFailures(
  { tasks, secrets }: Pick<Platform, 'tasks' | 'secrets'>,
  { account, siteUrl }: z.infer<typeof Told>,
  { counts }: Taken,
): Promise<void> {
  const failures = counts.get('tries-at-account') ?? 0
  // Each tenth, not only the first: that one may have been of a try that was right in the end.
  if (failures === 0 || failures % worthTelling !== 0) return
  const sealed = secrets.seal(JSON.stringify({ account, siteUrl } satisfies z.infer<typeof Told>), taskName)
  await tasks.send(tellOfFailedLogIns, { sealed: sealed.toString('base64url') }, { key: randomUUID() })
}

/** Writes to the owner of an account, once a day at most. */
export const tellOfFailedLogIns = task({
  name: taskName,
  // Sealed: the queue names nobody.
  input: z.object({ sealed: z.string() }),
  expireSeconds: 60,
  retries: 3,
  async run({ sealed }, { db, tasks, clock, secrets }: Platform) {
    const { account, siteUrl } = Told.parse(JSON.parse(secrets.open(Buffer.from(sealed, 'base64url'), taskName)))
    const now = clock.now()
    await inTransaction(db, async (client) => {
      const found = await findAccountByEmail(client, account)
      // An address that nobody has confirmed may be a stranger's.
      if (found === null || found.email === null || found.isDisabled || !found.isVerified) return
      // Two tasks at once: the second waits here and then sees the first one's mail.
      await client.query('select 1 from users where id = $1 for update', [found.id])
      if (await wasWrittenTo(client, { userId: found.id, template, since: new Date(now.getTime() - day) })) return
      const letter = failedLogIns(worthTelling, `${siteUrl}/forgotten-password/password`)
      await postMail({ tasks }, client, found.email, letter, { template, userId: found.id, now })
    })
  },
})

const template = 'failed-log-ins'
