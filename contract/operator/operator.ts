import { z } from 'zod'

/** Who runs this copy of the product, as far as they have said so in its settings: what the legal pages must name. */
export const Operator = z.object({
  /** Null if not published yet. */
  company: z
    .object({
      name: z.string(),
      address: z.string().nullable().describe('Where letters reach it, in one line'),
      number: z.string().nullable().describe('In the company register'),
      vatNumber: z.string().nullable(),
      dataProtectionNumber: z.string().nullable().describe('In the register of the Information Commissioner’s Office'),
    })
    .nullable(),
  dataPlace: z.string().nullable().describe('Where the machines stand that keep people’s data; null: not said yet'),
  giftsKeptMonths: z
    .number()
    .int()
    .min(0)
    .max(120)
    .describe('For how long a code is kept of whom free credits and a free trial were given to'),
  crowdfundingAims: z.array(z.string()).describe('What those who run this aim at; no offer of anything'),
})
export type Operator = z.infer<typeof Operator>
