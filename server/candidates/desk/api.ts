import { randomUUID } from 'node:crypto'
import { implement } from '@orpc/server'
import * as texts from '../../../contract/candidates/desk-texts.ts'
import { decisionLimits } from '../../../contract/candidates/limits.ts'
import type { SpecApplication } from '../../../contract/candidates/desk.ts'
import { contract } from '../../../contract/index.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Press } from '../../cvs/export/press.ts'
import { findAd } from '../../job-ads/index.ts'
import type { FindDeps } from '../../job-searches/find-jobs.ts'
import type { ApiContext } from '../../platform/calls/api-context.ts'
import { forCompany } from '../../platform/calls/for-company.ts'
import type { OwnCompany, SignedIn } from '../../platform/calls/signed-in.ts'
import type { Platform } from '../../platform/platform.ts'
import { decide, undoDecisions } from '../decisions/decide.ts'
import { deleteTemplate, saveTemplate, templatesOf } from '../decisions/templates.ts'
import { documentFile } from '../documents.ts'
import { keepingOf, saveKeeping } from '../keeping.ts'
import { notBlocked } from '../not-blocked.ts'
import { presentDeskAd } from './ad.ts'
import { setBlind } from './blind.ts'
import { addNote, assess, moveInOrder, setShortlisted, type Where } from './change.ts'
import { findCandidate, mayReadFile, noteViewed, type Asked } from './detail.ts'
import { candidateLines, listCandidates, scoresOf } from './list.ts'
import { deskRevision } from './revision.ts'
import { specApplication } from './spec.ts'
import { candidacyOfSpec } from './spec-ids.ts'

type Context = ApiContext<Platform & { find: FindDeps; press: Press }>
const api = implement(contract.candidateDesk).$context<Context>()

type Errors = Parameters<Parameters<typeof api.shortlist.handler>[0]>[0]['errors']
type InCompany = Context & { person: SignedIn; company: OwnCompany }

/** What most changes need: the application that is asked for, who asks, and when. */
function asChange({ services, company, person }: InCompany, params: { adId: string; candidacyId: string }) {
  return { ...params, companyId: company.id, userId: person.userId, now: services.clock.now() }
}

/** The company's ad. @throws 404 where it is not there or another company's */
async function adOf({ services, company }: Pick<InCompany, 'services' | 'company'>, id: string, errors: Errors) {
  const ad = await findAd(services.db, { companyId: company.id, id })
  if (ad === null) throw errors.NOT_FOUND()
  return ad
}

export const candidateDesk = {
  dashboard: api.dashboard
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const { adId } = input.params
      const row = await adOf({ services, company }, adId, errors)
      const asked = { companyId: company.id, adId, userId: person.userId, filter: input.query }
      // Before the list: whatever happens in between is asked for once more, and never missed.
      const revision = await deskRevision(services.db, { companyId: company.id, adId })
      const { candidates, total, isBlind } = await listCandidates(services.db, asked)
      const now = services.clock.now()
      const ad = await presentDeskAd(services.db, row, { company: company.name, isBlind, now })
      return { ad, total, revision, candidates }
    }),

  revision: api.revision
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company }, errors }) => {
      const { adId } = input.params
      await adOf({ services, company }, adId, errors)
      return { revision: await deskRevision(services.db, { companyId: company.id, adId }) }
    }),

  lines: api.lines
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const { adId } = input.params
      const row = await adOf({ services, company }, adId, errors)
      const asked = { companyId: company.id, adId, userId: person.userId, filter: input.query }
      return { jobTitle: row.content.jobTitle, candidates: await candidateLines(services.db, asked) }
    }),

  candidate: api.candidate
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const asked = { companyId: company.id, userId: person.userId, ...input.params }
      const found = await findCandidate(services.db, asked)
      if (found === null) throw errors.NOT_FOUND()
      return found
    }),

  viewed: api.viewed
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      if (!(await noteViewed(context.services.db, asChange(context, input.params)))) throw errors.NOT_FOUND()
      return {}
    }),

  document: api.document
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company }, errors }) => {
      const { kind, ...asked } = input.params
      const isReadable = await mayReadFile(services.db, { companyId: company.id, ...asked })
      const file = isReadable ? await documentFile(services, { candidacyId: asked.candidacyId, kind }) : null
      if (file === null) throw errors.NOT_FOUND()
      return file
    }),

  setBlind: api.setBlind
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const { adId } = input.params
      await adOf({ services, company }, adId, errors)
      const { isBlind } = input.body
      await setBlind(services.db, { adId, isBlind, userId: person.userId, now: services.clock.now() })
      return { isBlind }
    }),

  shortlist: api.shortlist
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const change = { ...asChange(context, input.params), ...input.body }
      return await shortlist(context, change, errors)
    }),

  shortlistSeveral: api.shortlistSeveral
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const { adId } = input.params
      const { services, company } = context
      await adOf({ services, company }, adId, errors)
      const outcomes: ShortlistOutcome[] = []
      for (const candidacyId of input.body.candidates) {
        const change = { ...asChange(context, { adId, candidacyId }), isShortlisted: input.body.isShortlisted }
        const { kind } = await setShortlisted(services.db, change)
        outcomes.push({ candidacyId, ...shortlistOutcomes[kind] })
      }
      return { outcomes }
    }),

  move: api.move
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company }, errors }) => {
      const { to, before, after } = input.body
      const where: Where = to === undefined ? (before === undefined ? { after: after ?? '' } : { before }) : { to }
      const order = await moveInOrder(services.db, { companyId: company.id, ...input.params, where })
      if (order === null) throw errors.NOT_FOUND({ message: texts.candidateNotFound })
      return { order }
    }),

  addNote: api.addNote
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const { _id: noteId, note } = input.body
      const change = { ...asChange(context, input.params), noteId, note, author: context.person.name }
      const added = await addNote(context.services.db, change)
      if (added.kind === 'over') throw errors.CONFLICT({ message: texts.isOver })
      if (added.kind === 'not-found') throw errors.NOT_FOUND({ message: texts.candidateNotFound })
      return added.note
    }),

  assess: api.assess
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const change = asChange(context, input.params)
      refuse(await assess(context.services.db, { ...change, scores: input.body }), errors)
      return await scoresOf(context.services.db, change)
    }),

  decide: api.decide
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const { adId } = input.params
      await adOf({ services, company }, adId, errors)
      const now = services.clock.now()
      const made = await decide(services.db, { companyId: company.id, adId, userId: person.userId, ...input.body, now })
      if (made.kind === 'problems') {
        const wrong = Object.entries(made.problems).map(([field, message]) => [field, { message }])
        throw errors.UNPROCESSABLE_CONTENT({ data: { errors: Object.fromEntries(wrong) } })
      }
      return { outcomes: made.outcomes, tellAt: made.tellAt.toISOString() }
    }),

  undo: api.undo
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const { adId } = input.params
      await adOf({ services, company }, adId, errors)
      const asked = { companyId: company.id, adId, userId: person.userId, candidacyIds: input.body.candidates }
      return { outcomes: await undoDecisions(services.db, { ...asked, now: services.clock.now() }) }
    }),

  templates: api.templates
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ context: { services, company } }) => await templatesOf(services.db, company.id)),

  saveTemplate: api.saveTemplate
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company }, errors }) => {
      const given = { companyId: company.id, id: input.params.templateId, ...input.body, now: services.clock.now() }
      const saved = await saveTemplate(services.db, given)
      if (saved === null) throw errors.NOT_FOUND({ message: texts.templateUnknown })
      if (saved === 'too-many') throw errors.CONFLICT({ message: texts.tooManyTemplates(decisionLimits.templates) })
      return saved
    }),

  deleteTemplate: api.deleteTemplate
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company }, errors }) => {
      const isDone = await deleteTemplate(services.db, { companyId: company.id, id: input.params.templateId })
      if (!isDone) throw errors.NOT_FOUND({ message: texts.templateUnknown })
      return {}
    }),

  specAddNote: api.specAddNote
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const change = await bySpec(context, input.params, errors)
      const { note } = input.body
      const added = await addNote(context.services.db, {
        ...change,
        noteId: randomUUID(),
        note,
        author: context.person.name,
      })
      refuse(added.kind, errors)
      return await asSpec(context, change, errors)
    }),

  specShortlist: api.specShortlist
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const change = await bySpec(context, input.params, errors)
      await shortlist(context, { ...change, isShortlisted: true }, errors)
      return await asSpec(context, change, errors)
    }),

  specRemoveShortlist: api.specRemoveShortlist
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const change = await bySpec(context, input.params, errors)
      await shortlist(context, { ...change, isShortlisted: false }, errors)
      return await asSpec(context, change, errors)
    }),

  specAssess: api.specAssess
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const change = await bySpec(context, input.params, errors)
      const { finalScore: _ours, ...scores } = input.body
      refuse(await assess(context.services.db, { ...change, scores }), errors)
      return await asSpec(context, change, errors)
    }),

  keeping: api.keeping
    .use(forCompany)
    .handler(async ({ context: { services, company } }) => await keepingOf(services.db, company.id)),

  saveKeeping: api.saveKeeping.use(forCompany).handler(async ({ input, context: { services, company }, errors }) => {
    const keeping = input.body
    if (keeping.recordMonths < keeping.sentMonths) {
      const message = texts.recordStaysLonger
      throw errors.UNPROCESSABLE_CONTENT({ message, data: { errors: { recordMonths: { message } } } })
    }
    await saveKeeping(services.db, company.id, keeping)
    return { keeping, alert: alert('success', texts.keepingSaved) }
  }),
}

type ShortlistOutcome = { candidacyId: string; outcome: 'done' | 'too-late' | 'not-found'; message: string }

const shortlistOutcomes = {
  done: { outcome: 'done', message: '' },
  over: { outcome: 'too-late', message: texts.isOver },
  'not-found': { outcome: 'not-found', message: texts.candidateNotFound },
} as const

async function shortlist(
  { services }: Context,
  change: Parameters<typeof setShortlisted>[1],
  errors: Errors,
): Promise<{ shortlistedAt: string | null }> {
  const outcome = await setShortlisted(services.db, change)
  if (outcome.kind === 'over') throw errors.CONFLICT({ message: texts.isOver })
  if (outcome.kind === 'not-found') throw errors.NOT_FOUND({ message: texts.candidateNotFound })
  return { shortlistedAt: outcome.shortlistedAt?.toISOString() ?? null }
}

function refuse(outcome: 'done' | 'over' | 'not-found', errors: Errors): void {
  if (outcome === 'over') throw errors.CONFLICT({ message: texts.isOver })
  if (outcome === 'not-found') throw errors.NOT_FOUND({ message: texts.candidateNotFound })
}

type Change = Asked & { userId: string; now: Date }

/** The application that the specification's ids mean: of the ad or its job, and of the application or the person. */
async function bySpec(
  { services, company, person }: InCompany,
  { jobId, userId }: { jobId: string; userId: string },
  errors: Errors,
): Promise<Change> {
  const now = services.clock.now()
  const found = await candidacyOfSpec(services, { companyId: company.id, jobId, userId, now })
  if (found === null) throw errors.NOT_FOUND({ message: texts.candidateNotFound })
  return { ...found, userId: person.userId, now }
}

async function asSpec({ services }: Context, change: Change, errors: Errors): Promise<SpecApplication> {
  const application = await specApplication(services.db, change)
  if (application === null) throw errors.NOT_FOUND({ message: texts.candidateNotFound })
  return application
}
