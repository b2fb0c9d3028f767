import { ORPCError } from '@orpc/client'
import { data, type RouterContextProvider } from 'react-router'
import { messages } from '../contract/texts/messages.ts'
import { api, reportError, type ApiClient } from './api.ts'
import type { PageError } from './page-error.ts'
import { fieldsOf, saidOf } from './said-of.ts'

/** Why the API did not do what a form asked for. */
export type Refusal = {
  status: number
  /** 'UNPROCESSABLE_CONTENT', 'PROOF_NEEDED' … */
  code: string
  message: string
  /** By field: what is wrong with it. */
  fields: Readonly<Record<string, string>>
  /** How much of the human check the next try needs; null if none. */
  work: number | null
}

/**
 * Calls the API for a form. A refusal comes back as a value, to be shown with the form and what was typed; only what is our own
 * fault becomes an error page.
 */
export async function tryAsk<Answer>(
  context: Readonly<RouterContextProvider>,
  call: (client: ApiClient) => Promise<Answer>,
): Promise<{ answer: Answer; refusal: null } | { answer: null; refusal: Refusal }> {
  try {
    return { answer: await call(context.get(api)), refusal: null }
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) {
      const { status, code, message } = error as ORPCError<string, unknown>
      const fields = fieldsOf(error.data)
      const said = saidOf(message, fields, messages.formUnreadable)
      return { answer: null, refusal: { status, code, message: said, fields, work: workOf(error.data) } }
    }
    const status = error instanceof ORPCError ? error.status : 500
    const id = context.get(reportError)(error)
    const message = status === 503 ? `${messages.notSaved} ${messages.busyDetails}` : messages.maybeNotSaved
    throw data({ message, id } satisfies PageError, { status, statusText: '' })
  }
}

function workOf(given: unknown): number | null {
  if (typeof given !== 'object' || given === null || !('work' in given)) return null
  return typeof given.work === 'number' ? given.work : null
}
