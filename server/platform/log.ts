import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { type DestinationStream, pino, type Logger, type LoggerOptions } from 'pino'
import { describeError } from './describe-error.ts'

export type Log = Logger

const requests = new AsyncLocalStorage<{ requestId: string }>()

/** Field names whose values never reach a log, wherever they stand in what is logged. */
const secretFields = ['password', 'token', 'authorization', 'cookie', 'key', 'app_key', 'apikey', 'secret']

/**
 * Structured lines in UTC; each carries the id of the request that it belongs to. Of errors they hold what `describeError` leaves.
 * @param options.to where they go; standard output if left out.
 */
export function createLog(options: { program: string; level: string; to?: DestinationStream }): Log {
  const settings: LoggerOptions = {
    level: options.level,
    base: { program: options.program },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[not logged]',
    },
    mixin: () => requests.getStore() ?? {},
    serializers: { err: describeError },
    formatters: { log: withErrorsDescribed },
    // An error by itself would be logged with its message as the line's.
    hooks: {
      logMethod(given, method) {
        const [first] = given as unknown[]
        const told: unknown[] = first instanceof Error ? [{ err: first }, 'something failed'] : given
        method.apply(this, told as Parameters<typeof method>)
      },
    },
  }
  return options.to ? pino(settings, options.to) : pino(settings)
}

/** Errors under whatever name: as they are, they would be written with everything that hangs on them. */
function withErrorsDescribed(fields: Record<string, unknown>): Record<string, unknown> {
  const has = Object.entries(fields).some(([name, value]) => name !== 'err' && value instanceof Error)
  if (!has) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name !== 'err' && value instanceof Error ? describeError(value) : value,
    ]),
  )
}

export function newRequestId(): string {
  return randomUUID()
}

/** Runs the work so that everything it logs, however deep, carries the request's id. */
export function withRequestId<Result>(requestId: string, work: () => Result): Result {
  return requests.run({ requestId }, work)
}

export function currentRequestId(): string | null {
  return requests.getStore()?.requestId ?? null
}
