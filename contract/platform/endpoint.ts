import { oc } from '@orpc/contract'
import { z } from 'zod'
import type { KeyScope } from '../companies/key-rules.ts'
import { humanCheckToLogIn } from '../users/log-in-texts.ts'
import { messages } from '../texts/messages.ts'
import type { Who } from './roles.ts'

/** How often one client may call (R-API-3): see server/platform/limits/table.ts for the numbers. */
export type RateClass = 'search' | 'suggest' | 'read' | 'write' | 'print' | 'sign-in' | 'apply'

/** What a call's body is: 'json' where nothing is said; 'document': a long one, such as a CV; 'file': a form with a file (multipart). */
export type BodyKind = 'json' | 'document' | 'file'

/** Where a call concerns a company: its members may make it, or only those who look after it. */
export type Membership = 'company' | 'companyAdmin'

/**
 * Who may make a call. 'staff', 'admin' and every membership ask those who must have a second factor for it (R-AUT-10).
 *
 * The company of a membership is the one that the session's person belongs to. It reaches the handler in its context. A request
 * that names a company besides must name that one: any other is not found.
 */
export type Allowed =
  | { who: Exclude<Who, 'user' | 'api-key'>; member?: never }
  /** Only with a company's key that has this scope, in the Authorization header; never with a session. It reaches the handler in its context. */
  | { who: 'api-key'; scope: KeyScope; member?: never }
  | {
      who: 'user'
      /** Left out: the call concerns no company. */
      member?: Membership
    }

export type Meta = Allowed & {
  rateClass: RateClass
  /**
   * Whose the thing is that the call is about, beyond the role. 'self': the path's {id} is the person's own, anybody else's is
   * not found. 'query': the handler's query asks for what is theirs. Left out: the call is about nobody.
   */
  owner?: 'self' | 'query'
  /** Decides how much it may bring, see server/web/body-limits.ts, and, for 'file', that it may be a form. */
  body?: BodyKind
  /** The media types of the file that it answers with; left out: it answers with JSON. */
  files?: readonly string[]
  /** Errors that it answers with beside those that follow from all this: see server/web/openapi/errors.ts. */
  errors?: readonly (401 | 403 | 404 | 409 | 410)[]
  /** Answers only to a token in the Authorization header, never to the cookie: a GET that changes something (C24). */
  needsBearer?: true
  /** For development: to everybody but a person at the machine itself it is as if there were no such call. */
  isForOwnMachine?: true
}

/** By field: what is wrong with it, in the words that a person reads. */
const FieldErrors = z.record(z.string(), z.object({ message: z.string() }))

type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api. */
  path: `/${string}`
  summary: string
  description?: string
  tag: string
  status?: number
}

/** One call of the API. The only place that names the route builder, so that changing it stays one file's work. */
export function endpoint(route: Route, meta: Meta) {
  return oc
    .$meta<Meta>(meta)
    .route({
      method: route.method,
      path: route.path,
      summary: route.summary,
      ...(route.description === undefined ? {} : { description: route.description }),
      tags: [route.tag],
      successStatus: route.status ?? 200,
      inputStructure: 'detailed',
    })
    .errors({
      NOT_FOUND: { status: 404, message: 'We could not find that' },
      UNAUTHORIZED: { status: 401, message: messages.loginFailed },
      FORBIDDEN: { status: 403, message: 'Your account may not do that' },
      /** A delicate change, and the last proof of who they are is old: see /auth/prove. */
      PROOF_NEEDED: { status: 403, message: messages.proveAgain },
      /** Many have failed to sign in to this account, or to all: the human check goes with the next try. */
      HUMAN_CHECK_NEEDED: {
        status: 422,
        message: humanCheckToLogIn,
        data: z.object({ errors: FieldErrors, work: z.number().int() }),
      },
      CONFLICT: { status: 409, message: 'This cannot be done as things stand' },
      TOO_MANY_REQUESTS: { status: 429, message: messages.tooMany, data: z.object({ retryAfter: z.number().int() }) },
      GONE: { status: 410, message: 'This is no longer here' },
      UNPROCESSABLE_CONTENT: {
        status: 422,
        message: 'Some of what you sent is not valid',
        data: z.object({ errors: FieldErrors }),
      },
    })
}
