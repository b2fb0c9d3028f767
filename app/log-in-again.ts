import { redirect } from 'react-router'
import { alertCodes } from '../contract/texts/alert-codes.ts'
import { logInAgainHeader } from '../contract/web/log-in-again.ts'
import { readLastVisit } from './last-visit.ts'

/**
 * Where a request goes that needs somebody to be logged in and came without (S2.28, C55): to the login page, which leads back. Where
 * a form was sent, it says that something failed; the page's scripts then ask in place instead, so that nothing typed is lost: see
 * app/ui/shell/log-in-gate.ts.
 * @param options.keep for a form of a visitor: the page's address with what they have chosen, to come back to without scripts.
 */
export function toLogin(request: Request, url: URL, { keep }: { keep?: string } = {}): Response {
  const here = url.pathname + url.search
  if (keep !== undefined)
    return redirect(`/login?back=${encodeURIComponent(keep)}`, { headers: { [logInAgainHeader]: 'yes' } })
  if (request.method === 'GET') return redirect(`/login?back=${encodeURIComponent(here)}`)
  // The address of a form's action need not be that of a page.
  const back = readLastVisit(request.headers.get('cookie')) ?? here
  return redirect(`/login?code=${alertCodes.error}&back=${encodeURIComponent(back)}`, {
    headers: { [logInAgainHeader]: 'yes' },
  })
}
