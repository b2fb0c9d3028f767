import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { CvMatch, MatchColour, MatchLabel, mostMatchedJobs } from './match.ts'
import { endpoint } from '../platform/endpoint.ts'

/** One ad against all CVs of a person: the best is named, all are listed (C82). */
export const JobMatch = z.object({
  jobId: z.string(),
  /** Of the best CV (S6.6). */
  returnedPercent: z.number().int().min(0).max(100),
  originalname: z.string().describe('The best CV: the name of its file, or the name the person gave it'),
  label: MatchLabel,
  colour: MatchColour,
  best: CvMatch,
  all: z.array(
    z.object({
      kind: z.enum(['cv', 'file']),
      id: z.string(),
      name: z.string(),
      percent: z.number().int().min(0).max(100),
    }),
  ),
})
export type JobMatch = z.infer<typeof JobMatch>

export const JobIds = z
  .array(z.string().regex(/^\d{1,9}$/u))
  .min(1)
  .max(mostMatchedJobs)

/** The matches in the order of the request, without ads that have closed; or, without a CV, why there are none (M24). */
export const Matches = z.object({ matches: z.array(JobMatch), alert: Alert.nullable() })
export type Matches = z.infer<typeof Matches>

export const cvMatch = {
  calculate: endpoint(
    {
      method: 'POST',
      path: '/cv-match',
      summary: 'Match your CVs against ads',
      description:
        'Every CV written here and every readable CV file is compared with each ad; the best is shown with what was found where, what is weak and what is missing. Support for the person who asks, and nobody else sees it.',
      tag: 'CVs',
    },
    { rateClass: 'search', who: 'user', owner: 'query' },
  )
    .input(z.object({ body: z.strictObject({ jobIds: JobIds }) }))
    .output(Matches),

  ofCv: endpoint(
    {
      method: 'GET',
      path: '/cvs/{cvId}/match/{jobId}',
      summary: 'Match one of your CVs, as you last typed it, against an ad',
      description: 'For the CV editor: the answer changes with every draft. Only you see it.',
      tag: 'CVs',
    },
    { rateClass: 'search', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: z.object({ cvId: z.uuid(), jobId: z.string().regex(/^\d{1,9}$/u) }) }))
    .output(CvMatch),
}
