import type { PoolClient } from 'pg'
import { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { errorInWords } from './describe-error.ts'
import type { Log } from './log.ts'
import { sayingOnce } from './saying-once.ts'

/** Data in, one effect out, safe to run twice. Declared with its feature, run by the worker. */
export type Task<Input, Deps> = {
  /** In kebab case; the name of its queue. */
  name: string
  input: z.ZodType<Input>
  /** Seconds after which a run counts as lost and is tried again. */
  expireSeconds: number
  /** Further tries after a failure, each later than the one before: after 30 s, 1, 2, 4 … and at most 30 minutes. */
  retries: number
  /** How many of them one worker does at the same time; left out: one after the other. */
  atATime?: number
  /** Runs by the clock: minutes hours days months weekdays, UTC. */
  schedule?: { cron: string; input: Input }
  run(input: Input, deps: Deps, signal: AbortSignal): Promise<void>
}

/** Keeps the types of a task while naming it. */
export function task<Input, Deps>(definition: Task<Input, Deps>): Task<Input, Deps> {
  return definition
}

/** Where the queue is; workers need an address without a pooler between, since they listen. */
type QueueAt = {
  databaseUrl: string
  log: Log
  /** The most of a worker, beside the one that it listens on. */
  connections?: number
}

export type Tasks = {
  /** Queues a task; inside a transaction it is there exactly when the transaction is. One of the same key waits at a time. */
  send: <Input, Deps>(
    task: Task<Input, Deps>,
    input: Input,
    options?: { within?: PoolClient; key?: string },
  ) => Promise<void>
  stop: () => Promise<void>
}

/** Makes the queues of these tasks, or brings their settings up to date. */
export async function prepareTasks(options: QueueAt, tasks: readonly QueueOf[]): Promise<void> {
  const queue = await startTasks(options, { isWorking: true })
  for (const one of tasks) {
    await makeQueue(queue.boss, one)
    await queue.boss.updateQueue(one.name, settingsOf(one))
  }
  await queue.stop()
}

/** For programs that only send: begins when the first task is sent, and makes its queue where no worker has yet. */
export function sendTasks(options: QueueAt): Tasks {
  let starting: ReturnType<typeof startTasks> | null = null
  const made = new Set<string>()
  return {
    async send(task, input, sendOptions) {
      starting ??= startTasks(options, { isWorking: false })
      const queue = await starting
      if (!made.has(task.name)) {
        await makeQueue(queue.boss, task)
        made.add(task.name)
      }
      await queue.send(task, input, sendOptions)
    },
    stop: async () => await (await starting)?.stop(),
  }
}

/** Seconds within which a worker tells that it still works on a task; it does so four times as often. */
const heartbeatSeconds = 60

type QueueOf = Pick<Task<never, never>, 'name' | 'expireSeconds' | 'retries'>

function settingsOf({ expireSeconds, retries }: QueueOf) {
  return {
    expireInSeconds: expireSeconds,
    retryLimit: retries,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 1_800,
    // A worker that was killed says so by its silence: another takes the task within minutes, however long the task may take.
    heartbeatSeconds,
    // Workers hear of a task when the transaction that queued it commits.
    notify: true,
  }
}

/** How often workers look for tasks, in seconds: `heard` only finds tries that are due again, the other is for when nothing is heard. */
const look = { heard: 5, unheard: 2 }

/** Leaves one that is there as it is. */
async function makeQueue(boss: PgBoss, one: QueueOf): Promise<void> {
  await boss.createQueue(one.name, { policy: 'stately', ...settingsOf(one) })
}

async function startTasks(options: QueueAt, { isWorking }: { isWorking: boolean }): Promise<Tasks & { boss: PgBoss }> {
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    max: isWorking ? (options.connections ?? 4) : 1,
    application_name: 'rolecall tasks',
    useListenNotify: isWorking,
    supervise: isWorking,
    schedule: isWorking,
  })
  boss.on('error', sayingOnce(options.log, 'the task queue failed'))
  await boss.start()
  return {
    boss,
    async send(task, input, { within, key } = {}) {
      await boss.send(task.name, task.input.parse(input) as object, {
        ...(within
          ? {
              db: {
                // sql: written by the task queue
                executeSql: async (text: string, values?: unknown[]) => await within.query(text, values),
              },
            }
          : {}),
        ...(key === undefined ? {} : { singletonKey: key }),
      })
    },
    stop: async () => await boss.stop({ graceful: true, timeout: 15_000 }),
  }
}

/** The queue with its workers: every task of the list is run here, and its schedule kept. */
export async function workTasks<Deps>(
  options: QueueAt & { stopping: AbortSignal },
  tasks: readonly Task<unknown, Deps>[],
  deps: Deps,
): Promise<Tasks> {
  await prepareTasks(options, tasks)
  const queue = await startTasks(options, { isWorking: true })
  for (const one of tasks) {
    for (let i = 0; i < (one.atATime ?? 1); i++) await addWorker(queue.boss, one, { ...options, deps })
    if (one.schedule)
      await queue.boss.schedule(one.name, one.schedule.cron, one.input.parse(one.schedule.input) as object)
  }
  return queue
}

async function addWorker<Deps>(
  boss: PgBoss,
  one: Task<unknown, Deps>,
  { log, stopping, deps }: { log: Log; stopping: AbortSignal; deps: Deps },
): Promise<void> {
  const polling = { pollingIntervalSeconds: look.unheard, notifyPollingIntervalSeconds: look.heard }
  const id = await boss.work(
    one.name,
    { batchSize: 1, heartbeatRefreshSeconds: heartbeatSeconds / 4, ...polling },
    async ([job]) => {
      if (!job) return
      const startedAt = performance.now()
      try {
        await one.run(one.input.parse(job.data), deps, AbortSignal.any([stopping, job.signal]))
        log.info({ task: one.name, ms: Math.round(performance.now() - startedAt) }, 'task done')
      } catch (error) {
        log.error({ task: one.name, err: error }, 'task failed')
        // oxlint-disable-next-line preserve-caught-error -- the queue keeps the reason and shows it to admins: without what people typed
        throw new Error(errorInWords(error))
      } finally {
        // Takes the next one at once: pg-boss would wait until its next look, so that a queue would empty by one a look.
        boss.notifyWorker(id)
      }
    },
  )
}
