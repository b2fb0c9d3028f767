import { ORPCError } from '@orpc/client'
import { data, type RouterContextProvider } from 'react-router'
import { messages } from '../contract/texts/messages.ts'
import { api, asked, reportError, type ApiClient } from './api.ts'
import { toLogin } from './log-in-again.ts'
import type { PageError } from './page-error.ts'
import { fieldsOf, saidOf } from './said-of.ts'

/**
 * Calls the API for a page. A refusal (not found, gone, too many) becomes a page of that status; anything else is logged and becomes
 * a 500 with an id to quote, because the framework would make a bare 500 of both.
 */
export async function ask<Answer>(
  context: Readonly<RouterContextProvider>,
  call: (client: ApiClient) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(context.get(api))
  } catch (error) {
    // The session has run out, or never was: what was asked for is there after logging in.
    if (error instanceof ORPCError && error.status === 401) {
      const { request, url } = context.get(asked)
      throw toLogin(request, url)
    }
    if (error instanceof ORPCError && error.status < 500) {
      const message = saidOf(error.message, fieldsOf(error.data), '')
      throw data({ message, id: null } satisfies PageError, { status: error.status, statusText: '' })
    }
    const status = error instanceof ORPCError ? error.status : 500
    const id = context.get(reportError)(error)
    const message = status === 503 ? messages.busyDetails : messages.serverErrorDetails
    throw data({ message, id } satisfies PageError, { status, statusText: '' })
  }
}
