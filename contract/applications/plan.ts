import { z } from 'zod'
import { applicationLimits } from './lists.ts'
import { ApplicationState, FormAnswer } from './applications.ts'
import { BoardId } from '../boards/boards.ts'

export const SendableWay = z.enum(['by-hand', 'assisted', 'automatic'])
export type SendableWay = z.infer<typeof SendableWay>

/** What stands between a job and applying to it. */
const planProblems = [
  'already-applied',
  // It was posted here: see contract/candidates/.
  'apply-here',
  'closed',
  'avoided',
  'no-credentials',
  'no-cv',
  'no-credits',
  'source-off',
  'low-match',
  'unknown-job',
] as const
export const PlanProblem = z.enum(planProblems)
export type PlanProblem = z.infer<typeof PlanProblem>

/** A CV that can go with an application. */
export const PlannedCv = z.object({ _id: z.uuid(), name: z.string(), kind: z.enum(['written', 'file']) })
export type PlannedCv = z.infer<typeof PlannedCv>

export const PlannedJob = z.object({
  job: z.string(),
  jobTitle: z.string(),
  employer: z.string().nullable(),
  source: BoardId,
  sourceName: z.string(),
  /** Where else it can be applied to. */
  sources: z.array(z.object({ id: BoardId, name: z.string(), ways: z.array(SendableWay) })),
  way: SendableWay,
  link: z.string().nullable(),
  stands: z.enum(['ready', 'needs-you', 'cannot']),
  problem: PlanProblem.nullable(),
  /** When it was applied to, and the application that says so. */
  applied: z
    .object({ application: z.uuid(), at: z.string(), sourceName: z.string(), state: ApplicationState })
    .nullable()
    .describe('It may still be in progress: see `state`'),
  cv: PlannedCv.nullable().describe('The one that was chosen for it on the shortlist; null: none was'),
  match: z
    .number()
    .int()
    .nullable()
    .describe('In per cent, where it is to be sent automatically and a lowest match is set; null: not compared'),
  tellsQuestions: z.boolean().describe('Whether the questions of its form can be read before applying'),
})
export type PlannedJob = z.infer<typeof PlannedJob>

export const Plan = z.object({
  jobs: z.array(PlannedJob),
  credits: z.object({
    left: z.number().int(),
    needed: z.number().int().describe('For all of these jobs, even if there are not enough credits'),
  }),
  minimumMatch: z.number().int().nullable().describe('In per cent: what automatic applications need; null: any'),
  cvs: z.array(PlannedCv).describe('The main one first'),
  letters: z.array(z.object({ _id: z.uuid(), name: z.string() })),
})
export type Plan = z.infer<typeof Plan>

/** What a form asks, told before applying: each question with what would be answered to it. */
export const QuestionsAhead = z.object({
  sourceName: z.string(),
  isTold: z.boolean().describe('False if the board does not say, or did not respond'),
  questions: z.array(FormAnswer),
})
export type QuestionsAhead = z.infer<typeof QuestionsAhead>

const Text = (most: number) => z.string().trim().max(most)

/** One application to begin. What is left out is as the settings have it; the CV as the shortlist has it, else the main one. */
export const NewApplication = z.strictObject({
  job: z.string().max(40),
  source: BoardId.optional(),
  way: SendableWay.optional(),
  cvId: z.uuid().optional(),
  cvFileId: z.uuid().optional(),
  letterId: z.uuid().optional(),
  /** Why once more, where they have applied before. */
  again: Text(applicationLimits.again).min(1).optional(),
})
export type NewApplication = z.infer<typeof NewApplication>

/** Why an application was not started. */
export const StartProblem = z.enum([...planProblems, 'no-such-cv', 'no-such-letter', 'no-consent'])
export type StartProblem = z.infer<typeof StartProblem>

export const StartedApplication = z.object({
  job: z.string(),
  application: z.uuid().nullable(),
  problem: StartProblem.nullable().describe('Null if it was started'),
})
export type StartedApplication = z.infer<typeof StartedApplication>
