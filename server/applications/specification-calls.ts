import { implement } from '@orpc/server'
import type { z } from 'zod'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import type { JobsOfCall } from '../../contract/applications/call-parts.ts'
import type { StartedApplication } from '../../contract/applications/plan.ts'
import { balanceOf } from '../credits/index.ts'
import { removeFromShortlist } from '../shortlists/index.ts'
import { findAccount, presentUser } from '../users/users.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import { beginApplications } from './begin.ts'
import { removeApplication } from './change-application.ts'
import { wholeHistory, type SentHere } from './history.ts'
import { jobIdOf } from './known-job.ts'
import { once } from './once.ts'
import { planApplications } from './plan.ts'
import type { Platform } from '../platform/platform.ts'
import type { BoardInUse } from '../boards/which-boards.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import type { Press } from '../cvs/export/press.ts'

type Context = ApiContext<
  Platform & { boards: readonly BoardInUse[]; find: FindDeps; press: Press; sentHere: SentHere }
>
const api = implement(contract.applications).$context<Context>().use(forPerson)

type Errors = Parameters<Parameters<typeof api.apply.handler>[0]>[0]['errors']

/** The calls that the specification names, in its shapes. */
export const specificationCalls = {
  applyOfUser: api.applyOfUser.handler(async ({ input, context, errors }) => await apply(context, input.body, errors)),
  apply: api.apply.handler(async ({ input, context, errors }) => await apply(context, input.body, errors)),

  modify: api.modify.handler(async ({ input, context, errors }) => {
    const { userId, now } = given(context)
    const jobs = jobIdsOf(input.body).flatMap((id) => jobIdOf(id) ?? [])
    await removeFromShortlist(context.services.db, { userId, which: { jobs }, now })
    return await userWithApplications(context, errors)
  }),

  removeByLink: api.removeByLink.handler(async ({ input, context, errors }) => {
    const { userId, now } = given(context)
    const { db } = context.services
    const { rows } = await db.query<{ id: string }>(
      'select id from applications where user_id = $1 and link = $2 and removed_at is null',
      [userId, input.body.link],
    )
    if (rows.length === 0) throw errors.NOT_FOUND()
    for (const { id } of rows) {
      const outcome = await removeApplication(db, { userId, applicationId: id, now })
      if (outcome.kind === 'cannot') throw errors.CONFLICT()
    }
    return alert('success', messages.applicationRemoved)
  }),
}

/** Each job the way that its source is set to; more than there are credits for, and none of them (M20, M23). */
async function apply(context: Context & WithPerson, jobs: z.infer<typeof JobsOfCall>, errors: Errors) {
  const { userId, now } = given(context)
  const { services } = context
  const jobIds = jobIdsOf(jobs)
  return await once(context, { name: 'apply', input: jobIds }, async () => {
    const { credits } = await planApplications(services, { userId, jobIds, now })
    if (credits.needed > 0 && credits.left === 0) throw errors.CONFLICT({ message: messages.noCreditsLeft })
    if (credits.needed > credits.left) throw errors.CONFLICT({ message: messages.overAllowance(credits.left) })
    const wanted = jobIds.map((job) => ({ job }))
    const { started } = await beginApplications(services, { userId, applications: wanted, now })
    const begun = started.filter(({ application }) => application !== null)
    if (begun.length === 0) throw errors.CONFLICT({ message: whyNot(started) })
    return {
      ...(await userWithApplications(context, errors)),
      message: messages.applicationsBegun(begun.length),
      started,
    }
  })
}

function whyNot(started: readonly StartedApplication[]): string {
  const problems = new Set(started.map(({ problem }) => problem))
  if (problems.has('no-credits')) return messages.noCreditsLeft
  // With several reasons, the one that most jobs would be rid of by the least: a login, then a CV.
  if (problems.has('no-credentials')) return messages.noCredentials
  if (problems.has('no-cv')) return messages.noCv
  const [only, ...others] = [...problems]
  return (others.length === 0 && only != null && whyNone[only]) || messages.applicationNotSent
}

/** Where one reason holds for all of them. */
const whyNone: Readonly<Partial<Record<NonNullable<StartedApplication['problem']>, string>>> = {
  'already-applied': messages.alreadyAppliedBefore,
  closed: messages.jobClosed,
  avoided: messages.jobAvoided,
  'source-off': messages.sourceOff,
  'unknown-job': messages.jobUnknown,
}

async function userWithApplications(context: Context & WithPerson, errors: Errors) {
  const { userId, now } = given(context)
  const { db, find, sentHere } = context.services
  const account = await findAccount(db, userId)
  if (account === null) throw errors.UNAUTHORIZED()
  const { available } = await balanceOf(db, userId)
  const applications = await wholeHistory(db, userId, { boardName: find.boardName, sentHere, now })
  return { ...presentUser(account, available), applications }
}

/** By their ids, however the list names them; each once. */
function jobIdsOf(jobs: z.infer<typeof JobsOfCall>): string[] {
  const ids = jobs.map((one) => {
    if (typeof one === 'string') return one
    const job = 'job' in one ? one.job : one._id
    return typeof job === 'string' ? job : String((job as { _id: unknown })._id)
  })
  return [...new Set(ids)]
}

function given({ person, services }: Context & WithPerson) {
  return { userId: person.userId, now: services.clock.now() }
}
