import { z } from 'zod'

/** The alert codes of the specification: 1 warning, 2 error, 3 success (S2.27). */
export const alertCodes = { warning: 1, error: 2, success: 3 } as const

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
})
export type ApiError = z.infer<typeof ApiError>
