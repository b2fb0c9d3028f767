import { isDeepStrictEqual } from 'node:util'
import type { AdContent } from '../../contract/job-ads/content.ts'
import type { Hint } from '../../contract/job-ads/hints.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { londonDay } from '../../contract/platform/london.ts'
import { keptDescription } from './kept-description.ts'
import { inTransaction } from '../platform/database.ts'
import { revisionOf } from '../platform/revision.ts'
import { stateOf } from './ad.ts'
import { lookOver } from './look-over.ts'
import { mayPublish } from './may-publish.ts'
import { declared, type Author, type PublishDeps } from './publish.ts'
import { bringOnline, prepareOnline } from './put-online.ts'
import { findAd, lockAd, type AdRow } from './queries.ts'
import { bindRecordings, RecordingRefused } from './recordings.ts'

type Outcome =
  | { kind: 'changed'; ad: AdRow }
  | { kind: 'not-found' }
  | { kind: 'not-allowed'; because: string }
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'blocked'; hints: Hint[] }
  | { kind: 'changed-since' }

/**
 * Changes an ad of the company, at no cost; what is online changes in the search in the same transaction.
 * @param baseRevision of the content that was changed: another one by now is left as it is. Left out: whatever is there is changed.
 */
export async function changeAd(
  deps: PublishDeps,
  {
    author,
    id,
    content: typed,
    baseRevision,
    now,
  }: { author: Author; id: string; content: AdContent; baseRevision?: string | undefined; now: Date },
): Promise<Outcome> {
  const { db, store, resolvePlace } = deps
  const companyId = author.company.id
  const there = await findAd(db, { companyId, id })
  if (there === null) return { kind: 'not-found' }
  const allowed = await mayPublish(db, author)
  if (allowed.kind !== 'yes') return { kind: 'not-allowed', because: allowed.because }
  const { company } = allowed
  // The type was paid for.
  const content = { ...typed, type: there.type, jobDescription: keptDescription(typed) }
  const { ad, country, problems, hints } = lookOver(content, { advertiser: company.kind, resolvePlace, now })
  if (ad === null) return { kind: 'problems', problems }
  const blocks = hints.filter(({ level }) => level === 'block')
  if (blocks.length > 0) return { kind: 'blocked', hints: blocks }
  // Saved without a change, or twice: nothing is written, and no day of a change shown.
  if (isDeepStrictEqual(content, there.content)) return { kind: 'changed', ad: there }
  const { created, online_until: until } = there
  const ready = await prepareOnline(store, { adId: id, ad, company, country, created, until, now })
  if (ready === null) return { kind: 'problems', problems: { '': texts.adUnreadable } }

  return await inTransaction(db, async (client): Promise<Outcome> => {
    const row = await lockAd(client, { companyId, id })
    if (row === null) return { kind: 'not-found' }
    if (baseRevision !== undefined && baseRevision !== revisionOf(row.content)) return { kind: 'changed-since' }
    // Anyone who applies holds the ad meanwhile: nobody has applied to another job than the one they read about.
    const refused = {
      ...Object.fromEntries(movedFields(row.content, content).map((field) => [field, texts.newAdNeeded])),
      ...(isPutOff(row.content, content, now) && { answersBy: texts.promiseStands }),
    }
    if (Object.keys(refused).length > 0 && (await deps.applied.wasAppliedTo(client, id)))
      return { kind: 'problems', problems: refused }
    await client.query(
      'update job_ads set content = $2, changed_at = $3, declared = declared || $4::jsonb where id = $1',
      [id, JSON.stringify(content), now, JSON.stringify(declared(content, { author, now }))],
    )
    await bindRecordings(client, { adId: id, userId: author.userId, before: row.content, content })
    const isOnline = stateOf({ onlineUntil: row.online_until, closedAt: row.closed_at }, now) === 'online'
    if (isOnline) await bringOnline(client, store, ready, now)
    return { kind: 'changed', ad: { ...row, content, changed_at: now } }
  }).catch((error: unknown) => {
    if (error instanceof RecordingRefused) return { kind: 'problems', problems: error.problems } as const
    throw error
  })
}

/** Whether a day is put off, or taken back, by which people were promised an answer. One that is over may be followed by another. */
function isPutOff(before: AdContent, after: AdContent, now: Date): boolean {
  if (before.answersBy === '' || before.answersBy < londonDay(now)) return false
  return after.answersBy === '' || after.answersBy > before.answersBy
}

/** The fields by which it becomes another job: its title and its place. */
function movedFields(before: AdContent, after: AdContent): string[] {
  const plain = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase()
  const isMoved = (field: 'jobTitle' | 'jobLocation' | 'workplace') => plain(before[field]) !== plain(after[field])
  return (['jobTitle', 'jobLocation', 'workplace'] as const).filter(isMoved)
}
