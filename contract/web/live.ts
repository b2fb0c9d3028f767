import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { BoardProgress } from '../boards/progress.ts'
import { JobIds, JobMatch } from '../cvs/match-api.ts'
import { recordingEvents, recordingRequests } from '../recordings/wire.ts'
import { liveAddress } from './live-address.ts'
import { searchLimits } from '../job-searches/limits.ts'

export { liveAddress }

export const LiveRequest = z.discriminatedUnion('call', [
  z.strictObject({
    id: z.string().min(1).max(64),
    call: z.literal('getJobsFromServer'),
    /** The path and query of a results page. */
    address: z.string().max(4_000),
    /** Jobs that the page shows already, so that only others count as new. */
    shown: z.array(z.string().max(40)).max(100),
    /** How many the page said it found. */
    total: z.number().int().min(0),
  }),
  z.strictObject({ id: z.string().min(1).max(64), call: z.literal('stop') }),
  z.strictObject({
    id: z.string().min(1).max(64),
    call: z.literal('searchHistory'),
    /** The person's own latest searches, which only their browser keeps: asks what is new in each since then. */
    searches: z
      .array(z.strictObject({ address: z.string().max(4_000), since: z.iso.datetime() }))
      .max(searchLimits.history),
  }),
  /** How the person's CVs answer ads; for anyone who is logged in. */
  z.strictObject({ id: z.string().min(1).max(64), call: z.literal('calculateMatch'), jobIds: JobIds }),
  ...recordingRequests,
])
export type LiveRequest = z.infer<typeof LiveRequest>

export const LiveEvent = z.discriminatedUnion('kind', [
  /** One board's line. */
  z.object({ id: z.string(), kind: z.literal('board'), board: BoardProgress }),
  /** The search now finds so many, of which so many are not on the page yet. */
  z.object({ id: z.string(), kind: z.literal('rows'), total: z.number().int(), fresh: z.number().int() }),
  /** All boards have been asked, few jobs were found, and the boards are asked within so many miles. Null: they have not answered yet. */
  z.object({ id: z.string(), kind: z.literal('wider'), miles: z.number().int(), total: z.number().int().nullable() }),
  /** New ads of each search of the history, in its order. */
  z.object({ id: z.string(), kind: z.literal('history'), fresh: z.array(z.number().int()) }),
  /** Each ad against all CVs, in the order asked for. */
  z.object({ id: z.string(), kind: z.literal('matches'), matches: z.array(JobMatch) }),
  /** Nothing was done, too much was asked for: it can be asked again after so many seconds. */
  z.object({ id: z.string(), kind: z.literal('busy'), seconds: z.number().int() }),
  ...recordingEvents,
  /** The end, by the last answer or after 35 s. */
  z.object({ id: z.string(), kind: z.literal('done'), total: z.number().int(), alert: Alert.nullable() }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
