import { z } from 'zod'
import { keepingMonths } from './keeping-months.ts'

/** What a company has chosen; it can only shorten. */
export const Keeping = z.strictObject({
  sentMonths: z.int().min(1, 'Choose 1 to 9 months').max(keepingMonths.sent, 'Choose 1 to 9 months'),
  recordMonths: z.int().min(1, 'Choose 1 to 12 months').max(keepingMonths.record, 'Choose 1 to 12 months'),
})
export type Keeping = z.infer<typeof Keeping>
