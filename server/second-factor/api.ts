import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import type { SecondFactorState } from '../../contract/second-factor/api.ts'
import { mustHaveSecondFactor } from '../../contract/second-factor/rule.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { isProved } from '../users/sessions.ts'
import type { Origin } from '../users/sign-in.ts'
import { sealTicket } from './authenticator.ts'
import { logInByPasskey } from './log-in-by-passkey.ts'
import { newSecret, secretUri } from './one-time-code.ts'
import { passkeysOf, proofOptions, registrationOptions, takesPasskeys } from './passkeys.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import { addPasskey, removeFactor, renewCodes, setUpAuthenticator, type ChangeDeps } from './second-factor.ts'
import { takeSecondStep, whoseSecondStep } from './second-step.ts'

const api = implement(contract.secondFactor).$context<ApiContext>()

export const secondFactor = {
  show: api.show
    .use(forPerson)
    .handler(async ({ context: { services, person, siteUrl } }): Promise<SecondFactorState> => {
      const db = services.db
      const { rows } = await db.query<{ confirmed_at: Date }>(
        'select confirmed_at from authenticators where user_id = $1 and confirmed_at is not null',
        [person.userId],
      )
      return {
        isRequired: mustHaveSecondFactor(person),
        authenticatorSince: rows[0]?.confirmed_at.toISOString() ?? null,
        passkeys: (await passkeysOf(db, person.userId)).map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          created: passkey.created.toISOString(),
          lastUsed: passkey.lastUsed?.toISOString() ?? null,
        })),
        recoveryCodesLeft: await recoveryCodesLeft(db, person.userId),
        canAddPasskey: takesPasskeys(siteUrl),
        needsProof: !isProved(person, services.clock.now()),
      }
    }),

  beginAuthenticator: api.beginAuthenticator.use(forPerson).handler(async ({ context, errors }) => {
    const user = proved(context, errors)
    const { secrets, clock } = context.services
    const secret = newSecret()
    return {
      secret,
      uri: secretUri(secret, user.email ?? user.name),
      ticket: sealTicket(secrets, { userId: user.userId, secret, now: clock.now() }),
    }
  }),

  confirmAuthenticator: api.confirmAuthenticator.use(forPerson).handler(async ({ input, context, errors }) => {
    const outcome = await setUpAuthenticator(depsOf(context), proved(context, errors), input.body)
    switch (outcome.kind) {
      case 'done':
        context.setToken(outcome.token)
        return { token: outcome.token, recoveryCodes: outcome.recoveryCodes }
      case 'wrong-code':
        throw errors.UNPROCESSABLE_CONTENT({ data: { errors: { code: { message: messages.codeWrong } } } })
      case 'too-late':
        throw errors.GONE({ message: messages.secondStepTooLate })
    }
  }),

  removeAuthenticator: api.removeAuthenticator.use(forPerson).handler(async ({ context, errors }) => {
    const { kind } = await removeFactor(depsOf(context), proved(context, errors), null)
    if (kind === 'not-found') throw errors.NOT_FOUND()
    if (kind === 'needed') throw errors.CONFLICT({ message: messages.lastSecondFactor })
    return alert('success', 'The authenticator app was removed')
  }),

  beginPasskey: api.beginPasskey.use(forPerson).handler(async ({ context, errors }) => {
    const user = proved(context, errors)
    const { services, siteUrl } = context
    if (!takesPasskeys(siteUrl)) throw errors.CONFLICT({ message: messages.noPasskeysHere })
    const options = await registrationOptions(services.db, {
      userId: user.userId,
      account: user.email ?? user.name,
      siteUrl,
      now: services.clock.now(),
    })
    return { ...options }
  }),

  addPasskey: api.addPasskey.use(forPerson).handler(async ({ input, context, errors }) => {
    const { name, credential } = input.body
    const outcome = await addPasskey(depsOf(context), proved(context, errors), {
      name: name === '' ? 'Passkey' : name,
      credential,
    })
    if (outcome.kind === 'not-good') throw errors.CONFLICT({ message: messages.passkeyWrong })
    context.setToken(outcome.token)
    return { token: outcome.token, recoveryCodes: outcome.recoveryCodes }
  }),

  removePasskey: api.removePasskey.use(forPerson).handler(async ({ input, context, errors }) => {
    const { kind } = await removeFactor(depsOf(context), proved(context, errors), input.params.passkeyId)
    if (kind === 'not-found') throw errors.NOT_FOUND()
    if (kind === 'needed') throw errors.CONFLICT({ message: messages.lastSecondFactor })
    return alert('success', 'The passkey was removed')
  }),

  renewRecoveryCodes: api.renewRecoveryCodes.use(forPerson).handler(async ({ context, errors }) => {
    const outcome = await renewCodes(depsOf(context), proved(context, errors))
    if (outcome.kind === 'nothing-to-recover') throw errors.CONFLICT()
    return { recoveryCodes: outcome.recoveryCodes }
  }),

  secondStepOptions: api.secondStepOptions.handler(async ({ input, context, errors }) => {
    const { services, siteUrl } = context
    const now = services.clock.now()
    const userId = await whoseSecondStep(services.db, input.body.key, now)
    if (userId === null) throw errors.GONE({ message: messages.secondStepTooLate })
    return { ...(await proofOptions(services.db, { userId, siteUrl, now })) }
  }),

  takeSecondStep: api.takeSecondStep.handler(async ({ input, context, errors }) => {
    const outcome = await takeSecondStep(depsOf(context), input.body, originOf(context))
    switch (outcome.kind) {
      case 'signed-in':
        context.setToken(outcome.token)
        return { token: outcome.token, secondFactor: null }
      case 'too-late':
        throw errors.GONE({ message: messages.secondStepTooLate })
      case 'wait':
        throw errors.TOO_MANY_REQUESTS({
          message: messages.waitBeforeNextTry(outcome.seconds),
          data: { retryAfter: outcome.seconds },
        })
      case 'unreadable':
        throw errors.UNPROCESSABLE_CONTENT({
          data: { errors: { code: { message: messages.authenticatorUnreadable } } },
        })
      case 'wrong': {
        const { way } = input.body
        const field = way === 'passkey' ? 'credential' : 'code'
        throw errors.UNPROCESSABLE_CONTENT({ data: { errors: { [field]: { message: wrongWords[way] } } } })
      }
    }
  }),

  passkeyOptions: api.passkeyOptions.handler(async ({ context, errors }) => {
    const { services, siteUrl } = context
    if (!takesPasskeys(siteUrl)) throw errors.CONFLICT({ message: messages.noPasskeysHere })
    return { ...(await proofOptions(services.db, { userId: null, siteUrl, now: services.clock.now() })) }
  }),

  logInByPasskey: api.logInByPasskey.handler(async ({ input, context, errors }) => {
    const { siteUrl } = context
    const given = { credential: input.body.credential, siteUrl }
    const outcome = await logInByPasskey(context.services, given, originOf(context))
    switch (outcome.kind) {
      case 'signed-in':
        if (outcome.answer.token !== null) context.setToken(outcome.answer.token)
        return outcome.answer
      case 'wrong':
        throw errors.UNPROCESSABLE_CONTENT({ data: { errors: { credential: { message: messages.passkeyWrong } } } })
      case 'wait':
        throw errors.TOO_MANY_REQUESTS({
          message: messages.waitBeforeNextTry(outcome.seconds),
          data: { retryAfter: outcome.seconds },
        })
    }
  }),
}

const wrongWords = {
  authenticator: messages.codeWrong,
  'recovery-code': messages.recoveryCodeWrong,
  passkey: messages.passkeyWrong,
} as const

/** A change asks for a recent proof: a session that was left open, or taken, cannot make itself a way in. */
function proved({ services, person }: ApiContext & WithPerson, errors: { PROOF_NEEDED: () => Error }): SignedIn {
  if (!isProved(person, services.clock.now())) throw errors.PROOF_NEEDED()
  return person
}

function depsOf({ services, siteUrl, clientAddress }: ApiContext): ChangeDeps {
  const { db, tasks, secrets, clock, log } = services
  return { db, tasks, secrets, clock, log, siteUrl, address: clientAddress }
}

function originOf({ services, userAgent, clientAddress }: ApiContext): Origin {
  return { userAgent, address: clientAddress, now: services.clock.now() }
}
