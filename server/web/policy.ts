import { ORPCError } from '@orpc/server'
import type { Membership, Meta } from '../../contract/platform/endpoint.ts'
import { mayCall } from '../../contract/platform/roles.ts'
import { isCallClosedWithoutSecondFactor } from '../../contract/second-factor/rule.ts'
import { messages } from '../../contract/texts/messages.ts'
import { audit } from '../audit/index.ts'
import { lacksSecondFactor } from '../users/sessions.ts'
import { noKey } from '../platform/calls/api-key.ts'
import { notSignedIn } from '../platform/calls/for-person.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import type { OwnCompany, SignedIn } from '../platform/calls/signed-in.ts'

/**
 * Whether a call may be made, before anything of it runs: by who asks, where it concerns a company by their place in it, and where
 * it is about one person's account by whose it is. The rules stand in the contract beside each call; a call cannot be written
 * without one.
 * @returns the company that the call is made for: the person's own, and null where the call concerns none.
 * @throws ORPCError 401 for a guest, and for everybody without a key where only a company's key may call; 403 for a role or a place in a company that may not, and where a call for a company or for
 * running the site is made by somebody who must have a second factor and has none yet, or a call for programs comes with a cookie; 404 for what is somebody else's, or for
 * development.
 */
export async function enforcePolicy(
  meta: Meta,
  input: unknown,
  context: ApiContext,
): Promise<{ company: OwnCompany | null }> {
  if (meta.isForOwnMachine === true && !context.isOwnMachine) throw notFound()
  if (meta.who === 'guest') return { company: null }
  if (meta.who === 'api-key') {
    const { apiKey } = context
    if (apiKey === null) throw noKey()
    if (!apiKey.scopes.includes(meta.scope))
      throw new ORPCError('FORBIDDEN', { status: 403, message: messages.keyMayNot })
    return { company: null }
  }
  const { user } = context
  if (user === null) throw notSignedIn()
  if (!mayCall(user.role, meta.who)) {
    await noteDenied(context, 'role')
    throw forbidden()
  }
  if (meta.member !== undefined && !isMember(meta.member, user)) {
    await noteDenied(context, 'membership')
    throw forbidden()
  }
  if (isCallClosedWithoutSecondFactor(meta) && lacksSecondFactor(user)) {
    await noteDenied(context, 'second-factor')
    throw new ORPCError('FORBIDDEN', { status: 403, message: messages.secondFactorNeeded })
  }
  if (!isOwn(meta, user, input)) {
    await noteDenied(context, 'owner')
    throw notFound()
  }
  if (meta.needsBearer === true && !context.isByHeader) {
    throw new ORPCError('FORBIDDEN', { status: 403, message: messages.bearerNeeded })
  }
  return { company: meta.member === undefined ? null : user.company }
}

function isMember(member: Membership, { company }: SignedIn): boolean {
  switch (member) {
    case 'company':
      return company !== null
    case 'companyAdmin':
      return company?.isAdmin === true
  }
}

/** Whether all that the request names is the person's own: their account, and their company where the call concerns one. */
function isOwn({ owner, member }: Meta, { userId, company }: SignedIn, input: unknown): boolean {
  if (owner === 'self') {
    const id = fieldOf(fieldOf(input, 'params'), 'id')
    if (id !== userId && id !== 'me') return false
  }
  if (member === undefined) return true
  const named = ['params', 'query', 'body'].map((part) => fieldOf(fieldOf(input, part), 'companyId'))
  return named.every((id) => id === undefined || id === company?.id)
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

async function noteDenied(
  { services, user, clientAddress }: ApiContext,
  because: 'role' | 'membership' | 'owner' | 'second-factor',
): Promise<void> {
  const details = { because }
  await audit(services.db, {
    event: 'access-denied',
    actor: user?.userId ?? null,
    address: clientAddress,
    details,
    now: services.clock.now(),
  })
}

const forbidden = () => new ORPCError('FORBIDDEN', { status: 403, message: 'Your account may not do that' })
const notFound = () => new ORPCError('NOT_FOUND', { status: 404, message: messages.notFound })
