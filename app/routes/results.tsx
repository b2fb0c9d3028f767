import { useEffect } from 'react'
import { redirect } from 'react-router'
import { feedAddress, feedFormats, feedNames, feedTypes } from '../../contract/job-searches/feeds.ts'
import { tips } from '../../contract/texts/messages.ts'
import type { Facets, JobSearch } from '../../contract/job-searches/job-searches.ts'
import { parseResultsAddress, resultsAddress, seenOf } from '../../contract/job-searches/results-address.ts'
import { searchCall } from '../../contract/job-searches/search-call.ts'
import { londonDay } from '../../contract/platform/london.ts'
import { estimateNote } from '../../engines/take-home/index.ts'
import type { Route } from './+types/results'
import { ask } from '../ask.ts'
import { tryAsk } from '../try-ask.ts'
import type { WholeJob } from '../ui/results/preview.tsx'
import { ResultsPage } from '../ui/results/results-page.tsx'
import { shownResults, viewOf, withShortAddresses } from '../ui/results/results-view.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const search = parseResultsAddress(params, url.searchParams)
  if (search === null) throw redirect('/')
  // A short form of the address, or one that names a value we do not have, becomes the whole one.
  const isWhole = Object.values(params).filter((segment) => segment !== undefined).length === 7
  if (!isWhole) throw redirect(resultsAddress(search))
  const { params: asked, query } = searchCall(search)
  const seen = seenOf(url.searchParams)
  const call = { params: asked, query: { ...query, ...(seen !== null && { seen }) } }
  const results = await ask(context, (api) => api.jobSearches.find(call))
  const now = new Date()
  const first = await wholeJob(context, results.jobs[0]?._id)
  return {
    results: shownResults(results),
    view: withShortAddresses(viewOf(results)),
    first,
    isPinned: seen !== null,
    ads: adsBehind(results),
    description: `${search.jobTitle} jobs in ${search.jobLocation}: never miss a job ad as we search the UK's major recruitment sites for you and show all results in one place.`,
    tip: tips[Math.floor(Math.random() * tips.length)] ?? tips[0],
    netPayNote: results.jobs.some(({ netPay }) => netPay !== null) ? estimateNote(londonDay(now)) : null,
    now: now.toISOString(),
    // Feed readers find them by these.
    feeds: feedFormats.map((format) => ({
      type: feedTypes[format],
      title: feedNames[format],
      href: feedAddress(resultsAddress({ ...search, page: 1 }), format),
    })),
  }
}

/** For the preview, which stands beside the list from the start; without it the list is whole. */
async function wholeJob(context: Route.LoaderArgs['context'], id: string | undefined): Promise<WholeJob | null> {
  if (id === undefined) return null
  const [job, like] = await Promise.all([
    tryAsk(context, (api) => api.jobSearches.single({ params: { id } })),
    tryAsk(context, (api) => api.statistics.payLike({ params: { id } })),
  ])
  if (job.refusal !== null) return null
  const { jobDescription: text, ownAd } = job.answer
  return { id, text, like: like.answer ?? null, ownAd: ownAd?._id ?? null }
}

/** How many ads the jobs stand for: each counts once on each board that carries it. Null where a filter of boards hides some. */
function adsBehind({ facets, search }: { facets: Facets; search: JobSearch }): number | null {
  if (search.sources.length > 0) return null
  return facets.source.reduce((sum, { count }) => sum + count, 0)
}

type Data = Awaited<ReturnType<typeof loader>>

/** What is shown now, and at which address. */
let last: { address: string; data: Data } | null = null

/** The rows of this very page are fetched again when boards have found some. What cannot be had leaves the page as it is. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs): Promise<Data> {
  const shown = last?.address === request.url ? last.data : null
  if (shown === null) return await serverLoader()
  return await serverLoader().catch((error: unknown) => {
    // It leads elsewhere.
    if (error instanceof Response) throw error
    return shown
  })
}

export default function ResultsRoute({ loaderData }: Route.ComponentProps) {
  const { feeds, ...shown } = loaderData
  useEffect(() => {
    last = { address: location.href.split('#', 1)[0] ?? '', data: loaderData }
  }, [loaderData])
  return (
    <>
      {feeds.map((feed) => (
        <link rel="alternate" key={feed.type} {...feed} />
      ))}
      <ResultsPage {...shown} />
    </>
  )
}
