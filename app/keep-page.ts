import {
  data,
  isRouteErrorResponse,
  replace,
  type DataRouter,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router'
import { isPageError } from './page-error.ts'
import { unsentForm } from './unsent.ts'

let router: DataRouter | null = null

/** The page's router, whose page is kept. @returns takes it back. */
export function keepPageOf(itsRouter: DataRouter): () => void {
  router = itsRouter
  return () => {
    router = null
  }
}

/**
 * Around every action of every route: where it was not done because of the connection or of us, the page stays with everything that was
 * typed, instead of an error page, and app/ui/unsent-line.tsx says so. A refusal of what was typed is an answer like any other.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request, url }, next) => {
  const wasOffline = 'onLine' in navigator && !navigator.onLine
  const results = await next()
  // Sent once more in the meantime, or left.
  if (request.signal.aborted) return results
  return request.method === 'GET' ? keepWhatIsShown(url, results) : keepWhatWasTyped(url, results, wasOffline)
}

function keepWhatWasTyped(
  url: URL,
  results: Record<string, DataStrategyResult>,
  wasOffline: boolean,
): Record<string, DataStrategyResult> {
  const action = url.pathname
  const [routeId, error] = failureIn(results)
  if (routeId === undefined) {
    unsentForm.forget(action)
    return results
  }
  unsentForm.report({ action, ...reasonOf(error, wasOffline) })
  return { ...results, [routeId]: stay(routeId, action) }
}

/** The answer that leaves a page as it is: what it was answered before, and nothing is loaded again because of a status above 400. */
function stay(routeId: string, action: string): DataStrategyResult {
  const { navigation, location, actionData } = router?.state ?? {}
  const formAction = navigation?.formAction
  const isNavigation = formAction !== undefined && new URL(formAction, 'http://page').pathname === action
  // The page that a form is sent to would take the place of this one.
  if (isNavigation && location !== undefined && location.pathname !== action)
    return { type: 'error', result: replace(location.pathname + location.search + location.hash) }
  return { type: 'data', result: data(actionData?.[routeId], { status: 503 }) }
}

/** A page that is only looked at again keeps what it shows, if the connection is gone. */
function keepWhatIsShown(url: URL, results: Record<string, DataStrategyResult>): Record<string, DataStrategyResult> {
  const { location, loaderData } = router?.state ?? {}
  if (location?.pathname !== url.pathname || location.search !== url.search || loaderData === undefined) return results
  return Object.fromEntries(
    Object.entries(results).map(([routeId, result]) =>
      result.type === 'error' && isCut(result.result) && routeId in loaderData
        ? [routeId, { type: 'data', result: loaderData[routeId] }]
        : [routeId, result],
    ),
  )
}

function failureIn(results: Record<string, DataStrategyResult>): [string, unknown] | [undefined, undefined] {
  // A response that is thrown leads elsewhere.
  const failed = Object.entries(results).find(
    ([, { type, result }]) => type === 'error' && !(result instanceof Response),
  )
  return failed === undefined ? [undefined, undefined] : [failed[0], thrownIn(failed[1].result)]
}

/** If an action threw something other than one of our error pages, React Router wraps it with the status of its answer. */
function thrownIn(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'init' in result && 'data' in result
  return isWrapped ? result.data : result
}

function reasonOf(error: unknown, wasOffline: boolean) {
  if (isCut(error)) return { kind: wasOffline ? 'offline' : 'cut', message: '', id: null } as const
  const said = isRouteErrorResponse(error) && isPageError(error.data) ? error.data : { message: '', id: null }
  return { kind: 'refused', ...said } as const
}

/** What the browser throws where no answer came, or one that broke off. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)
}
