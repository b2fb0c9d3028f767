import { expect, test } from 'vitest'
import { aDatabase } from '../../test/database.ts'
import { connectionOf, inTransaction } from './database.ts'

test('a connection that breaks in the middle of a transaction fails the work, and nothing else', async () => {
  await using database = await aDatabase()
  const { db } = database
  await db.query('create table kept (n int)')
  const work = inTransaction(db, async (client) => {
    await client.query('insert into kept values (1)')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await db.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    // Longer than the server takes to say so.
    for (let tries = 0; tries < 500; tries++) await client.query('select pg_sleep(0.01)')
  })
  await expect(work).rejects.toThrow(/terminat|EPIPE|ECONNRESET|queryable/u)
  // What broke is not given to the next who asks.
  expect(await inTransaction(db, async (client) => (await client.query('select * from kept')).rows)).toEqual([])
})

test('what is undone leaves nothing, and the connection is given back', async () => {
  await using database = await aDatabase()
  const { db } = database
  await db.query('create table kept (n int)')
  for (let i = 0; i < 30; i++) {
    const work = inTransaction(db, async (client) => {
      await client.query('insert into kept values (1)')
      throw new Error('no more')
    })
    await expect(work).rejects.toThrow('no more')
  }
  expect((await db.query('select * from kept')).rowCount).toBe(0)
  {
    using connection = await connectionOf(db)
    expect((await connection.client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  }
  expect(db.totalCount - db.idleCount).toBe(0)
})
