import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { findEverywhere, tableSums } from '../../test/table-sums.ts'
import { sendMessage } from '../outbox/send-message.ts'
import { aFullLife, canary, canaryPhone } from './a-full-life.fixtures.ts'
import { emailKey } from './email-key.ts'

const signs = [canary, canaryPhone, '192.0.2.77']

test('nothing of a person is left in any table, file, queue or line of the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-erasure-'))
  const lines: string[] = []
  try {
    await using server = await startServer({
      boards: [],
      environment: { ROLECALL_DATA: folder },
      logTo: { write: (line) => void lines.push(line) },
    })
    const ann = await aPerson(server, { email: `Ann@${canary}.example`, company: { name: 'Harbour', isAdmin: true } })
    await aFullLife(server, ann)
    await useEverything(server, ann)
    const before = await findEverywhere(server.db, signs)
    for (const table of await tablesOfPeople(server)) {
      expect(
        before.some((place) => place.startsWith(`${table}.`)),
        `the life has nothing in ${table}`,
      ).toBe(true)
    }

    const answer = await server.post(
      `/api/users/${ann.id}/checkpwdelete`,
      { oldPass: testPassword, id: ann.id },
      ann.headers,
    )
    expect(answer).toMatchObject({ status: 200, body: { code: 3, message: 'Account successfully deleted.' } })
    expect(answer.headers.get('set-cookie')).toMatch(/^token=; /u)

    // The one mail that is left says that it was done; its row goes when it has gone.
    const sent = await sendAll(server)
    expect(sent).toEqual([{ to: ann.email, subject: 'We have deleted your Rolecall account' }])
    expect(await findEverywhere(server.db, signs)).toEqual([])
    expect(filesIn(join(folder, 'files'))).toEqual([])
    for (const file of filesIn(folder)) expect(readFileSync(file, 'latin1').toLowerCase(), file).not.toContain(canary)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.toLowerCase().includes(canary) || line.includes(canaryPhone))).toEqual([])

    // Every session has ended, and what was done stays without a name.
    expect((await server.get('/api/users/me', ann.headers)).status).toBe(401)
    const { rows } = await server.db.query('select event, address, details from audit_log where actor = $1', [ann.id])
    expect(rows).toContainEqual({ event: 'account-deleted', address: null, details: { because: 'asked' } })
    expect(rows.every(({ address }) => address === null)).toBe(true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('others keep everything', async () => {
  await using server = await startServer({ boards: [] })
  const ben = await aPerson(server, { email: 'ben@example.com', company: { name: 'Another Ltd', isAdmin: true } })
  await aFullLife(server, ben)
  const before = await tableSums(server.db)
  const ann = await aPerson(server, { email: 'ann@example.com', phone: '7700900111' })
  await server.post(`/api/users/me/checkpwdelete`, { oldPass: testPassword }, ann.headers)
  const after = await tableSums(server.db)
  // One line about the deletion, the mail that confirms it with its task, the count of requests, and the ledger and the code of what
  // is given once, which name nobody.
  const meant = /^(?:audit_log|sent_messages|throttles|ledger_accounts|ledger_transfers|given_once|pgboss\..+)$/u
  expect(Object.keys(after).filter((table) => before[table] !== after[table] && !meant.test(table))).toEqual([])
  expect((await server.get('/api/users/me', ben.headers)).status).toBe(200)
})

test('an address that was never confirmed deletes nothing that its true owner left under it', async () => {
  await using server = await startServer({ boards: [] })
  const address = 'owner@example.com'
  const db = server.db
  await db.query(
    `insert into alert_subscriptions (email, email_key, path, search, created, key_hash) values ($1, $2, '/x', '{}', now(), 'k')`,
    [address, emailKey(address)],
  )
  await db.query(
    `insert into messages (kind, name, email, content, created) values ('contact', 'Owner', $1, 'Hello', now())`,
    [address],
  )
  const thief = await aPerson(server, { email: address, isVerified: false })
  expect((await server.post('/api/users/me/checkpwdelete', { oldPass: testPassword }, thief.headers)).status).toBe(200)
  expect((await db.query('select 1 from alert_subscriptions')).rowCount).toBe(1)
  expect((await db.query('select 1 from messages')).rowCount).toBe(1)
})

describe('deleting asks', () => {
  test('for the password, and a wrong one leaves all as it is, the session too', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    const answer = await server.post('/api/users/me/checkpwdelete', { oldPass: 'loud river 27' }, ann.headers)
    expect(answer).toMatchObject({ status: 422, body: { message: 'Incorrect password' } })
    expect((await server.get('/api/users/me', ann.headers)).status).toBe(200)
  })

  test('not more often than signing in does', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    for (let i = 0; i < 5; i++) await server.post('/api/users/me/checkpwdelete', { oldPass: `wrong ${i}` }, ann.headers)
    const right = await server.post('/api/users/me/checkpwdelete', { oldPass: testPassword }, ann.headers)
    expect(right.status).toBe(429)
    expect((await server.get('/api/users/me', ann.headers)).status).toBe(200)
  })

  test('nobody but the owner: by path or by body', async () => {
    await using server = await startServer({ boards: [] })
    const [ann, eve] = [await aPerson(server), await aPerson(server)]
    const byPath = await server.post(`/api/users/${ann.id}/checkpwdelete`, { oldPass: testPassword }, eve.headers)
    const byBody = await server.post('/api/users/me/checkpwdelete', { oldPass: testPassword, id: ann.id }, eve.headers)
    expect([byPath.status, byBody.status, (await remove(server, ann.id, eve)).status]).toEqual([404, 404, 404])
    expect((await server.db.query('select 1 from users')).rowCount).toBe(2)
  })

  test('without a password, for a login that is not older than a quarter of an hour', async () => {
    await using server = await startServer({ boards: [] })
    const [ann, ben] = [await aPerson(server), await aPerson(server)]
    expect((await remove(server, 'me', ann)).status).toBe(200)
    server.clock.set(new Date(server.clock.now().getTime() + 16 * 60_000))
    expect((await remove(server, 'me', ben)).status).toBe(403)
    expect((await server.db.query('select id from users')).rows).toEqual([{ id: ben.id }])
  })
})

describe('the last who looks after a company', () => {
  test('must say who follows, and the one who does is told', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true } })
    const ben = await aPerson(server, { name: 'Ben', company: { id: ann.companyId! } })
    const eve = await aPerson(server, { company: { name: 'Another Ltd', isAdmin: true } })
    const view = (await server.get('/api/users/me/settings', ann.headers)).body
    expect(view).toMatchObject({
      company: { name: 'Harbour Care Ltd', fate: 'needs-admin', others: [{ _id: ben.id, name: 'Ben' }] },
    })
    const silent = await server.post('/api/users/me/checkpwdelete', { oldPass: testPassword }, ann.headers)
    const stranger = { oldPass: testPassword, newAdmin: eve.id }
    expect([silent.status, (await server.post('/api/users/me/checkpwdelete', stranger, ann.headers)).status]).toEqual([
      409, 409,
    ])
    expect((await server.get('/api/users/me', ann.headers)).status).toBe(200)

    const named = { oldPass: testPassword, newAdmin: ben.id }
    expect((await server.post('/api/users/me/checkpwdelete', named, ann.headers)).status).toBe(200)
    expect((await server.get('/api/users/me', ben.headers)).body).toMatchObject({ company: { isAdmin: true } })
    expect(await letters(server, ben)).toEqual(['You now manage Harbour Care Ltd on Rolecall'])
  })

  test('may close it: the others keep their accounts, and are told', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true } })
    const ben = await aPerson(server, { company: { id: ann.companyId! } })
    const closing = { oldPass: testPassword, companyGoes: true }
    expect((await server.post('/api/users/me/checkpwdelete', closing, ann.headers)).status).toBe(200)
    expect((await server.get('/api/users/me', ben.headers)).body).toMatchObject({ company: null })
    expect((await server.db.query('select 1 from companies')).rowCount).toBe(0)
    expect(await letters(server, ben)).toEqual(['The company account of Harbour Care Ltd has been closed'])
  })

  test('takes it along where nobody else is in it; with another who looks after it, it stays', async () => {
    await using server = await startServer({ boards: [] })
    const alone = await aPerson(server, { company: { name: 'Alone Ltd', isAdmin: true } })
    const one = await aPerson(server, { company: { name: 'Two Ltd', isAdmin: true } })
    await aPerson(server, { company: { id: one.companyId!, isAdmin: true } })
    for (const person of [alone, one]) {
      expect((await server.post('/api/users/me/checkpwdelete', { oldPass: testPassword }, person.headers)).status).toBe(
        200,
      )
    }
    expect((await server.db.query('select name from companies')).rows).toEqual([{ name: 'Two Ltd' }])
  })

  test('of two who leave at once, one is told to name somebody', async () => {
    await using server = await startServer({ boards: [] })
    const one = await aPerson(server, { company: { name: 'Two Ltd', isAdmin: true } })
    const two = await aPerson(server, { company: { id: one.companyId!, isAdmin: true } })
    await aPerson(server, { company: { id: one.companyId! } })
    const leave = async (person: Person) => (await remove(server, 'me', person)).status
    expect((await Promise.all([leave(one), leave(two)])).sort()).toEqual([200, 409])
  })
})

async function remove(server: TestServer, id: string, person: Person): Promise<{ status: number }> {
  const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', ...person.headers }
  return await server.app.fetch(
    new Request(`http://localhost:3000/api/users/${id}/delete`, { method: 'DELETE', headers }),
  )
}

async function letters(server: TestServer, { email }: Person): Promise<string[]> {
  const { rows } = await server.db.query<{ subject: string }>(
    'select subject from sent_messages where recipient = $1 order by created',
    [email],
  )
  return rows.map(({ subject }) => subject)
}

/** Reads and writes as people do, so that what the product itself writes down is there too. */
async function useEverything(server: TestServer, person: Person): Promise<void> {
  const from = { ...person.headers, 'user-agent': canary }
  await server.post('/auth/local', { email: person.email, password: 'loud river 27' }, { 'user-agent': canary })
  await server.post('/auth/local', { email: person.email, password: testPassword }, { 'user-agent': canary })
  await server.post('/api/verify/lostpass', { email: person.email })
  await server.post('/api/messages', { name: canary, email: person.email, content: canary }, from)
  await server.get(`/api/users/key/0${canaryPhone}`)
  await server.get(`/api/verify/lostpass/${person.email}`)
  await server.get('/api/users/me', from)
  await server.get('/api/users/me/settings', from)
}

/** Everything that waits in the outbox, sent by the task that sends it. */
async function sendAll(server: TestServer): Promise<{ to: string; subject: string }[]> {
  const sent: { to: string; subject: string }[] = []
  server.services.transports.mail = async ({ to, subject }) => {
    await Promise.resolve()
    sent.push({ to, subject })
  }
  const { rows } = await server.db.query<{ id: string }>('select id from sent_messages where sent_at is null')
  for (const { id } of rows) await sendMessage.run({ id }, server.services, new AbortController().signal)
  return sent
}

/** Tables that hang on an account, or name people by address. */
async function tablesOfPeople(server: TestServer): Promise<string[]> {
  const { rows } = await server.db.query<{ table: string }>(
    `select distinct table_name as table from information_schema.columns
      where table_schema = 'public' and column_name in ('email', 'email_key', 'recipient')
     union
     select distinct conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`,
  )
  // None has words: a membership, a turn and a look go with the account; the ledger, the books and how often an ad was online stay without
  // naming anybody.
  const wordless = new Set([
    'company_members',
    'ledger_accounts',
    'application_turns',
    'application_looks',
    'job_ad_runs',
    'payers',
    'purchases',
    // What happened to an application, in words of our own.
    'candidacy_events',
    // Numbers.
    'candidacy_scores',
    'ad_review_events',
    'ad_reviews',
    // Who takes part, and the address of a calendar.
    'interview_interviewers',
    'interview_feeds',
    // The company keeps its questions, with their titles, and whom it asked, without who wrote them down.
    'video_questions',
    'question_rounds',
  ])
  return rows.map(({ table }) => table).filter((table) => !wordless.has(table))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
}
