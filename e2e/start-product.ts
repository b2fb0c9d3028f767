import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startSandbox } from '../sandbox/server.ts'
import { databaseAt, withClient } from '../test/database-server.ts'
import { providerSecret, startProviders } from '../test/fake-providers.ts'
import type { Product } from './product.ts'
import { templateName, theTemplate } from './template.ts'

/** Starts the built product on a copy of the template, with boards and providers of its own. `stop` ends it by its process id. */
export async function startProduct(number: number): Promise<{ product: Product; stop: () => Promise<void> }> {
  const template = theTemplate()
  const dataFolder = join(template.folder, `data-${number}`)
  const database = `journeys_${number}`
  cpSync(template.dataFolder, dataFolder, { recursive: true })
  await withClient(template.adminUrl, async (client) => {
    await client.query(`create database ${database} template ${templateName}`)
  })
  const databaseUrl = databaseAt(template.adminUrl, database)
  // Boards that answer at once: a journey that needs a slow one makes it slow.
  const sandbox = await startSandbox()
  const providers = await startProviders()
  const where = { dataFolder, databaseUrl, sandboxUrl: sandbox.url }
  let programs: Programs | undefined
  const stop = async () => {
    await programs?.stop()
    await sandbox.stop()
    await providers[Symbol.asyncDispose]()
    await withClient(template.adminUrl, async (client) => {
      await client.query(`drop database ${database} with (force)`)
    })
    rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    programs = await startPrograms(where, providerSettings(providers.url))
    const { adsUrl } = template
    return { product: { ...where, url: programs.url, providersUrl: providers.url, adsUrl }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Where = { dataFolder: string; databaseUrl: string; sandboxUrl: string }
type Programs = { url: string; stop: () => Promise<void> }

/** `npm start` with the built pages, once it can be used. */
export async function startPrograms(where: Where, settings: Record<string, string>): Promise<Programs> {
  const program = run('server/main.ts', where, { PORT: '0', ...settings })
  return { url: await program.says(/ready at (http\S+)/u), stop: program.stop }
}

/** Logins with Google and Twitter, which tests play. */
function providerSettings(url: string): Record<string, string> {
  return {
    ROLECALL_PROVIDERS_URL: url,
    ROLECALL_GOOGLE_ID: 'google-client',
    ROLECALL_GOOGLE_SECRET: providerSecret,
    ROLECALL_TWITTER_ID: 'twitter-client',
    ROLECALL_TWITTER_SECRET: providerSecret,
  }
}

/** What the product and its commands are started with: demo boards, and nothing of the settings of whoever runs the tests. */
export function productEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(?:ROLECALL_|DATABASE_|PLAYWRIGHT|TEST_|PORT$|HOST$|FORCE_COLOR$)/u.test(name),
  )
  return { ...Object.fromEntries(others), NODE_ENV: 'development', ROLECALL_BOARDS: 'sandbox', ...settings }
}

/** The settings by which a program or command works on this product; without a sandbox it can ask no board. */
export function settingsOf(where: Partial<Where> & Omit<Where, 'sandboxUrl'>): Record<string, string> {
  const { dataFolder, databaseUrl, sandboxUrl } = where
  const boards: Record<string, string> = sandboxUrl === undefined ? {} : { ROLECALL_SANDBOX_URL: sandboxUrl }
  return { ROLECALL_DATA: dataFolder, DATABASE_URL: databaseUrl, ...boards }
}

type Running = { says: (pattern: RegExp) => Promise<string>; stop: () => Promise<void> }

function run(file: string, where: Where, settings: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: productEnvironment({ ...settingsOf(where), ...settings }),
  })
  const lines: string[] = []
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  return {
    /** What it says about itself on the terminal, once it does: the first group of the pattern. */
    async says(pattern) {
      return await new Promise((resolve, reject) => {
        const look = (line: string) => {
          const found = pattern.exec(line)?.[1]
          if (found !== undefined) resolve(found)
        }
        lines.forEach(look)
        output.on('line', look)
        child.once('exit', (code) =>
          reject(new Error(`${file} ended with ${code} before it was ready:\n${lines.join('\n')}`)),
        )
      })
    },
    stop: async () => await end(child),
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
