import { z } from 'zod'
import { questionLimits as limits } from './limits.ts'
import * as texts from './texts.ts'

/** Somebody's answer, as the company that asked and they themselves see it (S24.14). */
const GivenAnswer = z.object({
  id: z.object({ _id: z.string().describe('The account'), name: z.string() }),
  videoId: z.uuid().nullable().describe('The recording; null: in writing, or no longer there'),
  text: z.string().nullable().describe('The answer in writing; null: by video'),
  appliedAt: z.iso.datetime().describe('When it was sent'),
})

/** A question that a company has recorded. */
export const VideoQuestion = z.object({
  _id: z.uuid(),
  userId: z.string().nullable().describe('Who recorded it. Only their company sees this'),
  videoId: z.uuid().nullable().describe('Its recording; null: no longer there'),
  title: z.string(),
  created: z.iso.datetime(),
  publisher: z.object({ name: z.string() }),
  seconds: z.number().int().describe('How long an answer may be'),
  isOpen: z.boolean().describe('Everybody who is logged in sees it; otherwise only those who are asked'),
  isOurs: z.boolean().describe('It is a question of your own company'),
  answered: z.boolean().describe('You have answered it'),
  answers: z.number().int().nullable().describe('How many answered, for the company that asked'),
  users: z
    .array(GivenAnswer)
    .describe('Answers that you may see: all of them for your company’s question, otherwise your own'),
})
export type VideoQuestion = z.infer<typeof VideoQuestion>

/** Named by the specification’s bodies; whoever is signed in is meant, whatever it says. */
const userId = z.string().max(40).optional()

const recorded = z.uuid(texts.recordFirst)

export const NewQuestion = z.strictObject({
  userId,
  videoId: recorded,
  title: z.string().trim().min(1, texts.titleMissing).max(limits.title),
  seconds: z
    .int(texts.secondsOutside)
    .min(limits.seconds.least, texts.secondsOutside)
    .max(limits.seconds.most, texts.secondsOutside)
    .default(limits.seconds.usual),
  isOpen: z.boolean().default(true),
})

const written = z.string().trim().max(limits.writing)

/** By video or in writing: one of both. */
export const NewAnswer = z.strictObject({
  userId,
  questionId: z.uuid(),
  videoId: z.uuid().optional(),
  text: written.optional(),
})

/** The same, to a company that asked about an application. */
export const NewRoundAnswer = NewAnswer.omit({ userId: true })
export type NewRoundAnswer = z.infer<typeof NewRoundAnswer>
