import { boardsWithCredentials } from '../contract/credentials/boards-with-logins.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { SourceSettings } from '../contract/applications/ways.ts'
import { demoPassword } from '../sandbox/applying/accounts.ts'
import { rememberAnswer } from '../server/applications/answers/answer-bank.ts'
import { beginApplications } from '../server/applications/begin.ts'
import { saveSettings } from '../server/applications/source-settings.ts'
import { boardForms } from '../server/boards/forms.ts'
import { saveCredentials } from '../server/credentials/save-credentials.ts'
import { addCv } from '../server/cvs/cvs.ts'
import { giveCredits } from '../server/credits/give-credits.ts'
import { importAds } from '../server/jobs/import/import-ads.ts'
import { inTransaction } from '../server/platform/database.ts'
import { emailKey } from '../server/users/email-key.ts'
import { adOnBoard, anOrder, preparedBy, startApplying } from '../test/applying.ts'
import { cacheFolder } from '../test/chromium.ts'
import { aCv } from '../test/cvs.ts'
import { aSandboxAd } from '../test/sandbox-world.ts'
import { aProduct } from './a-product.ts'
import { goal, percentile, print, round } from './figures.ts'
import { memoryOf } from './memory.ts'

/**
 * A hundred automatic applications that one person has queued, through the real programs: `worker` and `apply` as `npm start` runs
 * them, over four windows, to the sandbox's nine boards without its delays.
 */
const wanted = Number(process.env['APPLICATIONS'] ?? 100)
const email = 'ada@example.test'
/** NHS Jobs always asks something that only the person may say, so none goes there by itself. */
const forms = boardForms.filter(({ id }) => id !== 'nhs')
const targets = Array.from({ length: wanted }, (_, index) => {
  const board = forms[index % forms.length]?.id ?? 'reed'
  return { board, number: index + 1, ...adOnBoard(board, index + 1) }
})
const sample = wanted + 1
const samples = forms.map(({ id }) => ({ board: id, number: sample }))

await using place = await startApplying(
  [...targets, ...samples].map(({ board, number }) => aSandboxAd({ board, number })),
)
await using product = await aProduct({
  NODE_ENV: 'development',
  ROLECALL_BOARDS: 'sandbox',
  ROLECALL_SANDBOX_URL: place.url,
})
const { services, databaseUrl } = product
const db = services.db
const now = new Date()
// Unpacked once for all runs.
symlinkSync(cacheFolder(), join(services.config.dataFolder, 'chromium'))
await queueAll(await somebody())

/** What the program that applies had to say. */
const complaints: string[] = []
const programs = ['worker', 'apply'].map(startProgram)
let highest = 0
const watch = setInterval(
  () => (highest = Math.max(highest, memoryOf(programs.flatMap(({ pid }) => pid ?? [])))),
  2_000,
)
const startedAt = performance.now()
const patience = wanted * 6_000 + 60_000
while ((await openOnes()) > 0 && performance.now() - startedAt < patience) await wait(500)
const seconds = (performance.now() - startedAt) / 1_000
clearInterval(watch)
for (const program of programs) await stopProgram(program)

const { rows: states } = await db.query<{ state: string; reason: string | null; board: string; count: string }>(
  `select state, reason, board, min(title || ' ' || text) as text, count(*) from applications group by 1, 2, 3 order by 4 desc`,
)
const applied = states.filter(({ state }) => state === 'applied').reduce((sum, { count }) => sum + Number(count), 0)
const others = states.filter(({ state }) => state !== 'applied')
if (others.length > 0) print(`not applied: ${JSON.stringify(others)}\n${complaints.join('\n')}`)
const arrived = await Promise.all(forms.map(async ({ id }) => (await place.arrived(id, email)).length))
const { rows: turns } = await db.query<{ seconds: number }>(
  `select extract(epoch from (select at from application_events where application_id = a.id and to_state = 'applied')
      - (select max(at) from application_events where application_id = a.id and to_state = 'sending'))::float8 as seconds
     from applications a where state = 'applied'`,
)
print(
  `${applied} of ${wanted} applied, ${arrived.reduce((sum, count) => sum + count, 0)} arrived at ${forms.length} boards`,
)
print(
  `sent and confirmed, p95: ${round(
    percentile(
      turns.map((turn) => turn.seconds),
      95,
    ),
  )} s`,
)
print(goal(`${wanted} queued applications over four windows`, seconds / 60, 5, 'min'))
print(goal('memory of worker, apply program and browsers together', highest / 1024 / 1024, 2_048, 'MiB'))
if (applied !== wanted) process.exitCode = 1

async function openOnes(): Promise<number> {
  const { rows } = await db.query<{ count: string }>(
    `select count(*) from applications where state in ('queued', 'sending')`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Somebody with a CV, logins for all boards, credits, and answers to what the forms ask; no hour keeps anything back. */
async function somebody(): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into users (name, email, email_key, is_verified, created) values ('Ada Lovelace', $1, $2, true, $3) returning id`,
    [email, emailKey(email), now],
  )
  const userId = rows[0]?.id ?? ''
  await inTransaction(services.db, async (client) => {
    await giveCredits(client, { userId, amount: wanted, key: userId, now })
    await addCv(client, { userId, name: 'CV', cv: aCv(), now })
  })
  const login = { email, password: demoPassword }
  const ready = boardsWithCredentials.map((source) => ({ source, login }))
  await saveCredentials({ ...services, siteUrl: 'http://localhost' }, { userId, email, ready, address: '', now })
  const settings = SourceSettings.parse({
    way: 'automatic',
    dailyLimit: 100,
    hourlyLimit: 30,
    spacingSeconds: 0,
    quietFrom: 0,
    quietTo: 0,
  })
  for (const form of forms) {
    await saveSettings(db, { userId, board: form.id, settings, consent: true, now })
    const order = anOrder({ board: form.id, ...adOnBoard(form.id, sample) })
    const prepared = await preparedBy(place.applier(form), order)
    await prepared.close()
    for (const { question, value } of prepared.answers) {
      if (value === null || question.type === 'file') continue
      await rememberAnswer(db, { userId, question, value, givenFor: 'another ad', now })
    }
  }
  return userId
}

async function queueAll(userId: string): Promise<void> {
  const rows = targets.map(({ number }) => ({
    id: `reed:${number}`,
    source: 'reed',
    title: `Staff Nurse, ward ${number}`,
    company: `Employer ${number}`,
    location: 'Leeds',
    description: `Vacancy ${number} `.repeat(20 + number),
    postedAt: now.toISOString(),
  }))
  const { signal } = new AbortController()
  await importAds(services.store, Readable.from(rows), { now, keepOpen: true, signal, onProgress: () => {} })
  const { rows: jobs } = await db.query<{ id: number }>('select id from jobs order by id')
  const applications = jobs.map(({ id }) => ({ job: String(id) }))
  const { started } = await beginApplications(services, { userId, applications, now })
  const problem = started.find(({ application }) => application === null)
  if (problem || started.length !== wanted) throw new Error(`Not all were queued: ${JSON.stringify(problem)}`)
  // Each where the sandbox has its ad.
  for (const { board, number, ref, link } of targets) {
    const title = `Staff Nurse, ward ${number}`
    await db.query('update applications set board = $2, ref = $3, link = $4 where title = $1', [
      title,
      board,
      ref,
      link,
    ])
  }
}

function startProgram(name: string): ChildProcess {
  const environment = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    ROLECALL_BOARDS: 'sandbox',
    ROLECALL_SANDBOX_URL: place.url,
    ROLECALL_DATA: services.config.dataFolder,
  }
  const program = spawn(process.execPath, [join('server', `${name}.ts`)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment,
  })
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (name === 'apply') complaints.push(...text.split('\n').filter((line) => /"level":[45]0/u.test(line)))
  })
  return program
}

async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill('SIGTERM')
  await once(program, 'exit')
}
