import { ORPCError, ValidationError } from '@orpc/server'
import type { ApiError } from '../../contract/texts/alert.ts'
import { alertCodes } from '../../contract/texts/alert.ts'
import { messages } from '../../contract/texts/messages.ts'
import type { Log } from '../platform/log.ts'
import { TooBusyToRead } from '../cvs/files/run-child.ts'
import { namesNoField } from './plain-errors.ts'
import { TooBusyToHash } from '../users/password-hash.ts'

/** The one shape of an error body, for calls that no handler answered. */
export function errorBody(given: { status: number; message: string; details?: string; id: string }): ApiError {
  return { code: alertCodes.error, details: '', ...given }
}

export function errorResponse(
  given: { status: number; message: string; details?: string; id: string },
  headers: Record<string, string> = {},
): Response {
  // What is not found, or not allowed, may be so for this person only.
  const all = { 'cache-control': 'no-store', ...headers }
  return Response.json(errorBody(given), { status: given.status, headers: all })
}

/** The same for what a handler threw: expected errors by their words, anything else as a bare 500 with an id to quote. */
export function encodeError(error: ORPCError<string, unknown>, requestId: string): ApiError {
  const fields = fieldErrors(error.data)
  if (error.status === 503) {
    // What is ours to say is said; a bare one is not.
    const message = error.message === messages.notPrinted ? error.message : messages.busy
    const details = message === messages.busy ? messages.busyDetails : ''
    return { status: 503, code: alertCodes.error, message, details, id: requestId }
  }
  const isOurs = error.status < 500
  return {
    status: error.status,
    code: alertCodes.error,
    message: isOurs ? error.message : messages.serverError,
    details: isOurs ? (detailsOf(error.data) ?? textOfFields(fields, error.message)) : messages.serverErrorDetails,
    id: requestId,
    ...(fields === null ? {} : { errors: fields }),
    ...numberOf('work', error.data),
    ...numberOf('retryAfter', error.data),
  }
}

/** What a handler says beside its message; null where it says nothing. */
function detailsOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('details' in data)) return null
  return typeof data.details === 'string' ? data.details : null
}

/** What is wrong, each thing once: with the names of its fields where the words alone do not tell what they are about. */
function textOfFields(fields: Record<string, { message: string }> | null, said: string): string {
  const names = new Map<string, string[]>()
  for (const [name, { message }] of Object.entries(fields ?? {}))
    names.set(message, [...(names.get(message) ?? []), name])
  const parts = [...names]
    .filter(([message]) => message !== said)
    .map(([message, of]) => (namesNoField(message) ? `${of.join(', ')}: ${message}` : message))
  return parts.length < 2 ? (parts[0] ?? '') : parts.map((part) => part.replace(/[^.]$/u, '$&.')).join(' ')
}

/** How much work the human check asks for, or how long to wait: where a handler says it. */
function numberOf(name: 'work' | 'retryAfter', data: unknown): { work?: number; retryAfter?: number } {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined
  return typeof value === 'number' ? { [name]: value } : {}
}

/** What the schemas found wrong, by field, as 422; too many sign-ins or files at once as 503; any other error as it is. */
export function withFieldErrors(error: unknown): unknown {
  if (error instanceof TooBusyToHash || error instanceof TooBusyToRead) {
    return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: messages.busy })
  }
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    const errors: Record<string, { message: string }> = {}
    for (const issue of error.cause.issues) {
      const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part))
      // The first part only says where it stood: params, query or body.
      const place = path.slice(1)
      if ('keys' in issue && Array.isArray(issue.keys)) {
        for (const key of issue.keys.map(String))
          errors[[...place, key].join('.')] = { message: messages.unknownField(key) }
      } else errors[place.join('.') || path.join('.') || 'input'] = { message: issue.message }
    }
    return new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message: messages.badInput, data: { errors } })
  }
  return error
}

/** The same; an unexpected error is logged whole. */
export function translateError(thrown: unknown, log: Log): unknown {
  const error = withFieldErrors(thrown)
  if (error instanceof ORPCError && error.status < 500) return error
  log.error({ err: error }, 'a call failed unexpectedly')
  return error
}

function fieldErrors(data: unknown): Record<string, { message: string }> | null {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return null
  return data.errors as Record<string, { message: string }>
}
