import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import * as texts from '../texts/sentences.ts'
import { SignInAnswer } from '../users/users.ts'

const tag = 'Second factor'

/** What a browser needs to ask an authenticator; its shape is that of Web Authentication's JSON forms. */
const PasskeyOptions = z.looseObject({ challenge: z.string() })

const base64url = z.string().regex(/^[\w-]{1,20000}$/u)

/** What a browser has made of a new passkey: of Web Authentication's RegistrationResponseJSON, what is read. */
export const NewPasskey = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** What an authenticator has signed: of Web Authentication's AuthenticationResponseJSON, what is read. */
export const PasskeyProof = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>

export const SecondFactorState = z.object({
  /** Their role asks for one: until it is set up, what acts for a company or runs the site is closed to them. */
  isRequired: z.boolean(),
  /** ISO 8601, UTC; null: none has been set up. */
  authenticatorSince: z.string().nullable(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), created: z.string(), lastUsed: z.string().nullable() }),
  ),
  recoveryCodesLeft: z.number().int(),
  /** Browsers make passkeys for a name, not for a number such as 127.0.0.1. */
  canAddPasskey: z.boolean(),
  /** The proof of who they are is old: a change asks for it again first. */
  needsProof: z.boolean(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** Answer to a change that makes this session a stronger one: its new token, and new recovery codes where there were none. */
const Strengthened = z.object({ token: z.string(), recoveryCodes: z.array(z.string()) })

const own = { rateClass: 'write', who: 'user', owner: 'query' } as const

export const secondFactor = {
  show: endpoint(
    { method: 'GET', path: '/second-factor', summary: 'Which second factors you have set up', tag },
    { ...own, rateClass: 'read' },
  ).output(SecondFactorState),

  beginAuthenticator: endpoint(
    {
      method: 'POST',
      path: '/second-factor/authenticator/begin',
      summary: 'Get a secret for an authenticator app',
      description:
        'Nothing is stored until you confirm it with a code from the app. You must have proved who you are recently.',
      tag,
    },
    own,
  ).output(z.object({ secret: z.string(), uri: z.string(), ticket: z.string() })),

  confirmAuthenticator: endpoint(
    {
      method: 'POST',
      path: '/second-factor/authenticator',
      summary: 'Set up an authenticator app with a code from it',
      description: 'It replaces any app that you set up before. All other sessions end.',
      tag,
    },
    { ...own, errors: [410] },
  )
    .input(
      z.object({
        body: z.strictObject({
          ticket: z.string().max(1_000),
          code: z.string().trim().min(1, texts.codeRequired).max(20),
        }),
      }),
    )
    .output(Strengthened),

  removeAuthenticator: endpoint(
    { method: 'DELETE', path: '/second-factor/authenticator', summary: 'Remove the authenticator app', tag },
    own,
  ).output(Alert),

  beginPasskey: endpoint(
    { method: 'POST', path: '/second-factor/passkeys/options', summary: 'Get the options for creating a passkey', tag },
    own,
  ).output(PasskeyOptions),

  addPasskey: endpoint({ method: 'POST', path: '/second-factor/passkeys', summary: 'Add a passkey', tag }, own)
    .input(z.object({ body: z.strictObject({ name: z.string().trim().max(80), credential: NewPasskey }) }))
    .output(Strengthened),

  removePasskey: endpoint(
    { method: 'DELETE', path: '/second-factor/passkeys/{passkeyId}', summary: 'Remove a passkey', tag },
    own,
  )
    .input(z.object({ params: z.object({ passkeyId: z.string().max(2_000) }) }))
    .output(Alert),

  renewRecoveryCodes: endpoint(
    {
      method: 'POST',
      path: '/second-factor/recovery-codes',
      summary: 'Get ten new recovery codes',
      description: 'They are shown this once; those from before stop working.',
      tag,
    },
    own,
  ).output(z.object({ recoveryCodes: z.array(z.string()) })),

  secondStepOptions: endpoint(
    {
      method: 'POST',
      path: '/auth/second-factor/options',
      summary: 'Get the options for the second step with a passkey',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ body: z.strictObject({ key: z.string().max(100) }) }))
    .output(PasskeyOptions),

  takeSecondStep: endpoint(
    {
      method: 'POST',
      path: '/auth/second-factor',
      summary: 'Complete the second step of signing in',
      description:
        'Uses the key that the sign-in call returned. It works once, for ten minutes and up to five attempts.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(
      z.object({
        body: z.discriminatedUnion('way', [
          z.strictObject({
            way: z.enum(['authenticator', 'recovery-code']),
            key: z.string().max(100),
            code: z.string().trim().min(1, texts.codeRequired).max(60),
          }),
          z.strictObject({ way: z.literal('passkey'), key: z.string().max(100), credential: PasskeyProof }),
        ]),
      }),
    )
    .output(SignInAnswer),

  passkeyOptions: endpoint(
    { method: 'POST', path: '/auth/passkey/options', summary: 'Get the options for signing in with a passkey', tag },
    { rateClass: 'sign-in', who: 'guest' },
  ).output(PasskeyOptions),

  logInByPasskey: endpoint(
    {
      method: 'POST',
      path: '/auth/passkey',
      summary: 'Sign in with a passkey alone',
      description: 'The authenticator must verify the user. The passkey then counts as both factors.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ body: z.strictObject({ credential: PasskeyProof }) }))
    .output(SignInAnswer),
}
