import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, QueryResult, QueryResultRow } from 'pg'
import type { Clock } from './clock.ts'
import { codeOf, isConnectionError } from './connection-errors.ts'
import { connect, type Database, type Queryable } from './database.ts'
import type { Log } from './log.ts'
import { createLagMeter, type LagMeter } from './replica-lag.ts'
import { createProbe, type Probe } from './replica-probe.ts'

/** For statements that only read, each by itself and outside any transaction: the primary or a replica answers. */
export type Reading = Queryable

/** 'out': could not be reached. 'behind': what it shows is too old. 'promoted': it is a primary of its own now. */
type ReplicaState = 'in-use' | 'out' | 'behind' | 'promoted'

type ReplicaStatus = {
  /** Its place in the setting, from 1: the address is nobody's business. */
  number: number
  state: ReplicaState
  /** Seconds by which it is behind; null if that is not known. */
  lagSeconds: number | null
}

export type Readers = {
  /** One well replica for all statements of one piece of work, so that they agree; the primary if there is none. */
  one: () => Reading
  /** As they were when last looked at. */
  status: () => readonly ReplicaStatus[]
  /** Their connections, by number. */
  pools: () => readonly { number: number; pool: Pool }[]
  /** Looks at every replica. Runs by itself each second. */
  check: () => Promise<void>
  stop: () => Promise<void>
}

/** Where a page is read from: for guests where searches are, while who is logged in sees at once what they have changed. */
export function readingFor(
  { db, readers }: { db: Database; readers: Readers },
  user: { userId: string } | null,
): Reading {
  return user === null ? readers.one() : db
}

/** Milliseconds for which a replica that failed is left alone. */
export const outMs = 10_000
/** Milliseconds by which a replica may be behind. */
export const mostLagMs = 10_000
const checkEveryMs = 1_000
const stopMs = 1_000
/** Milliseconds that the primary is given to say how far it is. */
const patienceMs = 2_000

type Replica = {
  number: number
  pool: Pool
  probe: Probe
  state: ReplicaState
  lagSeconds: number | null
  /** When it may be tried again. */
  until: number
  /** Those who wait for an answer, told when it is given up: a server that hangs keeps nobody. */
  waiting: Set<(lost: ReplicaLost) => void>
}

/**
 * Spreads reads over the replicas that are well. What a replica cannot answer because of its connection, the primary answers,
 * and the replica is left alone for ten seconds; then it is used again once it answers and is not behind.
 */
export function createReaders(given: {
  primary: Database
  urls: readonly string[]
  /** The most to each of them. */
  connections?: number
  name: string
  clock: Clock
  log: Log
  /** Null, for tests: only when `check` is called. */
  everyMs?: number | null
}): Readers {
  const { primary, clock, log } = given
  const lag = createLagMeter()
  const replicas = given.urls.map((url, index): Replica => {
    const name = `${given.name} reading`
    const onError = (error: Error): void =>
      log.warn({ replica: index + 1, code: codeOf(error) }, 'a connection to the replica broke')
    return {
      number: index + 1,
      pool: connect(url, { name, max: given.connections ?? 10, onError, connectMs: 3_000, answerMs: 20_000 }),
      probe: createProbe(url, `${name} probe`),
      state: 'in-use',
      lagSeconds: null,
      until: 0,
      waiting: new Set(),
    }
  })
  let turn = 0

  const leave = (replica: Replica, state: Exclude<ReplicaState, 'in-use'>, why: Record<string, unknown>): void => {
    const { number } = replica
    if (state === 'out') replica.until = clock.now().getTime() + outMs
    if (replica.state === state) return
    if (replica.state === 'in-use') log.warn({ replica: number, state, ...why }, 'a replica is not used for a while')
    replica.state = state
    if (state !== 'out') return
    for (const tell of replica.waiting) tell(new ReplicaLost())
  }

  const read = async <Row extends QueryResultRow>(
    replica: Replica,
    text: string,
    values?: unknown[],
  ): Promise<QueryResult<Row>> => {
    if (replica.state === 'in-use') {
      try {
        // sql: passed on; checked where it is asked
        return await unlessLost(replica, replica.pool.query<Row>(text, values))
      } catch (error) {
        if (isConnectionError(error)) leave(replica, 'out', { code: codeOf(error) })
        else if (!mayPrimaryAnswer(error)) throw error
      }
    }
    // sql: passed on; checked where it is asked
    return await primary.query<Row>(text, values)
  }

  const checkOne = async (replica: Replica, primaryAnswers: boolean): Promise<void> => {
    const now = clock.now().getTime()
    if (replica.state === 'out' && now < replica.until) return
    try {
      const { isStandby, wasStandby, replayedTo, behindSeconds } = await replica.probe.look()
      replica.lagSeconds = replayedTo === null ? null : lag.secondsBehind(replayedTo, behindSeconds, now)
      // What was written to the primary is not in it. While the primary is down it is all there is to read from.
      if (primaryAnswers && wasStandby && !isStandby) leave(replica, 'promoted', {})
      else if (primaryAnswers && (replica.lagSeconds ?? 0) * 1000 > mostLagMs)
        leave(replica, 'behind', { lagSeconds: replica.lagSeconds })
      else if (replica.state !== 'in-use') {
        log.info({ replica: replica.number, was: replica.state }, 'a replica is used again')
        replica.state = 'in-use'
      }
    } catch (error) {
      replica.lagSeconds = null
      leave(replica, 'out', { code: codeOf(error) })
    }
  }

  let asking: Promise<boolean> | null = null
  const check = async (): Promise<void> => {
    // One question at a time: a primary that hangs must not be asked with ever more connections.
    asking ??= notePrimary(primary, lag, clock).finally(() => (asking = null))
    const primaryAnswers = await Promise.race([asking, wait(patienceMs, false, { ref: false })])
    await Promise.all(replicas.map(async (replica) => await checkOne(replica, primaryAnswers)))
  }

  let checking: Promise<void> | null = null
  const everyMs = given.everyMs === undefined ? checkEveryMs : given.everyMs
  const timer =
    everyMs === null || replicas.length === 0
      ? null
      : setInterval(() => {
          checking ??= check()
            .catch((error: unknown) => log.error({ err: error }, 'the replicas could not be looked at'))
            .finally(() => (checking = null))
        }, everyMs)
  timer?.unref()

  return {
    one() {
      const well = replicas.filter(({ state }) => state === 'in-use')
      const replica = well[turn++ % Math.max(1, well.length)]
      if (replica === undefined) return primary
      const query = async (text: string, values?: unknown[]) => await read(replica, text, values)
      return { query: query as Queryable['query'] }
    },
    status: () => replicas.map(({ number, state, lagSeconds }) => ({ number, state, lagSeconds })),
    pools: () => replicas.map(({ number, pool }) => ({ number, pool })),
    check,
    async stop() {
      if (timer) clearInterval(timer)
      await checking
      const ended = Promise.all(replicas.map(async ({ pool, probe }) => await Promise.all([pool.end(), probe.stop()])))
      // A connection to a server that hangs cannot be ended in good order.
      await Promise.race([ended, wait(stopMs, undefined, { ref: false })])
    },
  }
}

/** A replica was given up while it was being read from. */
class ReplicaLost extends Error {}

async function unlessLost<Answer>({ waiting }: Pick<Replica, 'waiting'>, answer: Promise<Answer>): Promise<Answer> {
  return await new Promise<Answer>((resolve, reject) => {
    waiting.add(reject)
    void answer.then(resolve, reject).finally(() => waiting.delete(reject))
  })
}

/**
 * Failures of a replica that has nothing wrong with its connection: given up meanwhile, all its connections taken, a row that was
 * removed on the primary while we read it (40001), a table or column that a migration has made a moment ago.
 */
function mayPrimaryAnswer(error: unknown): boolean {
  return (
    error instanceof ReplicaLost ||
    ['40001', '42P01', '42703'].includes(codeOf(error) ?? '') ||
    (error instanceof Error && error.message === 'timeout exceeded when trying to connect')
  )
}

/** Notes how far the primary has written its log. @returns whether it answers. */
async function notePrimary(primary: Database, lag: LagMeter, clock: Clock): Promise<boolean> {
  try {
    // On a server that is itself a standby, as behind some proxies, there is nothing to compare with.
    const { rows } = await primary.query<{ at: string | null }>(
      `select case when pg_is_in_recovery() then null else (pg_current_wal_lsn() - '0/0')::text end as at`,
    )
    const at = rows[0]?.at
    if (at != null) lag.note(BigInt(at), clock.now().getTime())
    return true
  } catch {
    return false
  }
}
