import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** When the answer stops being taken, in milliseconds since 1970, and how many times the usual work it is. */
    data: z.object({ until: z.number(), work: z.number() }),
  }),
  signature: z.string(),
})
type Challenge = z.infer<typeof Challenge>

export const HumanCheckStart = z.object({
  /** Work for the browser: ALTCHA's second version. */
  challenge: Challenge,
  /** For a browser without scripts: says when the form was shown, and is taken after a few seconds at the earliest. */
  formKey: z.string(),
})
export type HumanCheckStart = z.infer<typeof HumanCheckStart>

/** The most that a call asks for, in times the usual. */
export const mostHumanCheckWork = 16

export const humanCheck = {
  start: endpoint(
    {
      method: 'GET',
      path: '/human-check',
      summary: 'Get a proof-of-work task that slows down bots',
      description:
        'The base64 of the JSON `{ challenge, solution }` goes as `captcha` with the call that asks for it. Each works once, for 20 minutes.',
      tag: 'Signing in',
    },
    { rateClass: 'read', who: 'guest' },
  )
    .input(
      z.object({
        query: z.object({
          work: z.coerce
            .number()
            .int()
            .min(1)
            .max(mostHumanCheckWork)
            .optional()
            .describe('Difficulty, if a call asked for more than usual'),
        }),
      }),
    )
    .output(HumanCheckStart),
}
