import { z } from 'zod'
import { conversationLimits as limits, textLimits } from './limits.ts'
import { textEmpty, textMissing, textTooLong } from './texts.ts'

/** Who wrote a message. */
export const Side = z.enum(['company', 'candidate'])
export type Side = z.infer<typeof Side>

const Message = z.object({
  _id: z.uuid(),
  side: Side,
  author: z
    .string()
    .describe(
      'To the candidate the company’s name, to the company the member’s or the candidate’s; in blind mode ‘Candidate 14’',
    ),
  text: z.string().describe('To the company without what blind mode hides'),
  sentAt: z.iso.datetime(),
  isNew: z.boolean().describe('From the other side, and not read yet'),
})

/** A text message that a company sent to a candidate. */
const SentText = z.object({
  _id: z.uuid(),
  author: z.string().describe('As for a message'),
  words: z.string().describe('As it was sent, including the sender and how to stop texts'),
  parts: z.number().int(),
  sentAt: z.iso.datetime(),
  isQuietConfirmed: z.boolean().describe('Sent between 21:00 and 8:00, because the sender confirmed it'),
  state: z.enum(['waiting', 'sent', 'failed', 'unknown']).describe('‘unknown’: it was sent long ago'),
})

/** What a text to a candidate takes. */
const Texting = z.object({
  prefix: z.string().describe('What the text begins with'),
  isQuiet: z.boolean().describe('It is between 21:00 and 8:00 in the UK'),
  whyNot: z.string().nullable().describe('Why none can be sent; null: one can'),
})
export type Texting = z.infer<typeof Texting>

/** All messages about one application. */
export const Conversation = z.object({
  messages: z.array(Message).describe('The earliest first'),
  texts: z.array(SentText).describe('Text messages to the candidate, the earliest first'),
  texting: Texting.nullable().describe('For the company alone'),
  whyNot: z.string().nullable().describe('Why nothing more can be sent; null: something can'),
})
export type Conversation = z.infer<typeof Conversation>

export const NewMessage = z.strictObject({
  _id: z.uuid().describe('You choose it, so that a repeated call sends it only once'),
  text: z.string().trim().min(1, textMissing).max(limits.text),
})
export type NewMessage = z.infer<typeof NewMessage>

const words = {
  sms: z.string().trim().min(1, textEmpty).max(textLimits.typed, textTooLong),
  isSure: z.boolean().default(false).describe('It may go between 21:00 and 8:00'),
}

export const NewText = z.strictObject({
  _id: z.uuid().describe('You choose it, so that a repeated call sends it only once'),
  ...words,
})

/** The specification's bodies (S25.54, S25.55). The number is ours to know: one that is sent is not used. */
export const SpecText = z.strictObject({ ...words, phone: z.string().max(40).optional() })
export const SpecTextTo = z.strictObject({ ...SpecText.shape, candidacy: z.uuid().describe('The application') })
