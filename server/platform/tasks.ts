import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Transaction } from './database.ts'
import type { Log } from './log.ts'

/** Data in, one effect out, safe to run twice. Declared with its feature, run by the worker. */
export type Task<Input, Deps> = {
  /** In kebab case; the name of its queue. */
  name: string
  input: z.ZodType<Input>
  /** Seconds after which a run counts as lost and is tried again. */
  expireSeconds: number
  /** Further tries after a failure, each later than the one before. */
  retries: number
  /** Runs by the clock: minutes hours days months weekdays, UTC. */
  schedule?: { cron: string; input: Input }
  run(input: Input, deps: Deps, signal: AbortSignal): Promise<void>
}

/** Keeps the types of a task while naming it. */
export function task<Input, Deps>(definition: Task<Input, Deps>): Task<Input, Deps> {
  return definition
}

export type Tasks = {
  /** Queues a task; inside a transaction it is there exactly when the transaction is. One of the same key waits at a time. */
  send: <Input, Deps>(
    task: Task<Input, Deps>,
    input: Input,
    options?: { within?: Transaction; key?: string },
  ) => Promise<void>
  stop: () => Promise<void>
}

/** The queue in PostgreSQL, for programs that only send. */
export async function startTasks(options: { databaseUrl: string; log: Log }): Promise<Tasks & { boss: PgBoss }> {
  const boss = new PgBoss({ connectionString: options.databaseUrl, max: 3, application_name: 'rolecall tasks' })
  boss.on('error', (error) => options.log.error({ err: error }, 'the task queue failed'))
  await boss.start()
  return {
    boss,
    async send(task, input, { within, key } = {}) {
      await boss.send(task.name, task.input.parse(input) as object, {
        ...(within ? { db: fromDrizzle(within, sql) } : {}),
        ...(key === undefined ? {} : { singletonKey: key }),
      })
    },
    stop: async () => await boss.stop({ graceful: true, timeout: 15_000 }),
  }
}

/** The queue with its workers: every task of the list is run here, and its schedule kept. */
export async function workTasks<Deps>(
  options: { databaseUrl: string; log: Log; stopping: AbortSignal },
  tasks: readonly Task<unknown, Deps>[],
  deps: Deps,
): Promise<Tasks> {
  const queue = await startTasks(options)
  for (const one of tasks) {
    const settings = { expireInSeconds: one.expireSeconds, retryLimit: one.retries, retryDelay: 30, retryBackoff: true }
    await queue.boss.createQueue(one.name, { policy: 'stately', ...settings })
    await queue.boss.updateQueue(one.name, settings)
    await queue.boss.work(one.name, { batchSize: 1, pollingIntervalSeconds: 2 }, async ([job]) => {
      if (!job) return
      const startedAt = performance.now()
      const signal = AbortSignal.any([options.stopping, job.signal])
      try {
        await one.run(one.input.parse(job.data), deps, signal)
        options.log.info({ task: one.name, ms: Math.round(performance.now() - startedAt) }, 'task done')
      } catch (error) {
        options.log.error({ task: one.name, err: error }, 'task failed')
        throw error
      }
    })
    if (one.schedule)
      await queue.boss.schedule(one.name, one.schedule.cron, one.input.parse(one.schedule.input) as object)
  }
  return queue
}
