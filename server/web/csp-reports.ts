import type { Log } from '../platform/log.ts'

const mostBytes = 8 * 1024

/** Takes a browser's word that a page tried what its policy forbids: a bug of ours, or an attack. Only the facts are logged. */
export async function cspReport(request: Request, log: Log): Promise<Response> {
  const text = (await request.text()).slice(0, mostBytes)
  try {
    const { 'csp-report': report } = JSON.parse(text) as { 'csp-report'?: Record<string, unknown> }
    log.warn(
      {
        directive: String(report?.['effective-directive'] ?? report?.['violated-directive'] ?? ''),
        blocked: String(report?.['blocked-uri'] ?? '').slice(0, 200),
        page: String(report?.['document-uri'] ?? '').slice(0, 200),
      },
      'a content security policy was violated',
    )
  } catch {
    log.debug('a content security report that is none')
  }
  return new Response(null, { status: 204 })
}
