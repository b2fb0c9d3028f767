import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Log } from '../log.ts'

/** Passes on what the server says about itself, in our log's levels, and keeps the last lines for an explanation. */
export function followServerLog(stream: Readable, log: Log): { lastLines: () => string } {
  const last: string[] = []
  createInterface({ input: stream }).on('line', (line) => {
    last.push(line)
    if (last.length > 20) last.shift()
    const [, severity, text] = /^(\w+): +(.*)$/.exec(line) ?? [null, 'LOG', line]
    // Of a failed statement, and its words quote values: whoever sent it tells of it.
    if (severity === 'ERROR') return
    if (severity === 'PANIC') log.error({ postgres: text })
    else if (severity === 'FATAL' || severity === 'WARNING') log.warn({ postgres: text })
    else log.debug({ postgres: text })
  })
  return { lastLines: () => last.join('\n') }
}
