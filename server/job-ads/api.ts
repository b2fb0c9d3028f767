import { implement } from '@orpc/server'
import type { AdContent } from '../../contract/job-ads/content.ts'
import type { Hint } from '../../contract/job-ads/hints.ts'
import { adLimits } from '../../contract/job-ads/limits.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { contract } from '../../contract/index.ts'
import { alert } from '../../contract/texts/messages.ts'
import { jobOfAd } from '../jobs/queries.ts'
import type { StoreDeps } from '../jobs/store-ads.ts'
import type { Gazetteer } from '../../engines/places/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forCompany } from '../platform/calls/for-company.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import type { OwnCompany, SignedIn } from '../platform/calls/signed-in.ts'
import type { Platform } from '../platform/platform.ts'
import { readingFor } from '../platform/readers.ts'
import { revisionOf } from '../platform/revision.ts'
import { minutesFor } from './ad.ts'
import type { Applied } from './applied.ts'
import { changeAd } from './change.ts'
import { closeAd } from './close.ts'
import { companyPage } from './company-page.ts'
import type { AdApplications } from './ad-applications.ts'
import { adStatistics } from './ad-statistics.ts'
import { countView } from './count-view.ts'
import { deleteDraft, findDraft, listDrafts, renameDraft, saveDraft, undeleteDraft } from './drafts.ts'
import { lookOver } from './look-over.ts'
import { mayPublish, type Advertiser } from './may-publish.ts'
import { creditsFor } from './pay-for-ad.ts'
import { previewJob } from './preview.ts'
import { publishAd, type Author, type PublishDeps } from './publish.ts'
import { adsOfCompany, findAd, presentAds } from './queries.ts'
import { reactivateAd } from './reactivate.ts'
import { missingOfRecording } from './recordings.ts'
import { refusedBy } from './refusals.ts'

type Context = ApiContext<
  Platform & { store: StoreDeps; gazetteer: Gazetteer; adApplications: AdApplications; applied: Applied }
>
const api = implement(contract.jobAds).$context<Context>()

export const jobAds = {
  check: api.check.handler(async ({ input, context: { services, user } }) => {
    const now = services.clock.now()
    const { resolve } = services.gazetteer
    const allowed = user === null ? null : await mayPublish(services.db, user)
    const company = allowed === null || allowed.kind === 'no' ? null : allowed.company
    const { ad, country, problems, hints } = lookOver(input.body, {
      advertiser: company?.kind ?? null,
      resolvePlace: resolve,
      now,
    })
    const job = ad && previewJob(services.store, { ad, company: company ?? someCompany, country, now })
    const spoken =
      user === null ? {} : await missingOfRecording(services.db, { userId: user.userId, content: input.body })
    return {
      problems: ad !== null && job === null ? { '': texts.adUnreadable } : { ...spoken, ...problems },
      hints: [...hints, ...guessedIndustry(input.body, job?.industry ?? null)],
      job,
      minutes: minutesFor(input.body.questions),
    }
  }),

  credits: api.credits.use(forPerson).handler(async ({ context: { services, person } }) => {
    const allowed = await mayPublish(services.db, person)
    const isAgency = allowed.kind !== 'no' && allowed.company.kind === 'agency'
    return { ...(await creditsFor(services.db, person)), isAgency }
  }),

  drafts: api.drafts.use(forPerson).handler(async ({ context: { services, person } }) => {
    return await listDrafts(services.db, person.userId, services.clock.now())
  }),

  findDraft: api.findDraft.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const now = services.clock.now()
    const draft = await findDraft(services.db, { userId: person.userId, draftId: input.params.draftId, now })
    if (draft === null) throw errors.NOT_FOUND()
    return draft
  }),

  saveDraft: api.saveDraft.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const now = services.clock.now()
    const { content, baseRevision } = input.body
    const given = { userId: person.userId, draftId: input.params.draftId, content, baseRevision, feedOf: null, now }
    const outcome = await saveDraft(services.db, given)
    switch (outcome.kind) {
      case 'saved':
        return { revision: outcome.revision, savedAt: now.toISOString() }
      case 'changed-elsewhere':
        throw errors.CONFLICT({ message: texts.draftChangedElsewhere })
      case 'too-many':
        throw errors.UNPROCESSABLE_CONTENT({
          message: texts.tooManyDrafts(adLimits.drafts),
          data: { errors: { '': { message: texts.tooManyDrafts(adLimits.drafts) } } },
        })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  deleteDraft: api.deleteDraft.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const given = { userId: person.userId, draftId: input.params.draftId, now: services.clock.now() }
    if (!(await deleteDraft(services.db, given))) throw errors.NOT_FOUND()
    return alert('success', texts.draftDeleted)
  }),

  undeleteDraft: api.undeleteDraft.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const given = { userId: person.userId, draftId: input.params.draftId, now: services.clock.now() }
    switch (await undeleteDraft(services.db, given)) {
      case 'back':
        return alert('success', texts.draftRestored)
      case 'too-many':
        throw errors.CONFLICT({ message: texts.tooManyDrafts(adLimits.drafts) })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  renameDraft: api.renameDraft.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const given = { userId: person.userId, draftId: input.params.draftId, name: input.body.name }
    if (!(await renameDraft(services.db, given))) throw errors.NOT_FOUND()
    return alert('success', texts.draftRenamed)
  }),

  publish: api.publish.use(forCompany).handler(async ({ input, context, errors }) => {
    const { deps, author, now } = given(context)
    const { _id: id, content } = input.body
    const outcome = await publishAd(deps, { author, id, content, now })
    switch (outcome.kind) {
      case 'online':
        return { ad: await present(deps, outcome.ad, author, now), alert: alert('success', texts.published) }
      case 'no-credits':
        throw errors.CONFLICT({ message: texts.noCredits })
      default:
        throw refusedBy(outcome)
    }
  }),

  change: api.change.use(forCompany).handler(async ({ input, context }) => {
    const { deps, author, now } = given(context)
    const outcome = await changeAd(deps, { author, id: input.params.id, ...input.body, now })
    switch (outcome.kind) {
      case 'changed':
        return { ad: await present(deps, outcome.ad, author, now), alert: alert('success', texts.adChanged) }
      default:
        throw refusedBy(outcome)
    }
  }),

  reactivate: api.reactivate.use(forCompany).handler(async ({ input, context, errors }) => {
    const { deps, author, now } = given(context)
    const outcome = await reactivateAd(deps, { author, id: input.params.id, now })
    switch (outcome.kind) {
      case 'online':
      case 'still-online':
        return {
          created: outcome.created.toISOString(),
          until: outcome.until.toISOString(),
          alert: outcome.kind === 'online' ? alert('success', texts.reactivated) : alert('warning', texts.stillOnline),
        }
      case 'no-credits':
        throw errors.CONFLICT({ message: texts.noCredits })
      default:
        throw refusedBy(outcome)
    }
  }),

  close: api.close.use(forCompany).handler(async ({ input, context, errors }) => {
    const { deps, author, now } = given(context)
    const outcome = await closeAd(deps, { companyId: author.company.id, id: input.params.id, now })
    switch (outcome.kind) {
      case 'closed':
        return alert('success', texts.adClosed)
      case 'not-online':
        throw errors.CONFLICT({ message: texts.notOnline })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  mine: api.mine.use(forCompany).handler(async ({ context }) => {
    const { deps, author, now } = given(context)
    const rows = await adsOfCompany(deps.db, author.company.id)
    return await presentAds(deps.db, rows, { company: author.company, applied: deps.applied, now })
  }),

  ofCompany: api.ofCompany.use(forCompany).handler(async ({ input, context, errors }) => {
    const { deps, author, now } = given(context)
    if (input.params.id !== author.company.id) throw errors.NOT_FOUND()
    const rows = await adsOfCompany(deps.db, author.company.id)
    const ads = await presentAds(deps.db, rows, { company: author.company, applied: deps.applied, now })
    const candidates = await deps.applied.candidatesOf(deps.db, author.company.id)
    return {
      jobAds: ads.map(({ _id, jobTitle, jobLocation, created, videoId, audioId, options: { hits } }) => ({
        jobId: { _id, jobTitle, jobLocation, created, videoId, audioId, options: { hits } },
        candidates: candidates.get(_id) ?? [],
      })),
    }
  }),

  find: api.find.use(forCompany).handler(async ({ input, context, errors }) => {
    const { deps, author, now } = given(context)
    const row = await findAd(deps.db, { companyId: author.company.id, id: input.params.id })
    if (row === null) throw errors.NOT_FOUND()
    return { ...(await present(deps, row, author, now)), content: row.content, revision: revisionOf(row.content) }
  }),

  statistics: api.statistics.use(forCompany).handler(async ({ input, context: { services, company }, errors }) => {
    const given = { companyId: company.id, id: input.params.id, now: services.clock.now() }
    const found = await adStatistics(services, given)
    if (found === null) throw errors.NOT_FOUND()
    return found
  }),

  viewed: api.viewed.handler(async ({ input, context: { services, user, clientAddress, userAgent } }) => {
    const viewer = {
      userId: user?.userId ?? null,
      companyId: user?.company?.id ?? null,
      address: clientAddress,
      userAgent,
    }
    const { from: source } = input.body
    await countView(services.db, { adId: input.params.id, viewer, source, now: services.clock.now() })
    return {}
  }),

  company: api.company.handler(async ({ input, context: { services, user }, errors }) => {
    const { adApplications } = services
    const deps = { db: readingFor(services, user), adApplications }
    const found = await companyPage(deps, { slug: input.params.slug, now: services.clock.now() })
    if (found === null) throw errors.NOT_FOUND({ message: 'No such company' })
    return found
  }),

  pageOf: api.pageOf.handler(async ({ input, context: { services, user }, errors }) => {
    const jobId = await jobOfAd(readingFor(services, user), { board: 'rolecall', ref: input.params.id })
    if (jobId === null) throw errors.NOT_FOUND({ message: 'No such job' })
    return { jobId: String(jobId) }
  }),
}

/** An industry that nobody typed is told before the search lists the ad under it. */
function guessedIndustry({ industry, putAside }: AdContent, guessed: string | null): Hint[] {
  const id = 'industry-guessed'
  if (industry.trim() !== '' || guessed === null || putAside.includes(id)) return []
  return [
    {
      id,
      level: 'hint',
      field: 'industry',
      title: `We will list this ad under ‘${guessed}’`,
      details:
        'You have not chosen an industry, so we take it from the title and the text. Choose another if it is not right.',
      rule: '',
      found: '',
    },
  ]
}

/** For the preview of somebody who has no company yet. */
const someCompany: Advertiser = { id: '', name: 'Your company', kind: 'employer' }

function given({ services, person, company }: Context & { person: SignedIn; company: OwnCompany }): {
  deps: PublishDeps
  author: Author
  now: Date
} {
  const { db, store, gazetteer, applied, clock } = services
  const { userId, name, isVerified } = person
  return {
    deps: { db, store, resolvePlace: gazetteer.resolve, applied },
    author: { userId, name, isVerified, company },
    now: clock.now(),
  }
}

async function present(
  { db, applied }: PublishDeps,
  row: Parameters<typeof presentAds>[1][number],
  author: Author,
  now: Date,
) {
  const [ad] = await presentAds(db, [row], { company: author.company, applied, now })
  if (ad === undefined) throw new Error('One ad is one ad')
  return ad
}
