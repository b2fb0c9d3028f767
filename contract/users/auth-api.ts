import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { LoginEmail, NewPassword, OldPassword, SignInAnswer } from './users.ts'

const tag = 'Signing in'

/** The key of a link in a mail or a text. */
const LinkKey = z.string().min(1).max(200)

const LinkState = z.object({
  /** 'good': it works once, by the call that it is for. */
  kind: z.enum(['good', 'unknown', 'expired', 'used']),
  purpose: z
    .enum(['confirm-email', 'reset-password', 'set-password', 'take-over', 'change-email', 'change-phone'])
    .nullable(),
  /** Whose account it is was made by an employer; null where the link does not work. */
  isPublisher: z.boolean().nullable(),
})

export const auth = {
  logIn: endpoint(
    {
      method: 'POST',
      path: '/auth/local',
      summary: 'Sign in with email and password',
      description:
        'Answers with the session’s token, and sets it as the cookie `token` for browsers. Also at /auth/local, without /api. Where many have failed to sign in to an account, or to all, a try from a new place is answered 422 with `errors.captcha` and `work`: send the answer of `/human-check?work=…` as `captcha` with the next.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(
      z.object({
        body: z.strictObject({ email: LoginEmail, password: OldPassword, captcha: z.string().max(10_000).optional() }),
      }),
    )
    .output(SignInAnswer),

  logOut: endpoint(
    { method: 'POST', path: '/auth/logout', summary: 'End this session', tag },
    { rateClass: 'write', who: 'guest' },
  ).output(Alert),

  prove: endpoint(
    {
      method: 'POST',
      path: '/auth/prove',
      summary: 'Prove who you are again, with your password',
      description:
        'Sensitive changes answer 403 with ‘Please enter your password again to continue’ if you last proved who you are more than 15 minutes ago. Make this call, then send the change again.',
      tag,
    },
    { rateClass: 'sign-in', who: 'user' },
  )
    .input(z.object({ body: z.strictObject({ password: OldPassword }) }))
    .output(Alert),

  lookAtLink: endpoint(
    {
      method: 'GET',
      path: '/auth/links/{key}',
      summary: 'Whether a link of a mail or a text still works; changes nothing',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ params: z.object({ key: LinkKey }) }))
    .output(LinkState),

  confirmEmail: endpoint(
    {
      method: 'POST',
      path: '/auth/confirm-email',
      summary: 'Confirm an email address with the link from an email',
      description: 'For a new account or a new address. It does not sign you in.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ body: z.strictObject({ key: LinkKey }) }))
    .output(Alert),

  confirmPhone: endpoint(
    {
      method: 'POST',
      path: '/auth/confirm-phone',
      summary: 'Confirm a new phone number with the link from a text',
      description:
        'Only the person who asked for it can use it, and they must be signed in. This stops anyone adding a stranger’s number to their account.',
      tag,
    },
    { rateClass: 'sign-in', who: 'user', owner: 'query' },
  )
    .input(z.object({ body: z.strictObject({ key: LinkKey }) }))
    .output(Alert),

  setPassword: endpoint(
    {
      method: 'POST',
      path: '/auth/set-password',
      summary: 'Set a password with the link from an email',
      description: 'Ends all sessions of the account. It does not sign you in.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ body: z.strictObject({ key: LinkKey, newPassword: NewPassword }) }))
    .output(Alert),
}
