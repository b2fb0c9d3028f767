import { refreshTitles } from '../job-searches/suggestions.ts'
import type { Command } from '../platform/commands.ts'
import { createServices } from '../services.ts'
import { allOpenJobs } from './index-jobs.ts'
import { reprocessAds } from './reprocess.ts'
import { setApart } from './set-apart.ts'

/** `reindex`: the search index anew from the jobs. */
export const reindexCommand: Command = {
  name: 'reindex',
  summary: 'reindex  make the search index anew from the jobs',
  async run(_args, { config, log, databaseUrl, print }) {
    const services = await createServices({ config, log, databaseUrl, program: 'reindex' })
    const client = await services.db.$client.connect()
    try {
      const indexed = await services.rebuildIndex(allOpenJobs(client))
      await refreshTitles(services.db)
      print(`${indexed.toLocaleString('en-GB')} jobs are in the index`)
    } finally {
      client.release()
      await services.stop()
    }
  },
}

/** `reprocess`: listings and jobs anew from the ads as they were received, as after mending a mapping. */
export const reprocessCommand: Command = {
  name: 'reprocess',
  summary: 'reprocess  read every kept ad again, as after mending a connector; jobs keep their ids',
  async run(_args, { config, log, databaseUrl, print }) {
    const services = await createServices({ config, log, databaseUrl, program: 'reprocess' })
    try {
      const done = await reprocessAds(services.store, (ads) => print(`  ${ads.toLocaleString('en-GB')} ads read again`))
      print(
        `${done.ads.toLocaleString('en-GB')} ads read again, ${done.changedJobs.toLocaleString('en-GB')} jobs written`,
      )
    } finally {
      await services.stop()
    }
  },
}

/** `unfold BOARD REF`: one listing out of its job, for good. */
export const unfoldCommand: Command = {
  name: 'unfold',
  summary: 'unfold BOARD REF  take an ad out of a job that it was wrongly folded into, for good',
  async run(args, { config, log, databaseUrl, print }) {
    const [board, ref] = args
    if (!board || !ref) throw new Error("unfold needs a board and the ad's own id there: unfold reed 51234567")
    const services = await createServices({ config, log, databaseUrl, program: 'unfold' })
    try {
      const outcome = await setApart(services.store, { board, ref })
      print(
        outcome.kind === 'not-found'
          ? `${board} has sent no ad ${ref}`
          : `The ad is now job ${outcome.jobId} by itself`,
      )
    } finally {
      await services.stop()
    }
  },
}
