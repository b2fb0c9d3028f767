import { ORPCError } from '@orpc/server'
import type { Meta } from '../../contract/platform/endpoint.ts'
import { messages } from '../../contract/texts/messages.ts'
import { isAtLeast } from '../../contract/platform/roles.ts'
import { isClosedWithoutSecondFactor } from '../../contract/second-factor/rule.ts'
import { audit } from '../audit/audit.ts'
import { lacksSecondFactor } from '../users/sessions.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'

/**
 * Whether a call may be made, before anything of it runs: by role, and where the call is about one person's account, by whose
 * it is. The rules stand in the contract beside each call; a call cannot be written without one.
 * @throws ORPCError 401 for a guest; 403 for too low a role, and where a call for a company or for running the site is made by
 * somebody who must have a second factor and has none yet; 404 for what is somebody else's, or for development.
 */
export async function enforcePolicy(meta: Meta, input: unknown, context: ApiContext): Promise<void> {
  if (meta.isForOwnMachine === true && !context.isOwnMachine) {
    throw new ORPCError('NOT_FOUND', { status: 404, message: messages.notFound })
  }
  if (meta.who === 'guest') return
  const { user } = context
  if (user === null) {
    throw new ORPCError('UNAUTHORIZED', { status: 401, message: messages.loginFailed })
  }
  if (!isAtLeast(user.role, meta.who)) {
    await noteDenied(context, 'role')
    throw new ORPCError('FORBIDDEN', { status: 403, message: 'Your account may not do that' })
  }
  if (isClosedWithoutSecondFactor(meta.who) && lacksSecondFactor(user)) {
    await noteDenied(context, 'second-factor')
    throw new ORPCError('FORBIDDEN', { status: 403, message: messages.secondFactorNeeded })
  }
  if (meta.owner === 'self' && idOf(input) !== user.userId && idOf(input) !== 'me') {
    await noteDenied(context, 'owner')
    throw new ORPCError('NOT_FOUND', { status: 404, message: messages.notFound })
  }
}

async function noteDenied(
  { services, user, clientAddress }: ApiContext,
  because: 'role' | 'owner' | 'second-factor',
): Promise<void> {
  const details = { because }
  await audit(services.db.$client, {
    event: 'access-denied',
    actor: user?.userId ?? null,
    address: clientAddress,
    details,
    now: services.clock.now(),
  })
}

/** The path's {id}, whatever else was sent. */
function idOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !('params' in input)) return null
  const { params } = input
  return typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'string'
    ? params.id
    : null
}
