import { implement, ORPCError } from '@orpc/server'
import { fileProblemTexts } from '../../../contract/cvs/file-problems.ts'
import { importsAnHour } from '../../../contract/cvs/import-limits.ts'
import type { CvProposal } from '../../../contract/cvs/import.ts'
import { contract } from '../../../contract/index.ts'
import * as texts from '../../../contract/cvs/texts.ts'
import { count } from '../../platform/limits/count.ts'
import type { Use } from '../../platform/limits/use.ts'
import type { ApiContext } from '../../platform/calls/api-context.ts'
import { forPerson } from '../../platform/calls/for-person.ts'
import { findCvFile } from '../files/cv-files.ts'
import { importDocument, importFile, importJson } from './import-file.ts'
import type { ImportOutcome } from './propose-in-child.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ExtraPlaces } from '../../../engines/places/index.ts'

type Context = ApiContext<Platform & { extraPlaces: ExtraPlaces }>
const api = implement(contract.cvImport).$context<Context>()

type Errors = Parameters<Parameters<typeof api.propose.handler>[0]>[0]['errors']

export const cvImport = {
  propose: api.propose.handler(async ({ input, context, errors }) => {
    await takeOne(context, errors)
    const { body } = input
    const { services } = context
    return proposalOf(
      body['file'] instanceof File ? await importFile(services, body['file']) : await importJson(services, body),
      errors,
    )
  }),

  proposeUploaded: api.proposeUploaded.use(forPerson).handler(async ({ input, context, errors }) => {
    const file = await findCvFile(context.services.db, context.person.userId, input.params.fileId)
    if (file === null) throw errors.NOT_FOUND()
    if (file.state === 'waiting') throw errors.CONFLICT({ message: texts.importStillReading })
    if (file.text === null)
      throw refusal(file.state === 'no-text' ? texts.importNoText : (file.problem ?? fileProblemTexts.broken), errors)
    const { text, embedded } = file
    return proposalOf(await importDocument(context.services, { text, embedded }), errors)
  }),
}

/** @throws a refusal with a sentence for the person, where there is no proposal. */
function proposalOf(outcome: ImportOutcome, errors: Errors): CvProposal {
  switch (outcome.kind) {
    case 'proposed':
      return outcome.proposal
    case 'refused':
      if (outcome.problem === 'too-large')
        throw new ORPCError('PAYLOAD_TOO_LARGE', { status: 413, message: fileProblemTexts['too-large'] })
      throw refusal(
        outcome.problem === 'wrong-type' ? texts.importWrongType : fileProblemTexts[outcome.problem],
        errors,
      )
    case 'no-cv':
      throw refusal(texts.importNoCv, errors)
    case 'no-text':
      throw refusal(texts.importNoText, errors)
    case 'gave-up':
      throw refusal(texts.importGaveUp, errors)
  }
}

function refusal(message: string, errors: Errors) {
  return errors.UNPROCESSABLE_CONTENT({ message, data: { errors: { file: { message } } } })
}

/** Each file costs a process of its own: a client has so many an hour. */
async function takeOne({ services, clientAddress, user }: Context, errors: Errors): Promise<void> {
  const use: Use =
    user === null ? { limit: 'cv-import-from', address: clientAddress } : { limit: 'cv-import', subject: user.userId }
  const { allowed, retryAfter } = await count(services, [use], services.clock.now())
  if (!allowed) throw errors.TOO_MANY_REQUESTS({ message: texts.tooManyImports(importsAnHour), data: { retryAfter } })
}
