import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { WantedSearch } from './job-searches-api.ts'

export const statistics = {
  trending: endpoint(
    {
      method: 'GET',
      path: '/statistics/trending',
      summary: 'Titles searched more often of late, and the latest searches',
      tag: 'Statistics',
    },
    { rateClass: 'read', who: 'guest' },
  ).output(z.object({ keywords: z.array(WantedSearch), latest: z.array(WantedSearch) })),
}
