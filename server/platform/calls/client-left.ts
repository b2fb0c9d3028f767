import { ORPCError } from '@orpc/server'

/** How an answer that nobody waits for is counted and logged, after nginx: the client closed the connection. */
export const clientLeft = 499

/**
 * Called before something is begun for a client: a call, the next statement of a long one. A person who has gone on to another page
 * must not be worked for (R-REL-2).
 * @throws ORPCError 499
 */
export function stopIfLeft(signal: AbortSignal | null): void {
  if (signal?.aborted === true) throw new ORPCError('CLIENT_CLOSED_REQUEST', { status: clientLeft })
}
