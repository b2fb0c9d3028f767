import { randomUUID } from 'node:crypto'
import { implement } from '@orpc/server'
import type { Appointment, Invitation } from '../../contract/interviews/interviews.ts'
import * as texts from '../../contract/interviews/texts.ts'
import { contract } from '../../contract/index.ts'
import { changedSince } from '../../contract/platform/revision.ts'
import { alert } from '../../contract/texts/messages.ts'
import { eventsOf, notBlocked } from '../candidates/index.ts'
import { asCalendar } from '../outbox/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forCompany } from '../platform/calls/for-company.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import type { OwnCompany, SignedIn } from '../platform/calls/signed-in.ts'
import { inTransaction } from '../platform/database.ts'
import { count } from '../platform/limits/count.ts'
import { emailKey } from '../users/email-key.ts'
import { calendarEntry } from './calendar-entry.ts'
import { changeByKey, changeOurs, type Changed } from './change.ts'
import { dropFeed, feedSince, makeFeed, readFeed } from './feed.ts'
import { changeWhole, revisionOfInterview } from './change-whole.ts'
import { doubtsOf } from './doubts.ts'
import { invite, planOf, type InviteDeps } from './invite.ts'
import { isInCalendars, type Act } from './interview.ts'
import { kitOf, saveQuestions, saveScores } from './kit.ts'
import { lookAtKey, makeKey } from './keys.ts'
import { whereOf } from './place-of-ad.ts'
import { readTime } from './read-time.ts'
import {
  applicantOf,
  findOurs,
  interviewersOf,
  interviewsOfCompany,
  interviewsOfMine,
  jobOf,
  present,
  type Row,
} from './rows.ts'
import { historyOf } from './history.ts'
import { lookAtReply, takeReply } from './take-reply.ts'
import { sealedAddress, sendInterviewLinks } from './tasks.ts'

type Context = ApiContext<InviteDeps>
const api = implement(contract.interviews).$context<Context>()

type Ours = { services: InviteDeps; company: OwnCompany; person: SignedIn }
type Errors = Parameters<Parameters<typeof api.move.handler>[0]>[0]['errors']

const whyNot: Record<Exclude<Changed['kind'], 'done' | 'already' | 'not-found'>, string> = {
  over: texts.isOver,
  ended: texts.isEnded,
  'past-time': texts.timePast,
  'nothing-suggested': texts.nothingSuggested,
  'not-offered': texts.isOver,
  'moved-since': texts.movedSince,
}

/** The interview as it is now, or the error that says why it was not changed. */
function settled(outcome: Changed, errors: Errors): Row {
  if (outcome.kind === 'done' || outcome.kind === 'already') return outcome.row
  if (outcome.kind === 'not-found') throw errors.NOT_FOUND()
  throw errors.CONFLICT({ message: whyNot[outcome.kind] })
}

async function ourRow({ services, company }: Ours, interviewId: string, errors: Errors): Promise<Row> {
  const row = await findOurs(services.db, { companyId: company.id, interviewId })
  if (row === null) throw errors.NOT_FOUND()
  return row
}

function problem(field: string, message: string, errors: Errors): Error {
  return errors.UNPROCESSABLE_CONTENT({ message, data: { errors: { [field]: { message } } } })
}

function problems(wrong: Readonly<Record<string, string>>, errors: Errors): Error {
  const told = Object.entries(wrong).map(([field, message]) => [field, { message }])
  return errors.UNPROCESSABLE_CONTENT({ data: { errors: Object.fromEntries(told) } })
}

/** A typed time as a moment on the clocks of an interview. */
function timeOf(typed: string, row: Row, now: Date, errors: Errors): Date {
  const time = readTime(typed, { zone: row.zone, now })
  if (typeof time === 'string') throw problem('time', time, errors)
  return time
}

/** One person gets so many mails about interviews for one application in a day, however often they are invited and moved. */
async function countMail({ services }: Ours, candidacyId: string, errors: Errors): Promise<void> {
  const now = services.clock.now()
  const { allowed, retryAfter } = await count(services, [{ limit: 'interview-mail', subject: candidacyId }], now)
  if (!allowed) throw errors.TOO_MANY_REQUESTS({ message: texts.tooManyMails, data: { retryAfter } })
}

async function move(
  context: Ours,
  given: { interviewId: string; time: string; note: string; isSure: boolean; from?: string | undefined },
  errors: Errors,
): Promise<{ row: Row; doubts: string[] }> {
  const { services, company } = context
  const now = services.clock.now()
  const row = await ourRow(context, given.interviewId, errors)
  const time = timeOf(given.time, row, now, errors)
  if (!given.isSure) {
    const doubts = await doubtsOf(services.db, {
      companyId: company.id,
      candidacyId: row.candidacy_id,
      interviewers: interviewersOf(row).map(({ userId }) => userId),
      slots: [time],
      minutes: row.minutes,
      where: whereOf(services.gazetteer, jobOf(row).jobLocation),
      now,
      except: row.id,
    })
    if (doubts.length > 0) return { row, doubts }
  }
  await countMail(context, row.candidacy_id, errors)
  const act = { kind: 'move', time, ...(given.from !== undefined && { from: new Date(given.from) }) } as const
  return { row: settled(await ourChange(context, row.id, act, given.note), errors), doubts: [] }
}

async function ourChange(context: Ours, interviewId: string, act: Act, note: string): Promise<Changed> {
  const { services, company, person } = context
  const now = services.clock.now()
  return await changeOurs(services, { companyId: company.id, userId: person.userId, interviewId, act, note, now })
}

async function send(
  { services, company, person }: Ours,
  body: Invitation,
  errors: Errors,
): Promise<{ interview: Appointment | null; doubts: string[] }> {
  const now = services.clock.now()
  const outcome = await invite(services, { companyId: company.id, userId: person.userId, body, now })
  switch (outcome.kind) {
    case 'invited':
      return { interview: present(outcome.row, 'company', now), doubts: [] }
    case 'doubts':
      return { interview: null, doubts: outcome.doubts }
    case 'problems':
      throw problems(outcome.problems, errors)
    case 'too-many':
      throw errors.TOO_MANY_REQUESTS({ message: texts.tooManyMails, data: { retryAfter: outcome.retryAfter } })
    case 'too-late':
      throw errors.CONFLICT({ message: texts.notInvitable })
    case 'id-used':
      throw errors.CONFLICT({ message: texts.idUsed })
    case 'not-found':
      throw errors.NOT_FOUND()
  }
}

export const interviews = {
  byKey: api.byKey.handler(async ({ input, context: { services } }) => {
    const now = services.clock.now()
    const { row } = await lookAtKey(services.db, input.params.key, now)
    return row === null ? [] : [present(row, 'candidate', now)]
  }),

  lookAtLink: api.lookAtLink.handler(async ({ input, context: { services } }) => {
    const now = services.clock.now()
    const { link, row } = await lookAtKey(services.db, input.params.key, now)
    return { link, interview: row && present(row, 'candidate', now) }
  }),

  confirm: api.confirm.handler(async ({ input, context: { services }, errors }) => {
    const now = services.clock.now()
    const { confirmationKey: key, time: typed, note } = input.body
    const { row } = await lookAtKey(services.db, key, now)
    if (row === null) throw errors.NOT_FOUND({ message: texts.failedToLoad })
    const time = timeOf(typed, row, now, errors)
    // Whether it is a choice or a suggestion is told under the lock.
    const outcome = await changeByKey(services, { key, act: () => ({ kind: 'suggest', time }), note, now })
    const changed = settled(outcome, errors)
    if (changed.state === 'suggested')
      return alert('success', texts.suggestedTo(present(changed, 'candidate', now).company.name))
    return alert('success', texts.confirmed)
  }),

  decline: api.decline.handler(async ({ input, context: { services }, errors }) => {
    const now = services.clock.now()
    const { key } = input.params
    settled(await changeByKey(services, { key, act: () => ({ kind: 'decline' }), note: input.body.note, now }), errors)
    return alert('success', texts.declined)
  }),

  calendarFile: api.calendarFile.handler(async ({ input, context: { services, siteUrl }, errors }) => {
    const now = services.clock.now()
    const { key } = input.params
    const { row } = await lookAtKey(services.db, key, now)
    const email = row === null ? null : (applicantOf(row)?.email ?? null)
    if (row === null || row.sequence === null || !isInCalendars(row)) throw errors.NOT_FOUND()
    const to = { name: applicantOf(row)?.name ?? '', email: email ?? 'candidate@invalid' }
    const link = `${siteUrl}/confirm-interview/${key}`
    const entry = calendarEntry(row, { method: 'REQUEST', to, side: 'candidate', link, now })
    return new File([asCalendar(entry)], 'interview.ics', { type: 'text/calendar; charset=utf-8; method=REQUEST' })
  }),

  newLink: api.newLink.handler(async ({ input, context: { services, clientAddress, isCounted }, errors }) => {
    const now = services.clock.now()
    const key = emailKey(input.body.email)
    if (isCounted) {
      const { allowed, retryAfter } = await count(services, [{ limit: 'mail-from', address: clientAddress }], now)
      if (!allowed) throw errors.TOO_MANY_REQUESTS({ data: { retryAfter } })
    }
    // Above the address's allowance the answer is the same, and nothing more is sent.
    if ((await count(services, [{ limit: 'mail-to', subject: key }], now)).allowed) {
      await services.tasks.send(sendInterviewLinks, { sealed: sealedAddress(services, key) }, { key: randomUUID() })
    }
    return alert('success', texts.linkAsked)
  }),

  readFeed: api.readFeed.handler(async ({ input, context: { services }, errors }) => {
    const text = await readFeed(services, { key: input.params.key, now: services.clock.now() })
    if (text === null) throw errors.NOT_FOUND()
    return new File([text], 'interviews.ics', { type: 'text/calendar; charset=utf-8' })
  }),

  mine: api.mine.use(forPerson).handler(async ({ input, context: { services, person } }) => {
    const rows = await interviewsOfMine(services.db, { userId: person.userId, ...input.params })
    return rows.map((row) => present(row, 'candidate', services.clock.now()))
  }),

  openMine: api.openMine.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const { candidacyId, interviewId } = input.params
    const rows = await interviewsOfMine(services.db, { userId: person.userId, candidacyId })
    if (!rows.some(({ id }) => id === interviewId)) throw errors.NOT_FOUND()
    return { key: await makeKey(services.db, { interviewId, now: services.clock.now() }) }
  }),

  all: api.all
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ context: { services, company } }) => {
      const now = services.clock.now()
      return (await interviewsOfCompany(services.db, company.id)).map((row) => present(row, 'company', now))
    }),

  plan: api.plan
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const asked = { companyId: company.id, userId: person.userId, now: services.clock.now(), ...input.params }
      const plan = await planOf(services, asked)
      if (plan === null) throw errors.NOT_FOUND()
      return plan
    }),

  invite: api.invite
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => await send(context, input.body, errors)),

  schedule: api.schedule
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const { event, participants, time, message, job } = input.body
      const { services, company } = context
      const [candidate, ...others] = participants
      if (candidate === undefined) throw errors.NOT_FOUND()
      // The call knows no place: it is arranged in the message.
      const plan = await planOf(services, {
        companyId: company.id,
        userId: context.person.userId,
        adId: job,
        candidacyId: candidate.user.id,
        now: services.clock.now(),
      })
      if (plan === null) throw errors.NOT_FOUND()
      const body: Invitation = {
        _id: randomUUID(),
        candidacy: candidate.user.id,
        event,
        slots: [time],
        minutes: 60,
        how: 'place',
        where: plan.jobLocation,
        interviewers: others.map(({ user }) => user.id),
        message,
        isSure: true,
      }
      await send(context, body, errors)
      return alert('success', texts.invited)
    }),

  find: api.find
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const row = await ourRow(context, input.params.interviewId, errors)
      const events = await eventsOf(context.services.db, row.candidacy_id)
      const interview = present(row, 'company', context.services.clock.now())
      return { interview, revision: revisionOfInterview(row), history: historyOf(events, row.id) }
    }),

  change: api.change
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const now = services.clock.now()
      const given = { companyId: company.id, userId: person.userId, ...input.params, body: input.body, now }
      const outcome = await changeWhole(services, given)
      switch (outcome.kind) {
        case 'doubts':
          return { interview: null, doubts: outcome.doubts }
        case 'problems':
          throw problems(outcome.problems, errors)
        case 'too-many':
          throw errors.TOO_MANY_REQUESTS({ message: texts.tooManyMails, data: { retryAfter: outcome.retryAfter } })
        case 'changed-since':
          throw errors.CONFLICT({ message: changedSince })
        default:
          return { interview: present(settled(outcome, errors), 'company', now), doubts: [] }
      }
    }),

  move: api.move
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const { row, doubts } = await move(context, { ...input.params, ...input.body }, errors)
      return { interview: doubts.length > 0 ? null : present(row, 'company', context.services.clock.now()), doubts }
    }),

  update: api.update
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const { time, message: note } = input.body
      await move(context, { ...input.params, time, note, isSure: true }, errors)
      return alert('success', texts.updated)
    }),

  cancel: api.cancel
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      settled(await ourChange(context, input.params.interviewId, { kind: 'cancel' }, input.body.note), errors)
      return alert('success', texts.deleted)
    }),

  remove: api.remove
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      settled(await ourChange(context, input.params.interviewId, { kind: 'cancel' }, ''), errors)
      return alert('success', texts.deleted)
    }),

  answerSuggestion: api.answerSuggestion
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const { accept, time: typed, note } = input.body
      const row = await ourRow(context, input.params.interviewId, errors)
      const now = context.services.clock.now()
      const act: Act = accept ? { kind: 'accept', time: timeOf(typed, row, now, errors) } : { kind: 'refuse' }
      settled(await ourChange(context, row.id, act, note), errors)
      return alert('success', accept ? texts.suggestionAccepted : texts.suggestionRefused)
    }),

  readReply: api.readReply
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const { text, take } = input.body
      const asked = { companyId: company.id, userId: person.userId, text, now: services.clock.now() }
      const found = await lookAtReply(services, asked)
      if (found === null) throw problem('text', texts.replyUnreadable, errors)
      if (!take) return { reply: found.shown, alert: null }
      const taken = await takeReply(services, asked)
      if (taken === null) throw errors.CONFLICT({ message: texts.replyNotTaken })
      settled(taken, errors)
      const after = await lookAtReply(services, asked)
      return { reply: after?.shown ?? found.shown, alert: alert('success', texts.updated) }
    }),

  kit: api.kit
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const row = await ourRow(context, input.params.interviewId, errors)
      const { services, person } = context
      return await kitOf(services.db, { row, userId: person.userId, now: services.clock.now() })
    }),

  saveScores: api.saveScores
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const { id: interviewId } = await ourRow(context, input.params.interviewId, errors)
      const { services, person } = context
      const { scores } = input.body
      await saveScores(services.db, { interviewId, userId: person.userId, scores, now: services.clock.now() })
      return alert('success', texts.saved)
    }),

  saveQuestions: api.saveQuestions
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const row = await ourRow(context, input.params.interviewId, errors)
      const { questions, forAll, baseRevision } = input.body
      const isSaved = await inTransaction(
        context.services.db,
        async (client) => await saveQuestions(client, { row, forAll, questions, baseRevision }),
      )
      if (!isSaved) throw errors.CONFLICT({ message: changedSince })
      return alert('success', texts.saved)
    }),

  feed: api.feed.use(forCompany).handler(async ({ context: { services, person } }) => {
    return { since: (await feedSince(services.db, person.userId))?.toISOString() ?? null }
  }),

  makeFeed: api.makeFeed
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ context: { services, person } }) => {
      const key = await makeFeed(services.db, { userId: person.userId, now: services.clock.now() })
      return { path: `/interview-calendar/${key}` }
    }),

  dropFeed: api.dropFeed.use(forCompany).handler(async ({ context: { services, person } }) => {
    await dropFeed(services.db, person.userId)
    return alert('success', 'Your calendar feed has stopped.')
  }),
}
