import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { keyScopes } from '../contract/companies/key-rules.ts'
import { serve } from '../sandbox/server.ts'
import { makeApiKey } from '../server/companies/api-keys.ts'
import { router } from '../server/router.ts'
import { createApp } from '../server/web/app.ts'
import { openApiDocument } from '../server/web/openapi/document.ts'
import { aPerson } from '../test/people.ts'
import { aProduct } from './a-product.ts'

/*
 * schemathesis, which others wrote, makes calls up from /api/openapi.json and holds each answer against it: as a stranger, as a person, as an admin of a
 * company, and with a company's key. It needs Python, and keeps schemathesis in a folder of its own.
 *
 * npm run bench -- api-fuzz [ROLE …] [--examples=50] [--seconds=600]
 */

const version = '4.32.5'
const folderOfTool = join(process.cwd(), 'node_modules', '.cache', `schemathesis-${version}`)

/** What ends the caller's own session, account or place in the company, and would leave the rest of the run with nothing to try. */
const leftOut = [
  '/auth/logout',
  '/sessions',
  '/users/{id}/delete',
  '/users/{id}/password',
  '/users/{id}/modify',
  '/companies/{companyId}/leave',
  '/companies/member/{companyId}/{userId}',
]

const checksLeftOut = [
  // A schema cannot tell every rule: that a day is not in the future, that one field needs another. So a refused good example proves nothing.
  'positive_data_acceptance',
  // It puts a wrong cookie beside the token of the role, which is in a header, and expects a refusal. Here a header alone counts (R-SES-5); who may call
  // what is the matter of server/web/policy.test.ts.
  'ignored_auth',
]

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { examples: { type: 'string', default: '50' }, seconds: { type: 'string', default: '600' } },
})

const tool = findTool()
if (tool === null) console.log('Python is not here, or schemathesis cannot be installed: the API was not tried.')
else process.exitCode = (await tryApi(tool)) ? 0 : 1

/** @returns the command; null where there is no Python, or none that can install it. */
function findTool(): string | null {
  const command = join(folderOfTool, 'bin', 'schemathesis')
  if (existsSync(command)) return command
  try {
    execFileSync('python3', ['-m', 'venv', folderOfTool], { stdio: 'ignore' })
    execFileSync(join(folderOfTool, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${version}`], {
      stdio: 'ignore',
    })
    return command
  } catch {
    rmSync(folderOfTool, { recursive: true, force: true })
    return null
  }
}

async function tryApi(command: string): Promise<boolean> {
  await using product = await aProduct({ NODE_ENV: 'development' })
  const { services } = product
  services.humanCheck.verify = async () => await Promise.resolve(true)
  const app = createApp(services, { router, pages: null })
  const { url, close } = await serve(0, app.fetch)
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-api-fuzz-'))
  try {
    const document = join(folder, 'openapi.json')
    writeFileSync(document, JSON.stringify(await openApiDocument(url, false)))
    const found: string[] = []
    for (const [role, token] of Object.entries(await callers(product))) {
      if (wanted.length > 0 && !wanted.includes(role)) continue
      console.log(`\nAs ${role}:`)
      if (!(await run(command, { document, url, token }))) found.push(role)
    }
    console.log(found.length === 0 ? '\nNothing was found.' : `\nSomething was found as ${found.join(', ')}.`)
    return found.length === 0
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Who calls, and with which token. */
async function callers({ services }: Awaited<ReturnType<typeof aProduct>>): Promise<Record<string, string | null>> {
  const product = { db: services.db, services }
  const person = await aPerson(product)
  const admin = await aPerson(product, { company: { name: 'Harbour Care Ltd', isAdmin: true, isApproved: true } })
  const made = await makeApiKey(services.db, {
    companyId: admin.companyId!,
    actor: admin.id,
    wanted: { name: 'Feed', scopes: [...keyScopes] },
    now: services.clock.now(),
  })
  if (made.kind !== 'made') throw new Error('No key could be made')
  return { stranger: null, person: person.token, admin: admin.token, key: made.key }
}

async function run(command: string, given: { document: string; url: string; token: string | null }): Promise<boolean> {
  const { document, url, token } = given
  const settings = {
    url: `${url}/api`,
    workers: '1',
    'max-examples': values.examples,
    'max-time': values.seconds,
    phases: 'examples,coverage,fuzzing',
    'request-timeout': '30',
    'exclude-checks': checksLeftOut.join(','),
    seed: '20260304',
  }
  const headers = [`Origin: ${url}`, ...(token === null ? [] : [`Authorization: Bearer ${token}`])]
  const args = [
    ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    ...headers.flatMap((header) => ['--header', header]),
    ...leftOut.flatMap((path) => ['--exclude-path', path]),
  ]
  const child = spawn(command, ['run', document, ...args], {
    // What it keeps for another time goes with the folder.
    cwd: dirname(document),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)))
}
