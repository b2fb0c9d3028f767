import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { feedAddress, feedFormats, feedNames, feedTypes } from '../../contract/job-searches/feeds.ts'
import { tips } from '../../contract/texts/messages.ts'
import { parseResultsAddress, resultsAddress, seenOf } from '../../contract/job-searches/results-address.ts'
import { searchCall } from '../../contract/job-searches/search-call.ts'
import { estimateNote } from '../../contract/salary/net-estimate.ts'
import { londonDay } from '../../contract/salary/uk-years.ts'
import type { Route } from './+types/results'
import { ask } from '../ask.ts'
import { ResultsPage } from '../ui/results/results-page.tsx'
import { viewOf } from '../ui/results/results-view.ts'

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
  // The filters go to the page as links; their counts are in those.
  const { facets: _, ...shown } = results
  const now = new Date()
  return {
    results: shown,
    view: viewOf(results),
    isPinned: seen !== null,
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

/** Hiding a row changes the row in place, with an undo; the rest of the list stays as it is being read. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && formAction !== '/irrelevant'
}

export default function ResultsRoute({ loaderData: { feeds, ...shown } }: Route.ComponentProps) {
  return (
    <>
      {feeds.map((feed) => (
        <link rel="alternate" key={feed.type} {...feed} />
      ))}
      <ResultsPage {...shown} />
    </>
  )
}
