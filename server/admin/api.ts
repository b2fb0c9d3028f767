import { implement } from '@orpc/server'
import * as adTexts from '../../contract/job-ads/texts.ts'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { findCompanies, companiesPerPage, decideOnCompany } from '../companies/index.ts'
import { standingOf, takeDown } from '../job-ads/index.ts'
import { adsOfJobs } from '../jobs/queries.ts'
import type { StoreDeps } from '../jobs/store-ads.ts'
import type { Platform } from '../platform/platform.ts'
import { listReports, settleReport } from '../job-searches/ad-reports.ts'
import { audit, type AuditEvent } from '../audit/index.ts'
import { listMessages, markDone } from '../messages/index.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import { postMail } from '../outbox/index.ts'
import { sendFirstLink } from '../users/create-user.ts'
import type { AlertsToConfirm } from '../users/alerts-to-confirm.ts'
import { accountDisabled } from '../users/letters.ts'
import { endSessionsOf, sessionsOf } from '../users/sessions.ts'
import { findAccount } from '../users/users.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../platform/calls/for-person.ts'
import { accountsPerPage, findAccounts, findAdminUser, logOf } from './accounts.ts'
import { setDisabled } from '../users/changed-by-us.ts'
import { failedTasks, retryTask } from './failed-tasks.ts'

const api = implement(contract.admin)
  .$context<ApiContext<Platform & { store: StoreDeps; alertsToConfirm: AlertsToConfirm }>>()
  .use(forPerson)

/** That the contract asks for an admin is what lets nobody else in: see server/web/policy.ts. */
export const admin = {
  users: api.users.handler(async ({ input, context }) => {
    const db = context.services.db
    const { users, total } = await findAccounts(db, input.query)
    await note(context, db, {
      event: 'personal-data-seen',
      subject: null,
      details: { what: 'users', count: users.length },
    })
    return { users, total, page: input.query.page, pages: Math.max(1, Math.ceil(total / accountsPerPage)) }
  }),

  user: api.user.handler(async ({ input, context, errors }) => {
    const db = context.services.db
    const { id } = input.params
    const user = await findAdminUser(db, id)
    if (user === null) throw errors.NOT_FOUND()
    const sessions = await sessionsOf(db, { userId: id, role: user.role }, context.services.clock.now())
    const log = await logOf(db, id)
    await note(context, db, { event: 'personal-data-seen', subject: id, details: { what: 'account' } })
    return {
      user,
      sessions: sessions.map(({ userAgent, address, created, lastUsed }) => ({
        userAgent,
        address,
        created: created.toISOString(),
        lastUsed: lastUsed.toISOString(),
      })),
      log,
    }
  }),

  endSessions: api.endSessions.handler(async ({ input, context, errors }) => {
    const { id } = input.params
    const ended = await inTransaction(context.services.db, async (client) => {
      if ((await findAdminUser(client, id)) === null) return null
      const count = await endSessionsOf(client, id)
      await note(context, client, { event: 'session-ended', subject: id, details: { count } })
      return count
    })
    if (ended === null) throw errors.NOT_FOUND()
    return alert('success', ended === 1 ? 'One session was ended' : `${ended} sessions were ended`)
  }),

  resendConfirmation: api.resendConfirmation.handler(async ({ input, context, errors }) => {
    const { services, siteUrl } = context
    const account = await findAccount(services.db, input.params.id)
    if (account === null) throw errors.NOT_FOUND()
    const { email, passwordHash } = account
    if (email === null) throw errors.CONFLICT({ message: 'This account has no email address' })
    if (account.isVerified) throw errors.CONFLICT({ message: 'This address is already confirmed' })
    await inTransaction(services.db, async (client) => {
      const now = services.clock.now()
      await sendFirstLink({ tasks: services.tasks, siteUrl, alertsToConfirm: services.alertsToConfirm }, client, {
        userId: account.id,
        email,
        password: passwordHash,
        now,
      })
      await note(context, client, { event: 'confirmation-resent', subject: account.id })
    })
    return alert('success', 'We have sent the link')
  }),

  setDisabled: api.setDisabled.handler(async ({ input, context, errors }) => {
    const { isDisabled } = input.body
    const { id } = input.params
    // Anyone who runs this must be able to come back in.
    if (id === context.person.userId) throw errors.CONFLICT({ message: 'You cannot disable your own account' })
    const isThere = await inTransaction(context.services.db, async (client) => {
      const user = await findAdminUser(client, id)
      if (user === null) return false
      const now = context.services.clock.now()
      if (!(await setDisabled(client, id, isDisabled ? now : null))) return true
      if (isDisabled) {
        await endSessionsOf(client, id)
        const letter = accountDisabled(`${context.siteUrl}/contact`)
        const about = { template: 'account-disabled', userId: id, now }
        if (user.email !== null) await postMail(context.services, client, user.email, letter, about)
      }
      await note(context, client, { event: isDisabled ? 'account-disabled' : 'account-enabled', subject: id })
      return true
    })
    if (!isThere) throw errors.NOT_FOUND()
    return alert(
      'success',
      isDisabled ? 'The account has been disabled and its sessions have ended' : 'The account has been enabled',
    )
  }),

  messages: api.messages.handler(async ({ input, context }) => {
    const db = context.services.db
    const found = await listMessages(db, input.query)
    await note(context, db, {
      event: 'personal-data-seen',
      subject: null,
      details: { what: 'messages', count: found.length },
    })
    return found
  }),

  setDone: api.setDone.handler(async ({ input, context: { services }, errors }) => {
    const { isDone } = input.body
    const isThere = await markDone(services.db, input.params.id, isDone ? services.clock.now() : null)
    if (!isThere) throw errors.NOT_FOUND()
    return alert('success', isDone ? 'Marked as done' : 'Marked as open')
  }),

  reports: api.reports.handler(async ({ input, context: { services } }) => {
    const reports = await listReports(services.db, input.query)
    const jobIds = [...new Set(reports.map(({ jobId }) => jobId))]
    const adOf = await adsOfJobs(services.db, { board: 'rolecall', jobIds })
    const standing = await standingOf(services.db, { ids: [...adOf.values()], now: services.clock.now() })
    return reports.map(({ id, jobId, reportedAt, settledAt, ...report }) => {
      const ad = standing.get(adOf.get(jobId) ?? '')
      return {
        ...report,
        _id: String(id),
        job: String(jobId),
        reported: reportedAt.toISOString(),
        settled: settledAt?.toISOString() ?? null,
        ad: ad ? { _id: ad.id, isOnline: ad.isOnline, takenDownReason: ad.takenDownReason } : null,
      }
    })
  }),

  takeAdDown: api.takeAdDown.handler(async ({ input: { params, body }, context, errors }) => {
    const { isOffline, reason = '' } = body
    if (isOffline && reason === '') {
      const message = adTexts.adReasonNeeded
      throw errors.UNPROCESSABLE_CONTENT({ message, data: { errors: { reason: { message } } } })
    }
    const { db, store, tasks, clock } = context.services
    const outcome = await takeDown(
      { db, store, tasks, siteUrl: context.siteUrl },
      {
        id: params.id,
        reason: isOffline ? reason : null,
        operator: context.person.userId,
        address: context.clientAddress,
        now: clock.now(),
      },
    )
    switch (outcome.kind) {
      case 'done':
        return alert('success', adTexts.adDecided(outcome.title, isOffline))
      case 'already':
        throw errors.CONFLICT({ message: adTexts.adNotNow(isOffline) })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  settleReport: api.settleReport.handler(async ({ input, context: { services }, errors }) => {
    const { isSettled } = input.body
    const settledAt = isSettled ? services.clock.now() : null
    const id = /^[1-9]\d{0,8}$/u.test(input.params.id) ? Number(input.params.id) : null
    const isThere = id !== null && (await settleReport(services.db, { id, settledAt }))
    if (!isThere) throw errors.NOT_FOUND()
    return alert('success', isSettled ? 'Marked as settled' : 'Marked as open')
  }),

  companies: api.companies.handler(async ({ input, context }) => {
    const db = context.services.db
    const { companies, total } = await findCompanies(db, input.query)
    await note(context, db, {
      event: 'personal-data-seen',
      subject: null,
      details: { what: 'companies', count: companies.length },
    })
    return { companies, total, page: input.query.page, pages: Math.max(1, Math.ceil(total / companiesPerPage)) }
  }),

  decideOnCompany: api.decideOnCompany.handler(async ({ input: { params, body }, context, errors }) => {
    const { decision, reason = '' } = body
    if (reason === '' && (decision === 'refuse' || decision === 'block')) {
      const message = messages.reasonNeeded
      throw errors.UNPROCESSABLE_CONTENT({ message, data: { errors: { reason: { message } } } })
    }
    const { db, tasks } = context.services
    const outcome = await decideOnCompany(
      { db, tasks, siteUrl: context.siteUrl },
      {
        companyId: params.id,
        operator: context.person.userId,
        decision,
        reason: reason === '' ? null : reason,
        address: context.clientAddress,
        now: context.services.clock.now(),
      },
    )
    switch (outcome.kind) {
      case 'decided':
        return alert('success', messages.companyDecided(outcome.name, decision))
      case 'not-now':
        throw errors.CONFLICT({ message: messages.companyNotNow(outcome.state) })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  failedTasks: api.failedTasks.handler(async ({ context: { services } }) => await failedTasks(services.db)),

  retryTask: api.retryTask.handler(async ({ input, context: { services }, errors }) => {
    switch (await retryTask(services.db, input.params.id)) {
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'waiting':
        throw errors.CONFLICT({ message: 'The same task is already waiting' })
      case 'queued':
        return alert('success', 'We will try the task again')
    }
  }),
}

/** Notes what an admin did or looked at. */
async function note(
  { person, services, clientAddress }: ApiContext & WithPerson,
  db: Queryable,
  given: { event: AuditEvent; subject: string | null; details?: Record<string, string | number | boolean | null> },
): Promise<void> {
  await audit(db, { ...given, actor: person.userId, address: clientAddress, now: services.clock.now() })
}
