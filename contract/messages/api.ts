import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import * as texts from '../texts/sentences.ts'
import { messageKinds } from './kinds.ts'
import { Email, Name } from '../users/users.ts'

const tag = 'Messages'

/** The answer of the human check, under either name. */
const check = { captcha: z.string().max(10_000).optional(), recaptcha: z.string().max(10_000).optional() }

export const MessageToUs = z.strictObject({
  name: Name,
  email: Email,
  /** The page's title in brackets is put before it. */
  subject: z.string().trim().max(200).default(''),
  content: z.string().trim().min(1, texts.contentRequired).max(10_000, texts.contentTooLong),
  kind: z.enum(messageKinds).default('contact'),
  ...check,
})
export type MessageToUs = z.infer<typeof MessageToUs>

/** Between these a lead's figures lie (S15.7). */
const Figure = z.number().int().min(0).max(999_999)

export const Lead = z.strictObject({
  name: Name,
  email: Email,
  phone: z.string().trim().max(40).optional(),
  contact_prefs: z
    .array(z.enum(['email', 'phone']))
    .max(2)
    .default([]),
  query: z.string().trim().min(1, texts.contentRequired).max(10_000, texts.contentTooLong),
  company: z.strictObject({
    name: z.string().trim().max(200).default(''),
    /** 1 direct employer, 2 charity or non-profit, 3 recruitment agency. */
    type: z.number().int().min(1).max(3).optional(),
  }),
  range: z.strictObject({ min: Figure, max: Figure }).optional(),
  ...check,
})
export type Lead = z.infer<typeof Lead>

const write = (path: '/messages' | '/contact') =>
  endpoint(
    {
      method: 'POST',
      path,
      summary: 'Write to the people who run this',
      description: 'A question, a problem or a feature request. /messages and /contact are the same call.',
      tag,
      status: 201,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ body: MessageToUs }))
    .output(Alert)

export const messagesToUs = {
  write: write('/messages'),
  contact: write('/contact'),

  lead: endpoint(
    {
      method: 'POST',
      path: '/leads',
      summary: 'Ask to be contacted about hiring',
      tag,
      status: 201,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ body: Lead }))
    .output(Alert),
}
