import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aPerson, type Person } from '../../test/people.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'
import { audit } from '../audit/audit.ts'
import { personalData } from '../personal-data.ts'
import { endUnusedAccounts, forgetOldLogFiles, forgetOldRecords } from './retention.ts'

const day = 86_400_000
const at = (days: number) => new Date(testNow.getTime() + days * day)

describe('an account that nobody uses', () => {
  test('is warned a month before two years are over, and deleted when they are', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    expect(await runAt(server, 699)).toEqual({ warned: 0, deleted: 0 })
    expect(await runAt(server, 701)).toEqual({ warned: 1, deleted: 0 })
    expect(await subjects(server, ann)).toEqual(['We will delete your Rolecall account on 4 March 2028'])
    // Again the next day, and until the month is over: nothing more.
    expect(await runAt(server, 702)).toEqual({ warned: 0, deleted: 0 })
    expect(await runAt(server, 730)).toEqual({ warned: 0, deleted: 0 })
    expect(await runAt(server, 732)).toEqual({ warned: 0, deleted: 1 })
    expect((await server.db.query('select 1 from users')).rowCount).toBe(0)
  })

  test('is never deleted without the warning, however late the task runs', async () => {
    await using server = await startServer({ boards: [] })
    await aPerson(server)
    expect(await runAt(server, 2000)).toEqual({ warned: 1, deleted: 0 })
    expect(await runAt(server, 2029)).toEqual({ warned: 0, deleted: 0 })
    expect(await runAt(server, 2031)).toEqual({ warned: 0, deleted: 1 })
  })

  test('is kept by logging in after the warning, and warned anew two years later', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    await runAt(server, 710)
    server.clock.set(at(720))
    await server.post('/auth/local', { email: ann.email, password: ann.password })
    expect(await runAt(server, 760)).toEqual({ warned: 0, deleted: 0 })
    expect(await runAt(server, 720 + 701)).toEqual({ warned: 1, deleted: 0 })
  })

  test('of those who run the place stays', async () => {
    await using server = await startServer({ boards: [] })
    await aPerson(server, { role: 'admin' })
    expect(await runAt(server, 2000)).toEqual({ warned: 0, deleted: 0 })
  })

  test('stays where its owner came to run the place after the warning', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    expect(await runAt(server, 710)).toEqual({ warned: 1, deleted: 0 })
    await server.db.query(`update users set role = 'admin' where id = $1`, [ann.id])
    expect(await runAt(server, 800)).toEqual({ warned: 0, deleted: 0 })
  })

  test('leaves its company to whoever is there longest', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true } })
    server.clock.set(at(1000))
    const ben = await aPerson(server, { company: { id: ann.companyId! } })
    expect(await runAt(server, 1001)).toEqual({ warned: 1, deleted: 0 })
    expect(await runAt(server, 1032)).toEqual({ warned: 0, deleted: 1 })
    const { rows } = await server.db.query('select user_id, is_admin from company_members')
    expect(rows).toEqual([{ user_id: ben.id, is_admin: true }])
  })
})

test('the audit log and copies of messages are kept 90 days, what people wrote to us two years', async () => {
  await using server = await startServer({ boards: [] })
  const db = server.db
  for (const days of [0, 60]) {
    await audit(db, { event: 'signed-in', actor: null, now: at(days) })
    await db.query(
      `insert into sent_messages (kind, template, recipient, created) values ('mail', 'x', 'a@example.com', $1)`,
      [at(days)],
    )
    await db.query(
      `insert into messages (kind, name, email, content, created) values ('contact', 'A', 'a@example.com', 'Hi', $1)`,
      [at(days)],
    )
  }
  const left = async () =>
    (
      await db.query(`select (select count(*) from audit_log)::int as audited, (select count(*) from sent_messages)::int as sent,
                            (select count(*) from messages)::int as written`)
    ).rows[0] as unknown
  await forgetOldRecords({ db, personalData }, at(91))
  expect(await left()).toEqual({ audited: 1, sent: 1, written: 2 })
  await forgetOldRecords({ db, personalData }, at(731))
  expect(await left()).toEqual({ audited: 0, sent: 0, written: 1 })
})

test('log files that were turned over go after 90 days', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-logs-'))
  try {
    for (const [name, days] of [
      ['web.log', 0],
      ['web.log.1', -89],
      ['web.log.2', -91],
    ] as const) {
      writeFileSync(join(folder, name), 'a line\n')
      utimesSync(join(folder, name), at(days), at(days))
    }
    await forgetOldLogFiles(folder, at(0))
    expect(readdirSync(folder).sort()).toEqual(['web.log', 'web.log.1'])
    await expect(forgetOldLogFiles(join(folder, 'none'), at(0))).resolves.toBeUndefined()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function runAt(server: TestServer, days: number) {
  server.clock.set(at(days))
  return await endUnusedAccounts({ ...server.services, siteUrl: 'http://localhost:3000' }, server.clock.now())
}

async function subjects(server: TestServer, { id }: Person): Promise<string[]> {
  const { rows } = await server.db.query<{ subject: string }>(
    'select subject from sent_messages where user_id = $1 order by created',
    [id],
  )
  return rows.map(({ subject }) => subject)
}
