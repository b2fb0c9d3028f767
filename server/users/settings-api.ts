import { implement } from '@orpc/server'
import { exportsUsedUp } from '../../contract/users/page-texts.ts'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { readNotifications } from '../../contract/users/notifications.ts'
import { companyFate, type Successor } from '../companies/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import { confirmPassword } from './confirm-password.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData, exportsLeft } from './export-data.ts'
import { isProved } from './sessions.ts'
import { findAccount } from './users.ts'

const api = implement(contract.settings).$context<ApiContext>().use(forPerson)

type Errors = Parameters<Parameters<typeof api.delete.handler>[0]>[0]['errors']

export const settings = {
  mine: api.mine.handler(async ({ context, errors }) => {
    const { services, person } = context
    const db = services.db
    const now = services.clock.now()
    const [account, left, company, kept] = await Promise.all([
      findAccount(db, person.userId),
      exportsLeft(db, person.userId, now),
      companyFate(db, person.userId),
      db.query<{ notifications: unknown }>('select notifications from users where id = $1', [person.userId]),
    ])
    if (account === null) throw errors.UNAUTHORIZED()
    return {
      notifications: readNotifications(kept.rows[0]?.notifications),
      canReceiveTexts: account.phone !== null && account.isPhoneVerified,
      hasPassword: account.passwordHash !== null,
      isProved: isProved(person, now),
      exportsLeft: left,
      company,
      keptAboutYou: services.personalData.map(({ what, stays = null }) => ({ what, stays })),
    }
  }),

  setNotifications: api.setNotifications.handler(async ({ input, context }) => {
    await context.services.db.query('update users set notifications = $2 where id = $1', [
      context.person.userId,
      JSON.stringify(input.body),
    ])
    return alert('success', messages.detailsChanged)
  }),

  exportData: api.exportData.handler(async ({ input, context, errors }) => {
    await requireProof(context, input.body.password, errors)
    const { services, person, clientAddress } = context
    const given = { userId: person.userId, address: clientAddress, now: services.clock.now() }
    const outcome = await exportData(services, given)
    switch (outcome.kind) {
      case 'made':
        return outcome.archive
      case 'not-found':
        throw errors.UNAUTHORIZED()
      case 'too-many':
        throw errors.TOO_MANY_REQUESTS({ message: exportsUsedUp, data: { retryAfter: 86_400 } })
    }
  }),

  checkPasswordAndDelete: api.checkPasswordAndDelete.handler(async ({ input, context, errors }) => {
    const { oldPass, id, ...handOver } = input.body
    if (id !== undefined && id !== context.person.userId) throw errors.NOT_FOUND()
    // Also where they proved who they are a moment ago: what cannot be undone asks each time.
    await requirePassword(context, { field: 'oldPass', password: oldPass }, errors)
    return await goodbye(context, handOver, errors)
  }),

  delete: api.delete.handler(async ({ input, context, errors }) => {
    await requireProof(context, undefined, errors)
    return await goodbye(context, input.body ?? {}, errors)
  }),
}

async function goodbye(
  context: ApiContext & WithPerson,
  { newAdmin, companyGoes }: { newAdmin?: string | undefined; companyGoes?: boolean | undefined },
  errors: Errors,
) {
  const { services, person } = context
  const successor: Successor =
    newAdmin !== undefined ? { kind: 'named', userId: newAdmin } : { kind: companyGoes === true ? 'none' : 'not-said' }
  const outcome = await deleteAccount(services, {
    userId: person.userId,
    successor,
    because: 'asked',
    now: services.clock.now(),
  })
  switch (outcome.kind) {
    case 'deleted':
      context.setToken(null)
      return alert('success', messages.accountDeleted)
    case 'not-found':
      throw errors.UNAUTHORIZED()
    case 'company-needs-admin':
      throw errors.CONFLICT({ message: messages.companyNeedsAdmin })
  }
}

/** Proved a short while ago, or now by the password. */
async function requireProof(
  context: ApiContext & WithPerson,
  password: string | undefined,
  errors: Errors,
): Promise<void> {
  if (isProved(context.person, context.services.clock.now())) return
  if (password === undefined) throw errors.PROOF_NEEDED()
  await requirePassword(context, { field: 'password', password }, errors)
}

async function requirePassword(
  { services, person, siteUrl, clientAddress }: ApiContext & WithPerson,
  { field, password }: { field: string; password: string },
  errors: Errors,
): Promise<void> {
  const given = { password, address: clientAddress, now: services.clock.now() }
  const outcome = await confirmPassword({ ...services, siteUrl }, person, given)
  switch (outcome.kind) {
    case 'right':
      return
    case 'wrong':
      // Not 401: a slip of the fingers does not end the session (S3.13).
      throw errors.UNPROCESSABLE_CONTENT({
        message: messages.incorrectPassword,
        data: { errors: { [field]: { message: messages.incorrectPassword } } },
      })
    case 'wait':
      throw errors.TOO_MANY_REQUESTS({
        message: messages.waitBeforeNextTry(outcome.seconds),
        data: { retryAfter: outcome.seconds },
      })
  }
}
