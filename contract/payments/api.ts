import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { AdminPayments } from './admin-payments.ts'
import { Begun, NewPurchase, OwnReceipt, Purchase, Receipt, Subscription } from './payments.ts'

const tag = 'Payments'
const ofSubscription = z.strictObject({ subscription_id: z.uuid() })
const ReceiptNumber = z.object({
  number: z.string().regex(/^(?:R|CN)-\d{6,9}$/u, 'A receipt is called R-000042 or CN-000042.'),
})

export const payments = {
  begin: endpoint(
    {
      method: 'POST',
      path: '/payments',
      summary: 'Start buying a plan, or credits for job ads',
      description:
        'Answers with the address of the payment page. We calculate prices and ignore any price that is sent. A repeated call with the same `wish`, or while the payment page for the same purchase is open, gives the same answer. Credits for job ads are for members of a company, and go to the company.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ body: NewPurchase }))
    .output(Begun),

  purchase: endpoint(
    { method: 'GET', path: '/payments/purchases/{id}', summary: 'Get the state of a purchase', tag },
    { rateClass: 'read', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: z.object({ id: z.uuid() }) }))
    .output(Purchase),

  jobCredits: endpoint(
    {
      method: 'GET',
      path: '/payments/job-credits',
      summary: 'Credits for job ads that the company and the person have',
      tag,
    },
    { rateClass: 'read', who: 'user', member: 'company', owner: 'query' },
  ).output(z.object({ company: z.number().int(), own: z.number().int(), vatNumber: z.string().nullable() })),

  subscription: endpoint(
    { method: 'GET', path: '/payments/subscription', summary: 'Get the person’s current plan', tag },
    { rateClass: 'read', who: 'user', owner: 'query' },
  ).output(Subscription),

  suspend: endpoint(
    {
      method: 'POST',
      path: '/payments/suspend',
      summary: 'Suspend the plan',
      description:
        'Nothing is charged while it is suspended. Time that was paid for and not used is credited to the next payment.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ body: ofSubscription }))
    .output(Alert),

  reactivate: endpoint(
    {
      method: 'POST',
      path: '/payments/reactivate',
      summary: 'Re-activate a plan that is suspended, or keep one that was cancelled',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ body: ofSubscription }))
    .output(Alert),

  payNow: endpoint(
    {
      method: 'POST',
      path: '/payments/pay-now',
      summary: 'Pay a failed payment of the plan with another card',
      description: 'Gives the address of the payment provider’s page for it. 409 if nothing is unpaid.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ body: ofSubscription }))
    .output(z.object({ redirect: z.string() })),

  cancel: endpoint(
    {
      method: 'POST',
      path: '/payments/cancel',
      summary: 'Cancel the plan',
      description: 'It runs to the end of what is paid for; in a trial nothing is charged.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ body: ofSubscription }))
    .output(Alert),

  withdraw: endpoint(
    {
      method: 'POST',
      path: '/payments/purchases/{id}/withdraw',
      summary: 'Withdraw from a purchase within 14 days',
      description: 'Ends it at once and gives back what has not been used.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: z.object({ id: z.uuid() }) }))
    .output(Alert),

  receipts: endpoint(
    { method: 'GET', path: '/payments/receipts', summary: 'List receipts and credit notes, latest first', tag },
    { rateClass: 'read', who: 'user', owner: 'query' },
  ).output(z.array(OwnReceipt)),

  receipt: endpoint(
    { method: 'GET', path: '/payments/receipts/{number}', summary: 'A receipt or a credit note', tag },
    { rateClass: 'read', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: ReceiptNumber }))
    .output(Receipt),

  printReceipt: endpoint(
    {
      method: 'GET',
      path: '/payments/receipts/{number}/pdf',
      summary: 'Download a receipt or a credit note as PDF',
      tag,
    },
    { rateClass: 'print', who: 'user', owner: 'query', files: ['application/pdf'] },
  )
    .input(z.object({ params: ReceiptNumber }))
    .output(z.file()),

  all: endpoint(
    {
      method: 'GET',
      path: '/admin/payments',
      summary: 'List the latest purchases and disputes, and what needs attention',
      tag,
    },
    { rateClass: 'read', who: 'admin' },
  ).output(AdminPayments),

  refund: endpoint(
    {
      method: 'POST',
      path: '/admin/payments/{id}/refund',
      summary: 'Refund a purchase',
      description: 'For a plan, refunds its last payment. Bought credits that have not been used are removed.',
      tag,
    },
    { rateClass: 'write', who: 'admin' },
  )
    .input(
      z.object({
        params: z.object({ id: z.uuid() }),
        body: z.strictObject({ amount: z.number().int().min(1).max(1_000_000).describe('Whole pennies') }),
      }),
    )
    .output(Alert),

  settle: endpoint(
    {
      method: 'POST',
      path: '/admin/payment-matters/{id}/settle',
      summary: 'Mark something that needed attention as settled',
      tag,
    },
    { rateClass: 'write', who: 'admin' },
  )
    .input(z.object({ params: z.object({ id: z.uuid() }) }))
    .output(Alert),
}
