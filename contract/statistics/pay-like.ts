import { z } from 'zod'
import { PayKind } from './statistics.ts'
import { currencyCodes } from '../places/countries.ts'

/** The pay of an ad beside that of others like it. Amounts are whole pounds or euro, a year or a day. */
export const PayLike = z.object({
  jobTitle: z.string().describe("What the ads have in common: 'Staff Nurse'"),
  jobLocation: z.string().describe("Where they are: 'Leeds'; '' is the whole of the United Kingdom and Ireland"),
  kind: PayKind,
  currency: z.enum(currencyCodes),
  ads: z.number().int().describe('How many ads of the last 90 days give pay, at least 5'),
  below: z.number().int().min(0).max(100).describe('The share of them that pay less, in whole percent'),
  bars: z.array(
    z.object({
      from: z.number().nullable().describe('Null for everything below `to`'),
      to: z.number().nullable().describe('Not included; null: everything from `from` up'),
      ads: z.number().int(),
      isOwn: z.boolean().describe('True if the pay of this ad is in it, at least in part'),
    }),
  ),
})
export type PayLike = z.infer<typeof PayLike>
