import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import * as texts from '../texts/sentences.ts'
import { Email, Provider } from '../users/users.ts'

const tag = 'Social login'
const own = { who: 'user', owner: 'query' } as const

export const socialLogin = {
  providers: endpoint(
    {
      method: 'GET',
      path: '/auth/providers',
      summary: 'Providers you can sign in with',
      description: 'Begin with GET /auth/{provider} in a browser.',
      tag,
    },
    { rateClass: 'read', who: 'guest' },
  ).output(z.array(Provider)),

  identities: endpoint(
    { method: 'GET', path: '/social-identities', summary: 'Providers linked to your account', tag },
    { rateClass: 'read', ...own },
  ).output(
    z.array(
      z.object({
        provider: Provider,
        /** ISO 8601, UTC; null: not linked. */
        since: z.string().nullable(),
        /** Where a browser begins to link it; null: it is linked, not configured, or who you are must be proved again first. */
        linkPath: z.string().nullable(),
      }),
    ),
  ),

  unlink: endpoint(
    {
      method: 'DELETE',
      path: '/social-identities/{provider}',
      summary: 'Unlink a provider from your account',
      description: 'Refused if it is the only way to sign in to the account.',
      tag,
    },
    { rateClass: 'write', ...own },
  )
    .input(z.object({ params: z.object({ provider: Provider }) }))
    .output(Alert),

  signUpWithEmail: endpoint(
    {
      method: 'POST',
      path: '/auth/provider-email',
      summary: 'Give an email address if the provider gave none',
      description:
        'Uses the ticket that the provider’s redirect left in the browser. The answer is the same whether or not the address has an account.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(
      z.object({
        body: z.strictObject({
          ticket: z.string().max(4_000),
          email: Email,
          terms: z.literal(true, texts.termsNotAccepted),
        }),
      }),
    )
    .output(Alert),
}
