import { defaultSearch } from '../contract/job-searches/results-address.ts'
import { findJobs } from '../server/job-searches/find-jobs.ts'
import { withMeantFilters } from '../server/job-searches/meant-filters.ts'
import type { Command } from '../server/platform/commands.ts'
import { runCommandLine } from '../server/platform/run-command-line.ts'
import { createServices } from '../server/services.ts'
import { relevanceQueries } from './search/relevance-queries.ts'

// node bench/relevance.ts read: the first page of each search, over the ads that are in the database, to be read by eye.
const read: Command = {
  name: 'read',
  summary: 'read  print the first page of each search',
  async run(_args, { config, log, databaseUrl, print }) {
    const services = await createServices({ config, log, databaseUrl, program: 'relevance' })
    try {
      for (const [jobTitle, jobLocation] of relevanceQueries) {
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
