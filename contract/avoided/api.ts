import { z } from 'zod'
import { AvoidedEntry, avoidedLimits } from './avoided.ts'
import { endpoint } from '../platform/endpoint.ts'

const tag = 'Shortlist'
const own = { rateClass: 'write', who: 'user', owner: 'query' } as const

export const avoided = {
  list: endpoint(
    {
      method: 'GET',
      path: '/avoided',
      summary: 'List the words, companies and agencies that you never want to see or apply to',
      tag,
    },
    { ...own, rateClass: 'read' },
  ).output(z.array(AvoidedEntry)),

  replace: endpoint({ method: 'PUT', path: '/avoided', summary: 'Replace the list', tag }, own)
    .input(
      z.object({
        body: z.strictObject({
          entries: z.array(AvoidedEntry).max(avoidedLimits.entries, `At most ${avoidedLimits.entries} can be kept`),
        }),
      }),
    )
    .output(z.array(AvoidedEntry)),
}
