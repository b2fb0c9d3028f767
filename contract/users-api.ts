import { z } from 'zod'
import { Alert } from './alerts.ts'
import { endpoint } from './endpoint.ts'
import { Email, Name, NewPassword, User } from './users.ts'

const tag = 'Users'

export const users = {
  me: endpoint(
    { method: 'GET', path: '/users/me', summary: 'The person who is signed in', tag },
    { rateClass: 'read', who: 'user' },
  ).output(User),

  create: endpoint(
    {
      method: 'POST',
      path: '/users',
      summary: 'Sign up with an e-mail address',
      description:
        'Answers alike whether the address has an account or not: what happens next is in the mail that is sent to it. Without a password the mail has a link to set one.',
      tag,
      status: 201,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(
      z.object({
        body: z.object({
          name: Name,
          email: Email,
          password: NewPassword.optional(),
          phone: z.string().max(40).optional(),
          /** Only 'user' and 'publisher' mean anything; whoever asks for more is made a user (C71). */
          role: z.string().max(40).optional(),
          terms: z.literal(true, 'Please read and accept the terms and conditions'),
          /** The answer of the human check. */
          captcha: z.string().max(10_000).optional(),
        }),
      }),
    )
    .output(Alert),
}
