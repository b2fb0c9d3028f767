import { implement } from '@orpc/server'
import { invitationDays } from '../../contract/companies/limits.ts'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { invite } from '../companies/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forCompany } from '../platform/calls/for-company.ts'
import { count } from '../platform/limits/count.ts'
import type { Platform } from '../platform/platform.ts'
import { depsOf, field, momentOf, waiting } from './auth-api.ts'
import { emailKey } from './email-key.ts'
import { joinCompany, lookAtInvitation } from './join-company.ts'

type Context = ApiContext<Platform>
const api = implement(contract.companies).$context<Context>()

/** The calls of companies that end in an account. */
export const invitations = {
  invite: api.invite.use(forCompany).handler(async ({ input: { body }, context, errors }) => {
    const { services, person, company, isCounted, clientAddress } = context
    const { name, email } = body
    const now = services.clock.now()
    const key = emailKey(email)
    if (isCounted) {
      const { allowed, retryAfter } = await count(
        services,
        [
          { limit: 'company-invitations', subject: company.id },
          { limit: 'mail-to', subject: key },
          { limit: 'mail-from', address: clientAddress },
        ],
        now,
      )
      if (!allowed) throw errors.TOO_MANY_REQUESTS(waiting(retryAfter))
    }
    const outcome = await invite(depsOf(context), {
      companyId: company.id,
      actor: person.userId,
      name,
      email,
      emailKey: key,
      now,
    })
    switch (outcome.kind) {
      case 'invited':
        return alert('success', messages.memberInvited, messages.invitationSent(email, invitationDays))
      case 'already-member':
        throw errors.UNPROCESSABLE_CONTENT(field('email', messages.alreadyMember))
      case 'blocked':
        throw errors.CONFLICT({ message: messages.companyBlocked })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  lookAtInvitation: api.lookAtInvitation.handler(async ({ input: { params }, context: { services } }) => {
    const { kind, invitation } = await lookAtInvitation(services.db, params.key, services.clock.now())
    if (invitation === null) return { kind, company: null, name: null, email: null }
    return { kind, company: invitation.companyName, name: invitation.name, email: invitation.email }
  }),

  join: api.join.handler(async ({ input: { body }, context, errors }) => {
    const deps = { ...depsOf(context), say: context.services.say }
    const outcome = await joinCompany(deps, {
      key: body.key,
      password: body.newPassword ?? null,
      hasAccepted: body.terms === true,
      ...momentOf(context),
    })
    switch (outcome.kind) {
      case 'joined':
        return alert('success', messages.joinedCompany(outcome.company))
      case 'bad-password':
        throw errors.UNPROCESSABLE_CONTENT(field('newPassword', outcome.message))
      case 'no-terms':
        throw errors.UNPROCESSABLE_CONTENT(field('terms', messages.termsNotAccepted))
      case 'cannot-join':
        throw errors.CONFLICT({ message: messages.cannotJoin })
      case 'expired':
        throw errors.GONE({ message: messages.invitationExpired })
      case 'unknown':
        throw errors.GONE({ message: messages.invitationGone })
    }
  }),
}
