import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { addressHasAccount, loginLinkSent } from '../../contract/users/page-texts.ts'
import { freeCreditsOf } from '../credits/index.ts'
import type { HumanCheck } from '../human-check/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import type { Platform } from '../platform/platform.ts'
import { askForMail } from './account-links.ts'
import { field, fromOf, linkMessages, originOf, waiting } from './auth-api.ts'
import { logInByLink } from './log-in-by-link.ts'
import { lookAtLoginLink } from './login-links.ts'
import type { SaveAtLogin } from './save-at-login.ts'
import { endSession } from './sessions.ts'
import type { WaysIn } from './ways-in.ts'

type Context = ApiContext<Platform & { humanCheck: HumanCheck; waysIn: WaysIn; saveAtLogin: SaveAtLogin }>
const api = implement(contract.loginLinks).$context<Context>()

export const loginLinks = {
  ask: api.ask.handler(async ({ input, context, errors }) => {
    const { services } = context
    const { email, job = null, back = null, captcha } = input.body
    if (!(await services.humanCheck.verify(captcha, context)))
      throw errors.UNPROCESSABLE_CONTENT(field('captcha', messages.humanCheckMissing))
    const outcome = await askForMail(services, { kind: 'login-link', job, back }, email, fromOf(context))
    if (outcome.kind === 'wait') throw errors.TOO_MANY_REQUESTS(waiting(outcome.seconds))
    return alert('success', loginLinkSent, messages.mailLimit)
  }),

  look: api.look.handler(async ({ input, context: { services } }) => {
    const { db, clock, saveAtLogin } = services
    const found = await lookAtLoginLink(db, { key: input.params.key, now: clock.now() })
    if (found.kind !== 'good') return { kind: found.kind, email: null, isNew: false, jobTitle: null }
    const { email, userId, job } = found.link
    const jobTitle = job === null ? null : await saveAtLogin.titleOf(db, job)
    return { kind: 'good', email, isNew: userId === null, jobTitle }
  }),

  use: api.use.handler(async ({ input, context, errors }) => {
    const { services, user } = context
    const deps = { ...services, freeCredits: freeCreditsOf(services) }
    const outcome = await logInByLink(deps, input.body, originOf(context))
    if (outcome.kind === 'has-account') throw errors.CONFLICT({ message: addressHasAccount })
    if (outcome.kind !== 'signed-in') throw errors.GONE({ message: linkMessages[outcome.kind] })
    // The browser gets another session, or none: the one that it had is over.
    if (user !== null) await endSession(services.db, user)
    const { answer, isSaved, link } = outcome
    if (answer.token !== null) context.setToken(answer.token)
    return { signIn: answer, isSaved, job: link.job, back: link.back }
  }),
}
