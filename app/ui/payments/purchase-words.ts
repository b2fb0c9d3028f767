import type { Purchase } from '../../../contract/payments/payments.ts'

/** Where a buyer goes on. */
export function wayBack({ product }: Pick<Purchase, 'product'>): { to: string; label: string } {
  return product === 'job-credits'
    ? { to: '/buy-credits', label: 'Back to credits' }
    : { to: '/subscriptions', label: 'My subscription' }
}
