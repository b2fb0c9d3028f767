import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../sandbox/server.ts'
import type { Database } from '../server/platform/database.ts'
import { router } from '../server/router.ts'
import { createApp } from '../server/web/app.ts'
import { openApiDocument } from '../server/web/openapi/document.ts'
import { aProduct } from './a-product.ts'
import { callers, type Caller } from './api-fuzz/callers.ts'
import { settingsFor, withExamples } from './api-fuzz/settings.ts'
import { noteCall, printSlowest } from './api-fuzz/slowest.ts'

/*
 * schemathesis, which others wrote, makes calls up from /api/openapi.json and holds each answer against it: as a stranger, as a person, as an admin of a
 * company, and with a company's key. Each has what people keep here, so that calls reach more than 'not found'. It needs Python, and keeps schemathesis in
 * a folder of its own.
 *
 * npm run bench -- api-fuzz [ROLE …] [--examples=50] [--seconds=600]
 */

const version = '4.32.5'
const folderOfTool = join(process.cwd(), 'node_modules', '.cache', `schemathesis-${version}`)

/** What ends the caller's own account or place in the company, and would leave the rest of the run with nothing to try. */
const leftOut = ['/users/{id}/delete', '/companies/{companyId}/leave', '/companies/member/{companyId}/{userId}']

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
  // No board of others is asked.
  services.live.boards = []
  const app = createApp(services, { router, pages: null })
  let keep: () => Promise<unknown> = async () => await Promise.resolve()
  const { url, close } = await serve(0, async (request, env) => {
    await keep()
    const startedAt = performance.now()
    const answer = await app.fetch(request, env)
    noteCall(request, performance.now() - startedAt)
    return answer
  })
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-api-fuzz-'))
  try {
    const document = join(folder, 'openapi.json')
    const found: string[] = []
    const all = await callers(services, url)
    keep = await keepSessions(services.db)
    for (const [role, caller] of Object.entries(all)) {
      if (wanted.length > 0 && !wanted.includes(role)) continue
      console.log(`\nAs ${role}:`)
      writeFileSync(document, JSON.stringify(withExamples(await openApiDocument(url, false), caller.things)))
      if (!(await run(command, { document, url, caller }))) found.push(role)
      printSlowest()
      if (!(await isStillLetIn(url, caller)))
        throw new Error(`The ${role} is not let in any more: some calls went untried`)
    }
    console.log(found.length === 0 ? '\nNothing was found.' : `\nSomething was found as ${found.join(', ')}.`)
    return found.length === 0
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Many calls end sessions, also a login that fails. @returns what brings those that there are now back, each with its token. */
async function keepSessions(db: Database): Promise<() => Promise<unknown>> {
  await db.query('create table kept_sessions as select * from sessions')
  return async () =>
    await db.query(
      `insert into sessions select * from kept_sessions
       on conflict (id) do update set token_hash = excluded.token_hash, has_second_factor = excluded.has_second_factor
        where sessions.token_hash <> excluded.token_hash`,
    )
}

async function isStillLetIn(url: string, { token, opens }: Caller): Promise<boolean> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api${opens}`, { headers })).ok
}

async function run(command: string, given: { document: string; url: string; caller: Caller }): Promise<boolean> {
  const { document, url, caller } = given
  // What it keeps for another time goes with the folder.
  const cwd = dirname(document)
  writeFileSync(join(cwd, 'schemathesis.toml'), settingsFor(caller.things))
  const options = {
    url: `${url}/api`,
    workers: '1',
    'max-examples': values.examples,
    'max-time': values.seconds,
    phases: 'examples,coverage,fuzzing',
    // A document is given 20 s to be printed, and the browser that prints it as long to start.
    'request-timeout': '60',
    'exclude-checks': checksLeftOut.join(','),
    // Where a body has many rules the tool makes few that keep them all, and would try nothing at all.
    'suppress-health-check': 'filter_too_much',
    seed: '20260304',
  }
  const headers = [`Origin: ${url}`, ...(caller.token === null ? [] : [`Authorization: Bearer ${caller.token}`])]
  const args = [
    '--continue-on-failure',
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ...headers.flatMap((header) => ['--header', header]),
    ...leftOut.flatMap((path) => ['--exclude-path', path]),
  ]
  const child = spawn(command, ['run', document, ...args], { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  return await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)))
}
