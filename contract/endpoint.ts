import { oc } from '@orpc/contract'
import { z } from 'zod'

/** How often one client may call (R-API-3): see server/platform/rate-limits.ts for the numbers. */
export type RateClass = 'search' | 'suggest' | 'read' | 'write'

export type Meta = {
  rateClass: RateClass
  /** The lowest role that may call; ownership is checked besides. */
  who: 'guest' | 'user' | 'publisher' | 'marketing' | 'admin'
}

/** By field: what is wrong with it, in the words that a person reads. */
export const FieldErrors = z.record(z.string(), z.object({ message: z.string() }))

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
      GONE: { status: 410, message: 'This is no longer here' },
      UNPROCESSABLE_CONTENT: {
        status: 422,
        message: 'Some of what was sent cannot be used',
        data: z.object({ errors: FieldErrors }),
      },
    })
}
