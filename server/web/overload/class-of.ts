import { matchCall } from '../api-routes.ts'
import type { WorkClass } from './work-classes.ts'

/** Whether the one who asks is logged in: 'claims' so where we have not looked it up lately. */
export type Who = 'guest' | 'claims' | 'person'

/** First segments of pages' addresses; with '.data' after a page's address its scripts ask for what it shows. */
const statistics = /^\/(?:statistics|feeds|sitemaps|sitemap\.xml|how-statistics-are-made|api\/csp-reports)(?:[./]|$)/u
const search = /^\/jobresults(?:[./]|$)/u
const signInPage =
  /^\/(?:auth|login|logout|signup|fsignup|second-step|social-login|passkey-login|quick-registration|forgotten-password|set-password|login-link|logged-in|confirm-email|confirm-phone|phoneauth)(?:[./]|$)/u

/** For those who run this: answered whatever happens. */
const forOperators: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** @returns the kind of work that a request brings; null: it is never refused. Files of the build are not asked about here. */
export function classOf(method: string, path: string, who: Who): WorkClass | null {
  if (forOperators.has(path)) return null
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  const isCall = path.startsWith('/api/') || path === '/auth/local' || path === '/mcp'
  if (who === 'person') return isRead && !isCall ? 'person' : 'person-call'
  const call = isCall ? matchCall(method, path === '/auth/local' ? '/api/auth/local' : path, true) : null
  const rateClass = call !== null && 'rateClass' in call ? call.rateClass : null
  if (rateClass === 'sign-in' || (!isRead && signInPage.test(path))) return 'sign-in'
  if (!isRead) return 'write'
  if (who === 'claims') return 'claimed'
  if (signInPage.test(path)) return 'sign-in-page'
  if (statistics.test(path) || path.startsWith('/api/statistics')) return 'statistics'
  if (rateClass === 'search' || search.test(path)) return 'search'
  return isCall ? 'call' : 'page'
}
