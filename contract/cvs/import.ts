import { z } from 'zod'
import { Cv } from './cvs.ts'

/** Where a proposed value stands in the file. */
export const CvOrigin = z.object({
  /** Lines of the text, counted from 1; empty where the file has none of its own (JSON, XML). */
  lines: z.array(z.number().int()),
  /** What stands there, or the place in the file's structure. */
  snippet: z.string(),
  /** It was told by a weak rule: look at it. */
  check: z.boolean(),
  /** What to look for, in a sentence; left out where nothing but a weak rule speaks for a look. */
  why: z.string().optional(),
})
export type CvOrigin = z.infer<typeof CvOrigin>

const cvSources = ['text', 'json-resume', 'europass', 'rolecall'] as const

/**
 * What was found in a file, to be accepted, changed or left out by the person. Nothing in it is made up: each value stands in the
 * file, but for dates, which are written in one way, and names in capitals, which are written in small letters. What fitted no field is in `cv.kept`.
 */
export const CvProposal = z.object({
  source: z.enum(cvSources),
  cv: Cv,
  /** By the path of a field, an entry, or a field of an entry: 'personal_data.email', 'jobs.0', 'jobs.0.employer'. */
  origins: z.record(z.string(), CvOrigin),
  /** The file was longer than what is read of one. */
  isCut: z.boolean(),
})
export type CvProposal = z.infer<typeof CvProposal>
