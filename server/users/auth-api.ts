import { freeCreditsOf } from '../credits/index.ts'
import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { humanCheckToLogIn } from '../../contract/users/log-in-texts.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { audit } from '../audit/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import { askForMail } from './account-links.ts'
import { confirmPassword } from './confirm-password.ts'
import { logIn } from './log-in.ts'
import { lookAtLink } from './one-time-links.ts'
import { endSession } from './sessions.ts'
import type { Origin } from './sign-in.ts'
import { confirmEmail, confirmPhone, type PasswordDeps, setPassword } from './use-links.ts'
import { findAccount } from './users.ts'
import type { WaysIn } from './ways-in.ts'
import type { Platform } from '../platform/platform.ts'
import type { HumanCheck } from '../human-check/index.ts'

type Context = ApiContext<Platform & { humanCheck: HumanCheck; waysIn: WaysIn }>
const authApi = implement(contract.auth).$context<Context>()
const verifyApi = implement(contract.verify).$context<Context>()

/** What a call may refuse with: the same for all. */
export type Errors = Parameters<Parameters<typeof authApi.logIn.handler>[0]>[0]['errors']

export const auth = {
  logIn: authApi.logIn.handler(async ({ input, context, errors }) => {
    const { services, siteUrl } = context
    const { email, password, captcha } = input.body
    const outcome = await logIn({ ...services, siteUrl }, { email, password, captcha }, originOf(context))
    // The browser gets another session, or none: the one that it had is over.
    if (context.user !== null && (outcome.kind === 'signed-in' || outcome.kind === 'wrong')) {
      await endSession(services.db, context.user)
    }
    switch (outcome.kind) {
      case 'signed-in':
        if (outcome.answer.token !== null) context.setToken(outcome.answer.token)
        return outcome.answer
      case 'wrong':
        // Anyone who fails to say who they are is nobody (S3.13).
        if (context.user !== null) context.setToken(null)
        throw errors.UNAUTHORIZED({ message: messages.wrongCredentials })
      case 'wait':
        throw errors.TOO_MANY_REQUESTS(waiting(outcome.seconds))
      case 'work':
        throw errors.HUMAN_CHECK_NEEDED({
          data: { work: outcome.work, ...field('captcha', humanCheckToLogIn).data },
        })
    }
  }),

  logOut: authApi.logOut.handler(async ({ context: { services, user, setToken, clientAddress } }) => {
    if (user !== null) {
      await endSession(services.db, user)
      await audit(services.db, {
        event: 'signed-out',
        actor: user.userId,
        address: clientAddress,
        now: services.clock.now(),
      })
    }
    setToken(null)
    return alert('success', 'You are logged out')
  }),

  prove: authApi.prove.use(forPerson).handler(async ({ input, context, errors }) => {
    const { services, person, clientAddress: address } = context
    const given = { password: input.body.password, address, now: services.clock.now() }
    const outcome = await confirmPassword({ ...services, siteUrl: context.siteUrl }, person, given)
    switch (outcome.kind) {
      case 'right':
        return alert('success', messages.proved)
      case 'wrong':
        // Not 401: a slip of the fingers does not end the session (S3.13).
        throw errors.UNPROCESSABLE_CONTENT(field('password', messages.incorrectPassword))
      case 'wait':
        throw errors.TOO_MANY_REQUESTS(waiting(outcome.seconds))
    }
  }),

  lookAtLink: authApi.lookAtLink.handler(async ({ input: { params }, context: { services } }) => {
    const { db } = services
    const purposes = [
      'confirm-email',
      'reset-password',
      'set-password',
      'take-over',
      'change-email',
      'change-phone',
    ] as const
    const found = await lookAtLink(db, { purposes, key: params.key, now: services.clock.now() })
    if (found.kind !== 'good') return { kind: found.kind, purpose: null, isPublisher: null }
    const account = await findAccount(db, found.link.userId)
    const purpose = purposes.find((one) => one === found.link.purpose) ?? null
    return { kind: 'good', purpose, isPublisher: account?.role === 'publisher' }
  }),

  confirmEmail: authApi.confirmEmail.handler(async ({ input, context, errors }) => {
    const outcome = await confirmEmail(linkDepsOf(context), { key: input.body.key, ...momentOf(context) })
    switch (outcome.kind) {
      case 'confirmed':
        return alert('success', messages.emailConfirmed)
      case 'changed':
        return alert('success', messages.emailChanged)
      default:
        throw errors.GONE({ message: linkMessages[outcome.kind] })
    }
  }),

  confirmPhone: authApi.confirmPhone.use(forPerson).handler(async ({ input, context, errors }) => {
    const given = { key: input.body.key, userId: context.person.userId, ...momentOf(context) }
    const outcome = await confirmPhone(linkDepsOf(context), given)
    switch (outcome.kind) {
      case 'confirmed':
        return alert('success', messages.phoneConfirmed)
      case 'other-account':
        throw errors.CONFLICT({ message: messages.otherAccount })
      case 'taken':
        throw errors.CONFLICT({ message: messages.phoneTaken })
      default:
        throw errors.GONE({ message: linkMessages[outcome.kind] })
    }
  }),

  setPassword: authApi.setPassword.handler(async ({ input, context, errors }) => {
    const outcome = await setPassword(linkDepsOf(context), { ...input.body, ...momentOf(context) })
    switch (outcome.kind) {
      case 'set':
        // All sessions have ended: this browser's too.
        context.setToken(null)
        return alert('success', messages.passwordChanged)
      case 'bad-password':
        throw errors.UNPROCESSABLE_CONTENT(field('newPassword', outcome.message))
      default:
        throw errors.GONE({ message: linkMessages[outcome.kind] })
    }
  }),
}

export const verify = {
  resend: verifyApi.resend.handler(async ({ input, context, errors }) => {
    await askMail(context, 'confirm-email', input.body.email, errors)
    return sent(messages.confirmationSent)
  }),
  resendByGet: verifyApi.resendByGet.handler(async ({ input, context, errors }) => {
    await askMail(context, 'confirm-email', input.params.email, errors)
    return sent(messages.confirmationSent)
  }),
  lostPassword: verifyApi.lostPassword.handler(async ({ input, context, errors }) => {
    await askMail(context, 'reset-password', input.body.email, errors)
    return sent(messages.passwordLinkSent)
  }),
  lostPasswordByGet: verifyApi.lostPasswordByGet.handler(async ({ input, context, errors }) => {
    await askMail(context, 'reset-password', input.params.email, errors)
    return sent(messages.passwordLinkSent)
  }),
}

async function askMail(
  context: Context,
  kind: 'confirm-email' | 'reset-password',
  email: string,
  errors: Errors,
): Promise<void> {
  const outcome = await askForMail(context.services, { kind }, email, fromOf(context))
  if (outcome.kind === 'wait') throw errors.TOO_MANY_REQUESTS(waiting(outcome.seconds))
}

function sent(message: string) {
  return { ...alert('success', message, messages.mailLimit), data: { message } }
}

export const linkMessages = {
  unknown: messages.linkUnknown,
  expired: messages.linkExpired,
  used: messages.linkUsed,
} as const

/** What handlers of accounts say and know, in one form. */
export function waiting(seconds: number) {
  return { message: messages.waitBeforeNextTry(seconds), data: { retryAfter: seconds } }
}

export function field(name: string, message: string) {
  return { data: { errors: { [name]: { message } } } }
}

function linkDepsOf(context: Context): PasswordDeps {
  const { say, files, log } = context.services
  return { ...depsOf(context), say, files, log }
}

export function depsOf({ services, siteUrl }: ApiContext) {
  return { db: services.db, tasks: services.tasks, siteUrl, freeCredits: freeCreditsOf(services) }
}

export function momentOf({ services, clientAddress }: ApiContext) {
  return { address: clientAddress, now: services.clock.now() }
}

/** Where somebody asks from who may be nobody yet. */
export function fromOf({ siteUrl, clientAddress, isCounted }: ApiContext) {
  return { siteUrl, address: clientAddress, isCounted }
}

export function originOf({ services, userAgent, clientAddress }: ApiContext): Origin {
  return { userAgent, address: clientAddress, now: services.clock.now() }
}
