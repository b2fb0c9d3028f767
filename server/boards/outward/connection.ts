import { BoardFailure } from '../board.ts'
import { InsideAddress } from '../../platform/addresses.ts'
import { UnusableBody } from './exchange.ts'

/** Says in our outcomes why no whole answer came. A failure that was decided already stays as it is. */
export function failureOfConnection(
  error: unknown,
  signals: { caller: AbortSignal; timeLimit: AbortSignal; timeLimitMs: number },
): BoardFailure {
  if (error instanceof BoardFailure) return error
  if (signals.caller.aborted) return stopped(signals.caller)
  if (signals.timeLimit.aborted || codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT') {
    return new BoardFailure('timeout', `no whole answer in ${secondsWords(signals.timeLimitMs)}`, { cause: error })
  }
  if (error instanceof UnusableBody) return new BoardFailure('unreadable', error.message, { cause: error })
  const inside = causes(error).find((cause) => cause instanceof InsideAddress)
  if (inside) return new BoardFailure('refused', inside.message, { cause: error })
  return new BoardFailure('failed', connectionWords(codeOf(error)), { cause: error })
}

/** The caller wants no answer any more: its own time is over, or the person has left. */
export function stopped(signal: AbortSignal): BoardFailure {
  const isTime = signal.reason instanceof Error && signal.reason.name === 'TimeoutError'
  return isTime
    ? new BoardFailure('timeout', 'no whole answer before the search ended')
    : new BoardFailure('skipped', 'the search was stopped')
}

function connectionWords(code: string | null): string {
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its address was not found'
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'it could not be reached'
    default:
      return code?.startsWith('CERT_') || code?.includes('CERTIFICATE')
        ? 'its certificate is not valid'
        : 'the connection broke'
  }
}

function codeOf(error: unknown): string | null {
  for (const cause of causes(error)) {
    if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  }
  return null
}

function causes(error: unknown): unknown[] {
  if (error instanceof AggregateError) return [error, ...error.errors]
  return error instanceof Error && error.cause !== undefined ? [error, ...causes(error.cause)] : [error]
}

function secondsWords(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${Math.round(ms / 1000)} s`
}
