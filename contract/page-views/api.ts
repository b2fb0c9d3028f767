import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

export const pageViews = {
  count: endpoint(
    {
      method: 'POST',
      path: '/pageviews',
      summary: 'Count a view of a page',
      description:
        'Only which kind of page it was is kept, by day: no cookie, no address, nothing that was searched for.',
      tag: 'Page views',
      status: 204,
    },
    { rateClass: 'read', who: 'guest' },
  ).input(z.object({ body: z.strictObject({ path: z.string().startsWith('/').max(4_000) }) })),
}
