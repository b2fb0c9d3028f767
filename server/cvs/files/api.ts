import { implement, ORPCError } from '@orpc/server'
import { fileProblemTexts } from '../../../contract/cvs/file-problems.ts'
import { cvFileLimits } from '../../../contract/cvs/limits.ts'
import { contract } from '../../../contract/index.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { ApiContext } from '../../platform/calls/api-context.ts'
import { forPerson } from '../../platform/calls/for-person.ts'
import { findCvFile, listCvFiles, presentCvFile, readStoredCv } from './cv-files.ts'
import { deleteCvFile, listDeletedCvFiles, undeleteCvFile } from './delete-cv-file.ts'
import { encodePicture } from './encode-picture.ts'
import { uploadCvFile } from './upload-cv-file.ts'

const api = implement(contract.cvFiles).$context<ApiContext>()

export const cvFiles = {
  upload: api.upload.use(forPerson).handler(async ({ input, context, errors }) => {
    const { services } = context
    const given = { userId: context.person.userId, upload: input.body.file, now: services.clock.now() }
    const outcome = await uploadCvFile(services, given)
    switch (outcome.kind) {
      case 'kept':
        return { ...alert('success', messages.cvFileUploaded), file: presentCvFile(outcome.file) }
      case 'too-large':
        throw tooLarge()
      case 'refused': {
        const message = fileProblemTexts[outcome.problem]
        throw errors.UNPROCESSABLE_CONTENT({ message, data: { errors: { file: { message } } } })
      }
      case 'full':
        throw errors.CONFLICT({ message: messages.cvFilesFull(cvFileLimits.files, cvFileLimits.allBytes / 2 ** 20) })
      case 'too-often':
        throw errors.TOO_MANY_REQUESTS({
          message: messages.tooManyUploads(cvFileLimits.uploadsAnHour),
          data: { retryAfter: outcome.seconds },
        })
    }
  }),

  encodePicture: api.encodePicture.handler(async ({ input, context, errors }) => {
    const { file, x, y, size } = input.body
    if (file.size > cvFileLimits.bytes) throw tooLarge()
    const crop = x === undefined || y === undefined || size === undefined ? null : { x, y, size }
    const outcome = await encodePicture(context.services, new Uint8Array(await file.arrayBuffer()), crop)
    if (outcome.kind === 'made') return { image: outcome.image }
    const message = fileProblemTexts[outcome.problem]
    throw errors.UNPROCESSABLE_CONTENT({ message, data: { errors: { file: { message } } } })
  }),

  list: api.list
    .use(forPerson)
    .handler(async ({ context }) => (await listCvFiles(context.services.db, context.person.userId)).map(presentCvFile)),

  download: api.download.use(forPerson).handler(async ({ input, context, errors }) => {
    const { db, files } = context.services
    const file = await findCvFile(db, context.person.userId, input.params.cvId)
    if (file === null) throw errors.NOT_FOUND()
    const bytes = file.storedAs === null ? null : await readStoredCv(files, file.storedAs)
    if (bytes === null) throw errors.GONE({ message: fileProblemTexts.infected })
    return new File([new Uint8Array(bytes)], file.originalname, { type: file.mimetype })
  }),

  delete: api.delete.use(forPerson).handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services
    const given = { userId: context.person.userId, fileId: input.params.fileId, now: clock.now() }
    if (!(await deleteCvFile(db, given))) throw errors.NOT_FOUND()
    return alert('success', messages.cvFileDeleted)
  }),

  listDeleted: api.listDeleted.use(forPerson).handler(async ({ context }) => {
    const { db, clock } = context.services
    return await listDeletedCvFiles(db, context.person.userId, clock.now())
  }),

  undelete: api.undelete.use(forPerson).handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services
    const given = { userId: context.person.userId, fileId: input.params.fileId, now: clock.now() }
    const outcome = await undeleteCvFile(db, given)
    switch (outcome.kind) {
      case 'back':
        return presentCvFile(outcome.file)
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'full':
        throw errors.CONFLICT({ message: messages.cvFilesFull(cvFileLimits.files, cvFileLimits.allBytes / 2 ** 20) })
    }
  }),
}

function tooLarge(): Error {
  return new ORPCError('PAYLOAD_TOO_LARGE', {
    status: 413,
    message: fileProblemTexts['too-large'],
    data: { details: messages.fileTooLargeDetails },
  })
}
