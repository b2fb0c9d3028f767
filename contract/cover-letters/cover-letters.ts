import { z } from 'zod'
import { cvLimits } from '../cvs/limits.ts'
import * as texts from '../texts/sentences.ts'

export const letterLimits = {
  letters: 100,
  /** Name and address of whom it goes to. */
  recipient: 1_000,
} as const

/** The kinds of files that a letter can be taken along in, in the order of the screen. */
export const letterFormats = [
  { format: 'pdf', name: 'PDF', type: 'application/pdf' },
  { format: 'docx', name: 'Word', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  { format: 'odt', name: 'OpenDocument', type: 'application/vnd.oasis.opendocument.text' },
  { format: 'txt', name: 'Plain text', type: 'text/plain;charset=utf-8' },
] as const
/** The same without their parameters. */
export const letterMediaTypes = letterFormats.map(({ type }) => type.replace(/;.*/u, ''))
export const LetterFormat = z.enum(['pdf', 'docx', 'odt', 'txt'])
export type LetterFormat = z.infer<typeof LetterFormat>

const tooLong = (most: number) => `Please use at most ${most.toLocaleString('en-GB')} characters`

const Name = z.string().trim().min(1, texts.nameRequired).max(cvLimits.line, tooLong(cvLimits.line))
/** Name and address, a line each. */
const Recipient = z.string().max(letterLimits.recipient, tooLong(letterLimits.recipient))
const Subject = z.string().max(cvLimits.line, tooLong(cvLimits.line))
/** HTML of the tags that the editor makes: as in a CV. */
const Body = z.string().max(cvLimits.richText, tooLong(cvLimits.richText))
/** The CV whose letterhead it has; null: none. */
const CvId = z.uuid().nullable()

/** What a person writes; the name is what they call it: 'Nurse at St James’s'. */
export const LetterText = z.strictObject({
  name: Name,
  recipient: Recipient.default(''),
  subject: Subject.default(''),
  body: Body.default(''),
  cvId: CvId.default(null),
})
export type LetterText = z.infer<typeof LetterText>

/** A letter that is begun: what is left out is empty, or follows from the ad that it is for. */
export const NewLetter = z.strictObject({
  name: Name.optional(),
  recipient: Recipient.optional(),
  subject: Subject.optional(),
  body: Body.optional(),
  cvId: CvId.optional(),
  /** The job that it is written for. */
  jobId: z.string().max(40).optional(),
})
export type NewLetter = z.infer<typeof NewLetter>

/** The ad that a letter answers. */
const LetterJob = z.object({ _id: z.string(), title: z.string(), employer: z.string().nullable() })

/** A row of the list of one's letters. */
export const LetterSummary = z.object({
  _id: z.uuid(),
  name: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** Null if it is for no ad, or for one that we no longer have. */
  job: LetterJob.nullable(),
  cvId: z.uuid().nullable(),
  /** Counts the saves. */
  revision: z.number().int(),
  /** ISO 8601, UTC. */
  updated: z.string(),
})
export type LetterSummary = z.infer<typeof LetterSummary>

export const CoverLetter = LetterSummary.extend({ body: z.string() })
export type CoverLetter = z.infer<typeof CoverLetter>
