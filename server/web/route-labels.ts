import { callPaths } from './api-routes.ts'

const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const statuses: ReadonlySet<number> = new Set(
  [
    [200, 201, 202, 204, 206, 301, 302, 303, 304, 307, 308],
    [400, 401, 403, 404, 405, 406, 409, 410, 413, 415, 422, 429, 499, 500, 502, 503, 504],
  ].flat(),
)

/** HEAD counts as the GET that answers it. */
export function methodLabel(method: string): string {
  if (method === 'HEAD') return 'GET'
  return methods.has(method) ? method : 'other'
}

export function statusLabel(status: number): string {
  return statuses.has(status) ? String(status) : `${String(status)[0]}xx`
}

export type RouteLabel = (path: string) => string

/**
 * Which of our routes answers a path, by its pattern: '/job/:id'. What no route knows is 'unmatched', so that no address that somebody
 * makes up becomes a series of its own.
 * @param given.paths the app's own, in Hono's form. @param given.pages those of the pages, in React Router's: '/x/:y?'.
 */
export function createRouteLabels(given: {
  paths: readonly string[]
  pages: readonly string[]
  isStatic: (path: string) => boolean
}): RouteLabel {
  const byFirst = new Map<string, { pattern: RegExp; label: string }[]>()
  const ours = given.paths.filter((path) => !path.includes('*'))
  for (const label of new Set([...ours, ...callPaths, ...given.pages.filter((path) => !path.includes('*'))])) {
    const first = firstSegment(label)
    byFirst.set(first, [...(byFirst.get(first) ?? []), { pattern: patternOf(label), label: plain(label) }])
  }
  // Fixed segments win over parameters.
  for (const routes of byFirst.values()) routes.sort((a, b) => fixedLength(b.label) - fixedLength(a.label))
  return (path) => {
    if (given.isStatic(path)) return 'static'
    // A page's scripts ask for what it shows by its address with this ending.
    const address = path.replace(/(?:\/_root)?\.data$/u, '') || '/'
    return byFirst.get(firstSegment(address))?.find(({ pattern }) => pattern.test(address))?.label ?? 'unmatched'
  }
}

function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? ''
}

function patternOf(path: string): RegExp {
  const segments = path.split('/').slice(1)
  const parts = segments.map((segment) => {
    if (isParameter(segment)) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    return `/${segment.replace(/[.*+?^$()|[\]\\{}]/gu, '\\$&')}`
  })
  return new RegExp(`^${parts.join('')}/?$`, 'u')
}

/** ':id', ':id?', ':name{jobs-\\d+}' and '{id}'. */
function isParameter(segment: string): boolean {
  return segment.startsWith(':') || segment.startsWith('{')
}

/** Without expressions, and with one way to write a parameter. */
function plain(path: string): string {
  return path.replace(/(:\w+)\{.*\}/u, '$1').replace(/\{(\w+)\}/gu, ':$1')
}

function fixedLength(label: string): number {
  return label.replace(/:\w+\??/gu, '').length
}
