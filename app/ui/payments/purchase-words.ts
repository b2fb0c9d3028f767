import { plans } from '../../../contract/plans/plans.ts'
import type { Purchase } from '../../../contract/payments/payments.ts'

/** '30 credits for job ads' */
export function whatWasBought({ product, quantity }: Pick<Purchase, 'product' | 'quantity'>): string {
  switch (product) {
    case 'job-credits':
      return quantity === 1 ? '1 credit for job ads' : `${quantity} credits for job ads`
    case 'onetime':
      return `${quantity} automatic applications`
    case 'advanced':
      return plans.advanced.name
  }
}

/** Where a buyer goes on. */
export function wayBack({ product }: Pick<Purchase, 'product'>): { to: string; label: string } {
  return product === 'job-credits'
    ? { to: '/buy-credits', label: 'Back to credits' }
    : { to: '/subscriptions', label: 'My subscription' }
}
