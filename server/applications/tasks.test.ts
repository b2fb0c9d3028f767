import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesSent } from '../../test/messages.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'
import { remindOfSilence, tellOfApplications } from './tasks.ts'
import { boards } from '../boards/boards.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ boards })
})
afterAll(async () => await server[Symbol.asyncDispose]())

const batch = '11111111-1111-4111-8111-111111111111'
const { signal } = new AbortController()

async function add(person: Person, title: string, state: string, at = testNow): Promise<void> {
  await server.db.query(
    `insert into applications (user_id, batch_id, vacancy, board, title, ad, way, state, created, updated, applied_at)
     values ($1, $2, $3, 'reed', $3, '{}', 'automatic', $4, $5, $5, case when $4 = 'applied' then $5::timestamptz end)`,
    [person.id, batch, title, state, at],
  )
}

async function mailsTo(person: Person): Promise<string[]> {
  return (await messagesSent(server)).filter(({ recipient }) => recipient === person.email).map(({ body }) => body)
}

test('one mail tells of all that were begun together, once the last is known', async () => {
  const person = await aPerson(server)
  await add(person, 'Chef', 'applied')
  await add(person, 'Baker', 'failed')
  await add(person, 'Waiter', 'queued')
  await tellOfApplications.run({}, server.services, signal)
  expect(await mailsTo(person)).toEqual([])

  await server.db.query(`update applications set state = 'needs-you' where title = 'Waiter'`)
  await tellOfApplications.run({}, server.services, signal)
  await tellOfApplications.run({}, server.services, signal)
  const [mail, ...others] = await mailsTo(person)
  expect(others).toEqual([])
  expect(mail).toMatch(/Chef, on Reed.*: sent\./u)
  expect(mail).toMatch(/Baker, on Reed.*: not sent, and it cost nothing\./u)
  expect(mail).toMatch(/Waiter, on Reed.*: waits for you\./u)
})

test('after two weeks of silence it is asked once; who wants no mail gets none', async () => {
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const long = new Date(testNow.getTime() - 15 * 86_400_000)
  await add(ann, 'Roofer', 'applied', long)
  await add(ben, 'Tiler', 'applied', long)
  await server.db.query(`update users set notifications = $2 where id = $1`, [
    ben.id,
    JSON.stringify({ applications: { mail: false, text: false } }),
  ])
  await remindOfSilence.run({}, server.services, signal)
  await remindOfSilence.run({}, server.services, signal)
  expect((await mailsTo(ann)).filter((body) => body.includes('Roofer'))).toHaveLength(1)
  expect(await mailsTo(ben)).toEqual([])
})
