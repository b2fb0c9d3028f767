import { ORPCError } from '@orpc/client'
import type { RouterContextProvider } from 'react-router'
import { api, type ApiClient } from './api.ts'
import { messages } from '../contract/texts/messages.ts'
import { ask } from './ask.ts'

/**
 * Calls the API for something that is printed: that it could not be just now, or not whole, comes back as a value, all else as `ask` has
 * it.
 */
export async function tryPrint<Answer>(
  context: Readonly<RouterContextProvider>,
  call: (client: ApiClient) => Promise<Answer>,
): Promise<{ answer: Answer; problem: null } | { answer: null; problem: 'wait' | 'print' | 'lost' }> {
  try {
    return { answer: await call(context.get(api)), problem: null }
  } catch (error) {
    if (error instanceof ORPCError && error.status === 429) return { answer: null, problem: 'wait' }
    if (error instanceof ORPCError && error.status === 503) return { answer: null, problem: 'print' }
    if (error instanceof ORPCError && error.message === messages.notWhole) return { answer: null, problem: 'lost' }
    return await ask(context, async () => await Promise.reject(error as Error))
  }
}
