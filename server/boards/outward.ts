import { setTimeout as sleepFor } from 'node:timers/promises'
import { Agent } from 'undici'
import type { BoardId, CallOutcome } from '../../contract/boards/boards.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { type Board, type BoardCall, BoardFailure, type BoardRequest, type BoardResponse } from './board.ts'
import { checkedLookup, type Resolve, resolveByDns } from '../platform/addresses.ts'
import { countAnswer, recordEnd, recordReading, spendTry } from './outward/calls.ts'
import { type Circuit, type CircuitRules, circuitRules } from './outward/circuit.ts'
import { passGate, type Pass } from './outward/gate.ts'
import { failureOfConnection, stopped } from './outward/connection.ts'
import { type Route, routeOf, travel } from './outward/travel.ts'
import type { WireAnswer } from './outward/exchange.ts'
import { isPassing, refusalIn } from './outward/refusal.ts'
import { ledgerName } from './ledger-name.ts'
import type { BoardInUse } from './which-boards.ts'

export type OutwardSettings = {
  db: Database
  clock: Clock
  /** Where boards in demo mode are: 'http://127.0.0.1:4100'. Null: there is no sandbox. */
  sandboxUrl: string | null
  /** How we name ourselves to boards, with an address to complain to. */
  userAgent: string
  circuit?: CircuitRules
  resolve?: Resolve
  random?: () => number
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

export type CallOptions = {
  signal: AbortSignal
  endUser: BoardCall['endUser']
  /** How long a call may wait for its turn within the board's limits. A person does not wait; a nightly read does. */
  patienceMs: number
}

/** What one search or one read of a board is done with. */
export type OpenCall = {
  call: BoardCall
  /** To be told once how it ended, as the connector could read the answers: one that came may still be empty, or no answer. */
  conclude: (outcome: CallOutcome, message: string) => Promise<void>
}

/**
 * The only way out to the boards. Every request passes the board's allow-list, its limits and its circuit, has a limit of
 * time and of size, and is recorded.
 */
export type Outward = {
  open: (boardInUse: BoardInUse, options: CallOptions) => OpenCall
  close: () => Promise<void>
}

/** Further tries of one request, each in its time limit. */
const mostTries = 2
const firstPauseMs = 250

export function createOutward(settings: OutwardSettings): Outward {
  // A pool of sockets for each board: one slow board cannot take those of the others.
  const pools = new Map<BoardId, Agent>()

  function poolOf({ board, mode }: BoardInUse): Agent {
    const pool = pools.get(board.id) ?? createPool(board, mode, settings.resolve ?? resolveByDns)
    pools.set(board.id, pool)
    return pool
  }

  return {
    open(boardInUse, options) {
      const route = routeOf(boardInUse, settings.sandboxUrl)
      return openCall({ settings, boardInUse, route, options, pool: () => poolOf(boardInUse) })
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()))
      pools.clear()
    },
  }
}

function createPool(board: Board, mode: BoardInUse['mode'], resolve: Resolve): Agent {
  return new Agent({
    connections: board.limits.concurrent,
    // HTTP/2 would put any number of calls into one socket, past the board's limit.
    allowH2: false,
    // The time limit of the whole call is shorter than any of these would be.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: {
      timeout: board.limits.timeoutMs,
      ...(mode === 'live' && { lookup: checkedLookup(resolve) }),
    },
  })
}

type Passed = { callId: number; board: string; circuitBefore: Circuit }

function openCall(parts: {
  settings: OutwardSettings
  boardInUse: BoardInUse
  route: Route
  options: CallOptions
  pool: () => Agent
}): OpenCall {
  const { settings, boardInUse, route, options } = parts
  const { db, clock } = settings
  const { board } = boardInUse
  const name = ledgerName(boardInUse)
  const rules = settings.circuit ?? circuitRules
  const sleep = settings.sleep ?? ((ms, signal) => sleepFor(ms, undefined, { signal }))
  let lastAnswered: Passed | null = null
  /** What failed on the wire is recorded there; the connector's failure is often the very same. */
  const recorded = new Set<string>()

  async function fetch(request: BoardRequest): Promise<BoardResponse> {
    const url = route.check(request.url)
    const first = await pass(options.patienceMs)
    const timeLimit = AbortSignal.timeout(board.limits.timeoutMs)
    const until = performance.now() + board.limits.timeoutMs
    for (let passed = first, tries = 0; ; tries++) {
      const { answer, failure } = await attempt(passed, request, url, timeLimit)
      if (failure === null) {
        lastAnswered = passed
        return { status: answer.status, headers: answer.headers, text: answer.text, url: answer.url }
      }
      const pause = firstPauseMs * 2 ** tries * (0.5 + (settings.random ?? Math.random)())
      const isWorthIt =
        tries < mostTries &&
        isSafeToRepeat(request) &&
        isPassing(failure, answer?.status ?? null) &&
        performance.now() + pause < until
      if (!isWorthIt || !(await spendTry(db, passed, clock.now()))) throw failure
      await sleep(pause, options.signal).catch(() => {
        throw stopped(options.signal)
      })
      const again = await askGate()
      if (again.kind === 'wait') throw failure
      passed = { ...again, board: name }
    }
  }

  async function attempt(passed: Passed, request: BoardRequest, url: URL, timeLimit: AbortSignal): Promise<Attempt> {
    const startedAt = performance.now()
    const signal = AbortSignal.any([options.signal, timeLimit])
    const { body, type } = await bodyOf(request)
    const outcome = await travel(parts.pool(), route, {
      url,
      method: request.method ?? 'GET',
      headers: headersOf(request, type, settings.userAgent),
      body,
      signal,
      maxBytes: board.limits.maxBytes,
    }).then(
      (answer): Attempt => {
        const failure = refusalIn(answer, request.statuses ?? [], clock.now())
        return failure === null ? { answer, failure } : { answer, failure }
      },
      (error: unknown): Attempt => ({
        answer: null,
        failure: failureOfConnection(error, { caller: options.signal, timeLimit, timeLimitMs: board.limits.timeoutMs }),
      }),
    )
    const { answer, failure } = outcome
    if (failure !== null) recorded.add(failure.message)
    const now = clock.now()
    const wait = failure?.retryAfterSeconds ?? null
    await recordEnd(
      db,
      {
        ...passed,
        outcome: failure?.outcome ?? 'ok',
        message: failure?.message ?? 'answered',
        ms: performance.now() - startedAt,
        status: answer?.status ?? null,
        bytes: answer?.bytes ?? null,
        notBefore: wait === null ? null : new Date(now.getTime() + wait * 1000),
      },
      now,
      rules,
    )
    return outcome
  }

  async function askGate(): Promise<Pass> {
    return await passGate(db, { name, limits: board.limits }, { now: clock.now(), timeLimitMs: board.limits.timeoutMs })
  }

  /** Waits for its turn as long as the caller has patience. */
  async function pass(patienceMs: number): Promise<Passed> {
    let patience = patienceMs
    for (;;) {
      if (options.signal.aborted) throw stopped(options.signal)
      const now = clock.now()
      const answer = await askGate()
      if (answer.kind === 'go') return { callId: answer.callId, board: name, circuitBefore: answer.circuitBefore }
      const wait = Math.max(answer.until.getTime() - now.getTime(), 1)
      if (wait > patience) throw new BoardFailure('skipped', answer.message)
      patience -= wait
      await sleep(wait, options.signal).catch(() => {
        throw stopped(options.signal)
      })
    }
  }

  return {
    call: {
      fetch,
      setting: (name) => boardInUse.settings[name] ?? '',
      signal: options.signal,
      now: clock.now(),
      endUser: options.endUser,
    },
    async conclude(outcome, message) {
      // One that was stopped says nothing of the board.
      if (outcome !== 'skipped' || !options.signal.aborted) await countAnswer(db, name, outcome)
      if (lastAnswered === null || outcome === 'ok' || recorded.has(message)) return
      await recordReading(db, lastAnswered, { outcome, message, now: clock.now(), rules })
    },
  }
}

type Attempt =
  | { answer: WireAnswer & { url: string }; failure: null }
  | { answer: (WireAnswer & { url: string }) | null; failure: BoardFailure }

/** A repeated POST might do its work twice: only where the connector says that it does none. */
function isSafeToRepeat(request: BoardRequest): boolean {
  return request.retryable ?? (request.method ?? 'GET') === 'GET'
}

async function bodyOf({ json, form }: BoardRequest): Promise<{ body: string | Buffer | null; type: string | null }> {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' }
  if (!form) return { body: null, type: null }
  const packed = new Response(form)
  return { body: Buffer.from(await packed.arrayBuffer()), type: packed.headers.get('content-type') }
}

function headersOf(request: BoardRequest, type: string | null, userAgent: string): Record<string, string> {
  const given = Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const)
  return {
    'user-agent': userAgent,
    accept: '*/*',
    ...(type !== null && { 'content-type': type }),
    ...Object.fromEntries(given),
  }
}
