import { z } from 'zod'
import { applicationStates, reasonsForPerson, reasonsOfFailure } from './lists.ts'
import { boardsWithCredentials } from '../credentials/boards-with-logins.ts'

/** How an application is made (C77): by the person on the board, filled in by us and sent by the person, or sent by us; 'elsewhere': noted afterwards. */
const applicationWays = ['by-hand', 'assisted', 'automatic', 'elsewhere'] as const
export const ApplicationWay = z.enum(applicationWays)
export type ApplicationWay = z.infer<typeof ApplicationWay>

export const ApplicationState = z.enum(applicationStates)
export type ApplicationState = z.infer<typeof ApplicationState>

/** The specification's word for a state (C5). */
export const ApplicationStatus = z.enum(['shortlisted', 'queued', 'applied', 'failed'])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** Why nothing was sent. Each has its sentence and its next step on the page. */
export const ApplicationReason = z.enum([...reasonsForPerson, ...reasonsOfFailure])
export type ApplicationReason = z.infer<typeof ApplicationReason>

export const questionTypes = [
  'text',
  'long-text',
  'number',
  'date',
  'email',
  'phone',
  'yes-no',
  'choice',
  'choices',
  // A text that must be one of what the board suggests for it.
  'suggestion',
  'file',
  // A box to tick.
  'consent',
] as const

/**
 * Why it is not known whether an application was sent: the board did not answer; it thanked for it, and its own list does not have it; or
 * the program that sent it was interrupted.
 */
export const Doubt = z.enum(['no-answer', 'not-listed', 'interrupted'])
export type Doubt = z.infer<typeof Doubt>

/** What a question is about: it decides whether it may be answered without the person. */
export const questionKinds = [
  'about-you',
  'document',
  'screening',
  // Health, origin, faith, criminal record, age …: never answered by itself.
  'sensitive',
  // Terms without which the board takes no application: agreed to by the person, once for each board and wording.
  'terms',
  // What is declared, certified or signed: said by the person, each time.
  'declaration',
  // 'Follow this company', 'send me jobs': off.
  'optional-consent',
] as const

/** One question of a board's form, as data. */
export const FormQuestion = z.object({
  key: z.string().describe('The same for the same words, type and options, wherever the question is asked'),
  label: z.string().describe('As worded in the form'),
  hint: z.string(),
  section: z.string().optional().describe('The heading above it, where there is one'),
  help: z.string().optional().describe('Help that stands beside it, where it is more than the hint'),
  type: z.enum(questionTypes),
  kind: z.enum(questionKinds),
  options: z.array(z.string()).describe('The words to choose from; empty where there is nothing to choose'),
  isRequired: z.boolean(),
  min: z.number().nullable(),
  max: z.number().nullable().describe('Of a number; of a text, its characters; of a file, its bytes'),
  maxWords: z.number().int().optional().describe('Of a text, its words'),
  fileTypes: z.array(z.string()).describe("Endings without the dot: ['pdf', 'docx']"),
})
export type FormQuestion = z.infer<typeof FormQuestion>

/** Where an answer is from, as the person reads it: 'from your CV: Work'. */
export const AnswerOrigin = z.object({
  from: z.enum(['cv', 'profile', 'answer-bank', 'you', 'board', 'rule']),
  text: z.string(),
  givenAt: z.iso.datetime().optional().describe('Of a remembered answer: when the person gave it'),
})
export type AnswerOrigin = z.infer<typeof AnswerOrigin>

/** What a form is answered with: words, several choices, a box's state, or a file by its name. */
export const AnswerValue = z.union([z.string(), z.array(z.string()), z.boolean(), z.object({ file: z.string() })])
export type AnswerValue = z.infer<typeof AnswerValue>

export const FormAnswer = z.object({
  question: FormQuestion,
  value: AnswerValue.nullable().describe('Null if not answered'),
  origin: AnswerOrigin.nullable(),
  problem: z.string().optional().describe('Why it is not taken, in the board’s words or in ours'),
  isFoundByUs: z.boolean().optional().describe('True if we found the problem before the board was asked'),
  isUnderstood: z.boolean().optional().describe('False: nobody but the person can say what the question means'),
  isWorthRemembering: z
    .boolean()
    .optional()
    .describe(
      'Whether the answer is remembered unless the person says otherwise: not what is about one job or employer',
    ),
})
export type FormAnswer = z.infer<typeof FormAnswer>

/** What stands behind an application after it was sent, as the board said it. */
export const Confirmation = z.object({
  text: z.string(),
  reference: z.string().nullable(),
  address: z.string(),
})
export type Confirmation = z.infer<typeof Confirmation>

/** A board that can be logged in to. */
export const BoardWithCredentials = z.enum(boardsWithCredentials)
export type BoardWithCredentials = z.infer<typeof BoardWithCredentials>
