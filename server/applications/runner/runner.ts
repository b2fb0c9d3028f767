import { randomInt } from 'node:crypto'
import { Client } from 'pg'
import type { PreparedForm } from '../../applying/index.ts'
import { findById, findState } from '../application-row.ts'
import { CannotMove } from '../move.ts'
import { giveBack, heartbeatSeconds, recoverLost, renewLease, showAlive } from './lease.ts'
import { LoginHeld, type RunnerDeps } from './prepare.ts'
import { fillIn, lookAgain, sendApproved, type Turn } from './run-application.ts'
import { takeNext, type Taken } from './take-next.ts'

/** Applications that are worked on at a time. */
const atATime = 4
/** How long a form that is filled in waits, open, for its person. */
const heldMs = 10 * 60_000
/** How often it looks for what is due. */
const lookMs = 5_000
/** After a failure of ours. */
const afterFailureMs = 5 * 60_000

export type Runner = {
  /** Works off what is due now, and comes back when nothing is left of it. */
  workOff: () => Promise<void>
  /** Lets what is being sent end; all else is left for the next start. */
  stop: () => Promise<void>
}

/**
 * Takes applications and makes them: hears of new ones and of approvals at once, and looks every few seconds for what became due.
 * @param given.databaseUrl without a pooler between: it listens, and others know by a lock of its session that it is there.
 * @param given.onLost its own connection broke: others take it for lost, so it must be stopped.
 * @param given.isWatching false: only `workOff` does anything, as in tests.
 */
export async function startRunner(
  deps: RunnerDeps,
  given: { databaseUrl: string; onLost: (error: Error) => void; isWatching?: boolean },
): Promise<Runner> {
  const runner = randomInt(1, 2 ** 31 - 1)
  const connection = new Client({ connectionString: given.databaseUrl, application_name: 'rolecall apply' })
  const active = new Map<string, { work: Promise<void>; abort: AbortController }>()
  const held = new Map<string, { form: PreparedForm; timer: NodeJS.Timeout }>()
  const stopping = new AbortController()
  let taking: Promise<number> = Promise.resolve(0)

  connection.on('error', (error) => {
    if (!stopping.signal.aborted) given.onLost(error)
  })
  await connection.connect()
  await showAlive(connection, runner)
  connection.on('notification', ({ payload }) => {
    if (payload !== undefined) void heard(payload)
    look()
  })
  await connection.query('listen applications')
  const isWatching = given.isWatching ?? true
  const timer = isWatching ? setInterval(look, lookMs) : null
  look()

  /** Somebody moved it: what is stopped is left at once, and a form that nobody waits for is closed. */
  async function heard(id: string): Promise<void> {
    const work = active.get(id)
    const form = held.get(id)
    if (!work && !form) return
    const state = await findState(deps.db, id).catch(() => null)
    if (state === 'stopped') work?.abort.abort()
    if (state !== 'ready' && state !== 'sending') await letGo(id)
  }

  function look(): void {
    if (!isWatching || stopping.signal.aborted) return
    void takeAll().catch((error: unknown) => deps.log.error({ err: error }, 'applications could not be taken'))
  }

  /** One after the other, so that no more than may be are taken. @returns how many were. */
  async function takeAll(): Promise<number> {
    taking = taking.catch(() => {}).then(take)
    return await taking
  }

  async function take(): Promise<number> {
    let count = 0
    await recoverLost(deps.db, connection, { runner, inHand: [...active.keys()], now: deps.clock.now() })
    while (active.size < atATime && !stopping.signal.aborted) {
      const taken = await takeNext(deps.db, { runner, now: deps.clock.now() })
      if (taken === null) return count
      count++
      const abort = new AbortController()
      const work = workOn(taken, abort.signal).finally(() => {
        active.delete(taken.id)
        look()
      })
      active.set(taken.id, { work, abort })
    }
    return count
  }

  async function workOn(taken: Taken, signal: AbortSignal): Promise<void> {
    const { id } = taken
    const beat = setInterval(() => {
      const lease = { id, runner, now: deps.clock.now() }
      renewLease(deps.db, lease).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'a lease could not be renewed'),
      )
    }, heartbeatSeconds * 1_000)
    try {
      const turn = await oneTurn(taken, signal)
      if (turn.kind === 'ready') hold(id, turn.form)
      const wait = turn.kind === 'wait' ? { notBefore: turn.until, text: turn.text } : {}
      await giveBack(deps.db, { id, runner, ...wait })
    } catch (error) {
      // It was moved by somebody else meanwhile: what they did holds.
      const isOurs = !(error instanceof CannotMove)
      if (isOurs) deps.log.error({ err: error, application: id }, 'an application could not be worked on')
      const state = await findState(deps.db, id).catch(() => null)
      // What was being sent stays in hand until it is known to be in doubt.
      if (state === 'sending' || state === null) return
      const notBefore = isOurs ? { notBefore: new Date(deps.clock.now().getTime() + afterFailureMs) } : {}
      await giveBack(deps.db, { id, runner, ...notBefore }).catch(() => {})
    } finally {
      clearInterval(beat)
    }
  }

  async function oneTurn(taken: Taken, signal: AbortSignal): Promise<Turn> {
    const row = await findById(deps.db, taken.id)
    if (row === null || row.state !== taken.state) return { kind: 'done' }
    try {
      switch (taken.state) {
        case 'queued':
          return await fillIn(deps, row, signal)
        case 'ready':
          return await sendApproved(deps, row, takeHeld(taken.id), signal)
        case 'unsure':
          return await lookAgain(deps, row, signal)
      }
    } catch (error) {
      if (error instanceof LoginHeld) return { kind: 'wait-for-login' }
      throw error
    }
  }

  /** Keeps a form open for its person; of more than are worked on at a time the oldest is closed. */
  function hold(id: string, form: PreparedForm): void {
    const timeout = setTimeout(() => void letGo(id), heldMs).unref()
    held.set(id, { form, timer: timeout })
    const [oldest] = held.keys()
    if (held.size > atATime && oldest !== undefined) void letGo(oldest)
  }

  function takeHeld(id: string): PreparedForm | null {
    const one = held.get(id)
    if (!one) return null
    clearTimeout(one.timer)
    held.delete(id)
    return one.form
  }

  async function letGo(id: string): Promise<void> {
    await takeHeld(id)
      ?.close()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a form could not be closed'))
  }

  return {
    async workOff() {
      for (;;) {
        // What ends while others are looked for may leave some that were not due yet when they were looked for.
        const isIdle = active.size === 0
        const count = await takeAll()
        if (isIdle && count === 0) return
        if (active.size > 0) await Promise.race([...active.values()].map(({ work }) => work))
      }
    },
    async stop() {
      stopping.abort()
      if (timer) clearInterval(timer)
      await taking.catch(() => {})
      for (const [id, { abort }] of active) {
        // What is on its way is waited for, and so is what cannot be told: it ends by itself where it next needs the database.
        if ((await findState(deps.db, id).catch(() => 'sending')) !== 'sending') abort.abort()
      }
      await Promise.allSettled([...active.values()].map(({ work }) => work))
      await Promise.allSettled([...held.keys()].map(letGo))
      await connection.end()
    },
  }
}
