import { contract } from '../../contract/index.ts'
import type { BodyKind, Meta, RateClass } from '../../contract/platform/endpoint.ts'

type CallRoute = {
  method: string
  path: string
  pattern: RegExp
  rateClass: RateClass
  body: BodyKind
  isForOwnMachine: boolean
}

/** Every call of the contract: its method, its path below /api, and what is said of it. */
export const documentedCalls: readonly { method: string; path: string; meta: Meta }[] = Object.values(contract)
  .flatMap((feature) => Object.values(feature))
  .map((procedure) => {
    const { route, meta } = procedure['~orpc'] as { route: { method?: string; path?: string }; meta: Meta }
    return { method: route.method ?? 'GET', path: route.path ?? '', meta }
  })

/** Every call of the contract as method and path, to tell a wrong method from a wrong path and a call's rate class before it runs. */
export const callRoutes: readonly CallRoute[] = documentedCalls
  .map(({ method, path, meta }) => {
    const source = path.replace(/[.*+?^$()|[\]\\]/gu, '\\$&').replace(/\{[^{}]+\}/gu, '[^/]+')
    return {
      method,
      path,
      pattern: new RegExp(`^/api${source}/?$`, 'u'),
      rateClass: meta.rateClass,
      body: meta.body ?? 'json',
      isForOwnMachine: meta.isForOwnMachine ?? false,
    }
  })
  // Fixed segments win over parameters: 'single/{id}' before '{jobTitle}/{jobLocation}/…'.
  .sort((a, b) => b.pattern.source.replaceAll('[^/]+', '').length - a.pattern.source.replaceAll('[^/]+', '').length)

/** The addresses of all calls: '/api/jobsearches/single/{id}'. */
export const callPaths: readonly string[] = documentedCalls.map(({ path }) => `/api${path}`)

type Matched = { path: string; rateClass: RateClass; body: BodyKind }

/**
 * @param isOwnMachine whether calls that are for development are there for who asks.
 * @returns The call's path in the contract, rate class and kind of body; the methods that the path does take; or null for a path that nothing answers.
 */
export function matchCall(method: string, path: string, isOwnMachine: boolean): Matched | { allow: string[] } | null {
  const fitting = callRoutes.filter((route) => route.pattern.test(path) && (isOwnMachine || !route.isForOwnMachine))
  const [closest] = fitting
  if (closest === undefined) return null
  // '/companies/join' has the methods of that address, not those of '/companies/{companyId}' besides.
  const matching = fitting.filter(({ pattern }) => pattern.source === closest.pattern.source)
  const found = matching.find((route) => route.method === (method === 'HEAD' ? 'GET' : method))
  return found
    ? { path: found.path, rateClass: found.rateClass, body: found.body }
    : { allow: [...new Set(matching.map((route) => route.method))] }
}
