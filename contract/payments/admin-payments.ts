import { z } from 'zod'
import { ProductId } from './payments.ts'

/** What operators see of payments: no card, no address. */
export const AdminPayments = z.object({
  isLive: z.boolean().nullable().describe('Whether real money moves; null: nothing is sold'),
  matters: z.array(
    z.object({
      _id: z.uuid(),
      at: z.iso.datetime(),
      kind: z.string(),
      text: z.string(),
      purchase: z.uuid().nullable(),
      objectId: z.string().nullable().describe('The payment provider’s id'),
    }),
  ),
  purchases: z.array(
    z.object({
      _id: z.uuid(),
      begun: z.iso.datetime(),
      buyer: z.string(),
      product: ProductId,
      quantity: z.number().int(),
      amount: z.number().int(),
      state: z.string(),
      refunded: z.number().int(),
      refundable: z.number().int().describe('Whole pennies of its last payment that can be refunded'),
    }),
  ),
  disputes: z.array(
    z.object({
      _id: z.string(),
      opened: z.iso.datetime(),
      amount: z.number().int(),
      reason: z.string(),
      status: z.string(),
      dueBy: z.iso.datetime().nullable(),
      purchase: z.uuid().nullable(),
    }),
  ),
})
export type AdminPayments = z.infer<typeof AdminPayments>
