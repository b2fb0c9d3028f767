import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { createPayments } from '../sandbox/payments/payments.ts'
import { serve } from '../sandbox/server.ts'
import { createCommands } from '../server/commands.ts'
import { aPublisher } from '../server/job-ads/job-ads.fixtures.ts'
import { apiVersion } from '../server/payments/provider.ts'
import { readConfig } from '../server/platform/config.ts'
import { runHere } from './command-line.ts'
import { aDatabase } from './database.ts'
import { anS3Store } from './fake-s3.ts'
import { aPerson } from './people.ts'
import { settingsUnder } from './readme-settings.ts'
import { startServer } from './server.ts'

/* Every command that the documents tell an operator to run works with the settings that are set by then. */

const readme = readFileSync('README.md', 'utf8')
const list = readFileSync('docs/commands.md', 'utf8')
const documents = [
  readme,
  list,
  ...globSync('docs/{going-live,backup,growing,settings}.md').map((path) => readFileSync(path, 'utf8')),
]

const goingLive = settingsUnder('Going live with boards')
const key = { ROLECALL_STRIPE_KEY: 'rk_live_1' }

function aFolder(): { path: string; file: (name: string, text: string) => string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'rolecall-readme-'))
  return {
    path,
    file(name, text) {
      writeFileSync(join(path, name), text)
      return join(path, name)
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
}

/** Stripe, played on this machine. @returns the commands that ask it. */
async function commandsWithStripe() {
  const account = createPayments({ clock: () => new Date(), send: async () => await Promise.resolve(200) })
  const { url, close } = await serve(0, account.app.fetch)
  const { hostname: host, port } = new URL(url)
  const keys: string[] = []
  const stripe = (given: string) => {
    keys.push(given)
    return new Stripe('sk_test_played', { apiVersion, host, port, protocol: 'http', telemetry: false })
  }
  return {
    commands: createCommands({ stripe }),
    keys,
    endpoints: () => account.store.all('webhook_endpoint').map((endpoint) => endpoint.url),
    async [Symbol.asyncDispose]() {
      account.stop()
      await close()
    },
  }
}

test('the settings of going live are found, and with them the site starts', () => {
  expect(Object.keys(goingLive).length).toBeGreaterThan(5)
  expect(readConfig(goingLive)).toMatchObject({ isPublic: true, payments: null })
})

test('payments are set up as the README says: with the key, before there is a secret of the webhook', async () => {
  await using database = await aDatabase()
  await using played = await commandsWithStripe()
  using folder = aFolder()
  const here = { DATABASE_URL: database.url, ROLECALL_DATA: folder.path }
  const url = `${goingLive['ROLECALL_URL']}/api/payments/webhook`
  const setUp = async (settings: Record<string, string>) =>
    await runHere(played.commands, ['set-up-payments'], { ...here, ...settings })

  // Whoever reads that section alone has this much.
  const little = { ...key, ROLECALL_URL: goingLive['ROLECALL_URL']! }
  const made = await setUp(little)
  expect(made).toMatchObject({ code: 0 })
  const secret = /ROLECALL_STRIPE_WEBHOOK_SECRETS to (whsec_\S+)/u.exec(made.said)?.[1]
  expect(secret).toBeDefined()
  // Paid plans off as in 'Going live', and on with everything else: the same endpoint.
  for (const settings of [goingLive, { ...goingLive, ROLECALL_PAID_PLANS: '' }])
    expect(await setUp({ ...settings, ...key })).toMatchObject({ code: 0, said: expect.stringContaining('is there') })
  expect(played.endpoints()).toEqual([url])
  expect(new Set(played.keys)).toEqual(new Set(['rk_live_1']))
  // Then the site starts, and not before.
  const selling = { ...goingLive, ROLECALL_PAID_PLANS: '', ...key }
  expect(() => readConfig(selling)).toThrow('set-up-payments')
  expect(readConfig({ ...selling, ROLECALL_STRIPE_WEBHOOK_SECRETS: secret }).payments).toMatchObject({ isLive: true })
})

test('with Stripe’s test mode payments are set up on one’s own machine; no key is taken where it does not belong', async () => {
  await using database = await aDatabase()
  await using played = await commandsWithStripe()
  using folder = aFolder()
  const here = { DATABASE_URL: database.url, ROLECALL_DATA: folder.path }
  const setUp = async (settings: Record<string, string>) =>
    await runHere(played.commands, ['set-up-payments'], { ...here, ...settings })
  const testKey = { ROLECALL_STRIPE_KEY: 'sk_test_1' }
  expect(await setUp(testKey)).toMatchObject({ code: 0, said: expect.stringContaining('use the Stripe CLI') })
  expect(readConfig({ ...testKey, ROLECALL_STRIPE_WEBHOOK_SECRETS: 'whsec_1' }).payments).toMatchObject({
    isLive: false,
  })
  const refused: [Record<string, string>, string][] = [
    [{}, 'Set ROLECALL_STRIPE_KEY first'],
    [{ ...key, ROLECALL_PAID_PLANS: 'off' }, 'is a live key'],
    [{ ...goingLive, ...testKey }, 'is a test key'],
  ]
  for (const [settings, why] of refused)
    expect(await setUp(settings)).toMatchObject({ code: 1, said: expect.stringContaining(why) })
  expect(played.endpoints()).toEqual([])
})

test('a command of a public site sends files over no network in plain text', async () => {
  const endpoint = { ROLECALL_FILES_S3_ENDPOINT: 'http://store.example.org', ROLECALL_FILES_S3_BUCKET: 'b' }
  const bucket = { ...endpoint, ROLECALL_FILES_S3_KEY: 'k', ROLECALL_FILES_S3_SECRET: 's' }
  const moved = await runHere(createCommands(), ['move-files'], { ...goingLive, ...bucket })
  expect(moved).toMatchObject({ code: 1, said: expect.stringContaining('may not cross a network in plain text') })
})

/** What each command is tried with. */
type Tries = Record<
  string,
  { args?: string[]; settings?: Record<string, string>; /** Instead of an end without a fault. */ says?: string }
>

test('every command that the documents name is there', () => {
  const names = createCommands().map(({ name }) => name)
  for (const text of documents) expect(commandsNamedIn(text).filter((name) => !names.includes(name))).toEqual([])
  expect(commandsNamedIn(list)).toEqual(expect.arrayContaining(names))
})

test('every command runs with the settings of going live', { tags: ['long'] }, async () => {
  await using database = await aDatabase()
  await using played = await commandsWithStripe()
  await using bucket = await anS3Store()
  using folder = aFolder()
  const { ann, bakery } = await someAccounts(database.url, folder.path)
  const backup = join(folder.path, 'rolecall.backup')
  const ads = [{ id: 'reed:1', source: 'reed', title: 'Nurse', company: 'Northside Care', location: 'Leeds' }]
  const sealed = { ROLECALL_BACKUP_PASSPHRASE: 'a long passphrase' }
  const tries: Tries = {
    'import-ads': { args: [folder.file('ads.jsonl', ads.map((ad) => JSON.stringify(ad)).join('\n'))] },
    'import-places': { args: [folder.file('outcodes.csv', 'outcode,lat,lng,town\nLS6,53.82,-1.57,Leeds\n')] },
    'import-sponsors': { args: [folder.file('register.csv', 'Organisation Name\nNorthside Care\n')] },
    'import-skills': { args: [folder.file('skills.jsonl', JSON.stringify(aSkill))] },
    reindex: {},
    reprocess: {},
    unfold: { args: ['reed', 'reed:1'] },
    'learn-employers': {},
    'list-employer-names': {},
    'drop-employer-name': { args: ['Northside Care'], says: 'is no other name of an employer' },
    'create-admin': { args: ['you@example.org'] },
    'grant-credits': { args: [ann, '5'] },
    'grant-company-credits': { args: [bakery, '5'] },
    'set-up-payments': { settings: key },
    'rotate-vault-key': {},
    'reset-second-factor': { args: [ann] },
    backup: { args: [backup], settings: sealed },
    restore: { args: [backup, '--replace'], settings: sealed },
    'move-files': { settings: bucket.environment },
    migrate: {},
  }
  expect(Object.keys(tries).sort()).toEqual(played.commands.map(({ name }) => name).sort())
  const where = { DATABASE_URL: database.url, ROLECALL_DATA: folder.path }
  const here = { ...goingLive, ...where, ...secret, ROLECALL_LOG: 'silent' }
  const ended: Record<string, string> = {}
  for (const [name, { args = [], settings = {}, says }] of Object.entries(tries)) {
    const { code, said } = await runHere(played.commands, [name, ...args], { ...here, ...settings })
    if (says === undefined ? code !== 0 : !said.includes(says)) ended[name] = said
  }
  expect(ended).toEqual({})
})

const aSkill = { conceptUri: 'u:1', conceptType: 'KnowledgeSkillCompetence', preferredLabel: 'dough lamination' }

/** Names after `npm run rolecall --`, and those in the first column of the table of commands. */
function commandsNamedIn(text: string): string[] {
  const run = [...text.matchAll(/npm run rolecall -- ([a-z][a-z-]*)/gu)].map(([, name]) => name ?? '')
  const table = /\n\| command \| what it does \|\n([\s\S]*?)(?:\n\n|$)/u.exec(text)?.[1] ?? ''
  const rows = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)/gu)])
  const names = [...run, ...rows.map(([, name]) => name ?? '')]
  return [...new Set(names)].filter((name) => name !== 'help')
}

/** As the site has made it by the time that there are accounts. */
const secret = { ROLECALL_SECRET: 'a secret of the site in this test, 32 characters or more' }

/** The addresses of a person, and of a member of a company. */
async function someAccounts(databaseUrl: string, dataFolder: string): Promise<{ ann: string; bakery: string }> {
  await using server = await startServer({ on: { databaseUrl, dataFolder }, environment: secret })
  return { ann: (await aPerson(server)).email, bakery: (await aPublisher(server)).email }
}
