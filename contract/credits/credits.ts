import { z } from 'zod'

/** Credits for applications that are made for a person. */
export const Credits = z.object({
  available: z.number().int().min(0).describe('Credits that can still be used'),
  reserved: z
    .number()
    .int()
    .min(0)
    .describe('Reserved for applications in progress: used once they are sent, otherwise returned'),
})
export type Credits = z.infer<typeof Credits>
