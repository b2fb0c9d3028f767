import { createHash } from 'node:crypto'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import * as feedTexts from '../../../contract/job-ads/feed-texts.ts'
import { changedSince } from '../../../contract/platform/revision.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { adIdOf } from '../ad-id.ts'
import { stateOf } from '../ad.ts'
import { changeAd } from '../change.ts'
import { findDraft, saveDraft } from '../drafts.ts'
import { lookOver } from '../look-over.ts'
import { publishAd, type Author, type PublishDeps } from '../publish.ts'
import { findAd, someAdsOfCompany } from '../queries.ts'
import type { FeedItem } from './items.ts'

export type Taken = { item: FeedItem; did: 'published' | 'changed' | 'drafted' | 'nothing' }

type Deps = PublishDeps & { secrets: Pick<Secrets, 'keyFor'> }

/**
 * Brings one job of a feed to where it belongs: an ad that is there is changed where the feed has changed, a new one goes online if it may,
 * or becomes a draft. What people did meanwhile stays: a draft that somebody changed or deleted is theirs, and what is offline stays so.
 * @param given.mayGoOnline the company said so, and today's number is not used up.
 * @param given.mayBeDraft there is room for another draft.
 */
export async function takeJob(
  deps: Deps,
  given: {
    author: Author
    reference: string
    content: AdContent
    before: FeedItem | null
    mayGoOnline: boolean
    mayBeDraft: boolean
    now: Date
  },
): Promise<Taken> {
  const { author, reference, content, before, now } = given
  const companyId = author.company.id
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest()
  const isChanged = before === null || before.state === 'gone' || !before.contentHash.equals(contentHash)
  const adId = adIdOf(deps.secrets, { companyId, reference, idempotencyKey: null })
  const item: FeedItem = {
    reference,
    adId,
    jobTitle: content.jobTitle,
    state: 'waiting',
    contentHash,
    draftRevision: null,
    problem: '',
    missing: 0,
    publishedAt: before?.publishedAt ?? null,
  }

  const ad = await findAd(deps.db, { companyId, id: adId })
  if (ad !== null) {
    const isOnline = stateOf({ onlineUntil: ad.online_until, closedAt: ad.closed_at }, now) === 'online'
    if (!isOnline) return { item: { ...item, state: 'ended', problem: ended }, did: 'nothing' }
    if (!isChanged) return { item: { ...item, state: 'online', problem: before?.problem ?? '' }, did: 'nothing' }
    // What only people can say of an ad stays as they said it.
    const outcome = await changeAd(deps, { author, id: adId, content: { ...ad.content, ...told(content) }, now })
    if (outcome.kind === 'changed') return { item: { ...item, state: 'online' }, did: 'changed' }
    // Tried again at the next read: it may be approved by then.
    const hash = before?.contentHash ?? Buffer.alloc(0)
    return { item: { ...item, state: 'online', contentHash: hash, problem: notChanged(why(outcome)) }, did: 'nothing' }
  }
  const wanted = { companyId, state: 'online', reference: content.reference, skip: 0, most: 1, now } as const
  const [byHand] = content.reference === '' ? [] : await someAdsOfCompany(deps.db, wanted)
  if (byHand !== undefined) return { item: { ...item, adId: byHand.id, state: 'theirs' }, did: 'nothing' }

  const draft = await findDraft(deps.db, { userId: author.userId, draftId: adId, now })
  const known = before?.state === 'draft' ? before : null
  // One of an earlier feed under the same number is a person's as well.
  const isTheirs = draft !== null && (known === null ? !draft.isFromFeed : draft.revision !== known.draftRevision)
  const isDeleted = draft === null && known !== null && !isChanged
  if (isTheirs || isDeleted)
    return { item: known ? { ...known, missing: 0 } : { ...item, state: 'draft' }, did: 'nothing' }

  let problem = ''
  if (given.mayGoOnline) {
    const outcome = await publishAd(deps, { author, id: adId, content, now })
    if (outcome.kind === 'online')
      return { item: { ...item, state: 'online', publishedAt: now }, did: outcome.isNew ? 'published' : 'nothing' }
    problem = outcome.kind === 'no-credits' ? texts.companyHasNoCredits : why(outcome)
  }
  if (draft !== null && !isChanged)
    return {
      item: { ...item, state: 'draft', draftRevision: draft.revision, problem: problem || (before?.problem ?? '') },
      did: 'nothing',
    }
  if (draft === null && !given.mayBeDraft) return { item: { ...item, problem: feedTexts.noRoom }, did: 'nothing' }
  if (problem === '') problem = missingIn(deps, content, now)
  const saved = await saveDraft(deps.db, {
    userId: author.userId,
    draftId: adId,
    content,
    baseRevision: draft?.revision,
    feedOf: companyId,
    now,
  })
  switch (saved.kind) {
    case 'saved':
      return { item: { ...item, state: 'draft', draftRevision: saved.revision, problem }, did: 'drafted' }
    case 'too-many':
      return { item: { ...item, problem: feedTexts.noRoom }, did: 'nothing' }
    case 'changed-elsewhere':
    case 'not-found':
      return { item: { ...item, problem: draftOfOther }, did: 'nothing' }
  }
}

const ended =
  'This ad has expired or was closed. Put it online again under ‘My job ads’; the feed does not do so by itself.'
const draftOfOther = 'Someone else in your company has a draft of this ad.'
const notChanged = (because: string) => `The feed changed this ad, but the change is not online: ${because}`

/** What only people say of an ad: no feed tells it. */
const ofPeople = new Set([
  'type',
  'travel',
  'hoursPerWeek',
  'payException',
  'benefits',
  'questions',
  'answersBy',
  'startsOn',
  'sponsorship',
  'wordsReason',
  'putAside',
])

/** What a feed tells of an ad. */
function told(content: AdContent): Partial<AdContent> {
  return Object.fromEntries(Object.entries(content).filter(([name]) => !ofPeople.has(name)))
}

type Refused =
  | { kind: 'not-found' }
  | { kind: 'not-allowed'; because: string }
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'blocked'; hints: readonly Hint[] }
  | { kind: 'changed-since' }

function why(outcome: Refused): string {
  switch (outcome.kind) {
    case 'not-found':
      return texts.adUnreadable
    case 'not-allowed':
      return outcome.because
    case 'problems':
      return Object.values(outcome.problems).join('. ')
    case 'blocked':
      return outcome.hints.map(({ title, details }) => `${title}. ${details}`).join(' ')
    case 'changed-since':
      return changedSince
  }
}

/** What a draft needs before it can go online; '' if it is whole. */
function missingIn(deps: Deps, content: AdContent, now: Date): string {
  const { problems, hints } = lookOver(content, { advertiser: null, resolvePlace: deps.resolvePlace, now })
  if (Object.keys(problems).length > 0) return why({ kind: 'problems', problems })
  return why({ kind: 'blocked', hints: hints.filter(({ level }) => level === 'block') })
}
