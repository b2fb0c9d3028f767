import { setTimeout as wait } from 'node:timers/promises'
import type { RunnerDeps } from './prepare.ts'
import { startRunner, type Runner } from './runner.ts'

/** Milliseconds before the next try to connect; the last holds for all further ones. */
const pauses = [0, 1_000, 2_000, 5_000, 10_000] as const

/**
 * A runner for as long as the program lives. Where its connection breaks, others may take what it has in hand; so it lets go of that, as at a
 * stop, and another runner, with a number and a connection of its own, begins as soon as the database can be reached.
 * @param given.databaseUrl without a pooler between
 * @throws if the first runner cannot start.
 */
export async function keepRunner(deps: RunnerDeps, given: { databaseUrl: string }): Promise<Pick<Runner, 'stop'>> {
  const stopping = new AbortController()
  const stopped = new Promise<null>((resolve) => stopping.signal.addEventListener('abort', () => resolve(null)))
  let current = await start()
  const keeping = keep()

  async function start(): Promise<{ runner: Runner; lost: Promise<Error> }> {
    const { promise: lost, resolve: onLost } = Promise.withResolvers<Error>()
    return { runner: await startRunner(deps, { ...given, onLost }), lost }
  }

  async function keep(): Promise<void> {
    for (;;) {
      const error = await Promise.race([current.lost, stopped])
      if (error !== null)
        deps.log.warn({ err: error }, 'the connection by which others know of this program broke: it connects again')
      await current.runner
        .stop()
        .catch((cause: unknown) => deps.log.error({ err: cause }, 'a runner could not stop in good order'))
      const next = error === null ? null : await startAgain()
      if (next === null) return
      current = next
      deps.log.info('others know of this program again')
    }
  }

  /** Null: stopped meanwhile. */
  async function startAgain(): Promise<typeof current | null> {
    for (let tries = 0; ; tries++) {
      const pause = pauses[Math.min(tries, pauses.length - 1)]
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return null
      try {
        return await start()
      } catch (error) {
        if (tries === 0) deps.log.warn({ err: error }, 'the database cannot be reached yet')
      }
    }
  }

  return {
    async stop() {
      stopping.abort()
      await keeping
    },
  }
}
