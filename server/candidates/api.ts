import { randomUUID } from 'node:crypto'
import { implement } from '@orpc/server'
import type { Candidacy } from '../../contract/candidates/candidacies.ts'
import { candidacyLimits } from '../../contract/candidates/limits.ts'
import * as texts from '../../contract/candidates/texts.ts'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { cvsOf } from '../applications/index.ts'
import type { Press } from '../cvs/export/press.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import type { Platform } from '../platform/platform.ts'
import { applyHere, type Wish } from './apply-here.ts'
import { documentFile } from './documents.ts'
import { withdraw } from './end.ts'
import { correctContact } from './correct.ts'
import { agreeToKeep, deleteSent } from './keeping.ts'
import { tellUnanswered } from './no-answer.ts'
import { adOfJob, applyForm, type AppliedElsewhere } from './form.ts'
import { candidaciesOf, findCandidacy, presentDetail } from './queries.ts'
import { findReceipt } from './receipts.ts'

type Context = ApiContext<Platform & { find: FindDeps; press: Press; appliedElsewhere: AppliedElsewhere }>
const api = implement(contract.candidates).$context<Context>()

type Errors = Parameters<Parameters<typeof api.send.handler>[0]>[0]['errors']

export const candidates = {
  plan: api.plan.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const { userId } = person
    const form = await applyForm(services, { userId, job: input.params.job, now: services.clock.now() })
    if (form === null) throw errors.NOT_FOUND({ message: messages.jobUnknown })
    return form
  }),

  send: api.send.use(forPerson).handler(async ({ input, context, errors }) => {
    const { _id: candidacyId, ...chosen } = input.body
    return await send(context, { candidacyId, job: input.params.job, ...chosen }, errors)
  }),

  sendScreening: api.sendScreening.use(forPerson).handler(async ({ input, context, errors }) => {
    const { services, person } = context
    const { jobId: job, companyId } = input.params
    const found = await adOfJob(services, { job, now: services.clock.now() })
    if (found?.ad.companyId !== companyId) throw errors.NOT_FOUND({ message: messages.jobUnknown })
    const { education, experience, assessmentAnswers } = input.body
    const screening = {
      education,
      experience: experience === null ? '' : String(experience),
      answers: assessmentAnswers,
    }
    const [main] = await cvsOf(services.db, person.userId)
    const cv = main === undefined ? {} : main.kind === 'written' ? { cvId: main._id } : { cvFileId: main._id }
    await send(context, { candidacyId: randomUUID(), job, ...cv, screening }, errors)
    return alert('success', texts.applicationAccepted, texts.applicationAcceptedDetails)
  }),

  mine: api.mine.use(forPerson).handler(async ({ context: { services, person } }) => {
    return await candidaciesOf(services.db, { userId: person.userId, now: services.clock.now() })
  }),

  find: api.find.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const row = await findCandidacy(services.db, { userId: person.userId, ...input.params })
    if (row === null) throw errors.NOT_FOUND()
    return await presentDetail(services.db, { row, now: services.clock.now() })
  }),

  receipt: api.receipt.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const receipt = await findReceipt(services.db, { userId: person.userId, ...input.params })
    if (receipt === null) throw errors.NOT_FOUND()
    return receipt
  }),

  document: api.document.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const { candidacyId } = input.params
    const row = await findCandidacy(services.db, { userId: person.userId, candidacyId })
    const file = row && (await documentFile(services, input.params))
    if (file === null) throw errors.NOT_FOUND()
    return file
  }),

  withdraw: api.withdraw.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const now = services.clock.now()
    const outcome = await withdraw(services.db, { userId: person.userId, ...input.params, now })
    switch (outcome.kind) {
      case 'withdrawn':
        return {
          candidacy: outcome.candidacy,
          alert: alert('success', texts.withdrawn, texts.withdrawnDetails),
        }
      case 'too-late':
        throw errors.CONFLICT({ message: texts.notWithdrawable })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  unanswered: api.unanswered.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const now = services.clock.now()
    switch (await tellUnanswered(services.db, { userId: person.userId, ...input.params, now })) {
      case 'noted':
        return { alert: alert('success', texts.unansweredNoted, texts.unansweredNotedDetails) }
      case 'too-early':
        throw errors.CONFLICT({ message: texts.answerNotDue })
      case 'answered':
        throw errors.CONFLICT({ message: texts.isAnswered })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  correct: api.correct.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const now = services.clock.now()
    switch (await correctContact(services.db, { userId: person.userId, ...input.params, now })) {
      case 'corrected':
        return { alert: alert('success', texts.corrected, texts.correctedDetails) }
      case 'same':
        return { alert: alert('success', texts.nothingToCorrect) }
      case 'unreachable':
        throw errors.CONFLICT({ message: texts.contactMissing })
      case 'closed':
        throw errors.CONFLICT({ message: texts.notCorrectable })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  deleteSent: api.deleteSent.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const now = services.clock.now()
    switch (await deleteSent(services.db, { userId: person.userId, ...input.params, now })) {
      case 'deleted':
        return { alert: alert('success', texts.sentDeleted, texts.sentDeletedDetails) }
      case 'running':
        throw errors.CONFLICT({ message: texts.stillRunning })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  agreeToKeep: api.agreeToKeep.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const asked = { userId: person.userId, ...input.params, ...input.body, now: services.clock.now() }
    if (await agreeToKeep(services.db, asked)) {
      return { alert: alert('success', input.body.isAgreed ? texts.keepAgreed : texts.keepTakenBack) }
    }
    if ((await findCandidacy(services.db, asked)) === null) throw errors.NOT_FOUND()
    throw errors.CONFLICT({ message: texts.nothingToKeep })
  }),
}

/** Sends an application, or says why not. */
async function send(
  { services, person }: Context & WithPerson,
  wish: Omit<Wish, 'userId' | 'now'>,
  errors: Errors,
): Promise<{ candidacy: Candidacy; isNew: boolean }> {
  const outcome = await applyHere(services, { ...wish, userId: person.userId, now: services.clock.now() })
  switch (outcome.kind) {
    case 'sent':
      return { candidacy: outcome.candidacy, isNew: outcome.isNew }
    case 'problems': {
      const wrong = Object.entries(outcome.problems).map(([field, message]) => [field, { message }])
      throw errors.UNPROCESSABLE_CONTENT({ message: texts.dataMissing, data: { errors: Object.fromEntries(wrong) } })
    }
    case 'closed':
      throw errors.GONE({ message: texts.adIsClosed })
    case 'id-used':
      throw errors.CONFLICT({ message: texts.idUsed })
    case 'too-many':
      throw errors.TOO_MANY_REQUESTS({
        message: texts.tooManyToday(candidacyLimits.aDay),
        data: { retryAfter: outcome.retryAfter },
      })
    case 'not-found':
      throw errors.NOT_FOUND({ message: messages.jobUnknown })
  }
}
