import { PgBoss } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { aDatabase } from '../../test/database.ts'
import { createLog } from './log.ts'
import { prepareTasks, sendTasks, task, workTasks } from './tasks.ts'

const hourLong = task<Record<string, never>, object>({
  name: 'hour-long',
  input: z.strictObject({}),
  expireSeconds: 3_600,
  retries: 2,
  run: async () => await Promise.resolve(),
})

function aLog(lines: string[] = []) {
  return createLog({ program: 'test', level: 'error', to: { write: (line: string) => void lines.push(line) } })
}

test('what a killed worker had in hand goes to another once it has said nothing for a minute', async () => {
  await using database = await aDatabase()
  const { db, url } = database
  const at = { databaseUrl: url, log: aLog() }
  await prepareTasks(at, [hourLong])
  const sender = sendTasks(at)
  await sender.send(hourLong, {})
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  // The worker that takes it is heard of no more.
  expect(await boss.fetch('hour-long')).toHaveLength(1)
  const stateAfter = async (seconds: number) => {
    await db.query(`update pgboss.job set heartbeat_on = now() - make_interval(secs => $1) where name = 'hour-long'`, [
      seconds,
    ])
    await db.query(`update pgboss.queue set monitor_on = null, monitor_claim_on = null`)
    await boss.supervise('hour-long')
    return (await db.query<{ state: string }>(`select state from pgboss.job where name = 'hour-long'`)).rows
  }
  expect(await stateAfter(50)).toEqual([{ state: 'active' }])
  expect(await stateAfter(61)).toEqual([{ state: 'retry' }])
  await boss.stop({ graceful: false })
  await sender.stop()
})

test('a worker tells several times a minute that it works; why its queue failed is in the log', async () => {
  await using database = await aDatabase()
  const work = vi.spyOn(PgBoss.prototype, 'work')
  const lines: string[] = []
  const stopping = new AbortController()
  const at = { databaseUrl: database.url, log: aLog(lines), stopping: stopping.signal }
  const tasks = await workTasks(at, [hourLong], {})
  expect(work.mock.calls.map(([name, options]) => [name, options])).toEqual([
    ['hour-long', expect.objectContaining({ heartbeatRefreshSeconds: 15 }) as object],
  ])
  // As it gives it where the database is away: no error, and only its words and code.
  const boss = work.mock.contexts[0] as unknown as PgBoss
  boss.emit('error', { message: 'connect', code: 'ECONNREFUSED' } as unknown as Error)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'the task queue failed', err: { code: 'ECONNREFUSED' } },
  ])
  work.mockRestore()
  stopping.abort()
  await tasks.stop()
})
