import type { Log } from './log.ts'

/**
 * Says why something failed, once a minute: while the database is away every look of every program fails. pg-boss often gives an object with
 * the words and the code of an error, and no error.
 * @param what failed, for the log
 */
export function sayingOnce(
  log: Pick<Log, 'error'>,
  what: string,
  now: () => number = Date.now,
): (error: unknown) => void {
  let [saidAt, unsaid] = [-Infinity, 0]
  return (error) => {
    if (now() - saidAt < 60_000) return void unsaid++
    const given = error as { message?: unknown }
    const err = error instanceof Error ? error : Object.assign(new Error(String(given.message ?? '')), given)
    log.error({ err, unsaid }, what)
    ;[saidAt, unsaid] = [now(), 0]
  }
}
