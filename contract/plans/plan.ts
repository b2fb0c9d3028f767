import { z } from 'zod'
import { planTypes } from './plans.ts'

export const PlanType = z.enum(planTypes)

/** A plan as it is offered here. */
export const Plan = z.object({
  type: PlanType,
  name: z.string(),
  price: z
    .number()
    .int()
    .min(0)
    .describe('Whole pennies including all taxes, for a month, or once if `monthsPerBill` is null'),
  currency: z.literal('GBP'),
  monthsPerBill: z
    .number()
    .int()
    .nullable()
    .describe('How many months each payment covers; null if paid once or never'),
  bill: z.number().int().min(0).describe('The amount of each payment, in whole pennies'),
  vat: z.number().int().min(0).nullable().describe('The VAT included in the payment; null if the seller charges none'),
  formerPrice: z.number().int().nullable().describe('The earlier price, if the operator gives one'),
  priceInWords: z.string(),
  isFrom: z.boolean(),
  applications: z.number().int().describe('Applications made for you, a month or in total for a single payment'),
  trialDays: z.number().int(),
  sale: z
    .enum(['free', 'for-sale', 'not-yet', 'coming-soon'])
    .describe("'not-yet': its price is set, but nobody takes money here"),
})
export type Plan = z.infer<typeof Plan>
