import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aCv } from '../../../test/cvs.ts'
import { openDatabase } from '../../../test/database.ts'
import { aPerson } from '../../../test/people.ts'
import { addAds, startServer, type TestServer } from '../../../test/server.ts'
import { boards } from '../../boards/boards.ts'
import { giveCredits } from '../../credits/give-credits.ts'
import { inTransaction } from '../../platform/database.ts'
import { lockSpaces } from '../../platform/locks.ts'
import { beginApplications } from '../begin.ts'
import { saveSettings } from '../source-settings.ts'
import { fakeApplier, startFakeBoard } from './fake-board.fixtures.ts'
import { keepRunner } from './keep-runner.ts'

const free = { isOff: false, dailyLimit: 100, hourlyLimit: 30, spacingSeconds: 0, quietFrom: 0, quietTo: 0 } as const
const ofRunner = `from pg_stat_activity where application_name = 'rolecall apply' and datname = current_database()`

/** Somebody with an ad of their own to apply to. @returns their application's id, with `ref` the same. */
async function queueOne(server: TestServer, ad: string): Promise<string> {
  await addAds(server, [{ id: `reed:${ad}`, source: 'reed', title: 'Nurse', company: `${ad} House` }])
  const person = await aPerson(server)
  const now = new Date()
  await server.post('/api/users/me/savecv', aCv(), person.headers)
  const settings = { ...free, way: 'automatic' } as const
  await saveSettings(server.db, { userId: person.id, board: 'reed', settings, consent: true, now })
  await inTransaction(server.db, async (client) => {
    await giveCredits(client, { userId: person.id, amount: 1, key: person.id, now })
  })
  const { rows } = await server.db.query<{ id: number }>('select max(id) as id from jobs')
  const applications = [{ job: String(rows[0]!.id) }]
  const { started } = await beginApplications(server.services, { userId: person.id, applications, now })
  const id = started[0]!.application!
  await server.db.query('update applications set ref = id where id = $1', [id])
  await server.db.query(
    `update application_documents set bytes = '%PDF', sha256 = sha256('%PDF') where application_id = $1`,
    [id],
  )
  // What is taken at the next look only now has all that it needs.
  await server.db.query(`select pg_notify('applications', $1)`, [id])
  return id
}

const stateOf = async ({ db }: TestServer, id: string) =>
  (await db.query<{ state: string }>('select state from applications where id = $1', [id])).rows[0]?.state

/** The runners that others can know of. */
const known = async ({ db }: Pick<TestServer, 'db'>, database: string | null = null) =>
  (
    await db.query<{ objid: number }>(
      `select objid::int from pg_locks l join pg_database d on d.oid = l.database
        where locktype = 'advisory' and classid = $1 and d.datname = coalesce($2, current_database())`,
      [lockSpaces.runners, database],
    )
  ).rows.map(({ objid }) => objid)

async function aKeptRunner(server: TestServer, boardUrl: string, onStep: (step: string) => Promise<void>) {
  const runner = await keepRunner(
    {
      ...server.services,
      clock: { now: () => new Date() },
      applierFor: () => fakeApplier(boardUrl),
      loginFor: async () => await Promise.resolve({ email: 'a@example.com', password: 'secret' }),
      onStep,
    },
    { databaseUrl: server.services.config.databaseUrl! },
  )
  return { [Symbol.asyncDispose]: runner.stop }
}

test('a runner whose connection is ended connects again, under another number, and goes on', async () => {
  await using server = await startServer({ boards, environment: { ROLECALL_FREE_CREDITS: '0' } })
  await using board = await startFakeBoard()
  await using _ = await aKeptRunner(server, board.url, async () => await Promise.resolve())
  const before = await known(server)
  expect(before).toHaveLength(1)
  await server.db.query(`select pg_terminate_backend(pid) ${ofRunner}`)
  await expect.poll(async () => await known(server)).toEqual([expect.any(Number)])
  await expect.poll(async () => (await known(server))[0]).not.toBe(before[0])

  const id = await queueOne(server, '1')
  await expect.poll(async () => await stateOf(server, id), { timeout: 10_000 }).toBe('applied')
  expect(board.countOf(id)).toBe(1)
})

test('what was being sent when the connection broke is sent once, and its end is kept', async () => {
  await using server = await startServer({ boards, environment: { ROLECALL_FREE_CREDITS: '0' } })
  await using board = await startFakeBoard()
  const reached = Promise.withResolvers<null>()
  const mayGoOn = Promise.withResolvers<null>()
  await using _ = await aKeptRunner(server, board.url, async (step) => {
    if (step !== 'store-receipt') return
    reached.resolve(null)
    await mayGoOn.promise
  })
  const id = await queueOne(server, '2')
  await reached.promise
  await server.db.query(`select pg_terminate_backend(pid) ${ofRunner}`)
  await expect.poll(async () => await known(server)).toEqual([])
  // No other begins before this one has ended, though the first try to connect again comes at once.
  await wait(300)
  expect([await stateOf(server, id), await known(server)]).toEqual(['sending', []])
  mayGoOn.resolve(null)
  await expect.poll(async () => await known(server)).toHaveLength(1)
  expect([await stateOf(server, id), board.countOf(id)]).toEqual(['applied', 1])
})

test('one that is stopped while the database lets nobody in ends', async () => {
  await using server = await startServer({ boards: [] })
  const kept = await aKeptRunner(server, 'http://127.0.0.1:9', async () => await Promise.resolve())
  const url = new URL(server.services.config.databaseUrl!)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  await using elsewhere = openDatabase(url.href)
  await elsewhere.db.query(`alter database ${name} allow_connections false`)
  await elsewhere.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rolecall apply' and datname = $1`,
    [name],
  )
  await expect.poll(async () => await known(elsewhere, name)).toEqual([])
  await kept[Symbol.asyncDispose]()
  await elsewhere.db.query(`alter database ${name} allow_connections true`)
  expect(await known(elsewhere, name)).toEqual([])
})
