import { z } from 'zod'
import { BoardId } from '../boards/boards.ts'

const hour = z.number().int().min(0).max(23)

/** What a person lets us do at a source. */
export const SourceSettings = z.strictObject({
  way: z.enum(['by-hand', 'assisted', 'automatic']).default('assisted'),
  /** Off: nothing is sent there, whatever waits. */
  isOff: z.boolean().default(false),
  dailyLimit: z.number().int().min(0).max(100).default(20),
  hourlyLimit: z.number().int().min(0).max(30).default(6),
  /** Seconds from the beginning of one to the beginning of the next. */
  spacingSeconds: z.number().int().min(0).max(3_600).default(60),
  /** UK time; the same hour twice: none. */
  quietFrom: hour.default(22),
  quietTo: hour.default(7),
  storedCv: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'The CV that the source stores and that goes with each application there, by its name; left out: ours is uploaded',
    ),
})
export type SourceSettings = z.infer<typeof SourceSettings>

/** What holds at every source. */
export const Everywhere = z.strictObject({
  /** Off: nothing is sent anywhere, whatever waits. */
  isOff: z.boolean(),
  minimumMatch: z
    .number()
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe('In per cent: how much of an ad a CV must cover before we apply without being asked; null: any'),
})
export type Everywhere = z.infer<typeof Everywhere>

export const SourceSettingsRow = z.object({
  source: BoardId,
  sourceName: z.string(),
  settings: SourceSettings,
  consentedAt: z.iso.datetime().nullable(),
})
export type SourceSettingsRow = z.infer<typeof SourceSettingsRow>
