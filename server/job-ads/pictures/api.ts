import { implement } from '@orpc/server'
import { fileProblemTexts } from '../../../contract/cvs/file-problems.ts'
import { cvFileLimits } from '../../../contract/cvs/limits.ts'
import { contract } from '../../../contract/index.ts'
import * as texts from '../../../contract/job-ads/picture-texts.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { publicCompanyById } from '../../companies/index.ts'
import type { ApiContext } from '../../platform/calls/api-context.ts'
import { forCompany } from '../../platform/calls/for-company.ts'
import { count } from '../../platform/limits/count.ts'
import { addPicture, picturesOf, removePicture } from './company-pictures.ts'
import { encodeCompanyPicture } from './encode-company-picture.ts'

const api = implement(contract.companyPictures).$context<ApiContext>().use(forCompany)

export const companyPictures = {
  list: api.list.handler(async ({ context: { services, company } }) => await picturesOf(services.db, company.id)),

  add: api.add.handler(async ({ input: { body }, context: { services, person, company }, errors }) => {
    const { file, kind, alt } = body
    const now = services.clock.now()
    const refused = (message: string) =>
      errors.UNPROCESSABLE_CONTENT({ message, data: { errors: { file: { message } } } })
    if (file.size > cvFileLimits.bytes) throw refused(texts.fileTooLarge)
    const { allowed, retryAfter } = await count(services, [{ limit: 'company-picture', subject: company.id }], now)
    if (!allowed) throw errors.TOO_MANY_REQUESTS({ message: messages.tooMany, data: { retryAfter } })
    const made = await encodeCompanyPicture(services, new Uint8Array(await file.arrayBuffer()), kind)
    if (made.kind === 'refused') throw refused(fileProblemTexts[made.problem])
    const given = { companyId: company.id, actor: person.userId, kind, alt, made, now }
    const picture = await addPicture(services.db, given)
    if (picture === 'full') throw errors.CONFLICT({ message: texts.picturesFull })
    const isShown = (await publicCompanyById(services.db, company.id)) !== null
    return { ...alert('success', isShown ? texts.pictureAdded : texts.pictureKept), picture }
  }),

  remove: api.remove.handler(async ({ input: { params }, context: { services, person, company }, errors }) => {
    const given = {
      companyId: company.id,
      actor: person.userId,
      pictureId: params.pictureId,
      now: services.clock.now(),
    }
    if (!(await removePicture(services.db, given))) throw errors.NOT_FOUND()
    return alert('success', texts.pictureRemoved)
  }),
}
