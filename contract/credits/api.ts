import { z } from 'zod'
import { Credits } from './credits.ts'
import { endpoint } from '../platform/endpoint.ts'

export const credits = {
  mine: endpoint(
    {
      method: 'GET',
      path: '/users/{id}/credits',
      summary: 'Get the credits for applications that you have left',
      tag: 'Users',
    },
    { rateClass: 'read', who: 'user', owner: 'self' },
  )
    .input(z.object({ params: z.object({ id: z.string().max(40).describe("The person's own id, or 'me'") }) }))
    .output(Credits),
}
