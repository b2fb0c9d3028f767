import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { audit } from '../audit/audit.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { deviceOf } from './device.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { endSession, endSessionsOf, isProved, sessionsOf } from './sessions.ts'

const api = implement(contract.sessions).$context<ApiContext>()

/** Where a person is signed in. Ending another session asks for a recent proof: a stolen one must not throw its owner out. */
export const sessions = {
  list: api.list.handler(async ({ context: { services, user }, errors }) => {
    if (user === null) throw errors.UNAUTHORIZED()
    return (await sessionsOf(services.db, user, services.clock.now())).map((session) => ({
      id: session.id,
      device: deviceOf(session.userAgent),
      address: session.address,
      created: session.created.toISOString(),
      lastUsed: session.lastUsed.toISOString(),
      isThisOne: session.id === user.sessionId,
    }))
  }),

  end: api.end.handler(async ({ input, context, errors }) => {
    const { services, user } = context
    if (user === null) throw errors.UNAUTHORIZED()
    const { sessionId } = input.params
    if (sessionId !== user.sessionId) requireProof(context, user, errors)
    if (!(await endSession(services.db, { userId: user.userId, sessionId }))) throw errors.NOT_FOUND()
    await noteEnd(context, user, 1)
    if (sessionId === user.sessionId) context.setToken(null)
    return alert('success', messages.sessionEnded)
  }),

  endOthers: api.endOthers.handler(async ({ context, errors }) => {
    const { services, user } = context
    if (user === null) throw errors.UNAUTHORIZED()
    requireProof(context, user, errors)
    const ended = await endSessionsOf(services.db, user.userId, user.sessionId)
    await noteEnd(context, user, ended)
    return alert('success', messages.otherSessionsEnded)
  }),
}

function requireProof({ services }: ApiContext, user: SignedIn, errors: { PROOF_NEEDED: () => Error }): void {
  if (!isProved(user, services.clock.now())) throw errors.PROOF_NEEDED()
}

async function noteEnd({ services, clientAddress }: ApiContext, user: SignedIn, ended: number): Promise<void> {
  await audit(services.db, {
    event: 'session-ended',
    actor: user.userId,
    address: clientAddress,
    details: { ended },
    now: services.clock.now(),
  })
}
