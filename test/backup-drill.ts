import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { Client } from 'pg'
import { expect } from 'vitest'
import type { ApplicationDetail, Receipt } from '../contract/applications/history.ts'
import { loginTermsVersion } from '../contract/credentials/login-terms.ts'
import type { SignInAnswer } from '../contract/users/users.ts'
import { aCv } from './cvs.ts'
import { aPerson, testPassword, type Person } from './people.ts'
import { quickFolder } from './quick-folder.ts'
import { runTasks } from './run-tasks.ts'
import { type Ran, runHere } from './command-line.ts'
import { createCommands } from '../server/commands.ts'
import { addAds, startServer, testNow, type Answer, type TestServer } from './server.ts'
import { boards } from '../server/boards/boards.ts'
import { openCredentials } from '../server/credentials/opening/open-credentials.ts'
import { createOpeningVault } from '../server/credentials/opening/opening-vault.ts'
import { alertKey } from '../server/alerts/alert-key.ts'
import { noteGift, wasGiven } from '../server/credits/given-once.ts'
import { adIdOf } from '../server/job-ads/ad-id.ts'
import { findCompanyFeed, saveCompanyFeed } from '../server/job-ads/feed-in/feeds.ts'
import { anAd, anAdmin, give } from '../server/job-ads/job-ads.fixtures.ts'
import { isOptedOut, optOut } from '../server/outbox/opt-outs.ts'
import type { Protected } from '../server/platform/backup/protected.ts'
import type { Queryable } from '../server/platform/database.ts'
import { protectedRows } from '../server/protected.ts'
import { hashToken } from '../server/users/sessions.ts'
import { list, upload } from '../server/cvs/files/cv-files.fixtures.ts'
import { aPdf } from '../server/cvs/files/files.fixtures.ts'

/** A folder with two data folders and room for backups; all of it goes at the end. */
export function aPlace(): { path: string; before: string; after: string; file: string } & Disposable {
  const path = mkdtempSync(join(quickFolder(), 'rolecall-drill-'))
  return {
    path,
    before: join(path, 'before'),
    after: join(path, 'after'),
    file: join(path, 'all.backup'),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
}

const boardPassword = 'board-pass-77'
const pdf = aPdf(['Aoife Ní Bhriain', 'Primary school teacher in Galway'])

/** Somebody with a bit of everything, and what only they know. */
export type Kept = {
  person: Person
  totp: string
  recoveryCodes: string[]
  application: string
  fileId: string
  job: string
  companyId: string
  ad: string
}

/** The product on a database and a data folder, as the settings say. */
export async function productOn(
  on: { databaseUrl: string; dataFolder: string },
  environment: Record<string, string> = {},
): Promise<TestServer> {
  return await startServer({ boards, on, environment })
}

/** Has somebody use everything that a backup must bring back. */
export async function useEverything(server: TestServer): Promise<Kept> {
  server.clock.set(testNow)
  await addAds(server, [
    { id: 'reed:1', source: 'reed', title: 'Staff Nurse', company: 'Northside Care', location: 'Leeds' },
  ])
  const ann = await aPerson(server)
  const begun = await server.post('/api/second-factor/authenticator/begin', {}, ann.headers)
  const { secret: totp, ticket } = begun.body as { secret: string; ticket: string }
  const code = codeOf(totp, testNow)
  const done = await server.post('/api/second-factor/authenticator', { ticket, code }, ann.headers)
  const { token, recoveryCodes } = done.body as { token: string; recoveryCodes: string[] }
  const person: Person = { ...ann, token, headers: { cookie: `token=${token}` } }

  const reed = { email: 'ann@example.com', password: boardPassword, source: 'reed', consent: loginTermsVersion }
  ok(await server.post(`/api/users/${person.id}/sitespw`, { reed }, person.headers))
  ok(await upload(server, person, { name: 'Aoife.pdf', type: 'application/pdf', bytes: pdf }))
  await runTasks(server, 'read-uploaded-cv')
  const fileId = (await list(server, person))[0]!._id

  ok(await server.post('/api/users/me/savecv', aCv(), person.headers))
  const { rows } = await server.db.query<{ id: number }>('select id from jobs')
  const job = String(rows[0]!.id)
  ok(await server.post('/api/shortlist', { jobs: [job] }, person.headers))
  const started = await server.post('/api/applications', { applications: [{ job, way: 'by-hand' }] }, person.headers)
  ok(started)
  const application = (started.body as { started: { application: string }[] }).started[0]!.application
  ok(await server.post(`/api/applications/${application}/settle`, { wasSent: true }, person.headers))
  const employer = await useTheSecret(server)
  expect(await unusedOf(server.db, protectedRows), 'what a key protects and this drill does not use').toEqual([])
  return { person, totp, recoveryCodes, application, fileId, job, ...employer }
}

const feedAddress = 'https://feeds.harbour.example/jobs.xml?key=1'
const mobile = '7700900123'
const gift = { kind: 'free-credits', sign: 'gone@example.com', now: testNow } as const

/** What the secret protects besides second factors. */
async function useTheSecret(server: TestServer): Promise<{ companyId: string; ad: string }> {
  const { services, db } = server
  const admin = await anAdmin(server, { name: 'Harbour Bakery Ltd' })
  const { companyId } = admin
  const defaults = { contractType: '', duration: '', hasAuthority: false } as const
  const settings = { address: feedAddress, publishes: false, adsADay: 5, ...defaults }
  await saveCompanyFeed(services, { companyId, actor: admin.id, settings, now: testNow })
  await give(server, { kind: 'person', id: admin.id }, 2)
  const ad = adIdOf(services.secrets, { companyId, reference: 'B-1', idempotencyKey: null })
  ok(await server.post('/api/jobsearches', { _id: ad, content: anAd({ reference: 'B-1' }) }, admin.headers))
  await optOut(services, db, { mobile, now: testNow })
  await noteGift(db, services, gift)
  const searches = [{ jobTitle: 'Baker', jobLocation: 'Leeds' }]
  ok(await server.post('/api/alerts', { email: 'cem@example.com', searches }))
  return { companyId, ad }
}

/** The tables of the list without a row that needs a key. */
export async function unusedOf(db: Queryable, rows: readonly Protected[]): Promise<string[]> {
  const unused = []
  for (const { table, count } of rows)
    if (Object.values(await count(db)).every((number) => number === 0)) unused.push(table)
  return unused
}

async function expectWhatTheSecretProtects(server: TestServer, { companyId, ad }: Kept): Promise<void> {
  const { services, db } = server
  expect(await findCompanyFeed(services, companyId)).toMatchObject({ address: feedAddress })
  expect(adIdOf(services.secrets, { companyId, reference: 'B-1', idempotencyKey: null })).toBe(ad)
  expect(await isOptedOut(services, db, mobile)).toBe(true)
  expect(await wasGiven(db, services, gift)).toBe(true)
  const { rows } = await db.query<{ id: string; key_hash: Buffer }>('select id, key_hash from alert_subscriptions')
  expect(rows.map(({ id }) => hashToken(alertKey(services.secrets, id)))).toEqual(rows.map((row) => row.key_hash))
}

function ok(answer: Answer): void {
  expect(answer.status, answer.text).toBeLessThan(300)
}

/** Everything but what needs the keys. */
export async function expectThePlainRows(server: TestServer, kept: Kept): Promise<void> {
  const { headers } = kept.person
  const file = await server.app.fetch(
    new Request(`http://localhost:3000/api/users/cv/${kept.fileId}`, {
      headers: { host: 'localhost:3000', ...headers },
    }),
  )
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true)
  const receipt = await server.get(`/api/applications/${kept.application}/receipt`, headers)
  expect(receipt.body as Receipt).toMatchObject({ isIntact: true, content: { ad: { jobTitle: 'Staff Nurse' } } })
  const detail = await server.get(`/api/applications/${kept.application}`, headers)
  expect((detail.body as ApplicationDetail).documents[0]?.text).toContain('Aoife')
  expect((await server.get('/api/shortlist', headers)).text).toContain('Staff Nurse')
  expect((await server.get(`/api/jobsearches/single/${kept.job}`, headers)).body).toMatchObject({ applied: true })
}

/** A real code logs in, a recovery code does, and a board's password opens. */
export async function expectWhatNeedsTheKeys(server: TestServer, kept: Kept, settings: Record<string, string> = {}) {
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  const byApp = await secondStep(server, kept, { way: 'authenticator', code: codeOf(kept.totp, server.clock.now()) })
  expect([byApp.status, (byApp.body as SignInAnswer).token]).toEqual([200, expect.any(String)])
  const byCode = await secondStep(server, kept, { way: 'recovery-code', code: kept.recoveryCodes.pop() ?? '' })
  expect(byCode.status, byCode.text).toBe(200)
  expect(await boardLogin(server, kept, settings)).toEqual({ email: 'ann@example.com', password: boardPassword })
  await expectWhatTheSecretProtects(server, kept)
}

export async function boardLogin(server: TestServer, kept: Kept, settings: Record<string, string> = {}) {
  const vault = createOpeningVault({ ...server.services.config, environmentVariables: settings })
  const now = server.clock.now()
  return await openCredentials(server.db, vault, { userId: kept.person.id, board: 'reed', now })
}

/** Logs in with the password, and then with the second thing that was given. */
export async function secondStep(
  server: TestServer,
  { person }: Pick<Kept, 'person'>,
  proof: { way: 'authenticator' | 'recovery-code'; code: string },
): Promise<Answer> {
  const first = await server.post('/auth/local', { email: person.email, password: testPassword })
  const { token, secondFactor } = first.body as SignInAnswer
  expect([first.status, token]).toEqual([200, null])
  return await server.post('/api/auth/second-factor', { key: secondFactor?.key, ...proof })
}

export function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
}

/** Runs the command line as a person does, in a process of its own. */
export async function runRolecall(args: readonly string[], environment: Record<string, string>): Promise<Ran> {
  const usual = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'DATABASE_URL' && !name.startsWith('ROLECALL_')),
  )
  const child = spawn(process.execPath, ['server/rolecall.ts', ...args], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...usual, ...environment },
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

/** The same commands in this process, which spares some seconds each: `rolecall(['backup', 'x.backup'], { DATABASE_URL: … })`. */
export async function rolecall(args: readonly string[], environment: Record<string, string>): Promise<Ran> {
  return await runHere(createCommands(), args, environment)
}

/** All rows of some tables as text: to see that nothing was changed. */
export async function rowsOf(url: string, tables: readonly string[]): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const texts = []
  for (const table of tables) {
    const { rows } = await client.query<{ text: string | null }>(
      `select string_agg(t::text, '|' order by t::text) as text from ${table} t`,
    )
    texts.push(`${table}: ${rows[0]?.text ?? ''}`)
  }
  await client.end()
  return texts.join('\n')
}

export const textOf = (path: string): string => readFileSync(path, 'utf8')
