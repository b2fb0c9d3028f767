import { freeCreditsOf, balanceOf } from '../credits/index.ts'
import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { noFirstPassword, passwordIsSet } from '../../contract/users/page-texts.ts'
import { ukMobile, ukPhone } from '../../contract/users/phone.ts'
import { publicCompaniesByNumber } from '../companies/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import { askForLoginText } from './account-links.ts'
import { count } from '../platform/limits/count.ts'
import { depsOf, field, fromOf, linkMessages, momentOf, originOf, waiting, type Errors } from './auth-api.ts'
import { changeDetails } from './change-details.ts'
import { changePassword } from './change-password.ts'
import { createUser } from './create-user.ts'
import { setFirstPassword } from './first-password.ts'
import type { AlertsToConfirm } from './alerts-to-confirm.ts'
import { logInByText } from './phone-login.ts'
import { renewSession } from './sessions.ts'
import { signUpByPhone } from './sign-up-by-phone.ts'
import { findAccount, presentUser } from './users.ts'
import type { WaysIn } from './ways-in.ts'
import type { Platform } from '../platform/platform.ts'
import type { HumanCheck } from '../human-check/index.ts'

type Context = ApiContext<Platform & { humanCheck: HumanCheck; waysIn: WaysIn; alertsToConfirm: AlertsToConfirm }>
const usersApi = implement(contract.users).$context<Context>()

/** All but `me`, which also tells what other features keep: see server/me.ts. */
export const users = {
  account: usersApi.account.use(forPerson).handler(async ({ context, errors }) => {
    const db = context.services.db
    const account = await findAccount(db, context.person.userId)
    if (!account) throw errors.UNAUTHORIZED()
    return presentUser(account, (await balanceOf(db, account.id)).available)
  }),

  create: usersApi.create.handler(async ({ input, context, errors }) => {
    const { name, email, password, phone = '', role, company, isOwnCompany = false, captcha } = input.body
    const mobile = ukMobile(phone)
    const isPublisher = role === 'publisher'
    if (isPublisher && company === undefined) {
      throw errors.UNPROCESSABLE_CONTENT(field('company', messages.companyIncomplete))
    }
    const companyPhone = isPublisher && company !== undefined ? ukPhone(company.phone) : null
    await maySignUp(context, captcha, errors)
    if (companyPhone !== null && !isOwnCompany) {
      const number = company?.company_number ?? ''
      const [here] = (await publicCompaniesByNumber(context.services.db, [number])).values()
      if (here !== undefined)
        throw errors.UNPROCESSABLE_CONTENT(field('company.company_number', messages.companyIsHere(here.name)))
    }
    const outcome = await createUser(
      { ...depsOf(context), alertsToConfirm: context.services.alertsToConfirm },
      {
        name,
        email,
        password: password ?? null,
        phone: mobile,
        role: isPublisher ? 'publisher' : 'user',
        company: company === undefined || companyPhone === null ? null : { company, phone: companyPhone },
      },
      momentOf(context),
    )
    if (outcome.kind === 'bad-password') throw errors.UNPROCESSABLE_CONTENT(field('password', outcome.message))
    return alert('success', password === undefined ? messages.quicklySignedUp : messages.signedUp)
  }),

  createByPhone: usersApi.createByPhone.handler(async ({ input, context, errors }) => {
    const { name, phone, captcha } = input.body
    const mobile = ukMobile(phone)
    if (mobile === null) throw errors.UNPROCESSABLE_CONTENT(field('phone', messages.mobileInvalid))
    await maySignUp(context, captcha, errors)
    const { services } = context
    const wanted = { name, phone: mobile, freeCredits: freeCreditsOf(services) }
    await signUpByPhone(services.db, wanted, momentOf(context))
    await askText(context, phone, errors)
    return alert('success', messages.signedUpByPhone, messages.loginTextHint)
  }),

  sendLoginText: usersApi.sendLoginText.handler(async ({ input, context, errors }) => {
    await askText(context, input.body.phone, errors)
    return alert('success', messages.loginTextSent, messages.loginTextHint)
  }),
  sendLoginTextByGet: usersApi.sendLoginTextByGet.handler(async ({ input, context, errors }) => {
    await askText(context, input.params.phoneNumber, errors)
    return alert('success', messages.loginTextSent, messages.loginTextHint)
  }),

  logInByText: usersApi.logInByText.handler(async ({ input: { body }, context, errors }) => {
    const given = { key: body.pkey, email: body.email }
    const outcome = await logInByText(context.services, given, originOf(context))
    if (outcome.kind === 'wait') throw errors.TOO_MANY_REQUESTS(waiting(outcome.seconds))
    if (outcome.kind !== 'signed-in') throw errors.GONE({ message: linkMessages[outcome.kind] })
    if (outcome.answer.token !== null) context.setToken(outcome.answer.token)
    return outcome.answer
  }),
  logInByTextByGet: usersApi.logInByTextByGet.handler(async ({ input: { params }, context, errors }) => {
    const given = { key: params.pkey, email: params.email }
    const outcome = await logInByText(context.services, given, originOf(context))
    if (outcome.kind === 'wait') throw errors.TOO_MANY_REQUESTS(waiting(outcome.seconds))
    if (outcome.kind !== 'signed-in') throw errors.GONE({ message: linkMessages[outcome.kind] })
    // No cookie: a link on a stranger's page must not log its readers in to the stranger's account.
    return outcome.answer
  }),

  changePassword: usersApi.changePassword.use(forPerson).handler(async ({ input: { body }, context, errors }) => {
    const outcome = await changePassword({ ...depsOf(context), secrets: context.services.secrets }, context.person, {
      ...body,
      ...momentOf(context),
    })
    switch (outcome.kind) {
      case 'changed':
        context.setToken(outcome.token)
        return { ...alert('success', messages.passwordChanged), token: outcome.token }
      case 'wrong':
        throw errors.UNPROCESSABLE_CONTENT(field('oldPassword', messages.incorrectPassword))
      case 'bad-password':
        throw errors.UNPROCESSABLE_CONTENT(field('newPassword', outcome.message))
      case 'wait':
        throw errors.TOO_MANY_REQUESTS(waiting(outcome.seconds))
      case 'gone':
        throw errors.UNAUTHORIZED()
    }
  }),

  setFirstPassword: usersApi.setFirstPassword.use(forPerson).handler(async ({ input: { body }, context, errors }) => {
    const outcome = await setFirstPassword(depsOf(context), context.person, { ...body, ...momentOf(context) })
    switch (outcome.kind) {
      case 'set':
        return alert('success', passwordIsSet)
      case 'prove':
        throw errors.PROOF_NEEDED()
      case 'bad-password':
        throw errors.UNPROCESSABLE_CONTENT(field('newPassword', outcome.message))
      case 'has-one':
        throw errors.CONFLICT({ message: noFirstPassword })
    }
  }),

  modify: usersApi.modify.use(forPerson).handler(async ({ input: { body }, context, errors }) => {
    const answer = await change(context, body, errors)
    const token = await renewSession(context.services.db, context.person.sessionId)
    if (token === null) throw errors.UNAUTHORIZED()
    context.setToken(token)
    return { ...answer, token }
  }),

  edit: usersApi.edit
    .use(forPerson)
    .handler(async ({ input: { body }, context, errors }) => await change(context, body, errors)),
}

async function maySignUp(context: Context, captcha: string | undefined, errors: Errors): Promise<void> {
  const { services, clientAddress } = context
  if (!(await services.humanCheck.verify(captcha, context))) {
    throw errors.UNPROCESSABLE_CONTENT(field('captcha', messages.humanCheckMissing))
  }
  if (!fromOf(context).isCounted) return
  const use = { limit: 'sign-up-from', address: clientAddress } as const
  const { allowed, retryAfter } = await count(services, [use], services.clock.now())
  if (!allowed) throw errors.TOO_MANY_REQUESTS(waiting(retryAfter))
}

async function askText(context: Context, phone: string, errors: Errors): Promise<void> {
  const mobile = ukMobile(phone)
  if (mobile === null) throw errors.UNPROCESSABLE_CONTENT(field('phone', messages.mobileInvalid))
  const outcome = await askForLoginText(context.services, mobile, fromOf(context))
  if (outcome.kind === 'wait') throw errors.TOO_MANY_REQUESTS(waiting(outcome.seconds))
}

async function change(
  context: Context & WithPerson,
  { name, email, phone }: { name?: string | undefined; email?: string | undefined; phone?: string | undefined },
  errors: Errors,
) {
  const details = { name, email, phone: phone === undefined ? undefined : ukMobile(phone) }
  const outcome = await changeDetails(context.services, context.person, details, fromOf(context))
  switch (outcome.kind) {
    case 'changed':
      return alert('success', messages.detailsChanged, outcome.linksTo.map(messages.openLinkToChange).join(' '))
    case 'prove':
      throw errors.PROOF_NEEDED()
    case 'phone-needed':
      throw errors.UNPROCESSABLE_CONTENT(field('phone', messages.phoneNeeded))
    case 'no-texts':
      throw errors.CONFLICT({ message: messages.textsUsedUp })
    case 'wait':
      throw errors.TOO_MANY_REQUESTS(waiting(outcome.seconds))
    case 'not-found':
      throw errors.UNAUTHORIZED()
  }
}
