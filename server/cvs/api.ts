import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { emptyCv } from '../../contract/cvs/empty-cv.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { defaultPrint } from '../../contract/cvs/default-print.ts'
import { jobsByIds } from '../jobs/queries.ts'
import { inTransaction } from '../platform/database.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import { addCv, findCv, listCvs } from './cvs.ts'
import { deleteCv, listDeletedCvs, undeleteCv } from './delete-cv.ts'
import { changeCv, dropDraft, restoreVersion, saveCv, saveDraft, saveMainCv, type SaveOutcome } from './save-cv.ts'
import { findVersion, listVersions, nameVersion } from './versions.ts'

const api = implement(contract.cvs).$context<ApiContext>().use(forPerson)

type Errors = Parameters<Parameters<typeof api.save.handler>[0]>[0]['errors']

export const cvs = {
  saveMain: api.saveMain.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    return answer(await saveMainCv(db, { userId, cv: input.body, now }), errors)
  }),

  list: api.list.handler(async ({ context }) => {
    const { userId, db } = given(context)
    return await listCvs(db, userId)
  }),

  create: api.create.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    const { name, cv, from, forJob, print } = input.body
    const [job] = forJob === undefined ? [] : await jobsByIds(db, [Number(forJob)])
    if (forJob !== undefined && job === undefined) throw errors.NOT_FOUND()
    return await inTransaction(db, async (client) => {
      const source = from === undefined ? null : await findCv(client, userId, from)
      if (from !== undefined && source === null) throw errors.NOT_FOUND()
      const content = cv ?? source?.draft?.cv ?? source?.cv ?? emptyCv
      const made = await addCv(client, {
        userId,
        name,
        cv: content,
        madeFrom: source?._id ?? null,
        print: print ?? source?.print ?? defaultPrint,
        madeFor: job === undefined ? null : { jobId: String(job.id), title: job.title },
        now,
      })
      if (made === null) throw errors.CONFLICT({ message: messages.tooManyCvs(cvLimits.cvs) })
      return made
    })
  }),

  find: api.find.handler(async ({ input, context, errors }) => {
    const { userId, db } = given(context)
    return (await findCv(db, userId, input.params.cvId)) ?? missing(errors)
  }),

  save: api.save.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    return answer(await saveCv(db, { userId, cvId: input.params.cvId, ...input.body, now }), errors)
  }),

  saveDraft: api.saveDraft.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    const outcome = await saveDraft(db, { userId, cvId: input.params.cvId, ...input.body, now })
    if (outcome.kind === 'not-found') return missing(errors)
    if (outcome.kind === 'changed-elsewhere') throw errors.CONFLICT({ message: messages.cvChangedElsewhere })
    return { savedAt: now.toISOString(), revision: outcome.revision }
  }),

  dropDraft: api.dropDraft.handler(async ({ input, context, errors }) => {
    const { userId, db } = given(context)
    if (!(await dropDraft(db, { userId, cvId: input.params.cvId }))) missing(errors)
    return alert('success', messages.draftDropped)
  }),

  change: api.change.handler(async ({ input, context, errors }) => {
    const { userId, db } = given(context)
    return (await changeCv(db, { userId, cvId: input.params.cvId, ...input.body })) ?? missing(errors)
  }),

  delete: api.delete.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    if (!(await deleteCv(db, { userId, cvId: input.params.cvId, now }))) missing(errors)
    return alert('success', messages.cvDeleted)
  }),

  listDeleted: api.listDeleted.handler(async ({ context }) => {
    const { userId, db, now } = given(context)
    return await listDeletedCvs(db, userId, now)
  }),

  undelete: api.undelete.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    const outcome = await undeleteCv(db, { userId, cvId: input.params.cvId, now })
    switch (outcome.kind) {
      case 'back':
        return outcome.cv
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'too-many':
        throw errors.CONFLICT({ message: messages.tooManyCvs(cvLimits.cvs) })
    }
  }),

  versions: api.versions.handler(async ({ input, context, errors }) => {
    const { userId, db } = given(context)
    return (await listVersions(db, userId, input.params.cvId)) ?? missing(errors)
  }),

  version: api.version.handler(async ({ input, context, errors }) => {
    const { userId, db } = given(context)
    return (await findVersion(db, { userId, ...input.params })) ?? missing(errors)
  }),

  nameVersion: api.nameVersion.handler(async ({ input, context, errors }) => {
    const { userId, db } = given(context)
    return (await nameVersion(db, { userId, ...input.params, name: input.body.name })) ?? missing(errors)
  }),

  restoreVersion: api.restoreVersion.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    return answer(await restoreVersion(db, { userId, ...input.params, now }), errors)
  }),
}

function given({ person, services }: ApiContext & WithPerson) {
  return { userId: person.userId, db: services.db, now: services.clock.now() }
}

function missing(errors: Errors): never {
  throw errors.NOT_FOUND()
}

function answer(outcome: SaveOutcome, errors: Errors) {
  switch (outcome.kind) {
    case 'saved': {
      const { cvId, version, savedAt, revision } = outcome
      return { ...alert('success', messages.cvSaved, messages.cvSavedDetails), cvId, version, savedAt, revision }
    }
    case 'problems': {
      const fields = Object.entries(outcome.problems).map(([path, message]) => [path, { message }] as const)
      throw errors.UNPROCESSABLE_CONTENT({
        message: messages.cvSaveError,
        data: { errors: Object.fromEntries(fields) },
      })
    }
    case 'changed-elsewhere':
      throw errors.CONFLICT({ message: messages.cvChangedElsewhere })
    case 'not-found':
      throw errors.NOT_FOUND()
    case 'too-many':
      throw errors.CONFLICT({ message: messages.tooManyCvs(cvLimits.cvs) })
  }
}
