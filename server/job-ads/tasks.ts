import { z } from 'zod'
import type { StoreDeps } from '../jobs/store-ads.ts'
import type { Platform } from '../platform/platform.ts'
import { inTransaction } from '../platform/database.ts'
import { task } from '../platform/tasks.ts'
import type { AdApplications } from './ad-applications.ts'
import type { Applied } from './applied.ts'
import { closeWhatRanOut } from './close.ts'
import { forgetViewers } from './count-view.ts'
import { forgetOldDrafts } from './drafts.ts'
import { claimDueFeed } from './feed-in/feeds.ts'
import type { FetchFeed } from './feed-in/fetch-feed.ts'
import type { TakeFeedApart } from './feed-in/read-in-child.ts'
import { readCompanyFeed } from './feed-in/read-company-feed.ts'
import { feedLimits } from '../../contract/job-ads/feed.ts'
import type { Gazetteer } from '../../engines/places/index.ts'
import { keepUpPromises } from './keep-up-promises.ts'
import { dropRecordingsOfGoneCompanies } from './recordings.ts'
import { takeNewNames } from './take-new-names.ts'

type Services = Platform & { store: StoreDeps; adApplications: AdApplications }

/** Every minute, so that an ad is online for its 360 hours and not an hour longer. */
export const closeExpiredAds = task<Record<string, never>, Services>({
  name: 'close-expired-ads',
  input: z.strictObject({}),
  expireSeconds: 600,
  retries: 0,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, { store, db, clock, log }) {
    const closed = await closeWhatRanOut({ db, store }, clock.now())
    await inTransaction(db, dropRecordingsOfGoneCompanies)
    if (closed > 0) log.info({ closed }, 'ads whose time is over are offline')
  },
})

/** Every minute: ads whose company is shown by another name since they were written into the search. */
export const takeCompaniesNewNames = task<Record<string, never>, Services>({
  name: 'take-companies-new-names',
  input: z.strictObject({}),
  expireSeconds: 600,
  retries: 0,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, { store, db, clock, log }) {
    const taken = await takeNewNames({ db, store }, clock.now())
    if (taken > 0) log.info({ taken }, 'ads took the new name of their company')
  },
})

/** Drafts that nobody has changed for ten days, and who looked at ads on days that are over. */
export const forgetOldAdDrafts = task<Record<string, never>, Platform>({
  name: 'forget-old-ad-drafts',
  input: z.strictObject({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '41 * * * *', input: {} },
  async run(_input, { db, clock }) {
    const now = clock.now()
    await forgetOldDrafts(db, now)
    await forgetViewers(db, now)
  },
})

const minute = 60_000

type FeedServices = Services & {
  gazetteer: Gazetteer
  fetchFeed: FetchFeed
  takeFeedApart: TakeFeedApart
  applied: Applied
}

/** Reads the companies' own feeds that are due, one after the other: each every half hour, spread over it. */
export const readCompanyFeeds = task<Record<string, never>, FeedServices>({
  name: 'read-company-feeds',
  input: z.strictObject({}),
  expireSeconds: 1_800,
  retries: 0,
  schedule: { cron: '*/5 * * * *', input: {} },
  async run(_input, services, signal) {
    const { clock, config, log, gazetteer } = services
    const deps = {
      ...services,
      resolvePlace: gazetteer.resolve,
      siteUrl: config.publicUrl ?? `http://${config.host}:${config.port}`,
    }
    while (!signal.aborted) {
      const now = clock.now()
      const after = (minutes: number) => new Date(now.getTime() + minutes * minute)
      const nextRead = after(feedLimits.everyMinutes + Math.floor(Math.random() * 5))
      const feed = await claimDueFeed(services, { now, nextRead, until: after(20) })
      if (feed === null) return
      try {
        const outcome = await readCompanyFeed(deps, feed, { now, signal })
        log.info({ company: feed.company.id, outcome }, 'a company’s feed was read')
      } catch (error) {
        // One that fails unexpectedly keeps no other waiting; it is read again when its claim is over.
        if (signal.aborted) return
        log.error({ company: feed.company.id, err: error }, 'reading a company’s feed failed')
      }
    }
  },
})

/** Every hour: the days by which ads promised an answer. */
export const lookAfterPromises = task<Record<string, never>, Services>({
  name: 'look-after-promises',
  input: z.strictObject({}),
  expireSeconds: 600,
  retries: 1,
  schedule: { cron: '4 * * * *', input: {} },
  async run(_input, { db, tasks, adApplications, say, config, clock, log }) {
    const siteUrl = config.publicUrl ?? `http://${config.host}:${config.port}`
    const done = await keepUpPromises({ db, tasks, adApplications, say, siteUrl }, clock.now())
    if (Object.values(done).some((count) => count > 0)) log.info(done, 'promises to answer were looked after')
  },
})
