import type { ApplyingStep } from '../../contract/applications/progress.ts'
import type { FormAnswer, FormQuestion } from '../../contract/applications/applications.ts'
import type { Log } from '../platform/log.ts'
import type { Applier, ApplicationOrder, NotSent, PreparedForm, SendOutcome } from './application-form.ts'
import { fileEvidence, nothingAttached } from './attached.ts'
import type { BoardForm } from './board-form.ts'
import type { Browsers, Window } from './browser/browsers.ts'
import { placesOf } from './browser/places.ts'
import { goThrough, type Filling, type LastPage } from './go-through.ts'
import { listed, listedBeside } from './my-applications.ts'
import { reachForm } from './reach-form.ts'
import { pressAndSee } from './send.ts'
import { createSession, pictureOf, usualLimits, type Limits, type Session } from './session.ts'
import { isLoginRefusal, LoggedOut, Stopped } from './stopped.ts'
import { tryLogin } from './try-login.ts'
import { watchUploads } from './upload-watch.ts'

/**
 * Applications through a board's own form, in a browser.
 * @param given.sandboxUrl where demo boards are; null: the board itself
 */
export function browserApplier(given: {
  board: BoardForm
  browsers: Browsers
  sandboxUrl: string | null
  log: Log
  limits?: Partial<Limits>
}): Applier {
  const { board, browsers, log } = given
  const limits = { ...usualLimits, ...given.limits }
  const places = placesOf(board.hosts, given.sandboxUrl)

  async function openSession(
    order: Pick<ApplicationOrder, 'credentials' | 'onStep' | 'signal'>,
  ): Promise<{ session: Session; window: Window }> {
    await order.onStep?.('open-browser')
    const window = await browsers.open(places, order.signal)
    return { window, session: createSession({ board, window, places, limits, order }) }
  }

  return {
    async prepare(given) {
      const { order, failure } = heard(given)
      const { session, window } = await openSession(order)
      const filling: Filling = { answers: new Map(), attached: nothingAttached(), read: new Map() }
      watchUploads({ page: window.page, places }, order, filling.attached)
      const watch = watchOver(window, order.signal, limits.prepare)
      try {
        const last = await fillForm(session, order, filling)
        await session.say('review')
        const picture = await pictureOf(session.page)
        if (!picture) throw new Stopped('site-down', `${board.name} does not answer`, { mayRetry: true })
        watch.end()
        window.rest()
        return prepared({ session, window, last, order, filling, picture })
      } catch (error) {
        if (!isOurs(error) && !watch.isOver())
          log.warn({ board: board.id, name: (error as Error).name }, 'an application could not be filled in')
        const outcome = notSent(
          session,
          watch.stopped() ?? error,
          [...filling.answers.values()],
          watch.isOver() ? null : await pictureOf(session.page),
        )
        await window.close()
        const foreign = failure()
        if (foreign) throw foreign.error
        return outcome
      } finally {
        watch.end()
      }
    },

    async look(given) {
      const { order, failure } = heard(given)
      const { session, window } = await openSession(order)
      const watch = watchOver(window, order.signal, limits.prepare)
      try {
        const { seen, text, reference } = await listed(session, order)
        return seen === 'there' ? { kind: 'there', text, reference } : seen
      } catch (error) {
        const foreign = failure()
        if (foreign) throw foreign.error
        if (!isLoginRefusal(error)) return 'cannot-tell'
        return { kind: 'login-refused', reason: error.reason, text: session.clean(error.message) }
      } finally {
        watch.end()
        await window.close()
      }
    },

    async tryLogin(order) {
      const { session, window } = await openSession(order)
      const watch = watchOver(window, order.signal, limits.prepare)
      try {
        return await tryLogin(session, order.credentials)
      } finally {
        watch.end()
        await window.close()
      }
    },
  }
}

/** What the caller's own functions throw is the caller's, and goes back to it as it is. */
function heard<Order extends Pick<ApplicationOrder, 'onStep'> & Partial<Pick<ApplicationOrder, 'answer'>>>(
  order: Order,
) {
  let failure: { error: unknown } | null = null
  const keep = (error: unknown): never => {
    failure ??= { error }
    throw error
  }
  const { onStep, answer } = order
  return {
    failure: () => failure,
    order: {
      ...order,
      ...(onStep && { onStep: async (step: ApplyingStep) => await Promise.resolve(step).then(onStep).catch(keep) }),
      ...(answer && { answer: async (questions: readonly FormQuestion[]) => await answer(questions).catch(keep) }),
    },
  }
}

function isOurs(error: unknown): boolean {
  return error instanceof Stopped || error instanceof LoggedOut
}

/** Goes through the form; where the board logs the person out on the way, once more from the start. */
async function fillForm(session: Session, order: ApplicationOrder, filling: Filling): Promise<LastPage> {
  for (let tries = 0; ; tries++) {
    try {
      const first = await reachForm(session, order)
      const known = listedBeside(session, order.ref)
      const last = await goThrough(session, first, { order, ...filling })
      const list = await known
      if (list.seen === 'there' && last.kind === 'last') throw new Stopped('already-applied', list.text)
      return last
    } catch (error) {
      if (!(error instanceof LoggedOut)) throw error
      if (tries > 0)
        throw new Stopped('site-down', `${session.board.name} logged out in the middle of the form, twice`, {
          mayRetry: true,
        })
      // What the board forgot is no evidence.
      const { answers, attached, read } = filling
      for (const kept of [answers, read, ...Object.values(attached)]) kept.clear()
    }
  }
}

function prepared(parts: {
  session: Session
  window: Window
  last: LastPage
  order: ApplicationOrder
  filling: Filling
  picture: Uint8Array
}): PreparedForm {
  const { session, window, last, order, filling, picture } = parts
  const { answers, attached, read } = filling
  let outcome: Promise<SendOutcome> | null = null
  let isClosed = false
  return {
    kind: 'prepared',
    answers: [...answers.values()],
    picture,
    evidence: () => ({ files: fileEvidence(attached), answers: [...read.values()] }),
    async send() {
      if (isClosed && !outcome)
        return notSent(
          session,
          new Stopped('taken-back', 'The form was closed before it was sent'),
          [...answers.values()],
          null,
        )
      // A second call hears of the first press; there is never a second one.
      outcome ??= pressAndSee({ session, last, ref: order.ref, answers, read }).catch((): SendOutcome => ({
        kind: 'unsure',
        doubt: 'interrupted',
        text: 'The browser stopped while the application was being sent',
        picture: null,
      }))
      const result = await outcome
      await window.close()
      return result
    },
    async close() {
      if (isClosed || outcome) return
      isClosed = true
      await window.close()
    },
  }
}

/** Nothing was sent; of errors that are not ours nothing is told, as they may repeat what was typed. */
function notSent(
  session: Session,
  error: unknown,
  answers: readonly FormAnswer[],
  picture: Uint8Array | null,
): NotSent {
  const known =
    error instanceof Stopped
      ? error
      : new Stopped('site-down', `${session.board.name} is not responding properly`, { mayRetry: true })
  return {
    kind: 'not-sent',
    reason: known.reason,
    text: session.clean(known.message),
    answers,
    picture,
    mayRetry: known.mayRetry,
  }
}

/** Ends everything in a window once it is called off or has taken too long. */
function watchOver(window: Window, signal: AbortSignal, milliseconds: number) {
  let stopped: Stopped | null = null
  const stop = (why: Stopped): void => {
    stopped ??= why
    void window.page.close().catch(() => {})
  }
  const timer = setTimeout(
    () => stop(new Stopped('site-down', 'The form took too long', { mayRetry: true })),
    milliseconds,
  )
  const calledOff = (): void => stop(new Stopped('taken-back', 'It was stopped before it was sent'))
  signal.addEventListener('abort', calledOff, { once: true })
  return {
    stopped: () => stopped,
    isOver: () => stopped !== null,
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', calledOff)
    },
  }
}
