import { z } from 'zod'
import { ownPath } from '../platform/own-path.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Alert } from '../texts/alert.ts'
import { Email, SignInAnswer } from './users.ts'

const tag = 'Signing in'

const LinkKey = z.string().min(1).max(200)

/** A path on this site; anything else is ignored. */
const Back = z
  .string()
  .max(4_096)
  .transform((path) => ownPath(path))

export const loginLinks = {
  ask: endpoint(
    {
      method: 'POST',
      path: '/auth/login-links',
      summary: 'Send an email with a link that logs in',
      description:
        'For people without a password. The answer, and the time it takes, are the same whether or not the address has an account. An address without one gets a link that makes the account when it is used; an account with a password is told to log in with it.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(
      z.object({
        body: z.strictObject({
          email: Email,
          /** The id of a job to save with the login. */
          job: z.string().max(40).optional(),
          /** Where to go afterwards. */
          back: Back.optional(),
          /** The answer of the human check. */
          captcha: z.string().max(10_000).optional(),
        }),
      }),
    )
    .output(Alert),

  look: endpoint(
    {
      method: 'GET',
      path: '/auth/login-links/{key}',
      summary: 'What a link of an email to log in would do; changes nothing',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ params: z.object({ key: LinkKey }) }))
    .output(
      z.object({
        /** 'good': it works once, by the call that uses it. */
        kind: z.enum(['good', 'unknown', 'expired', 'used']),
        /** Whose address it was sent to; null unless it is good, as are the others. */
        email: z.string().nullable(),
        /** Using it makes an account, which accepts the terms. */
        isNew: z.boolean(),
        /** Of the job that is saved with it; null if none. */
        jobTitle: z.string().nullable(),
      }),
    ),

  use: endpoint(
    {
      method: 'POST',
      path: '/auth/login-links/use',
      summary: 'Log in with the link of an email',
      description:
        'Works once: for 30 minutes where it makes an account, for 10 where there is one. If the account has a second step, that is still to be taken, and the job is not saved.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest', errors: [409] },
  )
    .input(z.object({ body: z.strictObject({ key: LinkKey }) }))
    .output(
      z.object({
        signIn: SignInAnswer,
        /** The job that was to be saved is on the shortlist. */
        isSaved: z.boolean(),
        job: z.string().nullable(),
        back: z.string().nullable(),
      }),
    ),
}
