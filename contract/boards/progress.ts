import { z } from 'zod'
import { BoardId, CallOutcome } from './boards.ts'

/** One board's line on the results page. */
export const BoardProgress = z.object({
  board: BoardId,
  name: z.string(),
  state: z.enum(['waiting', 'answered', 'recent', 'failed', 'off']),
  outcome: CallOutcome.nullable(),
  found: z.number().int().nullable().describe('What the board says it has for this search'),
  received: z.number().int(),
  message: z.string().describe("As text: '42 found', 'not answering since 09:10'"),
  isDemo: z.boolean(),
})
export type BoardProgress = z.infer<typeof BoardProgress>
