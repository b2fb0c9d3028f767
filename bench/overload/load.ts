import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'

/**
 * The load, in a process of its own, so that making it does not slow down what is measured more than it must. Each connection sends
 * its next request when it has the last answer; one that was refused waits a moment first.
 */
export type Load = {
  url: string
  paths: readonly string[]
  connections: number
  seconds: number
  /** Milliseconds that a refused client waits before it asks again; 0: it does not, whatever Retry-After says. */
  pauseMs: number
  /** Requests a second in all, sent whether or not the earlier ones were answered; null: as fast as the answers come. */
  rate: number | null
}

export type Loaded = {
  seconds: number
  /** Milliseconds to the last byte of each page. */
  accepted: number[]
  /** When each of them was there, in milliseconds from the beginning. */
  acceptedAt: number[]
  /** Milliseconds to the last byte of each 503. */
  refused: number[]
  /** Anything else: by status, or by the error's code. */
  others: Record<string, number>
  withoutRetryAfter: number
}

/** A client that hears nothing for so long has left. Milliseconds. */
const patience = 15_000

process.on('message', (load: Load) => {
  void run(load).then((loaded) => process.send?.(loaded))
})
process.on('disconnect', () => process.exit(0))

async function run({ url, paths, connections, seconds, pauseMs, rate }: Load): Promise<Loaded> {
  const pool = new Pool(url, { connections, pipelining: 1, headersTimeout: patience, bodyTimeout: patience })
  const loaded: Loaded = { seconds, accepted: [], acceptedAt: [], refused: [], others: {}, withoutRetryAfter: 0 }
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  let sent = 0

  const once = async (): Promise<boolean> => {
    const number = sent++
    const path = paths[number % paths.length] ?? '/'
    const accept = path.startsWith('/api/') ? 'application/json' : 'text/html'
    const from = performance.now()
    try {
      const answer = await pool.request({
        method: 'GET',
        path,
        headers: { accept, 'accept-encoding': 'gzip', 'x-forwarded-for': address() },
      })
      await answer.body.dump({ limit: 10_000_000 })
      // What ends after the time is over belongs to the run all the same, but not to its rate.
      const now = performance.now()
      if (answer.statusCode === 200) {
        if (now <= endsAt) {
          loaded.accepted.push(now - from)
          loaded.acceptedAt.push(now - startedAt)
        }
      } else if (answer.statusCode === 503) {
        loaded.refused.push(now - from)
        if (answer.headers['retry-after'] === undefined) loaded.withoutRetryAfter++
        return false
      } else count(loaded.others, String(answer.statusCode))
    } catch (error) {
      count(loaded.others, (error as { code?: string }).code ?? String(error))
      return false
    }
    return true
  }

  if (rate === null) {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < endsAt) {
          if (!(await once()) && pauseMs > 0) await sleep(pauseMs)
        }
      }),
    )
  } else {
    const running = new Set<Promise<unknown>>()
    while (performance.now() < endsAt) {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * rate) - sent
      for (let i = 0; i < due; i++) {
        const one = once()
        running.add(one)
        void one.finally(() => running.delete(one))
      }
      await sleep(1)
    }
    await Promise.all(running)
  }
  await pool.destroy()
  return loaded
}

/** Each request from another client: what is measured is the load of many, not what one may ask for in a minute. */
function address(): string {
  const byte = () => Math.floor(Math.random() * 256)
  return `10.${byte()}.${byte()}.${byte()}`
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
