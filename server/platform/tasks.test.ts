import { expect, test } from 'vitest'
import { z } from 'zod'
import { aDatabase } from '../../test/database.ts'
import { createLog } from './log.ts'
import { prepareTasks } from './tasks.ts'

test('a worker that is killed is missed within a minute, however long its task may take', async () => {
  await using database = await aDatabase()
  const log = createLog({ program: 'test', level: 'error', to: { write: () => undefined } })
  const tasks = [{ name: 'hour-long', input: z.object({}), expireSeconds: 3_600, retries: 2 }]
  await prepareTasks({ databaseUrl: database.url, log }, tasks)
  const { rows } = await database.db.query<{ name: string; heartbeat_seconds: number | null }>(
    `select name, heartbeat_seconds from pgboss.queue where name = 'hour-long'`,
  )
  expect(rows).toEqual([{ name: 'hour-long', heartbeat_seconds: 60 }])
})
