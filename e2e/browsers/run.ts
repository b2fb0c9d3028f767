import { existsSync, globSync } from 'node:fs'
import { Pool } from 'pg'
import { startSandbox } from '../../sandbox/server.ts'
import makeTemplate from '../make-template.ts'
import { keepProduct } from '../product.ts'
import { startPrograms } from '../start-product.ts'
import { theTemplate, templateName } from '../template.ts'
import { databaseAt } from '../../test/database-server.ts'
import { startBehindNginx } from './behind-nginx.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { aPicture, mainPaths, type Site } from './main-paths.ts'
import { visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

// npm run e2e -- --browsers: the main paths of the built site in Firefox and WebKit, behind nginx with TLS and HTTP/2. What is not installed is
// skipped with a word. Prints a line for each step; the last line counts them.

// The certificate of this run is its own.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'

/**
 * Said of what is cut because its page is left: by Firefox of an answer, which app/leaving.ts keeps quiet about and this protocol does not
 * heed; by React Router of the list of its routes, which it asks for again on the next page.
 */
const brokenOff = /Error in input stream|Failed to fetch manifest patches/u

type Found = { name: string; start: () => Promise<Driver> } | { name: string; missing: string }

function browsers(): Found[] {
  const miniBrowser = globSync(['/usr/lib/*/webkit2gtk-4.?/MiniBrowser', '/usr/libexec/webkit2gtk-4.?/MiniBrowser'])[0]
  const firefox = ['firefox-esr', 'firefox'].find(isInstalled)
  return [
    firefox === undefined
      ? { name: 'Firefox', missing: 'Debian has it as firefox-esr' }
      : { name: 'Firefox', start: async () => await startFirefox(firefox) },
    miniBrowser === undefined || !isInstalled('WebKitWebDriver') || !isInstalled('Xvfb')
      ? { name: 'WebKit', missing: 'Debian has it as webkit2gtk-driver, and its screen as xvfb' }
      : { name: 'WebKit', start: async () => await startWebKit(miniBrowser) },
  ]
}

function isInstalled(program: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`))
}

let passed = 0
let failed = 0
let skipped = 0
const all = browsers()
for (const one of all) {
  if ('missing' in one) {
    skipped++
    console.log(`${one.name}: skipped, not found. ${one.missing}.`)
  }
}
const wanted = process.argv.slice(2)
const found = all
  .filter((one) => 'start' in one)
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()))
if (found.length > 0) {
  if (isInstalled('nginx') && isInstalled('openssl')) await walk(found)
  else {
    skipped += found.length
    console.log('Skipped: nginx and openssl are needed to stand before the site.')
  }
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed === 0 ? 0 : 1

async function walk(starters: readonly { name: string; start: () => Promise<Driver> }[]): Promise<void> {
  const end = await makeTemplate()
  const { adminUrl, folder, dataFolder } = theTemplate()
  const sandbox = await startSandbox()
  const where = { dataFolder, databaseUrl: databaseAt(adminUrl, templateName), sandboxUrl: sandbox.url }
  const pool = new Pool({ connectionString: where.databaseUrl, max: 2 })
  let programs: Awaited<ReturnType<typeof startPrograms>> | undefined
  try {
    const nginx = await startBehindNginx(`${folder}/nginx`, async (url, port) => {
      programs = await startPrograms(where, {
        PORT: String(port),
        ROLECALL_URL: url,
        ROLECALL_TRUSTED_PROXIES: '1',
        ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION: 'on',
        ROLECALL_ALLOW_OUTBOX_IN_PRODUCTION: 'on',
        ROLECALL_PAID_PLANS: 'off',
      })
    })
    keepProduct({ ...where, url: nginx.url, providersUrl: '', adsUrl: '' })
    for (const { name, start } of starters) await inBrowser(name, await start(), { url: nginx.url, pool })
    await nginx.stop()
  } finally {
    await programs?.stop()
    await pool.end()
    await sandbox.stop()
    await end()
  }
}

async function inBrowser(name: string, driver: Driver, { url, pool }: { url: string; pool: Pool }): Promise<void> {
  console.log(`\n${driver.name}`)
  const page = visitor(driver, url)
  const site: Site = {
    linkTo: async (to, begin) => await page.until(`a mail to ${to}`, async () => await linkTo(pool, to, begin)),
    picture: aPicture,
  }
  try {
    for (const step of mainPaths(name.toLowerCase())) {
      const why = step.skipped?.(name) ?? null
      if (why !== null) {
        skipped++
        console.log(`  skipped  ${step.name}: ${why}`)
        continue
      }
      try {
        await step.run(page, site)
        const complaints = (driver.complaints() ?? []).filter((one) => !brokenOff.test(one))
        if (complaints.length > 0) throw new Error(`the browser complained: ${complaints.join('; ')}`)
        passed++
        console.log(`  passed   ${step.name}`)
      } catch (error) {
        failed++
        console.log(`  FAILED   ${step.name}: ${error instanceof Error ? error.message : String(error)}`)
        driver.complaints()
      }
    }
  } finally {
    await driver.stop()
  }
}

async function linkTo(pool: Pool, to: string, begin: string): Promise<string | null> {
  const { rows } = await pool.query<{ body: string }>(
    'select body from sent_messages where recipient = $1 order by created desc',
    [to],
  )
  const paths = rows.map(({ body }) => /https?:\/\/[^/\s]+(\/\S+)/u.exec(body)?.[1])
  return paths.find((path) => path?.startsWith(begin)) ?? null
}
