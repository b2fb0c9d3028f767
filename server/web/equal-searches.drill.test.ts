import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { createSandbox, serve } from '../../sandbox/server.ts'
import { createWorld } from '../../sandbox/world.ts'
import { aDatabase } from '../../test/database.ts'

/* Web programs as they are started, each a process of its own, on one database: together they ask a board once. */

// A page takes as much processor as the boards' answers that it waits for.
const oftenEnough = { interval: 300 }

const nurses = resultsAddress({ ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds' })
const chefs = resultsAddress({ ...defaultSearch, jobTitle: 'chef', jobLocation: 'Leeds' })

test('many pages of equal searches from several programs are one request to a board, two searches are two', async () => {
  await using boards = await countingBoards()
  await using programs = await webPrograms(3, boards.url)
  const addresses = [nurses, nurses, chefs, nurses]
  const pages = programs.all.flatMap(({ page }) => addresses.map(async (address) => await page(address)))
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200))
  await expect.poll(() => boards.toReed()).toHaveLength(2)
  // Two of the three wait for each search, whichever they are.
  await expect.poll(() => programs.all.reduce((sum, { waiting }) => sum + waiting(), 0)).toBeGreaterThanOrEqual(3)
  boards.open()

  for (const { page } of programs.all) {
    await expect.poll(async () => (await page(nurses)).text, oftenEnough).not.toContain('waiting…')
    await expect.poll(async () => (await page(chefs)).text, oftenEnough).not.toContain('waiting…')
  }
  expect(boards.toReed().toSorted()).toEqual([
    expect.stringContaining('keywords=chef'),
    expect.stringContaining('keywords=nurse'),
  ])
  expect(boards.repeated()).toEqual([])
})

test('when the program that asks is killed, another one asks in its place', async () => {
  await using boards = await countingBoards()
  await using programs = await webPrograms(2, boards.url)
  const [asking, waiting] = programs.all
  await asking!.page(nurses)
  await expect.poll(() => boards.toReed()).toHaveLength(1)
  await waiting!.page(nurses)
  await expect.poll(waiting!.waiting).toBeGreaterThan(0)
  expect(boards.toReed()).toHaveLength(1)

  await asking!.kill()
  await expect.poll(() => boards.toReed()).toHaveLength(2)
  boards.open()
  await expect.poll(async () => (await waiting!.page(nurses)).text, oftenEnough).not.toContain('waiting…')
  expect(boards.toReed()).toHaveLength(2)
})

/** The boards of the sandbox, which count what they are asked and answer nobody until they are told to. */
async function countingBoards() {
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  const sandbox = createSandbox({ world: createWorld({ seed: 1 }) })
  const { url, close } = await serve(0, async (request, env) => {
    asked.push(`${request.method} ${request.url} ${await request.clone().text()}`)
    await gate.promise
    return await sandbox.fetch(request, env)
  })
  return {
    url,
    toReed: () => asked.filter((line) => line.includes('/www.reed.co.uk/api/1.0/search')),
    /** The requests that were made more than once. */
    repeated: () => asked.filter((line, i) => asked.indexOf(line) !== i),
    open: () => gate.resolve(),
    async [Symbol.asyncDispose]() {
      gate.resolve()
      await close()
    },
  }
}

async function webPrograms(count: number, sandboxUrl: string) {
  const database = await aDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-equal-'))
  const environment = {
    DATABASE_URL: database.url,
    ROLECALL_DATA: folder,
    ROLECALL_SANDBOX_URL: sandboxUrl,
    ROLECALL_BOARDS: 'sandbox',
    ROLECALL_LOG: 'debug',
  }
  const all = await Promise.all(Array.from({ length: count }, async () => await aWebProgram(environment)))
  return {
    all,
    async [Symbol.asyncDispose]() {
      await Promise.all(all.map(async ({ kill }) => await kill()))
      await database[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function aWebProgram(settings: Record<string, string>) {
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(?:ROLECALL_|DATABASE_|VITEST|NODE_ENV$|PORT$|HOST$)/u.test(name),
  )
  const child = spawn(process.execPath, ['server/web.ts'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...Object.fromEntries(others), ...settings, PORT: '0' },
  })
  const ended = once(child, 'close')
  let waits = 0
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.includes('waits for boards that another search asks')) waits++
    })
  }
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { kind: string; url?: string; text?: string }) => {
      if (message.kind === 'ready') resolve(message.url!)
      if (message.kind === 'failed') reject(new Error(message.text))
    })
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
  })
  return {
    page: async (address: string) => {
      const answer = await fetch(url + address, { headers: { accept: 'text/html' } })
      return { status: answer.status, text: await answer.text() }
    },
    /** How often it has seen that another program asks all boards of a search. */
    waiting: () => waits,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
