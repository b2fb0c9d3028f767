import { isAtLeast, type Role } from '../contract/platform/roles.ts'
import { isPageClosedWithoutSecondFactor } from '../contract/second-factor/rule.ts'

/**
 * Who may open a page: the lowest role, in the specification's order (S23.1); 'publisher' refuses with a reason of its own (S2.6 to
 * S2.9). Whose company's data the page shows is for the calls to say: see `member` in contract/platform/endpoint.ts.
 */
type PageRule = { needs: Exclude<Role, 'guest'> }

/**
 * Pages that are not for everybody, by the beginning of their address: everything else is. The pages' data is guarded by the
 * API besides; this decides what a person sees instead.
 */
const pageRules: Readonly<Record<string, PageRule>> = {
  '/today': { needs: 'user' },
  '/settings': { needs: 'user' },
  '/manage-my-cv': { needs: 'user' },
  '/tailor-my-cv': { needs: 'user' },
  '/upload': { needs: 'user' },
  '/cvs': { needs: 'user' },
  '/cover-letters': { needs: 'user' },
  '/credentials': { needs: 'user' },
  '/stored-passwords': { needs: 'user' },
  '/apply': { needs: 'user' },
  '/apply-here': { needs: 'user' },
  '/candidacies': { needs: 'user' },
  '/applied-jobs': { needs: 'user' },
  '/applications': { needs: 'user' },
  '/application-settings': { needs: 'user' },
  '/shortlisted-jobs': { needs: 'user' },
  '/shortlisted': { needs: 'user' },
  '/subscriptions': { needs: 'user' },
  '/purchases': { needs: 'user' },
  '/receipts': { needs: 'user' },
  '/job-alerts': { needs: 'user' },
  '/manage-my-job-ads': { needs: 'publisher' },
  '/posted-job-details': { needs: 'publisher' },
  '/manage-interviews': { needs: 'publisher' },
  '/question-list': { needs: 'user' },
  '/question-detail': { needs: 'user' },
  '/answer-questions': { needs: 'user' },
  '/create-question': { needs: 'publisher' },
  '/my-question-list': { needs: 'publisher' },
  '/question-overview': { needs: 'publisher' },
  '/video-interview-dashboard': { needs: 'publisher' },
  '/manage-company': { needs: 'publisher' },
  '/admin': { needs: 'admin' },
}

/** Whether a page is closed to those who must have a second factor until they have set one up (R-AUT-10). */
export function asksForSecondFactor(pathname: string): boolean {
  const rule = ruleOf(pathname)
  return rule !== undefined && isPageClosedWithoutSecondFactor(rule.needs)
}

export type PageAnswer = { kind: 'open' } | { kind: 'log-in' } | { kind: 'not-a-publisher' } | { kind: 'home' }

/** What a person of a role meets at a page's address. */
export function mayOpen(pathname: string, role: Role): PageAnswer {
  const rule = ruleOf(pathname)
  if (rule === undefined || isAtLeast(role, rule.needs)) return { kind: 'open' }
  if (role === 'guest') return { kind: 'log-in' }
  return rule.needs === 'publisher' ? { kind: 'not-a-publisher' } : { kind: 'home' }
}

function ruleOf(pathname: string): PageRule | undefined {
  return Object.entries(pageRules).find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1]
}
