import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

export const pageViews = {
  count: endpoint(
    {
      method: 'POST',
      path: '/pageviews',
      summary: 'Count a view of a page',
      description: 'We only keep the kind of page, by day: no cookie, no address, no search.',
      tag: 'Page views',
      status: 204,
    },
    { rateClass: 'read', who: 'guest' },
  ).input(z.object({ body: z.strictObject({ path: z.string().startsWith('/').max(4_000) }) })),
}
