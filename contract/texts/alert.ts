import { z } from 'zod'
import { alertCodes } from './alert-codes.ts'

export { alertCodes }

/** What every action answers with, and the body of every error. */
export const Alert = z.object({
  code: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  message: z.string(),
  details: z.string(),
})
export type Alert = z.infer<typeof Alert>

/** The body of an answer with a status of 400 or more: one shape for every call. */
export const ApiError = Alert.extend({
  status: z.number().int(),
  /** To quote to the people who run this: the log has the rest. */
  id: z.string(),
  /** By field, where the input was at fault. */
  errors: z.record(z.string(), z.object({ message: z.string() })).optional(),
  /** Where the human check is asked for: how much of it, see /human-check. */
  work: z.number().int().optional(),
  /** Where it was too often: seconds to wait, as in `Retry-After`. */
  retryAfter: z.number().int().optional(),
})
export type ApiError = z.infer<typeof ApiError>
