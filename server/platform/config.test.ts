import { expect, test } from 'vitest'
import { BadSettings, readConfig } from './config.ts'

const database = { DATABASE_URL: 'postgres://ann@pooler/jobs' }

test('what needs a session goes to the database itself where a pooler stands between', () => {
  const directUrl = 'postgres://ann@database/jobs'
  expect(readConfig({ ...database, DATABASE_DIRECT_URL: directUrl })).toMatchObject({
    databaseUrl: database.DATABASE_URL,
    directUrl,
  })
  expect(readConfig(database).directUrl).toBe(database.DATABASE_URL)
  expect(readConfig({}).directUrl).toBeNull()
  expect(() => readConfig({ DATABASE_DIRECT_URL: directUrl })).toThrow(/DATABASE_DIRECT_URL .* set both/u)
  expect(() => readConfig({ ...database, DATABASE_DIRECT_URL: 'database:5432' })).toThrow(/DATABASE_DIRECT_URL/u)
})

test('the size of each pool can be set', () => {
  expect(readConfig({}).connections).toEqual({ web: 10, worker: 5, apply: 6, queue: 4, replica: 10 })
  const set = {
    ROLECALL_WEB_CONNECTIONS: '20',
    ROLECALL_WORKER_CONNECTIONS: '7',
    ROLECALL_APPLY_CONNECTIONS: '8',
    ROLECALL_QUEUE_CONNECTIONS: '3',
    ROLECALL_REPLICA_CONNECTIONS: '2',
  }
  expect(readConfig(set).connections).toEqual({ web: 20, worker: 7, apply: 8, queue: 3, replica: 2 })
  for (const name of Object.keys(set)) {
    for (const wrong of ['1', '0', '-4', '2.5', 'many', '501']) {
      expect(() => readConfig({ [name]: wrong })).toThrow(BadSettings)
      expect(() => readConfig({ [name]: wrong })).toThrow(name)
    }
  }
})
