import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Email, Name } from '../users/users.ts'

/** Somebody who wants to hear when there is something to tell about crowdfunding. */
const Investor = z.strictObject({ name: Name, email: Email })

export const investors = {
  note: endpoint(
    {
      method: 'POST',
      path: '/investors',
      summary: 'Register your interest in backing the product',
      description: 'This only records interest: nothing is offered or bought. Each address counts once.',
      tag: 'Messages',
      status: 201,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ body: Investor }))
    .output(Alert),
}
