import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

/** A program that somebody else wrote, while it runs. */
export type Peer = AsyncDisposable & { port: number }

type Skip = (why: string) => never

/** Where scripts/set-up/peers.mjs puts them. */
const folder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'peers')

/** A file of the peers' folder; skips the test where that peer could not be had. */
export function fileOfPeer(path: string, skip: Skip): string {
  const file = join(folder, path)
  if (!existsSync(file))
    skip(`${path.split('/').at(-1)} is not there: npm run test:peers gets it, and says why where it cannot`)
  return file
}

/**
 * Starts a peer and waits until it answers over HTTP.
 * @param given.args are given the port that it is to listen on.
 * @param given.path what it answers with any status below 500.
 */
export async function startPeer(
  file: string,
  given: { args: (port: number) => string[]; env?: (port: number) => Record<string, string>; path?: string },
): Promise<Peer> {
  const port = await freePort()
  const child = spawn(file, given.args(port), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...given.env?.(port) },
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)))
  try {
    await untilItAnswers(child, `http://127.0.0.1:${port}${given.path ?? '/'}`)
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error(`${file} did not start: ${said}`, { cause: error })
  }
  return {
    port,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      const ended = await Promise.race([once(child, 'exit'), sleep(5_000, null, { ref: false })])
      if (ended === null) child.kill('SIGKILL')
    },
  }
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + 60_000
  for (;;) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer !== null && answer.status < 500) return
    if (child.exitCode !== null || performance.now() > end) throw new Error('It does not answer')
    await sleep(100)
  }
}
