import { z } from 'zod'
import type { InterviewEvent } from '../../contract/interviews/interviews.ts'
import type { CandidacyEvent } from '../candidates/index.ts'
import { product } from '../../contract/texts/messages.ts'

const Details = z.object({ interview: z.string(), time: z.string().nullish(), refused: z.boolean().optional() })

/** What happened to one interview, out of what happened to its application. */
export function historyOf(events: readonly CandidacyEvent[], interviewId: string): InterviewEvent[] {
  return events.flatMap(({ at, kind, actor, byName, details }) => {
    const read = Details.safeParse(details)
    if (!read.success || read.data.interview !== interviewId) return []
    const by = actor === 'person' ? 'Candidate' : actor === 'product' ? product : (byName ?? 'A former member')
    return [
      {
        at: at.toISOString(),
        kind: read.data.refused === true ? 'interview-refused' : kind,
        by,
        time: read.data.time ?? null,
      },
    ]
  })
}
