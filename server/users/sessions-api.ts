import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { audit } from '../audit/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import { deviceOf } from './device.ts'
import { endSession, endSessionsOf, isProved, sessionsOf } from './sessions.ts'

const api = implement(contract.sessions).$context<ApiContext>().use(forPerson)

/** Where a person is signed in. Ending another session asks for a recent proof: a stolen one must not throw its owner out. */
export const sessions = {
  list: api.list.handler(async ({ context: { services, person } }) => {
    return (await sessionsOf(services.db, person, services.clock.now())).map((session) => ({
      id: session.id,
      device: deviceOf(session.userAgent),
      address: session.address,
      created: session.created.toISOString(),
      lastUsed: session.lastUsed.toISOString(),
      isThisOne: session.id === person.sessionId,
    }))
  }),

  end: api.end.handler(async ({ input, context, errors }) => {
    const { services, person } = context
    const { sessionId } = input.params
    if (sessionId !== person.sessionId) requireProof(context, errors)
    if (!(await endSession(services.db, { userId: person.userId, sessionId }))) throw errors.NOT_FOUND()
    await noteEnd(context, 1)
    if (sessionId === person.sessionId) context.setToken(null)
    return alert('success', messages.sessionEnded)
  }),

  endOthers: api.endOthers.handler(async ({ context, errors }) => {
    const { services, person } = context
    requireProof(context, errors)
    const ended = await endSessionsOf(services.db, person.userId, person.sessionId)
    await noteEnd(context, ended)
    return alert('success', messages.otherSessionsEnded)
  }),
}

function requireProof({ services, person }: ApiContext & WithPerson, errors: { PROOF_NEEDED: () => Error }): void {
  if (!isProved(person, services.clock.now())) throw errors.PROOF_NEEDED()
}

async function noteEnd({ services, person, clientAddress }: ApiContext & WithPerson, ended: number): Promise<void> {
  await audit(services.db, {
    event: 'session-ended',
    actor: person.userId,
    address: clientAddress,
    details: { ended },
    now: services.clock.now(),
  })
}
