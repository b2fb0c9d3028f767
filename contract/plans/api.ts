import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Plan, PlanType } from './plans.ts'

const tag = 'Plans'

export const plans = {
  list: endpoint(
    { method: 'GET', path: '/plans', summary: 'What plans there are, what they hold and cost', tag },
    { rateClass: 'read', who: 'guest' },
  ).output(z.array(Plan)),

  tellMe: endpoint(
    {
      method: 'POST',
      path: '/plans/{type}/tell-me',
      summary: 'Ask to be told when a plan can be bought',
      description:
        'The people who run the site get a message with the address of the account. Asked twice, it counts once.',
      tag,
      status: 201,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: z.object({ type: PlanType }) }))
    .output(Alert),
}
