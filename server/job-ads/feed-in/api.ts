import { implement } from '@orpc/server'
import { contract } from '../../../contract/index.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Gazetteer } from '../../../engines/places/index.ts'
import type { ApiContext } from '../../platform/calls/api-context.ts'
import { forCompany } from '../../platform/calls/for-company.ts'
import { count } from '../../platform/limits/count.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayPublish } from '../may-publish.ts'
import { findCompanyFeed, readSoon, removeCompanyFeed, saveCompanyFeed } from './feeds.ts'
import type { FetchFeed } from './fetch-feed.ts'
import type { TakeFeedApart } from './read-in-child.ts'
import { tryFeed } from './try-feed.ts'

type Context = ApiContext<Platform & { gazetteer: Gazetteer; fetchFeed: FetchFeed; takeFeedApart: TakeFeedApart }>
const api = implement(contract.companyFeed).$context<Context>().use(forCompany)

/** The companies whose feed this process is testing: one each, however often they press. */
const tests = new Set<string>()

export const companyFeed = {
  find: api.find.handler(async ({ context: { services, person, company } }) => {
    const allowed = await mayPublish(services.db, person)
    const isAgency = allowed.kind !== 'no' && allowed.company.kind === 'agency'
    return { feed: await findCompanyFeed(services, company.id), isAgency }
  }),

  save: api.save.handler(async ({ input: { body }, context: { services, person, company } }) => {
    const now = services.clock.now()
    await saveCompanyFeed(services, { companyId: company.id, actor: person.userId, settings: body, now })
    return alert('success', texts.feedSaved)
  }),

  remove: api.remove.handler(async ({ context: { services, person, company }, errors }) => {
    const given = { companyId: company.id, actor: person.userId, now: services.clock.now() }
    if (!(await removeCompanyFeed(services.db, given))) throw errors.NOT_FOUND()
    return alert('success', texts.feedRemoved)
  }),

  test: api.test.handler(async ({ input: { body }, context, errors }) => {
    const { services, person, company, isCounted, signal } = context
    const now = services.clock.now()
    if (isCounted) {
      const { allowed, retryAfter } = await count(services, [{ limit: 'feed-test', subject: company.id }], now)
      if (!allowed) throw errors.TOO_MANY_REQUESTS({ message: messages.tooMany, data: { retryAfter } })
    }
    const allowed = await mayPublish(services.db, person)
    if (tests.has(company.id)) throw errors.CONFLICT({ message: texts.testRuns })
    tests.add(company.id)
    const outcome = await tryFeed(
      {
        fetchFeed: services.fetchFeed,
        takeFeedApart: services.takeFeedApart,
        resolvePlace: services.gazetteer.resolve,
      },
      {
        company: { name: company.name, kind: allowed.kind === 'no' ? 'employer' : allowed.company.kind },
        wanted: body,
        now,
        signal: signal ?? services.stopping,
      },
    ).finally(() => tests.delete(company.id))
    if (outcome.kind === 'broken') throw errors.CONFLICT({ message: outcome.message })
    return outcome.feed
  }),

  readSoon: api.readSoon.handler(async ({ input: { body }, context: { services, company }, errors }) => {
    const given = { companyId: company.id, closeMissing: body.closeMissing, now: services.clock.now() }
    if (!(await readSoon(services.db, given))) throw errors.NOT_FOUND()
    return alert('success', texts.readSoon)
  }),
}
