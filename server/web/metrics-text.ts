import { Counter, Gauge, register, Registry } from 'prom-client'
import type { WebServices } from './web-services.ts'
import { askForFigures, type DatabaseFigures } from './database-figures.ts'

/** Milliseconds for which figures of the database are good, and after which they are given up. */
const keptMs = 5_000
const patienceMs = 2_500

/**
 * All figures as Prometheus reads them. Those of the database are asked for at most once in five seconds, however often somebody reads,
 * and are left out where it does not answer in time: then `rolecall_database_figures_up` is 0.
 */
export function createMetricsText(services: WebServices): () => Promise<string> {
  let kept: { figures: DatabaseFigures; at: number } | null = null
  let asking: Promise<DatabaseFigures> | null = null

  async function databaseFigures(): Promise<DatabaseFigures | null> {
    if (kept !== null && performance.now() - kept.at < keptMs) return kept.figures
    // A question that hangs is the only one there is.
    asking ??= askForFigures(services).finally(() => (asking = null))
    try {
      const figures = await inTime(asking)
      if (figures !== null) kept = { figures, at: performance.now() }
      return figures
    } catch (error) {
      services.log.warn({ err: error }, 'the figures of the database could not be read')
      return null
    }
  }

  return async () => {
    const registry = new Registry()
    addProcess(registry, services)
    addDatabase(registry, await databaseFigures())
    return `${await register.metrics()}\n${await registry.metrics()}`
  }
}

function gauge<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
) {
  return new Gauge({ name, help, labelNames, registers: [registry] })
}

/** Adds what this process tells of itself. */
function addProcess(registry: Registry, { load, db, readers }: WebServices): void {
  const running = gauge(registry, 'rolecall_work_running', 'Requests in progress, by kind of work', ['work'])
  const waiting = gauge(registry, 'rolecall_work_waiting', 'Requests queued, by kind of work', ['work'])
  for (const figures of load.figures()) {
    running.set({ work: figures.workClass }, figures.running)
    waiting.set({ work: figures.workClass }, figures.waiting)
  }
  gauge(registry, 'rolecall_strain', 'How late the event loop is: 0 not at all, 1 some, 2 much').set(
    { none: 0, some: 1, much: 2 }[load.strain()],
  )
  const connections = gauge(registry, 'rolecall_pool_connections', 'Connections to a database, by what they do', [
    'pool',
    'state',
  ])
  const inLine = gauge(registry, 'rolecall_pool_waiting', 'Statements waiting for a connection', ['pool'])
  const replicas = readers.pools().map(({ number, pool }) => ({ name: `replica ${number}`, connected: pool }))
  for (const { name: pool, connected } of [{ name: 'primary', connected: db }, ...replicas]) {
    connections.set({ pool, state: 'idle' }, connected.idleCount)
    connections.set({ pool, state: 'used' }, connected.totalCount - connected.idleCount)
    inLine.set({ pool }, connected.waitingCount)
  }
  const inUse = gauge(registry, 'rolecall_replica_in_use', 'Whether searches read from a replica', ['replica'])
  const lag = gauge(registry, 'rolecall_replica_lag_seconds', 'How far a replica is behind the primary', ['replica'])
  for (const { number, state, lagSeconds } of readers.status()) {
    inUse.set({ replica: String(number) }, state === 'in-use' ? 1 : 0)
    if (lagSeconds !== null) lag.set({ replica: String(number) }, lagSeconds)
  }
}

/** Of all processes together, from the database. @param figures null: it does not answer. */
function addDatabase(registry: Registry, figures: DatabaseFigures | null): void {
  gauge(registry, 'rolecall_database_figures_up', 'Whether the figures of the database could be read').set(
    figures ? 1 : 0,
  )
  if (figures === null) return
  const answers = new Counter({
    name: 'rolecall_board_answers_total',
    help: 'How boards answered live searches and reads, by outcome, across all programs',
    labelNames: ['board', 'outcome'],
    registers: [registry],
  })
  for (const { board, outcome, total } of figures.boardAnswers) answers.inc({ board, outcome }, total)

  const circuits = gauge(registry, 'rolecall_board_circuit', '1 for the state that the circuit of a board is in', [
    'board',
    'state',
  ])
  for (const { board, state } of figures.circuits) {
    for (const one of ['closed', 'open', 'probing'] as const) circuits.set({ board, state: one }, one === state ? 1 : 0)
  }

  const due = gauge(registry, 'rolecall_queue_tasks', 'Tasks that are due and waiting for a worker, by queue', [
    'queue',
  ])
  const oldest = gauge(registry, 'rolecall_queue_oldest_seconds', 'Age of the oldest due task', ['queue'])
  const failed = gauge(registry, 'rolecall_queue_failed_tasks', 'Tasks that have used all their retries, by queue', [
    'queue',
  ])
  for (const queue of figures.queues) {
    due.set({ queue: queue.name }, queue.due)
    oldest.set({ queue: queue.name }, queue.oldestSeconds)
    failed.set({ queue: queue.name }, queue.failed)
  }

  const messages = gauge(registry, 'rolecall_messages_waiting', 'Mails and texts that have not been sent yet', ['kind'])
  const since = gauge(registry, 'rolecall_messages_oldest_seconds', 'Age of the oldest unsent message', ['kind'])
  for (const { kind, waiting, oldestSeconds } of figures.messages) {
    messages.set({ kind }, waiting)
    since.set({ kind }, oldestSeconds)
  }
  gauge(registry, 'rolecall_credits_held', 'Credits reserved for applications in progress').set(figures.creditsHeld)
  gauge(registry, 'rolecall_files_damaged', 'Stored files that are not what was stored').set(figures.damagedFiles)
}

/** @returns null when the time is up. */
async function inTime<Value>(asking: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs)
  })
  return await Promise.race([asking, end]).finally(() => clearTimeout(timer))
}
