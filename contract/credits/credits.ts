import { z } from 'zod'

/** Credits for applications that are made for a person. */
export const Credits = z.object({
  available: z.number().int().min(0).describe('What can still be used'),
  reserved: z
    .number()
    .int()
    .min(0)
    .describe('Held for applications under way: used once they are made, else given back'),
})
export type Credits = z.infer<typeof Credits>
