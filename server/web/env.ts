import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { CallingKey } from '../platform/calls/api-key.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { errorResponse } from './api-errors.ts'
import type { Visitor } from '../platform/calls/api-context.ts'

/** What the gates put into a request for whatever answers it. */
export type Env = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    nonce: string
    address: string
    /** A person at this machine, where nobody else can come: what is for development is there for them. */
    isOwnMachine: boolean
    /** Whether limits apply: to everybody but that person. */
    isCounted: boolean
    visitor: Visitor
    user: SignedIn | null
    apiKey: CallingKey | null
    setToken: (token: string | null) => void
  }
}

export type App = Hono<Env>

/** An answer in the one shape of errors, with the request's id. */
export function failed(
  context: Context<Env>,
  status: number,
  message: string,
  headers: Record<string, string> = {},
  details = '',
): Response {
  return errorResponse({ status, message, details, id: context.var.requestId }, headers)
}
