import type { Applicant, ApplyHere } from '../../contract/candidates/candidacies.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { shownMobile } from '../../contract/users/phone.ts'
import { jobIdOf, knownJobs } from '../applications/known-job.ts'
import { cvsOf } from '../applications/plan.ts'
import { listLetters } from '../cover-letters/cover-letters.ts'
import { findAdToApplyTo, type AdToApplyTo } from '../job-ads/ad-to-apply-to.ts'
import { minutesFor } from '../job-ads/ad.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import type { Applied } from '../jobs/present-job.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { chosenCvs } from '../shortlists/shortlist.ts'
import { findAccount } from '../users/users.ts'
import { isBlocked } from './blocked.ts'
import { presentCandidacy, standingCandidacy } from './queries.ts'

/** Whether a person applied to some jobs on other boards: the room that keeps those applications is asked by a hook. */
export type AppliedElsewhere = (
  db: Queryable,
  userId: string,
  jobIds: readonly number[],
) => Promise<ReadonlyMap<number, Applied>>

export type FormDeps = { db: Database; find: FindDeps; appliedElsewhere: AppliedElsewhere }

/** The ad of ours that leads a job, with the job; null if it is not one. */
export async function adOfJob(
  { db, find }: Pick<FormDeps, 'db' | 'find'>,
  { job: id, now }: { job: string; now: Date },
): Promise<{ job: Job; ad: AdToApplyTo } | null> {
  const job = (await knownJobs({ db, find }, [id], now)).get(id)
  const ref = job?.sources.find(({ board }) => board === 'rolecall')?.ref
  const ad = ref == null ? null : await findAdToApplyTo(db, { id: ref, now })
  return job === undefined || ad === null ? null : { job, ad }
}

/** What the application form needs, or null if the job was not posted here. */
export async function applyForm(
  deps: FormDeps,
  { userId, job: id, now }: { userId: string; job: string; now: Date },
): Promise<ApplyHere | null> {
  const { db } = deps
  const found = await adOfJob(deps, { job: id, now })
  if (found === null) return null
  const { job, ad } = found
  const jobId = jobIdOf(job._id) ?? 0
  const before = await standingCandidacy(db, { userId, adId: ad.id })
  const elsewhere = (await deps.appliedElsewhere(db, userId, [jobId])).get(jobId)
  const chosen = (await chosenCvs(db, userId, [jobId])).get(jobId)
  const chosenId = chosen === undefined ? null : 'cvId' in chosen ? chosen.cvId : chosen.cvFileId
  const cvs = await cvsOf(db, userId)
  const applicant = await applicantOf(db, userId)
  return {
    ad: ad.id,
    job: job._id,
    jobTitle: job.jobTitle,
    employer: job.employer,
    jobLocation: job.jobLocation,
    salary: job.salary,
    isOpen: ad.isOnline && !(await isBlocked(db, ad.companyId)),
    answersBy: ad.ad.answersBy,
    education: ad.ad.education,
    experience: ad.ad.experience,
    questions: ad.ad.questions,
    minutes: minutesFor(ad.ad.questions),
    applicant,
    missing: isReachable(applicant) ? null : 'contact',
    cvs: [...cvs.filter(({ _id }) => _id === chosenId), ...cvs.filter(({ _id }) => _id !== chosenId)],
    letters: (await listLetters(db, userId)).map(({ _id, name }) => ({ _id, name })),
    before: before && presentCandidacy(before),
    elsewhere: elsewhere ? { application: elsewhere.application, at: elsewhere.at.toISOString() } : null,
  }
}

/** Who applies, with what is known to be theirs: an address that nobody has confirmed may be somebody else's. */
export async function applicantOf(db: Queryable, userId: string): Promise<Applicant> {
  const account = await findAccount(db, userId)
  if (account === null) throw new Error('Somebody who is signed in has no account')
  const { name, email, phone, isVerified, isPhoneVerified } = account
  return {
    name,
    email: isVerified ? email : null,
    phone: phone !== null && isPhoneVerified ? shownMobile(phone) : null,
  }
}

export function isReachable({ email, phone }: Applicant): boolean {
  return email !== null || phone !== null
}
