import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/messages.ts'
import { ukMobile } from '../../contract/phone.ts'
import { audit } from '../audit/audit.ts'
import type { ApiContext } from '../web/context.ts'
import { createUser } from './create-user.ts'
import { logIn } from './log-in.ts'
import { endSession } from './sessions.ts'
import type { Origin } from './sign-in.ts'
import { findAccount, presentUser } from './users.ts'

const authApi = implement(contract.auth).$context<ApiContext>()
const usersApi = implement(contract.users).$context<ApiContext>()

export const auth = {
  logIn: authApi.logIn.handler(async ({ input, context, errors }) => {
    const outcome = await logIn(context.services.db, input.body, originOf(context))
    switch (outcome.kind) {
      case 'signed-in':
        if (outcome.answer.token !== null) context.setToken(outcome.answer.token)
        return outcome.answer
      case 'wrong':
        throw errors.UNAUTHORIZED({ message: messages.wrongCredentials })
      case 'wait':
        throw errors.TOO_MANY_REQUESTS({
          message: messages.waitBeforeNextTry(outcome.seconds),
          data: { retryAfter: outcome.seconds },
        })
    }
  }),

  logOut: authApi.logOut.handler(async ({ context: { services, user, setToken, clientAddress } }) => {
    if (user !== null) {
      await endSession(services.db.$client, user)
      await audit(services.db.$client, {
        event: 'signed-out',
        actor: user.userId,
        address: clientAddress,
        now: services.clock.now(),
      })
    }
    setToken(null)
    return alert('success', 'You are logged out')
  }),
}

export const users = {
  me: usersApi.me.handler(async ({ context, errors }) => {
    const account = context.user && (await findAccount(context.services.db.$client, context.user.userId))
    if (!account) throw errors.UNAUTHORIZED()
    return presentUser(account)
  }),

  create: usersApi.create.handler(async ({ input, context, errors }) => {
    const { services } = context
    const { name, email, password, phone = '', role } = input.body
    const mobile = ukMobile(phone)
    if (phone.trim() !== '' && mobile === null) {
      throw errors.UNPROCESSABLE_CONTENT({ data: { errors: { phone: { message: messages.mobileInvalid } } } })
    }
    const outcome = await createUser(
      { db: services.db, tasks: services.tasks, siteUrl: context.siteUrl },
      { name, email, password: password ?? null, phone: mobile, role: role === 'publisher' ? 'publisher' : 'user' },
      { address: context.clientAddress, now: services.clock.now() },
    )
    if (outcome.kind === 'bad-password') {
      throw errors.UNPROCESSABLE_CONTENT({ data: { errors: { password: { message: outcome.message } } } })
    }
    return alert('success', password === undefined ? messages.quicklySignedUp : messages.signedUp)
  }),
}

function originOf({ services, userAgent, clientAddress }: ApiContext): Origin {
  return { userAgent, address: clientAddress, now: services.clock.now() }
}
