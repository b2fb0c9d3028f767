import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { createLog } from '../server/platform/log.ts'
import { startPostgres, type EmbeddedPostgres } from '../server/platform/postgres/start-postgres.ts'
import { startSandbox } from '../sandbox/server.ts'
import { providerSecret, startProviders } from '../test/fake-providers.ts'
import type { Product } from './product.ts'

/** Starts a product for each worker, and stops them all. */
export default async function startProducts(project: TestProject): Promise<() => Promise<void>> {
  const started = await Promise.allSettled(
    Array.from({ length: project.config.maxWorkers }, async () => await startProduct()),
  )
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async () => {
    await Promise.all(running.map(async (one) => await one.stop()))
  }
  const failed = started.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  project.provide(
    'products',
    running.map(({ product }) => product),
  )
  return stop
}

/** Starts the whole product as a person would, with a data folder of its own. `stop` ends it by its process id. */
async function startProduct(): Promise<{ product: Product; stop: () => Promise<void> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rolecall-e2e-'))
  // Boards that answer at once: a journey that needs a slow one makes it slow.
  const sandbox = await startSandbox()
  const providers = await startProviders()
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: productEnvironment({
      PORT: '0',
      ROLECALL_DATA: dataFolder,
      ROLECALL_SANDBOX_URL: sandbox.url,
      ROLECALL_PROVIDERS_URL: providers.url,
      ROLECALL_GOOGLE_ID: 'google-client',
      ROLECALL_GOOGLE_SECRET: providerSecret,
      ROLECALL_TWITTER_ID: 'twitter-client',
      ROLECALL_TWITTER_SECRET: providerSecret,
    }),
  })
  let database: EmbeddedPostgres | undefined
  let takesAds: ChildProcess | undefined
  const stop = async () => {
    await database?.stop()
    takesAds?.kill('SIGTERM')
    if (takesAds?.exitCode === null) await once(takesAds, 'exit')
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    await sandbox.stop()
    await providers[Symbol.asyncDispose]()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    const url = await readyProduct(child)
    // Joins the server of the product, which stays its owner.
    const log = createLog({ program: 'journeys', level: 'silent' })
    database = await startPostgres({ folder: join(dataFolder, 'postgres'), log })
    takesAds = spawn(process.execPath, ['e2e/take-ads.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: productEnvironment({ ROLECALL_DATA: dataFolder, ROLECALL_SANDBOX_URL: sandbox.url }),
    })
    const adsUrl = await said(takesAds, /takes ads at (http\S+)/u)
    const product = {
      url,
      sandboxUrl: sandbox.url,
      providersUrl: providers.url,
      adsUrl,
      dataFolder,
      databaseUrl: database.url,
    }
    return { product, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What the product and its commands are started with: demo boards, and nothing of the settings of whoever runs the tests. */
export function productEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(?:ROLECALL_|DATABASE_|VITEST|PORT$|HOST$)/u.test(name),
  )
  return { ...Object.fromEntries(others), NODE_ENV: 'development', ROLECALL_BOARDS: 'sandbox', ...settings }
}

/** What a program says about itself on the terminal, once it does. */
async function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const found = pattern.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`a program of the journeys ended with ${code} before it was ready`)))
  })
}

/** Its address, once it can be used and the demo boards have filled the index: both are said on the terminal. */
async function readyProduct(child: ChildProcess): Promise<string> {
  const said: string[] = []
  return await new Promise((resolve, reject) => {
    let url: string | undefined
    let isFilled = false
    createInterface({ input: child.stdout! }).on('line', (line) => {
      said.push(line)
      url ??= /ready at (http\S+)/u.exec(line)?.[1]
      isFilled ||= line.includes('are in the index')
      if (url !== undefined && isFilled) resolve(url)
    })
    child.once('exit', (code) =>
      reject(new Error(`the product ended with ${code} before it was ready:\n${said.join('\n')}`)),
    )
  })
}
