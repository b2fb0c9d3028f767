import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import type { ApplicationDetail } from '../../contract/applications/history.ts'
import { changedSince } from '../../contract/platform/revision.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import { revisionOf } from '../platform/revision.ts'
import { changeAnswer, forgetAnswer, rememberedAnswers } from './answers/answer-bank.ts'
import { answerQuestions } from './answer-questions.ts'
import { beginApplications } from './begin.ts'
import {
  approveApplication,
  changeApplication,
  removeApplication,
  restoreApplication,
  settleApplication,
  stopApplications,
} from './change-application.ts'
import { giveLogin } from './give-login.ts'
import { groupApplications } from './groups.ts'
import { noteLook } from './looks.ts'
import { answerEverywhere, openQuestions } from './open-questions.ts'
import { setReminder } from './reminders.ts'
import { applicationsToReview, approveAll } from './review.ts'
import { documentFile, pictureFile } from './files.ts'
import { applicationDetail, listApplications, responseRates, wholeHistory, type SentHere } from './history.ts'
import { historyFile } from './history-file.ts'
import { addElsewhere, correctElsewhere } from './made-elsewhere.ts'
import { once } from './once.ts'
import { planApplications } from './plan.ts'
import { askAhead } from './questions-ahead.ts'
import { findReceipt } from './receipts.ts'
import { listSettings, saveSettings, setEverywhere } from './source-settings.ts'
import { specificationCalls } from './specification-calls.ts'
import { boardsWithForms } from './ways.ts'
import type { Platform } from '../platform/platform.ts'
import type { BoardInUse } from '../boards/which-boards.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import type { Outward } from '../boards/outward.ts'
import type { Press } from '../cvs/export/press.ts'
import { orNotPrinted } from '../cvs/export/api.ts'
import type { Vault } from '../credentials/index.ts'

type Context = ApiContext<
  Platform & {
    boards: readonly BoardInUse[]
    find: FindDeps
    outward: Outward
    press: Press
    vault: Vault
    sentHere: SentHere
  }
>
const api = implement(contract.applications).$context<Context>().use(forPerson)

export const applications = {
  ...specificationCalls,

  list: api.list.handler(async ({ input, context }) => {
    const { db, userId, ...presenting } = given(context)
    return await listApplications(db, { userId, filter: input.query, ...presenting })
  }),

  groups: api.groups.handler(async ({ input, context }) => {
    const { db, userId, ...presenting } = given(context)
    const { state, source, month, batch, ...pages } = input.query
    return await groupApplications(db, { userId, filter: { state, source, month, batch }, pages, ...presenting })
  }),

  toReview: api.toReview.handler(async ({ context }) => {
    const { db, ...mine } = given(context)
    return await applicationsToReview(db, mine)
  }),

  approveAll: api.approveAll.handler(async ({ input, context }) => {
    const { db, userId, now } = given(context)
    return await approveAll(db, { userId, applications: input.body.applications, now })
  }),

  openQuestions: api.openQuestions.handler(async ({ context }) => {
    const { db, userId, boardName } = given(context)
    return await openQuestions(db, { userId, boardName })
  }),

  answerAll: api.answerAll.handler(async ({ input, context, errors }) => {
    const { db, ...mine } = given(context)
    const outcome = await answerEverywhere(db, { ...mine, given: input.body.answers })
    if (outcome.kind === 'problems') {
      throw errors.UNPROCESSABLE_CONTENT({ message: messages.badInput, data: { errors: outcome.errors } })
    }
    return { queued: outcome.queued, waiting: outcome.waiting }
  }),

  seen: api.seen.handler(async ({ context }) => {
    const { db, userId, now } = given(context)
    await noteLook(db, { userId, now })
    return {}
  }),

  remind: api.remind.handler(async ({ input, context, errors }) => {
    const { db, userId, now } = given(context)
    const { applicationId } = input.params
    if (!(await setReminder(db, { userId, applicationId, inDays: input.body.inDays, now }))) throw errors.NOT_FOUND()
    return await detail(context, applicationId, errors)
  }),

  find: api.find.handler(
    async ({ input, context, errors }) => await detail(context, input.params.applicationId, errors),
  ),

  plan: api.plan.handler(async ({ input, context }) => {
    const { userId, now } = given(context)
    return await planApplications(context.services, { userId, jobIds: input.body.jobs, now })
  }),

  questions: api.questions.handler(async ({ input, context, errors, signal }) => {
    const { userId, now } = given(context)
    const endUser = { ip: context.clientAddress, agent: context.userAgent }
    const asking = { userId, jobId: input.params.job, endUser, signal: signal ?? context.services.stopping, now }
    const told = await askAhead(context.services, asking)
    if (told === null) throw errors.NOT_FOUND()
    return told
  }),

  start: api.start.handler(async ({ input, context }) => {
    const { userId, now } = given(context)
    const { applications: wanted } = input.body
    return await once(
      context,
      { name: 'start', input: wanted },
      async () => await beginApplications(context.services, { userId, applications: wanted, now }),
    )
  }),

  answer: api.answer.handler(async ({ input, context, errors }) => {
    const { db, ...mine } = given(context)
    const { applicationId } = input.params
    const outcome = await answerQuestions(db, { ...mine, applicationId, given: input.body.answers })
    switch (outcome.kind) {
      case 'done':
        return await detail(context, applicationId, errors)
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'cannot':
        throw errors.CONFLICT()
      case 'problems':
        throw errors.UNPROCESSABLE_CONTENT({ message: messages.badInput, data: { errors: outcome.errors } })
    }
  }),

  login: api.login.handler(async ({ input, context, errors }) => {
    const { userId, now } = given(context)
    const { applicationId } = input.params
    const outcome = await giveLogin(context.services, { userId, applicationId, login: input.body, now })
    switch (outcome.kind) {
      case 'done':
        return await detail(context, applicationId, errors)
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'cannot':
        throw errors.CONFLICT()
      case 'no-consent':
        throw errors.CONFLICT({ message: messages.noCredentials })
    }
  }),

  approve: api.approve.handler(async ({ input, context, errors }) => {
    const { db, ...mine } = given(context)
    const { applicationId } = input.params
    const outcome = await approveApplication(db, { ...mine, applicationId, answersHash: input.body.answersHash })
    switch (outcome.kind) {
      case 'done':
        return await detail(context, applicationId, errors)
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'cannot':
        throw errors.CONFLICT()
      case 'changed':
        throw errors.CONFLICT({ message: messages.answersChanged })
    }
  }),

  stop: api.stop.handler(async ({ input, context }) => {
    const { db, userId, now } = given(context)
    return { stopped: await stopApplications(db, { userId, applications: input.body.applications, now }) }
  }),

  settle: api.settle.handler(async ({ input, context, errors }) => {
    const { db, ...mine } = given(context)
    const { applicationId } = input.params
    const outcome = await settleApplication(db, { ...mine, applicationId, wasSent: input.body.wasSent })
    if (outcome.kind === 'not-found') throw errors.NOT_FOUND()
    if (outcome.kind === 'cannot') throw errors.CONFLICT()
    return await detail(context, applicationId, errors)
  }),

  change: api.change.handler(async ({ input, context, errors }) => {
    const { db, ...mine } = given(context)
    const { applicationId } = input.params
    const { notes, outcome, ...noted } = input.body
    if (!(await changeApplication(db, { ...mine, applicationId, notes, outcome }))) throw errors.NOT_FOUND()
    const { publicUrl: siteUrl } = context.services.config
    const isCorrected = Object.values(noted).some((one) => one !== undefined)
    if (isCorrected && !(await correctElsewhere(db, { ...mine, applicationId, siteUrl, ...noted }))) {
      throw errors.CONFLICT({ message: messages.madeHere })
    }
    return await detail(context, applicationId, errors)
  }),

  remove: api.remove.handler(async ({ input, context, errors }) => {
    const { db, userId, now } = given(context)
    const outcome = await removeApplication(db, { userId, applicationId: input.params.applicationId, now })
    if (outcome.kind === 'not-found') throw errors.NOT_FOUND()
    if (outcome.kind === 'cannot') throw errors.CONFLICT()
    return alert('success', messages.applicationRemoved)
  }),

  restore: api.restore.handler(async ({ input, context, errors }) => {
    const { db, userId, now } = given(context)
    const isBack = await restoreApplication(db, { userId, applicationId: input.params.applicationId, now })
    if (!isBack) throw errors.NOT_FOUND()
    return alert('success', messages.applicationRestored)
  }),

  addElsewhere: api.addElsewhere.handler(async ({ input, context, errors }) => {
    const { db, userId, now } = given(context)
    const { publicUrl: siteUrl } = context.services.config
    return await detail(context, await addElsewhere(db, { userId, ...input.body, siteUrl, now }), errors)
  }),

  rates: api.rates.handler(async ({ context }) => {
    const { db, userId, ...presenting } = given(context)
    return await responseRates(db, userId, presenting)
  }),

  exportHistory: api.exportHistory.handler(async ({ input, context }) => {
    const { db, userId, ...presenting } = given(context)
    const { sentHere } = context.services
    const entries = await wholeHistory(db, userId, { ...presenting, sentHere })
    return historyFile(entries, input.params.format, presenting.now)
  }),

  receipt: api.receipt.handler(async ({ input, context, errors }) => {
    const { db, userId } = given(context)
    const receipt = await findReceipt(db, userId, input.params.applicationId)
    if (receipt === null) throw errors.NOT_FOUND()
    return receipt
  }),

  picture: api.picture.handler(async ({ input, context, errors }) => {
    const { db, userId } = given(context)
    const file = await pictureFile(db, { userId, ...input.params })
    if (file === null) throw errors.NOT_FOUND()
    return file
  }),

  document: api.document.handler(async ({ input, context, errors }) => {
    const { userId, now } = given(context)
    const file = await orNotPrinted(async () => await documentFile(context.services, { userId, now, ...input.params }))
    if (file === null) throw errors.NOT_FOUND()
    return file
  }),

  sources: api.sources.handler(async ({ context }) => {
    const { db, userId, boardName } = given(context)
    return await listSettings(db, userId, { boards: boardsWithForms(context.services), boardName })
  }),

  setSource: api.setSource.handler(async ({ input, context, errors }) => {
    const { db, userId, now } = given(context)
    const { consent, ...settings } = input.body
    const isKept = await saveSettings(db, { userId, board: input.params.source, settings, consent, now })
    if (!isKept) throw errors.CONFLICT({ message: messages.consentNeeded })
    return alert('success', messages.settingsSaved)
  }),

  setEverywhere: api.setEverywhere.handler(async ({ input, context }) => {
    const { db, userId, now } = given(context)
    await setEverywhere(db, { userId, change: input.body, now })
    return alert('success', messages.settingsSaved)
  }),

  bank: api.bank.handler(async ({ context }) => {
    const { db, userId } = given(context)
    const all = await rememberedAnswers(db, userId)
    return all.map((one) => ({ ...one, revision: revisionOf(one.value) }))
  }),

  changeAnswer: api.changeAnswer.handler(async ({ input, context, errors }) => {
    const { db, userId, now } = given(context)
    const { key } = input.params
    const { value, baseRevision } = input.body
    const outcome = await changeAnswer(db, { userId, key, value, baseRevision, now })
    switch (outcome.kind) {
      case 'changed':
        return alert('success', messages.answerChanged)
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'changed-since':
        throw errors.CONFLICT({ message: changedSince })
      case 'problem': {
        const message = outcome.problem
        throw errors.UNPROCESSABLE_CONTENT({ message, data: { errors: { [key]: { message } } } })
      }
    }
  }),

  forgetAnswer: api.forgetAnswer.handler(async ({ input, context, errors }) => {
    const { db, userId } = given(context)
    if (!(await forgetAnswer(db, userId, input.params.key))) throw errors.NOT_FOUND()
    return alert('success', messages.answerForgotten)
  }),
}

function given({ person, services }: Context & WithPerson) {
  return { userId: person.userId, db: services.db, now: services.clock.now(), boardName: services.find.boardName }
}

async function detail(
  context: Context & WithPerson,
  applicationId: string,
  errors: { NOT_FOUND: () => Error },
): Promise<ApplicationDetail> {
  const { userId, now, boardName } = given(context)
  const found = await applicationDetail(context.services, { userId, now, boardName, applicationId })
  if (found === null) throw errors.NOT_FOUND()
  return found
}
