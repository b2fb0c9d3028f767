import { ORPCError } from '@orpc/server'
import type { Hint } from '../../contract/job-ads/hints.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { changedSince } from '../../contract/platform/revision.ts'
import { messages } from '../../contract/texts/messages.ts'

type Refused =
  | { kind: 'not-found' }
  | { kind: 'not-allowed'; because: string }
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'blocked'; hints: Hint[] }
  | { kind: 'changed-since' }

/** Why an ad does not go online, as an answer of a call: what is wrong with it is said by field. */
export function refusedBy(outcome: Refused): Error {
  switch (outcome.kind) {
    case 'not-found':
      return new ORPCError('NOT_FOUND', { status: 404, message: messages.notFound })
    case 'not-allowed':
      return new ORPCError('FORBIDDEN', { status: 403, message: outcome.because })
    case 'problems':
      return wrong(outcome.problems)
    case 'blocked':
      return wrong(byField(outcome.hints))
    case 'changed-since':
      return new ORPCError('CONFLICT', { status: 409, message: changedSince })
  }
}

/** The first of what blocks each field. */
function byField(hints: readonly Hint[]): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { field, title, details } of hints) problems[field] ??= `${title}. ${details}`
  return problems
}

function wrong(problems: Readonly<Record<string, string>>): Error {
  const errors = Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, { message }]))
  return new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message: texts.publishBlocked, data: { errors } })
}
