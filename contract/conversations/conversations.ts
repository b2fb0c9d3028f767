import { z } from 'zod'
import { conversationLimits as limits } from './limits.ts'
import { textMissing } from './texts.ts'

/** Who wrote a message. */
export const Side = z.enum(['company', 'candidate'])
export type Side = z.infer<typeof Side>

export const Message = z.object({
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
export type Message = z.infer<typeof Message>

/** All messages about one application. */
export const Conversation = z.object({
  messages: z.array(Message).describe('The earliest first'),
  whyNot: z.string().nullable().describe('Why nothing more can be sent; null: something can'),
})
export type Conversation = z.infer<typeof Conversation>

export const NewMessage = z.strictObject({
  _id: z.uuid().describe('Chosen by you: sent twice with it, it is sent once'),
  text: z.string().trim().min(1, textMissing).max(limits.text),
})
export type NewMessage = z.infer<typeof NewMessage>
