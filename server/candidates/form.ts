import type { ApplyHere } from '../../contract/candidates/candidacies.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { jobIdOf, knownJobs, cvsOf } from '../applications/index.ts'
import { listLetters } from '../cover-letters/index.ts'
import { findAdToApplyTo, type AdToApplyTo, minutesFor } from '../job-ads/index.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import type { Applied } from '../jobs/present-job.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { chosenCvs } from '../shortlists/index.ts'
import { isBlocked } from './blocked.ts'
import { applicantOf, isReachable } from './contact.ts'
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
