import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { AdContent } from '../../contract/job-ads/content.ts'
import { adCosts } from '../../contract/job-ads/costs.ts'
import { adsPerAnswer, type PublicAd } from '../../contract/job-ads/public-ads.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { keptDescription } from './kept-description.ts'
import type { StoreDeps } from '../jobs/store-ads.ts'
import { balanceOf } from '../ledger/index.ts'
import type { Gazetteer } from '../../engines/places/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forKey, type CallingKey } from '../platform/calls/api-key.ts'
import type { Platform } from '../platform/platform.ts'
import { stateOf } from './ad.ts'
import type { Applied } from './applied.ts'
import { adIdOf } from './ad-id.ts'
import { changeAd } from './change.ts'
import { closeAd } from './close.ts'
import { lookOver } from './look-over.ts'
import { mayPublish } from './may-publish.ts'
import { publishAd, type Author, type PublishDeps } from './publish.ts'
import { findAd, presentAds, someAdsOfCompany, type AdRow } from './queries.ts'
import { reactivateAd } from './reactivate.ts'
import { refusedBy } from './refusals.ts'

type Context = ApiContext<Platform & { store: StoreDeps; gazetteer: Gazetteer; applied: Applied }>
const api = implement(contract.publicJobAds).$context<Context>().use(forKey)

/** What programs do with a company's key: the same as the pages, by the same functions. */
export const publicJobAds = {
  list: api.list.handler(async ({ input: { query }, context }) => {
    const { author, now } = given(context)
    const rows = await someAdsOfCompany(context.services.db, {
      companyId: author.company.id,
      state: query.state ?? null,
      reference: query.reference?.trim() ?? null,
      skip: (query.page - 1) * adsPerAnswer,
      most: adsPerAnswer + 1,
      now,
    })
    return { jobAds: await presentAll(context, rows.slice(0, adsPerAnswer)), hasMore: rows.length > adsPerAnswer }
  }),

  find: api.find.handler(async ({ input: { params }, context, errors }) => {
    const ad = await find(context, params.id)
    if (ad === null) throw errors.NOT_FOUND()
    return ad
  }),

  check: api.check.handler(async ({ input: { body }, context }) => {
    const { deps, author, now } = given(context)
    const existing = await existingAd(context, body)
    const allowed = await mayPublish(deps.db, author)
    const { resolvePlace } = deps
    const advertiser = allowed.kind === 'no' ? null : allowed.company.kind
    const { ad, problems, hints } = lookOver(cleaned(body), { advertiser, resolvePlace, now })
    const owner = { kind: 'company', id: author.company.id } as const
    const { available } = await balanceOf(deps.db, { owner, unit: 'publisher-credits' })
    const cost = adCosts[body.type]
    const isBlocked = hints.some(({ level }) => level === 'block')
    return {
      wouldPost: existing === null && allowed.kind === 'yes' && ad !== null && !isBlocked && available >= cost,
      existing: existing && {
        _id: existing.id,
        state: stateOf({ onlineUntil: existing.online_until, closedAt: existing.closed_at }, now),
      },
      problems,
      hints,
      refused: allowed.kind === 'yes' ? null : allowed.because,
      cost,
      credits: available,
    }
  }),

  post: api.post.handler(async ({ input: { body }, context, errors }) => {
    const { deps, author, now } = given(context)
    const there = await existingAd(context, body)
    const id = there?.id ?? idOf(context, body)
    const outcome = await publishAd(deps, { author, id, content: body, now })
    switch (outcome.kind) {
      case 'online':
        if (!outcome.isNew && !isSame(outcome.ad.content, body))
          throw errors.CONFLICT({ message: texts.sameReference(outcome.ad.id) })
        return { ad: await presentOne(context, outcome.ad), posted: outcome.isNew }
      case 'no-credits':
        throw errors.CONFLICT({ message: texts.companyHasNoCredits })
      default:
        throw refusedBy(outcome)
    }
  }),

  change: api.change.handler(async ({ input: { params, body }, context }) => {
    const { deps, author, now } = given(context)
    const outcome = await changeAd(deps, { author, id: params.id, content: body, now })
    if (outcome.kind === 'changed') return await presentOne(context, outcome.ad)
    throw refusedBy(outcome)
  }),

  close: api.close.handler(async ({ input: { params }, context, errors }) => {
    const { deps, author, now } = given(context)
    await closeAd(deps, { companyId: author.company.id, id: params.id, now })
    const ad = await find(context, params.id)
    if (ad === null) throw errors.NOT_FOUND()
    return ad
  }),

  reactivate: api.reactivate.handler(async ({ input: { params }, context, errors }) => {
    const { deps, author, now } = given(context)
    const outcome = await reactivateAd(deps, { author, id: params.id, now })
    switch (outcome.kind) {
      case 'online':
      case 'still-online': {
        const ad = await find(context, params.id)
        if (ad === null) throw errors.NOT_FOUND()
        return ad
      }
      case 'no-credits':
        throw errors.CONFLICT({ message: texts.companyHasNoCredits })
      default:
        throw refusedBy(outcome)
    }
  }),
}

type WithKey = Context & { key: CallingKey }

/** Who posts: the admin who made the key, for the company and at its cost. */
function given({ services, key }: WithKey): { deps: PublishDeps; author: Author; now: Date } {
  const { db, store, gazetteer, applied, clock } = services
  return {
    deps: { db, store, applied, resolvePlace: gazetteer.resolve },
    author: { ...key.maker, company: { ...key.company, isAdmin: true }, pays: 'company' },
    now: clock.now(),
  }
}

function idOf({ services, key, idempotencyKey }: WithKey, { reference }: AdContent): string {
  return adIdOf(services.secrets, { companyId: key.company.id, reference, idempotencyKey })
}

/** The ad that is posted already under what names this one: by a program or a feed, or by hand with the same reference number and online now. */
async function existingAd(context: WithKey, content: AdContent): Promise<AdRow | null> {
  const { services, key, idempotencyKey } = context
  const companyId = key.company.id
  const reference = content.reference.trim()
  if (reference === '' && idempotencyKey === null) return null
  const named = await findAd(services.db, { companyId, id: idOf(context, content) })
  if (named !== null || reference === '') return named
  const now = services.clock.now()
  const [byHand] = await someAdsOfCompany(services.db, { companyId, state: 'online', reference, skip: 0, most: 1, now })
  return byHand ?? null
}

/** What is kept of an ad that was sent. */
function cleaned(content: AdContent): AdContent {
  return { ...content, jobDescription: keptDescription(content) }
}

function isSame(kept: AdContent, sent: AdContent): boolean {
  const other: Partial<Record<string, unknown>> = cleaned(sent)
  return Object.entries(kept).every(([name, value]) => JSON.stringify(value) === JSON.stringify(other[name]))
}

async function find(context: WithKey, id: string): Promise<PublicAd | null> {
  const row = await findAd(context.services.db, { companyId: context.key.company.id, id })
  return row && (await presentOne(context, row))
}

async function presentOne(context: WithKey, row: AdRow): Promise<PublicAd> {
  const [ad] = await presentAll(context, [row])
  if (ad === undefined) throw new Error('One ad is one ad')
  return ad
}

async function presentAll({ services, siteUrl, key }: WithKey, rows: readonly AdRow[]): Promise<PublicAd[]> {
  const ads = await presentAds(services.db, rows, {
    company: key.company,
    applied: services.applied,
    now: services.clock.now(),
  })
  return ads.flatMap((ad, i) => {
    const row = rows[i]
    return row === undefined ? [] : [{ ...ad, content: row.content, url: `${siteUrl}/job-ad/${ad._id}` }]
  })
}
