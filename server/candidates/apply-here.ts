import type { PoolClient } from 'pg'
import type { Candidacy } from '../../contract/candidates/candidacies.ts'
import type { Cv } from '../../contract/cvs/cvs.ts'
import type { TypedScreening } from '../../contract/candidates/screening.ts'
import * as texts from '../../contract/candidates/texts.ts'
import type { Ad } from '../../contract/job-ads/read-ad.ts'
import { chooseCv, chooseLetter, type ChosenDocument, jobIdOf, keptAd } from '../applications/index.ts'
import type { Press } from '../cvs/export/press.ts'
import { holdAdToApplyTo } from '../job-ads/index.ts'
import { postMail } from '../outbox/index.ts'
import { inTransaction } from '../platform/database.ts'
import { storableJson } from '../platform/json.ts'
import { count } from '../platform/limits/count.ts'
import type { Platform } from '../platform/platform.ts'
import { moveToApplied } from '../shortlists/index.ts'
import { isBlocked } from './blocked.ts'
import { keepDocument } from './documents.ts'
import { noteEvent } from './events.ts'
import { applicantOf, isReachable } from './contact.ts'
import { adOfJob, type FormDeps } from './form.ts'
import { sentToEmployer } from './letters.ts'
import { findCandidacy, presentCandidacy, standingCandidacy, type CandidacyRow } from './queries.ts'
import { writeReceipt } from './receipts.ts'
import { AnswerRefused, bindAnswers } from './recordings.ts'
import { countOutside, readScreening } from './screening.ts'
import { mailOf, siteUrl } from './tell.ts'

export type SendDeps = Platform & Pick<FormDeps, 'find'> & { press: Press }

export type Wish = {
  userId: string
  /** Chosen by who applies. */
  candidacyId: string
  job: string
  cvId?: string | undefined
  cvFileId?: string | undefined
  letterId?: string | undefined
  screening: TypedScreening
  now: Date
}

type Outcome =
  | { kind: 'sent'; candidacy: Candidacy; isNew: boolean }
  | { kind: 'problems'; problems: Readonly<Record<string, string>> }
  | { kind: 'closed' }
  /** The id is of an application to another ad. */
  | { kind: 'id-used' }
  | { kind: 'too-many'; retryAfter: number }
  | { kind: 'not-found' }

/**
 * Applies to an ad of ours: the application, its receipt, copies of what was sent and the mail come in one transaction. Asked several
 * times, from two tabs or after an answer that was lost, it is sent once, and the one that is there comes back.
 */
export async function applyHere(deps: SendDeps, wish: Wish): Promise<Outcome> {
  const { db } = deps
  const { userId, candidacyId, now } = wish
  const found = await adOfJob(deps, wish)
  if (found === null) return { kind: 'not-found' }
  const { job } = found
  const adId = found.ad.id
  const there = await sentBefore(db, { userId, candidacyId, adId })
  if (there !== null) return asSent(there, adId)
  if (!found.ad.isOnline) return { kind: 'closed' }
  const { allowed, retryAfter } = await count(deps, [{ limit: 'apply-here', subject: userId }], now)
  if (!allowed) return { kind: 'too-many', retryAfter }

  // Read before anything is locked: printing a letter as text takes a while.
  const documents = await choose(deps, wish)
  const applicant = await applicantOf(db, userId)
  const contact = isReachable(applicant) ? {} : { '': texts.contactMissing }

  return await inTransaction(db, async (client): Promise<Outcome> => {
    // The second of two that a person sends at once waits here, and then sees the first.
    await client.query('select 1 from users where id = $1 for no key update', [userId])
    const first = await sentBefore(client, { userId, candidacyId, adId })
    if (first !== null) return asSent(first, adId)
    // Nobody changes or closes the ad until this is kept.
    const ad = await holdAdToApplyTo(client, { id: adId, now })
    if (ad === null) return { kind: 'not-found' }
    if (!ad.isOnline || (await isBlocked(client, ad.companyId))) return { kind: 'closed' }
    if (isAnotherJob(ad.ad, found.ad.ad)) return { kind: 'problems', problems: { '': texts.adChangedMeanwhile } }
    const { screening, problems } = readScreening(ad.ad, wish.screening)
    const all = { ...contact, ...documents.problems, ...problems }
    const { cv, letter } = documents
    if (Object.keys(all).length > 0 || cv === null) return { kind: 'problems', problems: all }

    const { rowCount } = await client.query(
      `insert into candidacies (id, ad_id, company_id, user_id, state, ad, applicant, screening, outside, answers_by, sent_at)
       values ($1, $2, $3, $4, 'sent', $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [
        candidacyId,
        adId,
        ad.companyId,
        userId,
        storableJson(keptAd(job)),
        storableJson(applicant),
        storableJson(screening),
        countOutside(screening),
        ad.ad.answersBy,
        now,
      ],
    )
    // The id is of somebody else's application.
    if (rowCount === 0) return { kind: 'not-found' }
    await bindAnswers(client, { userId, candidacyId, screening })
    const proofs = {
      cv: await keepDocument(client, { userId, candidacyId, document: cv, cv: documents.data, now }),
      letter: letter && (await keepDocument(client, { userId, candidacyId, document: letter, cv: null, now })),
    }
    const sentAt = now.toISOString()
    const content = { candidacy: candidacyId, adId, applicant, ad: keptAd(job), ...proofs, screening, sentAt }
    await noteEvent(client, { candidacyId, kind: 'sent', by: 'person', now })
    const number = await writeReceipt(client, { userId, content, now })
    const jobId = jobIdOf(job._id)
    if (jobId !== null) await moveToApplied(client, { userId, jobId })
    await tellApplicant(deps, client, { wish, job, number })
    const made = await findCandidacy(client, { userId, candidacyId })
    if (made === null) throw new Error('An application that was just written is not there')
    return { kind: 'sent', candidacy: presentCandidacy(made), isNew: true }
  }).catch((error: unknown) => {
    if (error instanceof AnswerRefused) return { kind: 'problems', problems: error.problems } as const
    throw error
  })
}

/** The application that this very form sent, whatever became of it, or the one to the same ad that stands; null if there is none. */
async function sentBefore(
  db: Parameters<typeof findCandidacy>[0],
  { userId, candidacyId, adId }: { userId: string; candidacyId: string; adId: string },
): Promise<CandidacyRow | null> {
  return (await findCandidacy(db, { userId, candidacyId })) ?? (await standingCandidacy(db, { userId, adId }))
}

function asSent(row: CandidacyRow, adId: string): Outcome {
  return row.ad_id === adId ? { kind: 'sent', candidacy: presentCandidacy(row), isNew: false } : { kind: 'id-used' }
}

/** Whether an ad has got another title or place since it was read, which is kept with the application. */
function isAnotherJob(ad: Ad, before: Ad): boolean {
  return (['jobTitle', 'jobLocation', 'workplace'] as const).some((field) => ad[field] !== before[field])
}

type Chosen = {
  cv: ChosenDocument | null
  /** What the CV says, where it was written here. */
  data: Cv | null
  letter: ChosenDocument | null
  problems: Record<string, string>
}

async function choose(deps: SendDeps, { userId, cvId, cvFileId, letterId, now }: Wish): Promise<Chosen> {
  const problems: Record<string, string> = {}
  const isChosen = cvId !== undefined || cvFileId !== undefined
  const cv = isChosen ? await chooseCv(deps, userId, { cvId, cvFileId }) : null
  if (cv === null) problems['cv'] = isChosen ? texts.cvGone : texts.cvMissing
  if (letterId === undefined) return { cv: cv?.document ?? null, data: cv?.cv ?? null, letter: null, problems }
  const given = { userId, letterId, cv: cv?.cv ?? null, print: cv?.document.print ?? null, now }
  const letter = await chooseLetter(deps, given)
  if (letter === null) problems['letter'] = texts.letterGone
  return { cv: cv?.document ?? null, data: cv?.cv ?? null, letter, problems }
}

async function tellApplicant(
  deps: SendDeps,
  client: PoolClient,
  given: { wish: Wish; job: { jobTitle: string; employer: string | null }; number: number },
): Promise<void> {
  const { wish, job, number } = given
  const to = await mailOf(client, wish.userId)
  if (to === null) return
  const url = `${siteUrl(deps)}/candidacies/${wish.candidacyId}/receipt`
  const letter = sentToEmployer({ ...job, number, url })
  await postMail(deps, client, to, letter, { template: 'applied-here', userId: wish.userId, now: wish.now })
}
