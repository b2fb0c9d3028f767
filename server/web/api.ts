import { SmartCoercionPlugin } from '@orpc/json-schema'
import { createJsonifiedRouterClient } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { AnyContractRouter } from '@orpc/contract'
import { ORPCError, type AnyProcedure, type Router } from '@orpc/server'
import { BodyLimitPlugin } from '@orpc/server/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Meta } from '../../contract/platform/endpoint.ts'
import type { Contract } from '../../contract/index.ts'
import { messages } from '../../contract/texts/messages.ts'
import { isAway } from '../platform/connection-errors.ts'
import { currentRequestId, type Log } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { encodeError, translateError, withFieldErrors } from './api-errors.ts'
import { refuseBadText } from '../platform/calls/bad-text.ts'
import { mostBodyBytes } from './body-limits.ts'
import { stopIfLeft } from '../platform/calls/client-left.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { enforcePolicy } from './policy.ts'
import { refuseUnknownParameters } from './unknown-parameters.ts'
import './plain-errors.ts'

const schemaConverters = [new ZodToJsonSchemaConverter()]

/** What answers each call of the contract, standing on these services. */
export type ApiRouter<Services extends Platform> = Router<Contract, ApiContext<Services>>

/**
 * Everything under /api that the contract names, as a request handler.
 * @param calls What answers; a test may have calls of its own.
 */
export function createApiHandler<Services extends Platform>(
  calls: Router<AnyContractRouter, ApiContext<Services>>,
  log: Log,
) {
  const handler = new OpenAPIHandler<ApiContext<Services>>(calls, {
    rootInterceptors: [
      async (options) => {
        const result = await options.next()
        if (result.matched) tellWait(result.response)
        return result
      },
    ],
    plugins: [new SmartCoercionPlugin({ schemaConverters }), new BodyLimitPlugin({ maxBodySize: mostBodyBytes })],
    clientInterceptors: [
      async (options) => {
        try {
          const context = await admit(options)
          refuseUnknownParameters(inputSchemaOf(options.procedure), options.input)
          return await options.next({ ...options, context })
        } catch (error) {
          throw translateError(isReadWhileAway(options.procedure, error) ? databaseAway(error) : error, log)
        }
      },
    ],
    customErrorResponseBodyEncoder: (error) => encodeError(error, currentRequestId() ?? ''),
  })
  return async (request: Request, context: ApiContext<Services>): Promise<Response | null> => {
    const { matched, response } = await handler.handle(request, { prefix: '/api', context })
    return matched ? response : null
  }
}

/** What a handler found to be too often says in a header too how long to wait, as the limits before it do. */
function tellWait({ body, headers }: { body: unknown; headers: Record<string, string | string[] | undefined> }): void {
  if (typeof body !== 'object' || body === null || !('retryAfter' in body)) return
  if ('status' in body && body.status === 429) headers['retry-after'] = String(body.retryAfter)
}

/** The same calls for the pages, in this process: the same types and errors as over the wire. */
export function createApiClient<Services extends Platform>(router: ApiRouter<Services>, context: ApiContext<Services>) {
  return createJsonifiedRouterClient(router, {
    context,
    interceptors: [
      async (options) => {
        try {
          const context = await admit(options)
          return await options.next({ ...options, context })
        } catch (error) {
          throw withFieldErrors(isReadWhileAway(options.procedure, error) ? databaseAway(error) : error)
        }
      },
    ],
  })
}

/** Nothing was to be saved, so that nobody is told that it may not have been: it is asked for again later. */
function isReadWhileAway(procedure: AnyProcedure, error: unknown): boolean {
  return (procedure['~orpc'].route.method ?? 'GET') === 'GET' && isAway(error)
}

function databaseAway(cause: unknown): Error {
  return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: messages.busy, cause })
}

/** What every call passes before anything of it runs. @returns what the handler gets to know, with what the policy found. */
async function admit<Context extends ApiContext>({
  context,
  input,
  procedure,
}: {
  context: Context
  input: unknown
  procedure: { '~orpc': { meta: object } }
}): Promise<Context> {
  stopIfLeft(context.signal)
  refuseBadText(input)
  return { ...context, ...(await enforcePolicy(metaOf(procedure), input, context)) }
}

function inputSchemaOf(procedure: { '~orpc': object }): unknown {
  return 'inputSchema' in procedure['~orpc'] ? procedure['~orpc'].inputSchema : undefined
}

function metaOf(procedure: { '~orpc': { meta: object } }): Meta {
  return procedure['~orpc'].meta as Meta
}
