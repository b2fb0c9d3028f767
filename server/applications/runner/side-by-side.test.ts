import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCv } from '../../../test/cvs.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { addAds, startServer, type TestServer } from '../../../test/server.ts'
import { boards } from '../../boards/boards.ts'
import { balanceOf } from '../../credits/credits.ts'
import { giveCredits } from '../../credits/give-credits.ts'
import { inTransaction } from '../../platform/database.ts'
import { beginApplications } from '../begin.ts'
import { saveSettings } from '../source-settings.ts'
import { fakeApplier, startFakeBoard } from './fake-board.fixtures.ts'
import type { RunnerDeps } from './prepare.ts'
import { startRunner } from './runner.ts'

const four = ['reed', 'indeed', 'monster', 'dice'] as const
const count = 12
const free = { isOff: false, dailyLimit: 100, hourlyLimit: 30, spacingSeconds: 0, quietFrom: 0, quietTo: 0 } as const

let server: TestServer
let board: Awaited<ReturnType<typeof startFakeBoard>>
beforeAll(async () => {
  server = await startServer({ boards, environment: { ROLECALL_FREE_CREDITS: '0' } })
  board = await startFakeBoard()
  const titles = Array.from({ length: count }, (_, i) => `Nurse of ward ${i + 1}`)
  await addAds(
    server,
    titles.map((title, i) => ({ id: `reed:${i + 1}`, source: 'reed', title, company: `${title} House` })),
  )
})
afterAll(async () => {
  await board[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

/** Somebody with applications that wait at four boards. */
async function applicant(): Promise<Person> {
  const person = await aPerson(server)
  const db = server.db
  const now = new Date()
  await server.post('/api/users/me/savecv', aCv(), person.headers)
  for (const source of four) {
    const settings = { ...free, way: 'automatic' } as const
    await saveSettings(db, { userId: person.id, board: source, settings, consent: true, now })
  }
  await inTransaction(server.db, async (client) => {
    await giveCredits(client, { userId: person.id, amount: count, key: person.id, now })
  })
  const { rows } = await db.query<{ id: number }>('select id from jobs order by id')
  const applications = rows.map(({ id }) => ({ job: String(id) }))
  const { started } = await beginApplications(server.services, { userId: person.id, applications, now })
  for (const [place, { application }] of started.entries()) {
    await db.query('update applications set ref = id, board = $2 where id = $1', [application, four[place % 4]])
  }
  await db.query(`update application_documents set bytes = '%PDF', sha256 = sha256('%PDF') where user_id = $1`, [
    person.id,
  ])
  return person
}

async function statesOf(person: Person): Promise<string[]> {
  const { rows } = await server.db.query<{ state: string }>(
    'select state from applications where user_id = $1 order by created, id',
    [person.id],
  )
  return rows.map(({ state }) => state)
}

async function aRunner(more: Partial<RunnerDeps>) {
  const deps: RunnerDeps = {
    ...server.services,
    clock: { now: () => new Date() },
    applierFor: () => fakeApplier(board.url),
    loginFor: async () => await Promise.resolve({ email: 'a@example.com', password: 'secret' }),
    ...more,
  }
  const databaseUrl = server.services.config.databaseUrl!
  const runner = await startRunner(deps, { databaseUrl, onLost: () => {}, isWatching: false })
  return { runner, [Symbol.asyncDispose]: runner.stop }
}

/** Lets four go on at the same moment; the last few after a while. */
function atOnce(): () => Promise<void> {
  let waiting: (() => void)[] = []
  const go = () => {
    for (const one of waiting) one()
    waiting = []
  }
  return async () =>
    await new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === four.length) go()
      else setTimeout(go, 1_000).unref()
    })
}

test('of one person, applications at four boards that are made at the same moment are all written down', async () => {
  const person = await applicant()
  const wait = atOnce()
  await using used = await aRunner({ onStep: async (step) => (step === 'store-receipt' ? await wait() : undefined) })
  await used.runner.workOff()
  expect(await statesOf(person)).toEqual(Array.from({ length: count }, () => 'applied'))
  expect(await balanceOf(server.db, person.id)).toEqual({ available: 0, reserved: 0 })
  const { rows } = await server.db.query<{ number: number }>(
    'select number from application_receipts where user_id = $1 order by number',
    [person.id],
  )
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, i) => i + 1))
})

test('where it could not be written down what came of one, the board is looked at, by the same runner too', async () => {
  const person = await applicant()
  let isBroken = true
  await using used = await aRunner({
    onStep(step) {
      if (step === 'store-receipt' && isBroken) throw new Error('The database is away')
    },
  })
  await used.runner.workOff()
  isBroken = false
  await used.runner.workOff()
  const sending = (await statesOf(person)).filter((state) => state === 'sending')
  expect(sending).toHaveLength(four.length)
  // Its lease is over: the database's clock is finer than ours, and may be ahead of it within a millisecond.
  await server.db.query(
    `update applications set lease_until = now() - interval '1 second' where user_id = $1 and runner is not null`,
    [person.id],
  )
  await used.runner.workOff()
  expect(await statesOf(person)).toEqual(Array.from({ length: count }, () => 'applied'))
  expect(board.all().every((times) => times === 1)).toBe(true)
})
