import { plans } from '../plans/plans.ts'
import type { ProductId } from './payments.ts'

/** What a purchase is called on pages, receipts and at the payment provider: '30 credits for job ads'. */
export function purchaseName({ product, quantity }: { product: ProductId; quantity: number }): string {
  switch (product) {
    case 'job-credits':
      return quantity === 1 ? '1 credit for job ads' : `${quantity} credits for job ads`
    case 'onetime':
      return `${quantity} automatic applications`
    case 'advanced':
      return `${plans.advanced.name}, ${plans.advanced.monthsPerBill} months`
  }
}
