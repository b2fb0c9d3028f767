import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { shortlistLimits } from '../../contract/shortlists/shortlists.ts'
import { balanceOf } from '../credits/index.ts'
import { findAccount, presentUser } from '../users/users.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import {
  addToShortlist,
  changeEntry,
  noteToldClosed,
  removeFromShortlist,
  restoreToShortlist,
  type Which,
} from './change-shortlist.ts'
import { jobIdOf, jobIdsOf } from './job-id.ts'
import { deleteNote, saveNote } from './notes.ts'
import { replaceNotesOfJob, replaceShortlist } from './put-shortlist.ts'
import { findEntry, shortlistOf } from './shortlist.ts'
import type { Platform } from '../platform/platform.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'

type Context = ApiContext<Platform & { find: FindDeps }>
const api = implement(contract.shortlists).$context<Context>().use(forPerson)

type Errors = Parameters<Parameters<typeof api.put.handler>[0]>[0]['errors']

export const shortlists = {
  list: api.list.handler(async ({ context }) => await shortlistOf(context.services, given(context))),

  add: api.add.handler(async ({ input, context, errors }) => {
    const { added } = await add(context, input.body.jobs, errors)
    return { ...alert('success', messages.shortlisted), added }
  }),

  remove: api.remove.handler(async ({ input: { body }, context }) => {
    const which: Which = 'jobs' in body ? { jobs: jobIdsOf(body.jobs) } : body
    return { removed: await removeFromShortlist(context.services.db, { ...given(context), which }) }
  }),

  restore: api.restore.handler(async ({ input, context, errors }) => {
    const { services } = context
    const outcome = await restoreToShortlist(services.db, { ...given(context), entries: input.body.entries })
    if (outcome.kind !== 'back') refuse(outcome.kind, errors)
    return await shortlistOf(services, given(context))
  }),

  change: api.change.handler(async ({ input, context, errors }) => {
    const { services } = context
    const { entryId } = input.params
    const isChanged = await changeEntry(services.db, { ...given(context), entryId, change: input.body })
    const entry = isChanged ? await findEntry(services, { ...given(context), entryId }) : null
    return entry ?? refuse('not-found', errors)
  }),

  saveNote: api.saveNote.handler(async ({ input, context, errors }) => {
    const outcome = await saveNote(context.services.db, { ...given(context), ...input.params, ...input.body })
    switch (outcome.kind) {
      case 'saved':
        return outcome.note
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'changed-elsewhere':
        throw errors.CONFLICT({ message: messages.noteChangedElsewhere })
      case 'too-many':
        throw errors.CONFLICT({ message: messages.tooManyNotes(shortlistLimits.notes) })
    }
  }),

  deleteNote: api.deleteNote.handler(async ({ input, context, errors }) => {
    const isOwn = await deleteNote(context.services.db, { ...given(context), ...input.params })
    if (!isOwn) throw errors.NOT_FOUND()
    return {}
  }),

  toldClosed: api.toldClosed.handler(async ({ input, context }) => {
    await noteToldClosed(context.services.db, { ...given(context), entries: input.body.entries })
    return {}
  }),

  put: api.put.handler(async ({ input: { params, body }, context, errors }) => {
    const { services } = context
    const own = given(context)
    const isOwn = (id: string) => id === own.userId || id === 'me'
    if ('shortlist' in body) {
      if (!isOwn(params.idOrJobId)) throw errors.NOT_FOUND()
      const outcome = await replaceShortlist(services.db, {
        ...own,
        entries: body.shortlist,
        appliedAmong: services.find.appliedAmong,
      })
      if (outcome.kind !== 'done') refuse(outcome.kind, errors)
    } else {
      // Which of the two is the job's, and the other must be one's own.
      const [job, person] = isOwn(params.idOrJobId) ? [body.id, params.idOrJobId] : [params.idOrJobId, body.id]
      if (!isOwn(person)) throw errors.NOT_FOUND()
      const outcome = await replaceNotesOfJob(services.db, { ...own, jobId: jobIdOf(job), notes: body.notes })
      if (outcome.kind !== 'done') refuse(outcome.kind, errors)
    }
    return await shortlistOf(services, own)
  }),

  removeByLink: api.removeByLink.handler(async ({ input, context, errors }) => {
    const { services } = context
    const { link } = input.body
    const { entries } = await shortlistOf(services, given(context))
    const named = entries.filter(
      ({ job }) =>
        job !== null &&
        (job.sources.some((source) => source.link === link) ||
          URL.parse(link, context.siteUrl)?.pathname === `/job/${job._id}`),
    )
    if (named.length === 0) throw errors.NOT_FOUND()
    const which = { entries: named.map(({ _id }) => _id) }
    await removeFromShortlist(services.db, { ...given(context), which })
    return await shortlistOf(services, given(context))
  }),

  shortlistJobs: api.shortlistJobs.handler(async ({ input, context, errors }) => {
    await add(context, input.body, errors)
    const { db } = context.services
    const own = given(context)
    const account = await findAccount(db, own.userId)
    if (!account) throw errors.UNAUTHORIZED()
    const { available } = await balanceOf(db, own.userId)
    return { ...presentUser(account, available), shortlisted: (await shortlistOf(context.services, own)).entries }
  }),
}

function given({ person, services }: Context & WithPerson): { userId: string; now: Date } {
  return { userId: person.userId, now: services.clock.now() }
}

async function add(context: Context & WithPerson, jobs: readonly string[], errors: Errors): Promise<{ added: number }> {
  const { db, find } = context.services
  const adding = { ...given(context), jobIds: jobIdsOf(jobs), appliedAmong: find.appliedAmong }
  const outcome = await addToShortlist(db, adding)
  if (outcome.kind !== 'added') refuse(outcome.kind, errors)
  // No id of the list can be one of a job.
  if (jobs.length > 0 && jobIdsOf(jobs).length === 0) refuse('not-found', errors)
  return outcome
}

function refuse(kind: 'not-found' | 'too-many', errors: Errors): never {
  if (kind === 'too-many') throw errors.CONFLICT({ message: messages.shortlistFull(shortlistLimits.entries) })
  throw errors.NOT_FOUND()
}
