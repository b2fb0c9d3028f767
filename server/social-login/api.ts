import { freeCreditsOf } from '../credits/index.ts'
import { implement } from '@orpc/server'
import { z } from 'zod'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { Provider, providers } from '../../contract/users/users.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import { isProved } from '../users/sessions.ts'
import { limitsOf, takeTries } from '../users/sign-in-throttle.ts'
import { identitiesOf, unlinkIdentity, type IdentityDeps } from './identities.ts'
import { sealLinkTicket } from './link-ticket.ts'
import { identityCookie, openSealed } from './sealed-cookie.ts'
import { signUpWithEmail } from './sign-in-by-provider.ts'
import type { Platform } from '../platform/platform.ts'
import type { WaysIn } from '../users/ways-in.ts'

type Context = ApiContext<Platform & { waysIn: WaysIn }>
const api = implement(contract.socialLogin).$context<Context>()

const NamedIdentity = z.object({ provider: Provider, subject: z.string(), name: z.string() })

export const socialLogin = {
  providers: api.providers.handler(({ context: { services } }) =>
    providers.filter((provider) => services.config.providers[provider] !== undefined),
  ),

  identities: api.identities.use(forPerson).handler(async ({ context: { services, person } }) => {
    const now = services.clock.now()
    const linked = new Map((await identitiesOf(services.db, person.userId)).map((one) => [one.provider, one]))
    const ticket = isProved(person, now) ? sealLinkTicket(services.secrets, person, now) : null
    return providers
      .filter((provider) => linked.has(provider) || services.config.providers[provider] !== undefined)
      .map((provider) => ({
        provider,
        since: linked.get(provider)?.created.toISOString() ?? null,
        linkPath: linked.has(provider) || ticket === null ? null : `/auth/${provider}?link=${ticket}`,
      }))
  }),

  unlink: api.unlink.use(forPerson).handler(async ({ input, context, errors }) => {
    const { services, person } = context
    if (!isProved(person, services.clock.now())) throw errors.PROOF_NEEDED()
    const { kind } = await unlinkIdentity(depsOf(context), person, input.params.provider)
    if (kind === 'not-found') throw errors.NOT_FOUND()
    if (kind === 'last-way-in') throw errors.CONFLICT({ message: messages.lastWayIn })
    return alert('success', 'Unlinked')
  }),

  signUpWithEmail: api.signUpWithEmail.handler(async ({ input, context, errors }) => {
    const { services, clientAddress: address, userAgent } = context
    const now = services.clock.now()
    const opened = openSealed(services.secrets, identityCookie, input.body.ticket, now)
    const identity = NamedIdentity.safeParse(opened).data
    if (identity === undefined) throw errors.GONE({ message: messages.secondStepTooLate })
    // Every call may send a mail to somebody: one identity is no way to send many.
    const limits = limitsOf({ account: `${identity.provider} ${identity.subject}`, address })
    const tries = await takeTries(services, limits, now)
    if (tries.kind === 'wait') {
      const { seconds } = tries
      throw errors.TOO_MANY_REQUESTS({ message: messages.waitBeforeNextTry(seconds), data: { retryAfter: seconds } })
    }
    await signUpWithEmail(depsOf(context), { ...identity, email: input.body.email }, { address, userAgent, now })
    return alert('success', messages.signedUp)
  }),
}

function depsOf({ services, siteUrl, clientAddress }: Context): IdentityDeps {
  const { db, tasks, clock } = services
  return {
    db,
    tasks,
    clock,
    siteUrl,
    freeCredits: freeCreditsOf(services),
    say: services.say,
    waysIn: services.waysIn,
    address: clientAddress,
  }
}
