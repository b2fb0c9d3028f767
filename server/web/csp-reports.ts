import type { Log } from '../platform/log.ts'
import { shownPath } from './secret-paths.ts'

const mostBytes = 8 * 1024

/** Takes a browser's word that a page tried what its policy forbids: a bug of ours, or an attack. Only the facts are logged. */
export async function cspReport(request: Request, log: Log): Promise<Response> {
  const text = (await request.text()).slice(0, mostBytes)
  try {
    const { 'csp-report': report } = JSON.parse(text) as { 'csp-report'?: Record<string, unknown> }
    log.warn(
      {
        directive: String(report?.['effective-directive'] ?? report?.['violated-directive'] ?? '').slice(0, 100),
        blocked: originOf(report?.['blocked-uri']),
        page: pageOf(report?.['document-uri']),
      },
      'a content security policy was violated',
    )
  } catch {
    log.debug('a content security report that is none')
  }
  return new Response(null, { status: 204 })
}

/** Of an address its origin; a word such as 'inline' as it is. */
function originOf(uri: unknown): string {
  const text = typeof uri === 'string' ? uri : ''
  const url = URL.parse(text)
  return url === null ? (/^[\w-]{1,30}$/u.exec(text)?.[0] ?? '') : `${url.protocol}//${url.host}`.slice(0, 200)
}

/** As requests are logged: without query, and without the key that some of our addresses end in. */
function pageOf(uri: unknown): string {
  const url = typeof uri === 'string' ? URL.parse(uri) : null
  return url === null ? '' : shownPath(url.pathname).slice(0, 200)
}
