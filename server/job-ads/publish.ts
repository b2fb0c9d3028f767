import type { AdContent } from '../../contract/job-ads/content.ts'
import { adCosts, onlineUntil } from '../../contract/job-ads/costs.ts'
import type { Hint } from '../../contract/job-ads/hints.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { keptDescription } from './kept-description.ts'
import { askToPublish } from '../companies/index.ts'
import type { StoreDeps } from '../jobs/store-ads.ts'
import type { ResolvePlace } from '../../engines/ads/index.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import type { Applied } from './applied.ts'
import { lookOver } from './look-over.ts'
import { mayPublish } from './may-publish.ts'
import { payForAd, type Payer } from './pay-for-ad.ts'
import { bringOnline, prepareOnline } from './put-online.ts'
import { findAd, type AdRow } from './queries.ts'
import { bindRecordings, RecordingRefused } from './recordings.ts'

export type PublishDeps = { db: Database; store: StoreDeps; resolvePlace: ResolvePlace; applied: Applied }

export type Author = Pick<SignedIn, 'userId' | 'name' | 'isVerified'> & Pick<Payer, 'company' | 'pays'>

type Outcome =
  /** `isNew` false: it was posted before, by whomever. */
  | { kind: 'online'; ad: AdRow; isNew: boolean }
  | { kind: 'not-allowed'; because: string }
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'blocked'; hints: Hint[] }
  | { kind: 'no-credits' }
  /** The id is of another company's ad. */
  | { kind: 'not-found' }

/**
 * Puts a new ad online: its row, its credits and its place in the search come in one transaction, so that it is online exactly if it is
 * paid. Asked twice with the same id, also at the same moment, it is published and paid once.
 */
export async function publishAd(
  deps: PublishDeps,
  { author, id, content: typed, now }: { author: Author; id: string; content: AdContent; now: Date },
): Promise<Outcome> {
  const { db, store } = deps
  const companyId = author.company.id
  const there = await findAd(db, { companyId, id })
  if (there !== null) return { kind: 'online', ad: there, isNew: false }

  const allowed = await mayPublish(db, author)
  if (allowed.kind !== 'yes') {
    if (allowed.kind === 'needs-approval')
      await inTransaction(db, async (client) => await askToPublish(client, { companyId, actor: author.userId, now }))
    return { kind: 'not-allowed', because: allowed.because }
  }
  const { company } = allowed
  const content = { ...typed, jobDescription: keptDescription(typed) }
  const { ad, country, problems, hints } = lookOver(content, {
    advertiser: company.kind,
    resolvePlace: deps.resolvePlace,
    now,
  })
  if (ad === null) return { kind: 'problems', problems }
  const blocks = hints.filter(({ level }) => level === 'block')
  if (blocks.length > 0) return { kind: 'blocked', hints: blocks }
  const until = onlineUntil(now)
  const ready = await prepareOnline(store, { adId: id, ad, company, country, created: now, until, now })
  if (ready === null) {
    // One who published the very same a moment ago has left nothing to prepare.
    const other = await findAd(db, { companyId, id })
    return other === null
      ? { kind: 'problems', problems: { '': texts.adUnreadable } }
      : { kind: 'online', ad: other, isNew: false }
  }

  return await inTransaction(db, async (client): Promise<Outcome> => {
    // The second of two who publish at once waits here for the first.
    const { rowCount } = await client.query(
      `insert into job_ads (id, company_id, user_id, type, content, declared, created, online_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [
        id,
        companyId,
        author.userId,
        content.type,
        JSON.stringify(content),
        JSON.stringify(declared(content, { author, now })),
        now,
        until,
      ],
    )
    if (rowCount === 0) {
      const other = await findAd(client, { companyId, id })
      return other === null ? { kind: 'not-found' } : { kind: 'online', ad: other, isNew: false }
    }
    const cost = adCosts[content.type]
    const run = await client.query<{ id: string }>(
      `insert into job_ad_runs (ad_id, number, user_id, cost, started_at, ends_at) values ($1, 1, $2, $3, $4, $5) returning id`,
      [id, author.userId, cost, now, until],
    )
    const runId = run.rows[0]?.id ?? ''
    if (!(await payForAd(client, { payer: author, runId, cost, now }))) throw new NotPaid()
    await bindRecordings(client, { adId: id, userId: author.userId, before: null, content })
    await bringOnline(client, store, ready, now)
    await client.query('delete from job_ad_drafts where id = $1 and user_id = $2', [id, author.userId])
    const made = await findAd(client, { companyId, id })
    if (made === null) throw new Error('An ad that was just written is not there')
    return { kind: 'online', ad: made, isNew: true }
  }).catch((error: unknown) => {
    if (error instanceof NotPaid) return { kind: 'no-credits' } as const
    if (error instanceof RecordingRefused) return { kind: 'problems', problems: error.problems } as const
    throw error
  })
}

/** Undoes the transaction of an ad that cannot be paid. */
export class NotPaid extends Error {
  override readonly name = 'NotPaid'
}

/** What the author declared, with name and moment: kept for anyone who asks later why an ad was allowed. */
export function declared(
  content: AdContent,
  { author, now }: { author: Pick<Author, 'userId' | 'name'>; now: Date },
): Record<string, string>[] {
  const at = { by: author.name, user: author.userId, at: now.toISOString() }
  return [
    ...(content.hasAuthority ? [{ what: 'authority of the client', ...at }] : []),
    ...(content.payException === '' ? [] : [{ what: `minimum wage: ${content.payException}`, ...at }]),
    ...(content.wordsReason.trim() === '' ? [] : [{ what: 'words', why: content.wordsReason.trim(), ...at }]),
  ]
}
