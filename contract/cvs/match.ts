import { z } from 'zod'

/** How a match is put in words and colours (S6.6, K5): the only place that knows the bounds. */
export function describeMatch(percent: number): { label: MatchLabel; colour: MatchColour } {
  return { label: labelOf(percent), colour: percent < 35 ? 'danger' : percent < 60 ? 'info' : 'success' }
}

function labelOf(percent: number): MatchLabel {
  if (percent < 21) return 'severely below average'
  if (percent < 35) return 'below average'
  return percent < 60 ? 'within average' : 'above average'
}

export const MatchLabel = z.enum(['severely below average', 'below average', 'within average', 'above average'])
export type MatchLabel = z.infer<typeof MatchLabel>

export const MatchColour = z.enum(['danger', 'info', 'success'])
export type MatchColour = z.infer<typeof MatchColour>

/** What sort of thing an ad asks for. `job`: having done this job. */
export const MatchKind = z.enum([
  'job',
  'experience',
  'skill',
  'qualification',
  'licence',
  'language',
  'right-to-work',
  'clearance',
])
export type MatchKind = z.infer<typeof MatchKind>

/** How much the ad wants it: it says that it must be there, it only names it, or it says that it would be welcome. */
export const MatchImportance = z.enum(['required', 'named', 'wished'])
export type MatchImportance = z.infer<typeof MatchImportance>

/** A place in a CV, in words: 'Work', 'Staff Nurse, Harbour Trust', and the line itself. */
export const CvPlace = z.object({
  section: z.string(),
  entry: z.string().nullable().describe('The job or course; null where it is in none'),
  line: z.string(),
})
export type CvPlace = z.infer<typeof CvPlace>

const Asked = z.object({
  what: z.string(),
  kind: MatchKind,
  importance: MatchImportance,
  sentence: z.string().describe('The sentence in the ad'),
})

const MatchFound = Asked.extend({ where: CvPlace })

const MatchMissing = Asked

const MatchWeak = Asked.extend({
  why: z.string().describe('Why it counts only in part'),
  where: CvPlace.nullable(),
  isCovered: z.boolean().describe('True if the CV says it with little evidence; false if it says something similar'),
})

/** How one CV matches one ad. The three lists together hold everything that was read from the ad, and nothing else counts. */
export const CvMatch = z.object({
  percent: z.number().int().min(0).max(100),
  label: MatchLabel,
  colour: MatchColour,
  covered: z.number().int().describe('How many of the `asked` requirements the CV covers'),
  asked: z.number().int(),
  isCut: z.boolean().describe('Whether the board gives only the beginning of the ad'),
  found: z.array(MatchFound),
  weak: z.array(MatchWeak),
  missing: z.array(MatchMissing),
  reasons: z.array(z.string()).describe('The reasons for the score, in sentences'),
})
export type CvMatch = z.infer<typeof CvMatch>

/** How many ads one call can compare: more than fit on a page. */
export const mostMatchedJobs = 50
