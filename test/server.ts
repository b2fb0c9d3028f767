import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import type { Board } from '../server/boards/board.ts'
import { createOutward } from '../server/boards/outward.ts'
import type { BoardInUse } from '../server/boards/which-boards.ts'
import { importAds, type ImportCounts } from '../server/jobs/import/import-ads.ts'
import type { Clock } from '../server/platform/clock.ts'
import { mappingOf } from '../server/jobs/to-listing.ts'
import { readConfig, type Config } from '../server/platform/config.ts'
import type { Database } from '../server/platform/database.ts'
import { createLog } from '../server/platform/log.ts'
import { createServices, type Services } from '../server/services.ts'
import { createApp } from '../server/web/app.ts'
import type { App } from '../server/web/env.ts'
import { loadPages } from '../server/web/pages.ts'
import { aDatabase, openDatabase } from './database.ts'
import { router } from '../server/router.ts'
import { withDocumentedAnswers } from './documented-answers.ts'

export type TestServer = {
  services: Services
  app: App
  db: Database
  clock: { now: () => Date; set: (to: Date) => void }
  /** Sends a request to the real app, as a browser of the same site does, and reads JSON where there is some. */
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** The same by another method. */
  send: (
    method: 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  [Symbol.asyncDispose]: () => Promise<void>
}

export type Answer = { status: number; headers: Headers; body: unknown; text: string }

/** When tests run: a Wednesday at noon, so that nothing depends on today. */
export const testNow = new Date('2026-03-04T12:00:00Z')

/** The port of discard: a board that asks the network in a test fails by name. */
const nowhere = 'http://127.0.0.1:9'

/** The whole web program on a database of its own, in this process. The boards are those that are given; the network is off. */
export async function startServer(
  given: {
    boards?: readonly Board[]
    sandboxUrl?: string
    pages?: boolean
    environment?: Record<string, string>
    /** Forms are taken without the human check unless it is what the test is about. */
    humanCheck?: boolean
    /** Where the lines of the log go; left out: nowhere. */
    logTo?: DestinationStream
    /** A database and a data folder that are there already, and stay; left out: new ones, gone with the server. */
    on?: { databaseUrl: string; dataFolder: string }
  } = {},
): Promise<TestServer> {
  const database = given.on ? openDatabase(given.on.databaseUrl) : await aDatabase()
  let now = testNow
  const clock: Clock & { set: (to: Date) => void } = {
    now: () => now,
    set: (to) => {
      now = to
    },
  }
  // Made by whoever first writes into it.
  const folder = given.on?.dataFolder ?? join(tmpdir(), `rolecall-test-${randomUUID()}`)
  const config: Config = readConfig({
    NODE_ENV: 'test',
    ROLECALL_DATA: folder,
    DATABASE_URL: database.url,
    ROLECALL_BOARDS: 'sandbox',
    // Tests set a public address or a relay and are still tests: the config's refusals have a test of their own.
    ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION: 'on',
    ROLECALL_ALLOW_OUTBOX_IN_PRODUCTION: 'on',
    // Nothing is sold unless a test is about it.
    ROLECALL_PAID_PLANS: 'off',
    ...(given.sandboxUrl === undefined ? {} : { ROLECALL_SANDBOX_URL: given.sandboxUrl }),
    ...given.environment,
  })
  const log = createLog(
    given.logTo ? { program: 'test', level: 'debug', to: given.logTo } : { program: 'test', level: 'silent' },
  )
  const services = await createServices({ config, log, databaseUrl: database.url, program: 'test', clock })
  if (given.boards) useBoards(services, given.boards, given.sandboxUrl ?? nowhere)
  if (given.humanCheck !== true) services.humanCheck.verify = async () => await Promise.resolve(true)
  const app = withDocumentedAnswers(
    createApp(services, { router, pages: given.pages ? await loadPages(process.cwd()) : null }),
  )

  const send = async (request: Request): Promise<Answer> => {
    const response = await app.fetch(request)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? JSON.parse(text) : null,
    }
  }
  const origin = 'http://localhost:3000'
  return {
    services,
    app,
    db: database.db,
    clock,
    get: async (path, headers = {}) =>
      await send(new Request(origin + path, { headers: { host: 'localhost:3000', ...headers } })),
    post: async (path, body, headers = {}) =>
      await send(
        new Request(origin + path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { host: 'localhost:3000', 'content-type': 'application/json', origin, ...headers },
        }),
      ),
    send: async (method, path, body, headers = {}) =>
      await send(
        new Request(origin + path, {
          method,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          headers: {
            host: 'localhost:3000',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            origin,
            ...headers,
          },
        }),
      ),
    async [Symbol.asyncDispose]() {
      await services.stop()
      await database[Symbol.asyncDispose]()
      if (!given.on) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Ads as a person would import them; each a whole, dull row but for what is given. */
export async function addAds(server: TestServer, rows: readonly Partial<AdRow>[]): Promise<ImportCounts> {
  const whole = rows.map((row, i) => ({ ...aRow(i), ...row }))
  return await importAds(server.services.store, fromArray(whole), {
    now: server.services.clock.now(),
    keepOpen: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
}

export type AdRow = {
  id: string
  source: string
  title: string
  company: string
  location: string
  description: string
  salaryRaw: string
  jobType: string
  postedAt: string
  closesAt: string
  category: string
  [field: string]: unknown
}

function aRow(i: number): Partial<AdRow> {
  return {
    id: `test:${i + 1}`,
    source: 'test',
    title: 'Staff Nurse',
    company: `Employer ${i + 1}`,
    location: 'Leeds',
    description: `Vacancy number ${i + 1}. ${distinctText(i)}`,
    postedAt: '2026-03-01T09:00:00Z',
  }
}

const vocabulary =
  'plan care lead teach order report check advise build repair drive cook clean file count answer write test weigh mend'.split(
    ' ',
  )

/** A text that shares no run of words with that of another number, so that nothing folds by chance. */
function distinctText(i: number): string {
  return vocabulary.map((word, k) => `${word} ${vocabulary[(k * 7 + i) % vocabulary.length]}${i}`).join(' ')
}

async function* fromArray(rows: readonly unknown[]): AsyncGenerator<unknown> {
  yield* rows
}

function useBoards(services: Services, boards: readonly Board[], sandboxUrl: string): void {
  const inUse = boards.map((board): BoardInUse => ({
    board,
    mode: 'demo',
    offBecause: null,
    settings: Object.fromEntries(board.settings.map(({ name }) => [name, 'sandbox-key'])),
    addresses: [],
  }))
  const outward = createOutward({ db: services.db, clock: services.clock, sandboxUrl, userAgent: 'test' })
  services.boards = inUse
  services.store.toListing = mappingOf(boards)
  services.live.boards = inUse
  services.live.outward = outward
}
