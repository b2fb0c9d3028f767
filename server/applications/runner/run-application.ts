import { isAvoided } from '../../../contract/avoided/avoided.ts'
import { needsPerson } from '../../../contract/applications/states.ts'
import type { ApplicationEvidence } from '../../../contract/applications/evidence.ts'
import type { BoardId } from '../../../contract/boards/boards.ts'
import type { ApplicationReason, Confirmation } from '../../../contract/applications/applications.ts'
import type { Applier, FoundOnBoard, NotSent, PreparedForm, SendOutcome } from '../../applying/index.ts'
import { avoidedBy } from '../../avoided/index.ts'
import { inTransaction, type Queryable } from '../../platform/database.ts'
import { storableJson } from '../../platform/json.ts'
import { adOf, hashAnswers, lockApplication, type ApplicationRow } from '../application-row.ts'
import { DocumentNotWhole } from '../documents.ts'
import { forgetRefused } from '../answers/answer-bank.ts'
import { isOld } from '../answers/reading.ts'
import { isLoginRefusal } from '../held-logins.ts'
import { noteLoginResult } from '../../credentials/index.ts'
import { moveApplication, type Move } from '../move.ts'
import { markApplied } from '../receipts.ts'
import { nextDay, nextMoment, nextTry } from '../schedule.ts'
import { settingsOf, waitTexts } from '../source-settings.ts'
import { holdAfterLook, loginRefused } from './login-refused.ts'
import { LoginHeld, orderFor, placeOf, throwIfHeld, type Login, type RunnerDeps } from './prepare.ts'

/** What is to be done with an application after its turn: nothing more, or wait until a moment. */
export type Turn =
  | { kind: 'done' }
  | { kind: 'wait'; until: Date; text: string }
  /** Until its person has changed their login or said so. */
  | { kind: 'wait-for-login' }
  | { kind: 'ready'; form: PreparedForm }

/** Minutes after doubt until the board's own list is looked at, once and again. */
const lookAfterMinutes = [1, 60, 720] as const
const minute = 60_000

/**
 * One turn of an application that waits to be filled in. An assisted one is then shown to its person; an automatic one is sent.
 */
export async function fillIn(deps: RunnerDeps, row: ApplicationRow, signal: AbortSignal): Promise<Turn> {
  const now = deps.clock.now()
  const found = await maySend(deps.db, row, now)
  if (found.kind === 'wait' && (row.way === 'automatic' || found.isOff)) return found
  if (found.kind === 'avoided') return await settle(deps, row, { to: 'failed', reason: 'avoided' })
  const form = await openForm(deps, row, signal)
  if (form === null) return { kind: 'done' }
  // Put off to another day, it still has its person's word for exactly this.
  const isAgreed = row.approved?.equals(hashAnswers(form.answers)) === true
  const hasOld = form.answers.some((answer) => isOld(answer, now))
  if (isAgreed || (row.way === 'automatic' && !hasOld)) return await send(deps, row, form)
  const text = hasOld
    ? 'Some remembered answers are more than six months old. Please check that they are still right.'
    : ''
  await inTransaction(deps.db, async (client) => {
    await moveApplication(client, row.id, { to: 'ready', by: 'runner', text, now: deps.clock.now() })
  })
  return { kind: 'ready', form }
}

/** One turn of an application that its person has agreed to: sent if it still says exactly that, else shown again. */
export async function sendApproved(
  deps: RunnerDeps,
  row: ApplicationRow,
  held: PreparedForm | null,
  signal: AbortSignal,
): Promise<Turn> {
  const form = held ?? (await openForm(deps, row, signal))
  if (form === null) return { kind: 'done' }
  if (row.approved?.equals(hashAnswers(form.answers)) === true) return await send(deps, row, form)
  const text = 'The form has changed since you looked at it. Please check it again.'
  await inTransaction(deps.db, async (client) => {
    await moveApplication(client, row.id, { to: 'ready', by: 'runner', text, now: deps.clock.now() })
  })
  return { kind: 'ready', form }
}

/** Looks at the board's own list after doubt. Only what is seen there, or the person, ends it. */
export async function lookAgain(deps: RunnerDeps, row: ApplicationRow, signal: AbortSignal): Promise<Turn> {
  const boardName = deps.find.boardName(row.board as BoardId)
  const seen = await look(deps, row, signal)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (client) => {
    if (typeof seen === 'object')
      return await markApplied(client, row.id, applied(deps, found(row, boardName, seen), null))
    await client.query('update applications set looks = looks + 1 where id = $1', [row.id])
    const pause = lookAfterMinutes[row.looks + 1]
    const text =
      seen === 'not-there'
        ? `We checked, and it is not among your applications on ${boardName}.`
        : `We could not see your applications on ${boardName}.`
    const nextTryAt = pause === undefined ? null : new Date(now.getTime() + pause * minute)
    await moveApplication(client, row.id, { to: 'unsure', by: 'runner', text, now, nextTryAt })
  })
  return { kind: 'done' }
}

/** The form, filled in up to its last button and kept as it stands; null: it could not be, and that is written down. */
async function openForm(deps: RunnerDeps, row: ApplicationRow, signal: AbortSignal): Promise<PreparedForm | null> {
  const reached = await reach(deps, row)
  if (reached === null) return null
  const { applier, login } = reached
  const now = deps.clock.now()
  // Whatever was tried before: if the board has it, it is done (R-APP-2).
  if (row.attempts > 0 && row.state === 'queued') {
    const seen = await applier.look(placeOf(deps, row, { login, signal }))
    if (typeof seen === 'object') {
      if (seen.kind === 'login-refused') await loginRefused(deps, row, { ...seen, triedAt: now })
      else {
        const boardName = deps.find.boardName(row.board as BoardId)
        await inTransaction(deps.db, async (client) => {
          // Of the try that got through nothing was kept, or the person made it: what an earlier form showed says nothing of it.
          await keepEvidence(client, row, null)
          await markApplied(client, row.id, applied(deps, found(row, boardName, seen), null))
        })
      }
      return null
    }
  }
  const order = await orderFor(deps, row, { login, signal, now }).catch((error: unknown) => {
    if (error instanceof DocumentNotWhole) return error
    throw error
  })
  if (order instanceof DocumentNotWhole) {
    await settle(deps, row, { to: 'failed', reason: 'not-whole', text: notWholeText(order) })
    return null
  }
  await deps.db.query('update applications set attempts = attempts + 1 where id = $1', [row.id])
  const form = await applier.prepare(order).catch(async (error: unknown) => {
    // Nothing was tried.
    if (error instanceof LoginHeld)
      await deps.db.query('update applications set attempts = attempts - 1 where id = $1', [row.id])
    throw error
  })
  await noteLogin(deps, row, { login, form, triedAt: now })
  if (form.kind === 'not-sent') {
    await notSent(deps, { ...row, attempts: row.attempts + 1 }, { outcome: form, triedAt: now })
    return null
  }
  await keepForm(deps, row, form)
  await keepEvidence(deps.db, row, form.evidence())
  const open = form.answers.filter(({ question, value }) => question.isRequired && value === null)
  if (open.length === 0) return form
  await form.close()
  await settle(deps, row, { to: 'needs-you', reason: 'unknown-question' })
  return null
}

/** Names what was lost, for the person alone. */
function notWholeText({ kind, missing }: DocumentNotWhole): string {
  const words = missing.map((value) => `“${value}”`).join(', ')
  const name = kind === 'cv' ? 'CV' : 'letter'
  return `We could not print your ${name} so that every word can be read: ${words} ${missing.length === 1 ? 'is' : 'are'} missing. Nothing was sent.`
}

/** Where the form was reached, the login to its board works; where the board asked for a code, it asks for its person. */
async function noteLogin(
  deps: RunnerDeps,
  row: ApplicationRow,
  { login, form, triedAt }: { login: Login | null; form: PreparedForm | NotSent; triedAt: Date },
): Promise<void> {
  if (login === null) return
  const isInside = form.kind === 'prepared' || form.reason === 'unknown-question' || form.reason === 'knock-out'
  const result = isInside ? 'works' : form.reason === 'one-time-code' ? 'needs-you' : null
  if (result === null) return
  await noteLoginResult(deps.db, { userId: row.user_id, board: row.board, result, triedAt, now: deps.clock.now() })
}

async function reach(deps: RunnerDeps, row: ApplicationRow): Promise<{ applier: Applier; login: Login | null } | null> {
  const board = row.board as BoardId
  const applier = deps.applierFor(board)
  if (applier === null) {
    const text = 'We cannot fill in the form of this board now.'
    await settle(deps, row, { to: 'needs-you', reason: 'changed-form', text })
    return null
  }
  await throwIfHeld(deps, row)
  const now = deps.clock.now()
  const login = await deps.loginFor({ userId: row.user_id, board, applicationId: row.id, now })
  if (login !== null) return { applier, login: login === 'not-needed' ? null : login }
  if (row.state !== 'unsure') await settle(deps, row, { to: 'needs-you', reason: 'no-credentials' })
  return null
}

async function look(
  deps: RunnerDeps,
  row: ApplicationRow,
  signal: AbortSignal,
): Promise<FoundOnBoard | 'not-there' | 'cannot-tell'> {
  const triedAt = deps.clock.now()
  const reached = await reach(deps, row)
  if (reached === null) return 'cannot-tell'
  const seen = await reached.applier.look(placeOf(deps, row, { login: reached.login, signal }))
  if (typeof seen !== 'object' || seen.kind === 'there') return seen
  await holdAfterLook(deps, row, { ...seen, triedAt })
  return 'cannot-tell'
}

/** 'sending' is committed before anything goes out; then what came of it is, with the receipt where it was taken. */
async function send(deps: RunnerDeps, row: ApplicationRow, form: PreparedForm): Promise<Turn> {
  const now = deps.clock.now()
  const refusal = await inTransaction(deps.db, async (client): Promise<Turn | null> => {
    const current = await lockApplication(client, row.id)
    const found = await maySend(client, row, now)
    if (found.kind === 'wait') return found
    if (found.kind === 'avoided') {
      await moveApplication(client, row.id, { to: 'failed', by: 'runner', reason: 'avoided', now })
      return { kind: 'done' }
    }
    // The person changed their mind, or an answer, while the form was looked at.
    const isAsAgreed = row.way === 'automatic' || current?.approved?.equals(hashAnswers(form.answers)) === true
    if (current?.state !== row.state || !isAsAgreed) return { kind: 'done' }
    await moveApplication(client, row.id, { to: 'sending', by: 'runner', now })
    return null
  }).catch(async (error: unknown) => {
    await form.close()
    throw error
  })
  if (refusal !== null) {
    await form.close()
    return refusal
  }
  const outcome = await form.send()
  await keepOutcome(deps, row, outcome, form.evidence())
  return { kind: 'done' }
}

async function keepOutcome(
  deps: RunnerDeps,
  row: ApplicationRow,
  outcome: SendOutcome,
  evidence: ApplicationEvidence,
): Promise<void> {
  switch (outcome.kind) {
    case 'applied':
      await deps.onStep?.('store-receipt')
      await inTransaction(deps.db, async (client) => {
        await keepEvidence(client, row, evidence)
        await markApplied(client, row.id, applied(deps, outcome.confirmation, outcome.picture))
      })
      return
    case 'unsure': {
      const now = deps.clock.now()
      const nextTryAt = new Date(now.getTime() + lookAfterMinutes[0] * minute)
      const { doubt, text } = outcome
      await inTransaction(deps.db, async (client) => {
        await keepEvidence(client, row, evidence)
        await moveApplication(client, row.id, { to: 'unsure', by: 'runner', doubt, text, nextTryAt, now })
      })
      return
    }
    case 'not-sent':
      await notSent(deps, { ...row, attempts: row.attempts + 1 }, { outcome, triedAt: deps.clock.now() })
  }
}

/**
 * Nothing was sent: tried again where that may help, else the person is told why and what they can do.
 * @param given.triedAt when the login that was used was read
 */
async function notSent(
  deps: RunnerDeps,
  row: ApplicationRow,
  { outcome, triedAt }: { outcome: NotSent; triedAt: Date },
): Promise<void> {
  const { reason, text, answers, picture, mayRetry } = outcome
  if (answers.length > 0) await keepForm(deps, row, { answers, picture })
  await keepEvidence(deps.db, row, null)
  await forgetRefused(deps.db, row.user_id, answers)
  if (isLoginRefusal(reason)) return await loginRefused(deps, row, { reason, text, triedAt })
  const nextTryAt = mayRetry ? nextTry(row.attempts, deps.clock.now()) : null
  if (nextTryAt !== null) return void (await settle(deps, row, { to: 'queued', reason, text, nextTryAt }))
  const tomorrow = await nextDayFor(deps, row, { reason, mayRetry })
  if (tomorrow !== null) await settle(deps, row, { to: 'queued', reason, text, nextTryAt: tomorrow, isPutOff: true })
  else await settle(deps, row, { to: needsPerson(reason) ? 'needs-you' : 'failed', reason, text })
}

/** When it is taken up again that the board would not take today; null: that would not help, or has not helped for days. */
async function nextDayFor(
  { db, clock }: RunnerDeps,
  row: ApplicationRow,
  { reason, mayRetry }: Pick<NotSent, 'reason' | 'mayRetry'>,
): Promise<Date | null> {
  const why = reason === 'daily-limit' ? reason : reason === 'site-down' && mayRetry ? 'outage' : null
  if (why === null) return null
  const { settings } = (await settingsOf(db, row.user_id)).of(row.board)
  return nextDay(why, { settings, daysPutOff: row.days_put_off, now: clock.now() })
}

/** Null: nothing of what was seen counts any more. */
async function keepEvidence(
  db: Queryable,
  { id }: Pick<ApplicationRow, 'id'>,
  evidence: ApplicationEvidence | null,
): Promise<void> {
  await db.query('update applications set evidence = $2 where id = $1', [
    id,
    evidence === null ? null : storableJson(evidence),
  ])
}

async function keepForm(
  deps: RunnerDeps,
  row: ApplicationRow,
  { answers, picture }: Pick<PreparedForm, 'answers'> & { picture: Uint8Array | null },
): Promise<void> {
  const db = deps.db
  await db.query('update applications set answers = $2 where id = $1', [row.id, storableJson(answers)])
  if (picture === null) return
  await db.query(
    `insert into application_pictures (application_id, picture, taken_at) values ($1, $2, $3)
     on conflict (application_id) do update set picture = excluded.picture, taken_at = excluded.taken_at`,
    [row.id, Buffer.from(picture), deps.clock.now()],
  )
}

async function settle(
  deps: RunnerDeps,
  row: ApplicationRow,
  move: Omit<Move, 'by' | 'now'> & { reason?: ApplicationReason },
): Promise<Turn> {
  await inTransaction(deps.db, async (client) => {
    await moveApplication(client, row.id, { ...move, by: 'runner', now: deps.clock.now() })
  })
  return { kind: 'done' }
}

type MaySend = { kind: 'now' } | { kind: 'avoided' } | { kind: 'wait'; until: Date; text: string; isOff: boolean }

/** What the person's settings say at this moment. Anyone who presses the button themselves is held to the limits, not to the hours. */
async function maySend(db: Queryable, row: ApplicationRow, now: Date): Promise<MaySend> {
  const ad = adOf(row)
  const poster = await posterOf(db, row)
  if (isAvoided({ ...ad, poster }, await avoidedBy(db, row.user_id))) return { kind: 'avoided' }
  const all = await settingsOf(db, row.user_id)
  const { settings, consentedAt } = all.of(row.board)
  const isOff = all.isOff || settings.isOff || (row.way === 'automatic' && consentedAt === null)
  const inAnHour = new Date(now.getTime() + 60 * minute)
  if (isOff) return { kind: 'wait', until: inAnHour, text: waitTexts.isOff, isOff }
  const hours = row.way === 'automatic' ? settings : { ...settings, spacingSeconds: 0, quietFrom: 0, quietTo: 0 }
  const { rows } = await db.query<{ sending_at: Date }>(
    `select sending_at from applications where user_id = $1 and board = $2 and sending_at > $3::timestamptz - interval '1 day'`,
    [row.user_id, row.board, now],
  )
  const sent = rows.map(({ sending_at: at }) => at)
  const until = nextMoment(hours, sent, now)
  if (until === null) return { kind: 'wait', until: inAnHour, text: waitTexts.none, isOff: false }
  return until > now ? { kind: 'wait', until, text: waitTexts.limits, isOff: false } : { kind: 'now' }
}

async function posterOf(db: Queryable, row: ApplicationRow): Promise<'agency' | 'direct' | 'course' | 'unknown'> {
  const { rows } = await db.query<{ poster: 'agency' | 'direct' | 'course' | 'unknown' }>(
    'select poster from jobs where id = $1',
    [row.job_id],
  )
  return rows[0]?.poster ?? 'unknown'
}

function found(row: ApplicationRow, boardName: string, { reference }: FoundOnBoard): Confirmation {
  return { text: `It is among your applications on ${boardName}.`, reference, address: row.link ?? '' }
}

function applied(deps: RunnerDeps, confirmation: Confirmation, picture: Uint8Array | null) {
  return { by: 'runner', confirmation, picture, now: deps.clock.now(), boardName: deps.find.boardName } as const
}
