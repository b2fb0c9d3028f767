import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { endAbandonedBulkIndexing } from './postgres-index/bulk-indexing.ts'
import { AlreadyRebuilding, tidyIndex } from './postgres-index/rebuild.ts'
import { forgetSnapshots } from './snapshots.ts'
import { forgetSearches } from './search-counts.ts'
import { refreshTitles } from './suggestions.ts'

/** Suggestions and corrections follow the jobs within ten minutes. */
export const refreshSuggestions = task<Record<string, never>, Platform>({
  name: 'refresh-suggestions',
  input: z.strictObject({}),
  expireSeconds: 600,
  retries: 0,
  schedule: { cron: '*/10 * * * *', input: {} },
  async run(_input, { db }) {
    await refreshTitles(db)
  },
})

/** An import that was killed leaves every search slower until it is ended for it. */
export const endAbandonedImports = task<Record<string, never>, Platform>({
  name: 'end-abandoned-imports',
  input: z.strictObject({}),
  expireSeconds: 600,
  retries: 0,
  schedule: { cron: '*/5 * * * *', input: {} },
  async run(_input, { direct, log }) {
    if (await endAbandonedBulkIndexing(direct)) log.info('ended the bulk indexing of an import that was killed')
  },
})

/** Once a night: what came during the day lies scattered. */
export const tidySearchIndex = task<Record<string, never>, Platform>({
  name: 'tidy-search-index',
  input: z.strictObject({}),
  expireSeconds: 3_600,
  retries: 0,
  schedule: { cron: '41 3 * * *', input: {} },
  async run(_input, { direct, log }) {
    try {
      await tidyIndex(direct)
    } catch (error) {
      if (!(error instanceof AlreadyRebuilding)) throw error
      log.info('the search index is being made anew just now: it needs no tidying')
    }
  },
})

/** Soon after midnight nothing tells any more who searched yesterday; hourly, in case that nobody was there at midnight. */
export const forgetDaysSearches = task<Record<string, never>, Platform>({
  name: 'forget-searches',
  input: z.strictObject({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '1 * * * *', input: {} },
  async run(_input, { db, clock }) {
    await forgetSearches(db, clock.now())
    await forgetSnapshots(db, clock.now())
  },
})
