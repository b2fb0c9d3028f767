import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Plan, PlanType } from './plan.ts'

const tag = 'Plans'

export const plans = {
  list: endpoint(
    { method: 'GET', path: '/plans', summary: 'List the plans, what they include and what they cost', tag },
    { rateClass: 'read', who: 'guest' },
  ).output(z.array(Plan)),

  tellMe: endpoint(
    {
      method: 'POST',
      path: '/plans/{type}/tell-me',
      summary: 'Ask to hear when a plan goes on sale',
      description:
        'The people who run the site get a message with the email address of the account. A second request for the same plan changes nothing.',
      tag,
      status: 201,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: z.object({ type: PlanType }) }))
    .output(Alert),
}
