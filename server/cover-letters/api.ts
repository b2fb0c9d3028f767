import { implement } from '@orpc/server'
import { letterLimits } from '../../contract/cover-letters/cover-letters.ts'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { findCv } from '../cvs/cvs.ts'
import { withOverrides } from '../../contract/cvs/print-options.ts'
import { defaultPrint } from '../../contract/cvs/default-print.ts'
import { orNotPrinted } from '../cvs/export/api.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import { createLetter, deleteLetter, findLetter, listLetters, saveLetter, undeleteLetter } from './cover-letters.ts'
import { exportLetter } from './export-letter.ts'
import type { Platform } from '../platform/platform.ts'
import type { Press } from '../cvs/export/press.ts'

type Context = ApiContext<Platform & { press: Press }>
const api = implement(contract.coverLetters).$context<Context>().use(forPerson)

export const coverLetters = {
  list: api.list.handler(async ({ context }) => {
    const { userId, db } = given(context)
    return await listLetters(db, userId)
  }),

  create: api.create.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    const outcome = await createLetter(db, { userId, letter: input.body, now })
    switch (outcome.kind) {
      case 'made':
        return outcome.letter
      case 'no-such-job':
      case 'no-such-cv':
        throw errors.NOT_FOUND()
      case 'too-many':
        throw errors.CONFLICT({ message: messages.tooManyLetters(letterLimits.letters) })
    }
  }),

  find: api.find.handler(async ({ input, context, errors }) => {
    const { userId, db } = given(context)
    return (await findLetter(db, userId, input.params.letterId)) ?? missing(errors)
  }),

  save: api.save.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    const { baseRevision, ...text } = input.body
    const outcome = await saveLetter(db, { userId, letterId: input.params.letterId, text, baseRevision, now })
    switch (outcome.kind) {
      case 'saved':
        return { revision: outcome.revision, savedAt: outcome.savedAt }
      case 'changed-elsewhere':
        throw errors.CONFLICT({ message: messages.letterChangedElsewhere })
      case 'no-such-cv':
        throw errors.UNPROCESSABLE_CONTENT({
          message: messages.noSuchCv,
          data: { errors: { cvId: { message: messages.noSuchCv } } },
        })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  delete: api.delete.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    if (!(await deleteLetter(db, { userId, letterId: input.params.letterId, now }))) missing(errors)
    return alert('success', messages.letterDeleted)
  }),

  undelete: api.undelete.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    const outcome = await undeleteLetter(db, { userId, letterId: input.params.letterId, now })
    switch (outcome.kind) {
      case 'back':
        return outcome.letter
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'too-many':
        throw errors.CONFLICT({ message: messages.tooManyLetters(letterLimits.letters) })
    }
  }),

  exportLetter: api.exportLetter.handler(async ({ input, context, errors }) => {
    const { userId, db, now } = given(context)
    const { letterId, format } = input.params
    const letter = (await findLetter(db, userId, letterId)) ?? missing(errors)
    const kept = letter.cvId === null ? null : await findCv(db, userId, letter.cvId)
    const cv = kept === null ? null : kept.version === 0 && kept.draft !== null ? kept.draft.cv : kept.cv
    const print = kept?.print ?? defaultPrint
    const look = withOverrides(print, input.query)
    return await orNotPrinted(async () => await exportLetter(context.services, { letter, cv, format, look, now }))
  }),
}

function given({ person, services }: Context & WithPerson) {
  return { userId: person.userId, db: services.db, now: services.clock.now() }
}

function missing(errors: { NOT_FOUND: () => Error }): never {
  throw errors.NOT_FOUND()
}
