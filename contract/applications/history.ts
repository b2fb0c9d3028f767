import { z } from 'zod'
import {
  ApplicationReason,
  ApplicationState,
  ApplicationStatus,
  ApplicationWay,
  Confirmation,
  Doubt,
  FormAnswer,
  FormQuestion,
} from './applications.ts'
import { ApplicationEvidence } from './evidence.ts'
import { applicationGroups } from './lists.ts'
import { FillProgress } from './progress.ts'
import { BoardId } from '../boards/boards.ts'
import { HeldLogin } from '../credentials/credentials.ts'

/** What the employer said, as the person noted it. */
export const EmployerOutcome = z.enum(['interview', 'offer', 'rejected'])
export type EmployerOutcome = z.infer<typeof EmployerOutcome>

/** A row of the history. */
export const ApplicationEntry = z.object({
  _id: z.uuid(),
  job: z.string().nullable().describe('The id of the job, as long as we have it'),
  source: BoardId,
  status: ApplicationStatus.describe("The specification's word; `state` says more"),
  created: z.iso.datetime(),
  // Ours.
  jobTitle: z.string(),
  employer: z.string().nullable(),
  sourceName: z.string(),
  state: ApplicationState,
  way: ApplicationWay,
  reason: ApplicationReason.nullable(),
  text: z.string().describe('Details of the state, in the board’s words if it gave a message'),
  link: z.string().nullable(),
  appliedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable().describe('Not before this'),
  attempts: z.number().int(),
  heldLogin: HeldLogin.nullable().describe('Waiting because the board refused the login or warned about the account'),
  isInHand: z.boolean().describe('Being filled in or sent at the moment'),
  openQuestions: z.number().int().describe('Number of questions that only the person can answer'),
  progress: FillProgress.nullable().describe('How far its form is filled in; in lists only while it is in hand'),
  isApproved: z.boolean(),
  outcome: EmployerOutcome.nullable(),
  notes: z.string(),
  hasReceipt: z.boolean(),
  isDemo: z.boolean(),
})
export type ApplicationEntry = z.infer<typeof ApplicationEntry>

export const ApplicationGroup = z.enum(applicationGroups)
export type ApplicationGroup = z.infer<typeof ApplicationGroup>

/** The ad as it was when the application was asked for. */
export const KeptAd = z.object({
  jobTitle: z.string(),
  employer: z.string().nullable(),
  jobLocation: z.string(),
  salary: z.string(),
  jobDescription: z.string().describe('Cleaned HTML'),
  closes: z.string().nullable(),
  isDemo: z.boolean(),
})
export type KeptAd = z.infer<typeof KeptAd>

export const ApplicationEvent = z.object({
  at: z.iso.datetime(),
  from: ApplicationState.nullable(),
  to: ApplicationState,
  by: z.enum(['person', 'runner', 'clock']),
  reason: ApplicationReason.nullable(),
  text: z.string(),
})
export type ApplicationEvent = z.infer<typeof ApplicationEvent>

const ApplicationDocument = z.object({
  kind: z.enum(['cv', 'letter']),
  name: z.string(),
  text: z.string().describe('Its text, for pasting'),
  hasFile: z.boolean(),
})

export const ApplicationDetail = ApplicationEntry.extend({
  ad: KeptAd,
  answers: z.array(FormAnswer),
  answersHash: z.string().describe('The version of the form that an approval applies to'),
  sheet: z
    .array(FormAnswer)
    .describe('All that is known for its form, to copy; empty where its person has nothing to fill in themselves'),
  documents: z.array(ApplicationDocument),
  events: z.array(ApplicationEvent),
  hasPicture: z.boolean(),
  againBecause: z.string(),
  doubt: Doubt.nullable().describe('Why we do not know whether it was sent'),
  boardList: z.url().nullable().describe('Where the board lists what its user applied to; null if we do not know'),
  reference: z.string().nullable().describe('The board’s reference for the application, from the receipt'),
  remindAt: z.iso.datetime().nullable().describe('When we write if no answer has been noted; null if we will not'),
  tellsQuestions: z.boolean().describe('Whether the questions of its form can be read before applying'),
})
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

export const ApplicationList = z.object({
  applications: z.array(ApplicationEntry),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** How many there are, whatever the filters say. */
  counts: z.object({ active: z.number().int(), all: z.number().int() }),
  sources: z.array(z.object({ id: BoardId, name: z.string() })),
  months: z.array(z.string()).describe("'2026-03', the latest first"),
})
export type ApplicationList = z.infer<typeof ApplicationList>

/** The history by group, each with a page of its own. */
export const GroupedApplications = z.object({
  groups: z.array(
    z.object({
      group: ApplicationGroup,
      total: z.number().int().describe('Number of applications in the group that match the filters'),
      page: z.number().int(),
      pages: z.number().int(),
      applications: z.array(ApplicationEntry).describe('The latest first'),
    }),
  ),
  /** How many there are, whatever the filters say. */
  all: z.number().int(),
  /** Filled in, and waiting for their person to check and send them. */
  toReview: z.number().int(),
  /** Waiting for answers that only their person can give. */
  toAnswer: z.number().int(),
  sources: z.array(z.object({ id: BoardId, name: z.string() })),
  months: z.array(z.string()).describe("'2026-03', the latest first"),
})
export type GroupedApplications = z.infer<typeof GroupedApplications>

/** What waits to be checked and sent, with everything that the employer would read. */
export const ApplicationToReview = ApplicationEntry.extend({
  answers: z.array(FormAnswer),
  answersHash: z.string(),
})
export type ApplicationToReview = z.infer<typeof ApplicationToReview>

/** A question that forms wait for, once, whichever applications ask it. */
export const OpenQuestion = z.object({
  id: z.string().describe('The id of the question in this list'),
  question: FormQuestion,
  problem: z.string().nullable().describe('Why the last answer was not taken, in a sentence'),
  isUnderstood: FormAnswer.shape.isUnderstood,
  isWorthRemembering: FormAnswer.shape.isWorthRemembering,
  askedBy: z.array(
    z.object({ application: z.uuid(), jobTitle: z.string(), employer: z.string().nullable(), sourceName: z.string() }),
  ),
})
export type OpenQuestion = z.infer<typeof OpenQuestion>

/** How many employers answered, by source, of what was sent a fortnight ago or was answered before that. */
export const ResponseRate = z.object({
  source: BoardId,
  sourceName: z.string(),
  applied: z.number().int(),
  answered: z.number().int(),
})
export type ResponseRate = z.infer<typeof ResponseRate>

const DocumentProof = z.object({ name: z.string(), sha256: z.string().nullable(), text: z.string() })

/** What a receipt was written with: everything that was to be sent, what was seen of it, and what came back. */
export const ReceiptContent = z.object({
  version: z.literal(1),
  number: z.number().int(),
  application: z.uuid(),
  person: z.object({ name: z.string(), email: z.string().nullable() }),
  board: z.string(),
  boardName: z.string(),
  ref: z.string().nullable(),
  link: z.string().nullable(),
  way: ApplicationWay,
  ad: KeptAd,
  cv: DocumentProof.nullable(),
  letter: DocumentProof.nullable(),
  answers: z.array(FormAnswer),
  evidence: ApplicationEvidence.nullable()
    .default(null)
    .describe('What was seen of files and answers while it was sent; null: nothing'),
  askedForAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  appliedAt: z.iso.datetime(),
  /** Who said that it arrived. */
  saidBy: z.enum(['board', 'person']),
  confirmation: Confirmation.nullable(),
  pictureSha256: z.string().nullable(),
})
export type ReceiptContent = z.infer<typeof ReceiptContent>

/** What a receipt says of a file: whether it went, and why we say so. */
export const ReceiptFile = z.object({
  kind: z.enum(['cv', 'letter']),
  name: z.string().describe('Of the file that went or was to go'),
  went: z.enum(['yes', 'no', 'not-confirmed']),
  why: z.string().describe('How we know, in a sentence'),
  at: z.iso.datetime().nullable().describe('When that was seen; null if nothing was'),
  sha256: z.string().nullable().describe('Only if the file that we keep is the one that went'),
  copy: z
    .enum(['sent', 'prepared'])
    .nullable()
    .describe(
      'Whether the file that we keep is the one that went, or only the one that was to go; null if we keep none',
    ),
  text: z.string().nullable().describe('What our file says; null if another one went'),
})
export type ReceiptFile = z.infer<typeof ReceiptFile>

/** What a receipt says of an answer. */
export const ReceiptAnswer = z.object({
  key: z.string().describe('Of its question'),
  isConfirmed: z.boolean(),
  why: z.string().describe('How we know, in a few words; empty if the question was left open'),
})
export type ReceiptAnswer = z.infer<typeof ReceiptAnswer>

export const Receipt = z.object({
  number: z.number().int(),
  madeAt: z.iso.datetime(),
  content: ReceiptContent.describe('As it was written; `files` and `answers` say what of it is confirmed'),
  files: z.array(ReceiptFile),
  answers: z.array(ReceiptAnswer).describe('In the order of the answers in `content`'),
  hash: z.string(),
  previousHash: z.string(),
  isIntact: z.boolean().describe('True if this receipt and all before it are unchanged'),
  hasPicture: z.boolean(),
})
export type Receipt = z.infer<typeof Receipt>
