import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { LoginEmail } from './users.ts'

const tag = 'Signing in'
const alike = 'The answer, and the time it takes, are the same whether or not there is such an account. '
const twin = 'The same by POST is what pages use; this one is for API clients.'

/** What the specification calls it, and the rest of an alert. */
const Answer = Alert.extend({ data: z.object({ message: z.string() }) })

const byPath = z.object({ params: z.object({ email: LoginEmail }) })
const byBody = z.object({ body: z.strictObject({ email: LoginEmail }) })

export const verify = {
  resend: endpoint(
    { method: 'POST', path: '/verify/resend', summary: 'Send the confirmation email again', description: alike, tag },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(byBody)
    .output(Answer),

  resendByGet: endpoint(
    {
      method: 'GET',
      path: '/verify/resend/{email}',
      summary: 'Send the confirmation email again',
      description: alike + twin,
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(byPath)
    .output(Answer),

  lostPassword: endpoint(
    {
      method: 'POST',
      path: '/verify/lostpass',
      summary: 'Send a link to set a new password',
      description: alike,
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(byBody)
    .output(Answer),

  lostPasswordByGet: endpoint(
    {
      method: 'GET',
      path: '/verify/lostpass/{email}',
      summary: 'Send a link to set a new password',
      description: alike + twin,
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(byPath)
    .output(Answer),
}
