import { defaultSearch } from '../contract/job-searches/results-address.ts'
import { findJobs } from '../server/job-searches/find-jobs.ts'
import { withMeantFilters } from '../engines/words/index.ts'
import type { Command } from '../server/platform/commands.ts'
import { runCommandLine } from '../server/platform/run-command-line.ts'
import { createServices } from '../server/services.ts'
import { furtherQueries, heldBackQueries, lastQueries, relevanceQueries } from './search/relevance-queries.ts'

const sets: Record<string, typeof relevanceQueries> = {
  first: relevanceQueries,
  further: furtherQueries,
  'held-back': heldBackQueries,
  last: lastQueries,
}

// node bench/relevance.ts read [SET]: the first page of each search, over the ads that are in the database, to be read by eye.
const read: Command = {
  name: 'read',
  summary: 'read [SET]  print the first page of each search: first, further, held-back or last',
  async run([name = 'first'], { config, log, databaseUrl, print }) {
    const queries = sets[name]
    if (queries === undefined) throw new Error(`There is no set '${name}': ${Object.keys(sets).join(', ')}`)
    const services = await createServices({ config, log, databaseUrl, program: 'relevance' })
    try {
      for (const [jobTitle, jobLocation] of queries) {
        const { search } = withMeantFilters({ ...defaultSearch, jobTitle, jobLocation })
        const results = await findJobs(services.find, { search, visitor: null, userId: null, now: new Date() })
        print(`\n## ${jobTitle} · ${jobLocation} · ${results.total}`)
        for (const job of results.jobs) {
          const kind = [job.contractType, job.partTime ? 'part time' : null, job.workplace].filter(Boolean).join(', ')
          print(`- ${job.jobTitle} | ${job.employer ?? '–'} | ${job.jobLocation} | ${kind} | ${job.why}`)
        }
      }
    } finally {
      await services.stop()
    }
  },
}

process.exitCode = await runCommandLine([read], process.argv.slice(2))
