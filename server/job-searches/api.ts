import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { WantedSearch } from '../../contract/job-searches/api.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { presentJob } from '../jobs/present-job.ts'
import { jobsByIds, type JobRow } from '../jobs/queries.ts'
import { sponsorsAmong } from '../sponsors/index.ts'
import { unlessDown } from '../platform/unless-down.ts'
import { stopIfLeft } from '../platform/calls/client-left.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { reportAd } from './ad-reports.ts'
import { similarJobs } from './similar-jobs.ts'
import { askFirst, askMeanwhile, type SpareTime } from './ask-first.ts'
import { findJobs, type FindDeps } from './find-jobs.ts'
import { hiddenFrom, hiddenJobs, markIrrelevant, unmarkIrrelevant } from './irrelevant.ts'
import { withMeantFilters } from '../../engines/words/index.ts'
import { ownMarksOf } from './own-marks.ts'
import { readSearchCall } from './read-search-call.ts'
import { type SearchCounts, latestSearches } from './search-counts.ts'
import { count } from '../platform/limits/count.ts'
import type { Database } from '../platform/database.ts'
import { readingFor, type Reading } from '../platform/readers.ts'
import type { Platform } from '../platform/platform.ts'
import type { LiveDeps } from './live-search.ts'
import type { JobIndex } from '../jobs/job-index.ts'
import type { PlaceAnswer } from '../../engines/places/index.ts'

type Context = ApiContext<
  Platform & {
    find: FindDeps
    live: LiveDeps
    index: JobIndex
    searchCounts: SearchCounts
    load: SpareTime
    mostWanted: () => Promise<WantedSearch[]>
    searchedPlace: (text: string) => Promise<PlaceAnswer>
    suggestTitles: (text: string) => Promise<string[]>
  }
>
const api = implement(contract.jobSearches).$context<Context>()

export const jobSearches = {
  find: api.find.handler(async ({ input, context, errors }) => {
    const { services, visitor, user, signal } = context
    const read = readSearchCall(input.params, input.query)
    if ('errors' in read) throw errors.UNPROCESSABLE_CONTENT({ data: { errors: read.errors } })
    const typed = read.search
    const { search, turned } = withMeantFilters(typed)
    const now = services.clock.now()
    const find = async (deps = services.find) =>
      await findJobs(deps, {
        search,
        typed: { search: typed, turned },
        visitor: visitor.id,
        userId: user?.userId ?? null,
        now,
        signal,
        seen: input.query.seen ?? null,
      })

    let results = await find()
    // A page must not wait for boards: it hears of them over its socket, or when it is loaded again. Any other client gets what
    // comes in time. While more is asked for than can be done, the index has to do for everybody.
    if (services.load.isBusy()) services.log.debug('too busy to ask the boards')
    else if (context.isPage) {
      if (results.boards.some(({ state }) => state === 'waiting')) askMeanwhile(services, search, context)
    } else if (
      results.total < results.pageSize &&
      results.boards.length > 0 &&
      (await askFirst(services, search, context))
    ) {
      // What has just come in is at the primary; a replica may not have it yet.
      results = await find({ ...services.find, read: () => ({ db: services.db, index: services.index }) })
    }
    stopIfLeft(signal)
    const found = results.isFallback ? 0 : results.total
    services.searchCounts.add({ search, found, address: context.clientAddress, now })
    return results
  }),

  single: api.single.handler(async ({ input, context, errors }) => {
    const { db, find } = context.services
    const reading = readingFor(context.services, context.user)
    const row = await jobOf(db, reading, input.params.id)
    if (!row) throw errors.NOT_FOUND({ message: 'No such job' })
    const userId = context.user?.userId ?? null
    const sponsors = await sponsorsAmong(reading, [row.employer])
    const mine = await ownMarksOf(find, db, { userId, jobIds: [row.id] })
    // Ours if it leads the job, which it does while it is open (decision 018).
    const leader = row.sources.find(({ is_main: isMain }) => isMain)
    const ownAd = leader?.board === 'rolecall' ? await find.ownAdOf(reading, leader.ref) : null
    const job = presentJob(row, {
      mine: mine(row.id),
      isSponsor: sponsors.size > 0,
      boardName: find.boardName,
      fillsIn: find.fillsIn,
      showLinks: context.user !== null,
      sandboxUrl: find.sandboxUrl,
      near: [],
      now: context.services.clock.now(),
      snippet: '',
      why: '',
      whole: true,
    })
    return ownAd === null ? job : { ...job, ownAd }
  }),

  similar: api.similar.handler(async ({ input, context }) => {
    const { services, visitor, user } = context
    const reading = readingFor(services, user)
    const job = await jobOf(services.db, reading, input.params.id)
    if (!job) return []
    const now = services.clock.now()
    const hidden = await unlessDown(hiddenFrom(services.db, visitor.id), () => [])
    const rows = await similarJobs(services.find.read(), { job, without: hidden, now })
    const sponsors = await sponsorsAmong(
      reading,
      rows.map(({ employer }) => employer),
    )
    return rows.map((row) =>
      presentJob(row, {
        isSponsor: row.employer !== null && sponsors.has(row.employer),
        boardName: services.find.boardName,
        showLinks: user !== null,
        sandboxUrl: services.find.sandboxUrl,
        near: job.places.flatMap(({ lat, lng, isArea }) =>
          lat === null || lng === null || isArea ? [] : [{ lat, lng }],
        ),
        now,
        snippet: '',
        why: '',
        whole: false,
      }),
    )
  }),

  hidden: api.hidden.handler(async ({ context: { services, visitor } }) =>
    (await unlessDown(hiddenJobs(services.db, visitor.id), () => [])).map(({ id, title, employer }) => ({
      _id: String(id),
      jobTitle: title,
      employer,
    })),
  ),

  report: api.report.handler(async ({ input, context: { services, clientAddress }, errors }) => {
    const { job, reason, details } = input.body
    const id = jobId(job)
    const now = services.clock.now()
    const rate = await count(services, [{ limit: 'ad-report-from', address: clientAddress }], now)
    if (!rate.allowed) {
      const message = 'You have reported many ads. Please try again later.'
      throw errors.TOO_MANY_REQUESTS({ message, data: { retryAfter: rate.retryAfter } })
    }
    const isKept = id !== null && (await reportAd(services.db, { jobId: id, reason, details, now }))
    if (!isKept) throw errors.NOT_FOUND({ message: 'No such job' })
    return alert('success', 'Thank you. We will look at this ad.')
  }),

  titles: api.titles.handler(async ({ input, context }) => await context.services.suggestTitles(input.params.text)),

  mostWanted: api.mostWanted.handler(async ({ context: { services } }) => await services.mostWanted()),

  latest: api.latest.handler(async ({ context: { services } }) => await latestSearches(services.readers.one())),

  markIrrelevant: api.markIrrelevant.handler(async ({ input, context, errors }) => {
    const { services, visitor, user } = context
    const { job, jobTitle = '', undo } = input.body
    const id = jobId(typeof job === 'string' ? job : job._id)
    if (id === null) throw errors.NOT_FOUND({ message: 'No such job' })
    if (undo) {
      if (visitor.id !== null) await unmarkIrrelevant(services.db, { visitor: visitor.id, jobId: id })
      if (user !== null) await services.say(services.db, 'job-shown-again', { userId: user.userId, jobId: id })
      return alert('success', 'The job is back in your results')
    }
    const now = services.clock.now()
    const marked = await markIrrelevant(services.db, { visitor: visitor.require(), jobId: id, jobTitle, now })
    if (!marked) throw errors.NOT_FOUND({ message: 'No such job' })
    if (user !== null) await services.say(services.db, 'job-hidden', { userId: user.userId, jobId: id, now })
    return alert('success', messages.markedIrrelevant)
  }),
}

/** The job of an id that somebody typed or followed. One that came in a moment ago may not be in a replica yet. */
async function jobOf(primary: Database, reading: Reading, typed: string): Promise<JobRow | null> {
  const id = jobId(typed)
  if (id === null) return null
  const [row] = await jobsByIds(reading, [id])
  if (row !== undefined || reading === primary) return row ?? null
  return (await unlessDown(jobsByIds(primary, [id]), () => []))[0] ?? null
}

/** Our ids are whole numbers; anything else is no job of ours. */
function jobId(text: string): number | null {
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null
}
