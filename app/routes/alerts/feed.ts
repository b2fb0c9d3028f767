import { feedAddress, feedFormats, feedTypes, printFeed } from '../../../contract/job-searches/feeds.ts'
import { parseResultsAddress, resultsAddress } from '../../../contract/job-searches/results-address.ts'
import { searchCall } from '../../../contract/job-searches/search-call.ts'
import { ask } from '../../ask.ts'
import { describeSearch } from '../../ui/results/describe-search.ts'
import type { Route } from './+types/feed'
import { siteOf } from '../../site-of.ts'

/** Pages of results that a feed holds. */
const pagesAtMost = 2

/** The results of a search for a feed reader, the newest first. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const format = feedFormats.find((one) => one === params.format)
  const parsed = parseResultsAddress(params, url.searchParams)
  if (format === undefined || parsed === null) return new Response('We could not find this feed.\n', { status: 404 })
  const search = { ...parsed, sort: 'date' as const, page: 1 }
  const first = await ask(context, (api) => api.jobSearches.find(searchCall(search)))
  const jobs = [...first.jobs]
  for (let page = 2; page <= Math.min(first.pages, pagesAtMost); page++) {
    jobs.push(...(await ask(context, (api) => api.jobSearches.find(searchCall({ ...search, page })))).jobs)
  }
  const siteUrl = siteOf(context)
  const home = resultsAddress({ ...parsed, page: 1 })
  const feed = {
    title: describeSearch(search),
    home: siteUrl + home,
    self: siteUrl + feedAddress(home, format),
    jobs,
    siteUrl,
    now: new Date(),
  }
  return new Response(printFeed(format, feed), {
    headers: {
      'content-type': `${feedTypes[format]}; charset=utf-8`,
      // Readers that are signed in see what they never want to see left out.
      'cache-control': 'private, max-age=900',
      'x-robots-tag': 'noindex',
    },
  })
}
