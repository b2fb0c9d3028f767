import { z } from 'zod'
import type { RateClass } from '../../contract/platform/endpoint.ts'

const SearchCall = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.literal('search_jobs') }) })

/** How often a client may send such a message: a search costs what it costs by any other way. */
export function rateClassOf(message: unknown): RateClass {
  return SearchCall.safeParse(message).success ? 'search' : 'read'
}
