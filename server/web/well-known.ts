import { Hono, type MiddlewareHandler } from 'hono'
import type { Env } from './env.ts'
import type { WebServices } from './web-services.ts'

/** Days for which security.txt is good: RFC 9116 (section 2.5.5) recommends less than a year. */
const securityDays = 360
const dayMs = 86_400_000

/**
 * Addresses that other programs look for on every site: whom to tell of a hole (RFC 9116), and where a password is changed (W3C, A Well-Known
 * URL for Changing Passwords). @param limited counts a request against its client.
 */
export function wellKnownRoutes({ config, clock }: WebServices, limited: MiddlewareHandler<Env>): Hono<Env> {
  const app = new Hono<Env>()

  // Without somebody to write to there is no such file: it must have a contact.
  app.get('/.well-known/security.txt', limited, async (context, next) => {
    const { operator } = config.mail
    if (operator === null) return await next()
    const expires = new Date(clock.now().getTime() + securityDays * dayMs)
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [
      `Contact: ${mailAddress(operator)}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      ...(config.publicUrl === null ? [] : [`Canonical: ${config.publicUrl}/.well-known/security.txt`]),
    ]
    return context.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
  })

  // Whoever is not logged in is asked to by that page.
  app.get('/.well-known/change-password', limited, (context) => context.redirect('/settings/password', 303))
  return app
}

/** As an address of mail in RFC 6068: '%' and the like of its local part are encoded. */
function mailAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`
}
