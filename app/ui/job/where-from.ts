import type { ViewSource } from '../../../contract/job-ads/view-sources.ts'
import { readFromResults } from './from-results.ts'

/** Where somebody came from to a job's page: by the list that they opened it from, its address, and the page that led here. */
export function whereFrom({
  pathname,
  search,
  state,
}: {
  pathname: string
  search: string
  state: unknown
}): ViewSource {
  if (readFromResults(state) !== null) return 'search'
  const [loaded] = performance.getEntriesByType('navigation')
  const isLoadedHere = loaded !== undefined && URL.parse(loaded.name)?.pathname === pathname
  // Reached by navigation within the site, so the referrer belongs to an earlier page.
  if (!isLoadedHere) return 'rolecall'
  return sourceOf({ search, referrer: document.referrer, host: location.host })
}

/** @param referrer empty where the browser tells nothing, as for links in emails. */
export function sourceOf({ search, referrer, host }: { search: string; referrer: string; host: string }): ViewSource {
  if (new URLSearchParams(search).get('from') === 'alert') return 'alert'
  const before = URL.parse(referrer)
  if (before === null) return 'direct'
  if (before.host === host) return /^\/(?:jobresults|search)\b/u.test(before.pathname) ? 'search' : 'rolecall'
  return searchEngine.test(before.host) ? 'search-engine' : 'other-site'
}

const searchEngine =
  /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|startpage|yahoo|yandex|baidu|brave)\.[a-z.]{2,12}$/u
