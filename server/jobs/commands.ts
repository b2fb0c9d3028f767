import { connectionOf } from '../platform/database.ts'
import type { Command, CommandContext } from '../platform/commands.ts'
import type { Platform } from '../platform/platform.ts'
import type { IndexedJob } from './job.ts'
import { allOpenJobs } from './index-jobs.ts'
import { reprocessAds } from './reprocess.ts'
import { setApart } from './set-apart.ts'
import type { StoreDeps } from './store-ads.ts'

/** Puts together what a command stands on; whoever asks stops it. */
export type OpenServices = (
  given: Pick<CommandContext, 'config' | 'log' | 'databaseUrl'> & { program: string },
) => Promise<
  Platform & {
    store: StoreDeps
    /** On before many ads come in at once, off after. */
    startBulkIndexing: () => Promise<{ end: () => Promise<void> }>
    /** @returns How many jobs are in the new index. */
    rebuildIndex: (jobs: AsyncIterable<IndexedJob[]>) => Promise<number>
    /** Brings the titles that people are offered up to date with the jobs. */
    refreshTitles: () => Promise<void>
    stop: () => Promise<void>
  }
>

/** `reindex`: the search index again from the jobs. */
export const reindexCommand = (openServices: OpenServices): Command => ({
  name: 'reindex',
  summary: 'reindex  make the search index anew from the jobs',
  async run(_args, { config, log, databaseUrl, print }) {
    const services = await openServices({ config, log, databaseUrl, program: 'reindex' })
    try {
      const indexed = await reindexAll(services)
      await services.refreshTitles()
      print(`${indexed.toLocaleString('en-GB')} jobs are in the index`)
    } finally {
      await services.stop()
    }
  },
})

/** The search index again from all open jobs. @returns how many they are. */
export async function reindexAll({
  db,
  rebuildIndex,
}: Pick<Awaited<ReturnType<OpenServices>>, 'db' | 'rebuildIndex'>): Promise<number> {
  using connection = await connectionOf(db)
  return await rebuildIndex(allOpenJobs(connection.client))
}

/** `reprocess`: listings and jobs again from the ads as they were received, as after mending a mapping. */
export const reprocessCommand = (openServices: OpenServices): Command => ({
  name: 'reprocess',
  summary: 'reprocess  read every kept ad again, as after mending a connector; jobs keep their ids',
  async run(_args, { config, log, databaseUrl, print }) {
    const services = await openServices({ config, log, databaseUrl, program: 'reprocess' })
    try {
      const done = await reprocessAds(services.store, (ads) => print(`  ${ads.toLocaleString('en-GB')} ads read again`))
      print(
        `${done.ads.toLocaleString('en-GB')} ads read again, ${done.changedJobs.toLocaleString('en-GB')} jobs written`,
      )
    } finally {
      await services.stop()
    }
  },
})

/** `unfold BOARD REF`: one listing out of its job, for good. */
export const unfoldCommand = (openServices: OpenServices): Command => ({
  name: 'unfold',
  summary: 'unfold BOARD REF  take an ad out of a job that it was wrongly folded into, for good',
  async run(args, { config, log, databaseUrl, print }) {
    const [board, ref] = args
    if (!board || !ref) throw new Error("unfold needs a board and the ad's own id there: unfold reed 51234567")
    const services = await openServices({ config, log, databaseUrl, program: 'unfold' })
    try {
      const outcome = await setApart(services.store, { board, ref })
      print(
        outcome.kind === 'not-found'
          ? `${board} has sent no ad ${ref}`
          : `The ad is now a job of its own: ${outcome.jobId}`,
      )
    } finally {
      await services.stop()
    }
  },
})
