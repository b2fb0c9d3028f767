import { boardNames } from '../../contract/credentials/boards-with-logins.ts'
import { implement } from '@orpc/server'
import { boardCredentialsSaved } from '../../contract/users/page-texts.ts'
import type { BoardWithCredentials } from '../../contract/applications/applications.ts'
import { contract } from '../../contract/index.ts'
import { loginTermsVersion } from '../../contract/credentials/login-terms.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { audit } from '../audit/index.ts'
import { inTransaction } from '../platform/database.ts'
import { depsOf } from '../users/auth-api.ts'
import { isProved } from '../users/sessions.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import { askEachTime, consentOf, credentialsOf, deleteLogin, switchLogin } from './credentials.ts'
import { askForTest } from './login-tests.ts'
import { consentProblem, saveCredentials, sortEntries } from './save-credentials.ts'
import type { Platform } from '../platform/platform.ts'
import type { Vault } from './vault.ts'
import type { HeldLoginsOf } from './held.ts'

type Context = ApiContext<Platform & { vault: Vault; heldLoginsOf: HeldLoginsOf }>
const api = implement(contract.credentials).$context<Context>().use(forPerson)

type Errors = Parameters<Parameters<typeof api.choose.handler>[0]>[0]['errors']

export const credentials = {
  list: api.list.handler(async ({ context: { services, person } }) => {
    const now = services.clock.now()
    return {
      credentials: await credentialsOf(services, person.userId, now),
      isProved: isProved(person, now),
    }
  }),

  save: api.save.handler(async ({ input, context, errors }) => {
    const { services, person, clientAddress: address } = context
    const { ready, problems } = await sortEntries(services.db, person.userId, input.body)
    if (Object.keys(problems).length > 0) throw errors.UNPROCESSABLE_CONTENT({ data: { errors: problems } })
    if (ready.length === 0)
      return alert('warning', messages.boardCredentialsNothing, messages.boardCredentialsNothingDetails)
    const now = requireProof(context, errors)
    await saveCredentials(
      { ...depsOf(context), vault: services.vault, say: services.say },
      { userId: person.userId, email: person.email, ready, address, now },
    )
    return alert('success', boardCredentialsSaved)
  }),

  choose: api.choose.handler(async ({ input: { params, body }, context, errors }) => {
    const { db, clock, say } = context.services
    const of = { userId: context.person.userId, source: params.source }
    const name = boardNames[params.source]
    if (body.mode === 'ask') {
      const before = await consentOf(db, of)
      const agreed = body.consent ?? before
      if (agreed !== loginTermsVersion) {
        const field = { consent: { message: consentProblem(agreed) } }
        throw errors.UNPROCESSABLE_CONTENT({ data: { errors: field } })
      }
      const now = context.services.clock.now()
      await inTransaction(db, async (client) => {
        await askEachTime(client, { ...of, consent: agreed, now })
        await say(client, 'login-let-go', { userId: of.userId, board: of.source, now })
      })
    }
    if (body.isOn !== undefined) {
      if (body.isOn) requireProof(context, errors)
      const isOn = body.isOn
      const isThere = await inTransaction(db, async (client) => {
        if (!(await switchLogin(client, { ...of, isOn }))) return false
        if (isOn) await say(client, 'login-switched-on', { userId: of.userId, board: of.source, now: clock.now() })
        return true
      })
      if (!isThere) throw errors.NOT_FOUND()
    }
    return alert('success', messages.boardChoiceSaved(name), body.mode === 'ask' ? messages.boardPasswordForgotten : '')
  }),

  remove: api.remove.handler(async ({ input: { params }, context, errors }) => {
    const { userId } = context.person
    const { source } = params
    const { services, clientAddress: address } = context
    const wasThere = await inTransaction(services.db, async (client) => {
      if (!(await deleteLogin(client, { userId, source }))) return false
      const now = services.clock.now()
      await services.say(client, 'login-let-go', { userId, board: source, now })
      await audit(client, { event: 'board-login-deleted', actor: userId, address, details: { source }, now })
      return true
    })
    if (!wasThere) throw errors.NOT_FOUND()
    return deleted(source)
  }),

  tryAgain: api.tryAgain.handler(async ({ input: { params }, context }) => {
    const { userId } = context.person
    const { db, clock, say } = context.services
    // Pressed twice, or after the login was changed: it is so already.
    const now = clock.now()
    await inTransaction(db, async (client) => await say(client, 'login-let-go', { userId, board: params.source, now }))
    return alert('success', messages.boardTriedAgain(boardNames[params.source]), messages.boardTriedAgainDetails)
  }),

  test: api.test.handler(async ({ input: { params }, context, errors }) => {
    const { userId } = context.person
    const asked = { userId, board: params.source, now: context.services.clock.now() }
    if (!(await askForTest(context.services.db, asked)))
      throw errors.CONFLICT({ message: messages.boardTestNeedsPassword })
    return alert('success', messages.boardTestBegun(boardNames[params.source]), messages.boardTestBegunDetails)
  }),
}

function deleted(source: BoardWithCredentials) {
  const name = boardNames[source]
  return alert('success', messages.boardCredentialsDeleted(name), messages.boardCredentialsDeletedDetails)
}

/** Whatever hands a password over, or lets one be used again, asks for it. @returns the moment of the proof's check. */
function requireProof({ services, person }: Context & WithPerson, errors: Errors): Date {
  const now = services.clock.now()
  if (!isProved(person, now)) throw errors.PROOF_NEEDED()
  return now
}
