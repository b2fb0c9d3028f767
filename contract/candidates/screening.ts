import { z } from 'zod'

/** A question of an ad as a candidate is asked it. An audio question can always be answered in writing. */
export const ScreeningQuestion = z.object({
  uuid: z.string(),
  kind: z.enum(['text', 'number', 'yes-no', 'choice', 'audio']),
  question: z.string(),
  why: z.string().describe('Why the employer asks; empty if not said'),
  least: z.number().nullable().describe('The lowest number that the employer looks for'),
  most: z.number().nullable().describe('The highest'),
  options: z.array(z.string()),
  recording: z.uuid().nullable().default(null).describe('The question as the employer speaks it; null: only written'),
})
export type ScreeningQuestion = z.infer<typeof ScreeningQuestion>

/** Answers as they are typed. */
export const TypedScreening = z.strictObject({
  education: z.string().max(40).default('').describe('The name of your highest level; empty if the ad asks for none'),
  experience: z.string().max(20).default('').describe('Years; empty if the ad asks for none'),
  answers: z
    .array(
      z.strictObject({
        question: z.string().max(80).describe('The id of the question'),
        answer: z.string().max(10_000).describe('A text; a number in digits; ‘yes’ or ‘no’; or one of the options'),
        recording: z
          .uuid()
          .optional()
          .describe('Your recording, where the question asks for one. With it the answer may be empty'),
      }),
    )
    .max(20)
    .default([]),
})
export type TypedScreening = z.infer<typeof TypedScreening>

/** A question with what was answered, as it was asked then. */
const ScreeningAnswer = ScreeningQuestion.extend({
  answer: z.string(),
  isSpoken: z.boolean().default(false).describe('It was recorded'),
  answerRecording: z
    .uuid()
    .nullable()
    .default(null)
    .describe('The recording: GET /api/recordings/{id}. Null if it was written, is hidden from you, or is gone'),
  isOutside: z.boolean().describe('Not what the ad asks for: shown to the employer, who decides'),
})
export type ScreeningAnswer = z.infer<typeof ScreeningAnswer>

export const ScreeningAnswers = z.object({
  education: z.object({ asked: z.string(), given: z.string(), isOutside: z.boolean() }).nullable(),
  experience: z.object({ asked: z.number().int(), given: z.number().int(), isOutside: z.boolean() }).nullable(),
  answers: z.array(ScreeningAnswer),
})
export type ScreeningAnswers = z.infer<typeof ScreeningAnswers>
