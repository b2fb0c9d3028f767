import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { NewCompany } from '../companies/companies.ts'
import { endpoint } from '../platform/endpoint.ts'
import { mobileInvalid, termsNotAccepted } from '../texts/sentences.ts'
import { ukMobile } from './phone.ts'
import { WholeUser } from './whole-user.ts'
import { Email, Name, NewPassword, OldPassword, SignInAnswer, User } from './users.ts'

const tag = 'Users'
const alike =
  'The answer, and the time it takes, are the same whether or not the number has an account. Each number gets only a few texts an hour.'
const twin = 'The same by POST is what pages use; this one is for API clients.'
const delicate =
  'A field that is left out stays as it is. A new email address or phone number counts once the link that is sent to it has been used; asking for one needs a proof of identity that is not older than 15 minutes: see /auth/prove.'

/** Refused where it is no UK mobile number, in the words of M51. */
const Phone = z
  .string()
  .max(40)
  .refine((text) => ukMobile(text) !== null, mobileInvalid)

/** The person's own id, or 'me'. */
const Self = z.object({ id: z.string().max(100) })

const TextLink = { pkey: z.string().min(1).max(200), email: z.string().min(1).max(254) }

const Details = z.strictObject({
  name: Name.optional(),
  email: Email.optional(),
  /** Empty: no number any more. */
  phone: z.union([z.literal(''), Phone]).optional(),
})

const WithToken = Alert.extend({
  /** Of this session from now on; the old one opens nothing. Browsers get it as their cookie. */
  token: z.string(),
})

export const users = {
  me: endpoint(
    { method: 'GET', path: '/users/me', summary: 'The person who is signed in, with everything they own', tag },
    { rateClass: 'read', who: 'user' },
  ).output(WholeUser),

  account: endpoint(
    { method: 'GET', path: '/users/me/account', summary: 'The account of the person who is signed in', tag },
    { rateClass: 'read', who: 'user' },
  ).output(User),

  create: endpoint(
    {
      method: 'POST',
      path: '/users',
      summary: 'Sign up with an email address',
      description:
        'The answer is the same whether or not the address has an account. The email that we send says what happens next. If no password is given, the email has a link to set one.',
      tag,
      status: 201,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(
      z.object({
        body: z.strictObject({
          name: Name,
          email: Email,
          password: NewPassword.optional(),
          phone: z.union([z.literal(''), Phone]).optional(),
          /** Only 'user' and 'publisher' mean anything; whoever asks for more is made a user (C71). */
          role: z.string().max(40).optional(),
          /** Of a publisher, who looks after it from then on; needed for one, and for nobody else. */
          company: NewCompany.optional(),
          isOwnCompany: z
            .boolean()
            .optional()
            .describe('Make the company although one with its number has an account here'),
          terms: z.literal(true, termsNotAccepted),
          /** The answer of the human check. */
          captcha: z.string().max(10_000).optional(),
        }),
      }),
    )
    .output(Alert),

  createByPhone: endpoint(
    {
      method: 'POST',
      path: '/users/phone',
      summary: 'Sign up with a UK mobile number',
      description:
        'We send a text with a link that logs the person in and confirms the number. The answer is the same whether or not the number has an account.',
      tag,
      status: 201,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(
      z.object({
        body: z.strictObject({
          name: Name,
          phone: Phone,
          terms: z.literal(true, termsNotAccepted),
          captcha: z.string().max(10_000).optional(),
        }),
      }),
    )
    .output(Alert),

  sendLoginText: endpoint(
    {
      method: 'POST',
      path: '/users/key',
      summary: 'Send a text with a link that logs in',
      description: alike,
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ body: z.strictObject({ phone: Phone }) }))
    .output(Alert),

  sendLoginTextByGet: endpoint(
    {
      method: 'GET',
      path: '/users/key/{phoneNumber}',
      summary: 'Send a text with a link that logs in',
      description: `${alike} ${twin}`,
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ params: z.object({ phoneNumber: Phone }) }))
    .output(Alert),

  logInByText: endpoint(
    {
      method: 'POST',
      path: '/users/plogin',
      summary: 'Log in with the key from a text',
      description: 'The key works once, for ten minutes, and only with the email address in its link.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ body: z.strictObject(TextLink) }))
    .output(SignInAnswer),

  logInByTextByGet: endpoint(
    {
      method: 'GET',
      path: '/users/plogin/{pkey}/{email}',
      summary: 'Log in with the key from a text',
      description: `The key works once. Sets no cookie. ${twin}`,
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ params: z.object(TextLink) }))
    .output(SignInAnswer),

  changePassword: endpoint(
    {
      method: 'PUT',
      path: '/users/{id}/password',
      summary: 'Change the password',
      description: 'Ends all other sessions and gives this one a new token.',
      tag,
    },
    { rateClass: 'sign-in', who: 'user', owner: 'self' },
  )
    .input(z.object({ params: Self, body: z.strictObject({ oldPassword: OldPassword, newPassword: NewPassword }) }))
    .output(WithToken),

  setFirstPassword: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/password',
      summary: 'Set a password for an account that has none',
      description: 'Within 15 minutes of logging in; see /auth/prove. The account’s email address must be confirmed.',
      tag,
    },
    { rateClass: 'sign-in', who: 'user', owner: 'self', errors: [409] },
  )
    .input(z.object({ params: Self, body: z.strictObject({ newPassword: NewPassword }) }))
    .output(Alert),

  modify: endpoint(
    {
      method: 'PUT',
      path: '/users/{id}/modify',
      summary: 'Change name, email address or phone; answers with a new token',
      description: delicate,
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'self' },
  )
    .input(z.object({ params: Self, body: Details }))
    .output(WithToken),

  edit: endpoint(
    {
      method: 'PUT',
      path: '/users/{id}/edit',
      summary: 'Change name, email address or phone',
      description: delicate,
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'self' },
  )
    .input(z.object({ params: Self, body: Details }))
    .output(Alert),
}
