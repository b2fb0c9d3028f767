import type { Purchase } from '../../../contract/payments/payments.ts'
import { ownPath } from '../../../contract/platform/own-path.ts'

/** Where a buyer goes on: to the page that they came from, if they said which. */
export function wayBack({ product, back }: Pick<Purchase, 'product' | 'back'>): { to: string; label: string } {
  const from = ownPath(back)
  if (from !== null) return { to: from, label: isAdForm.test(from) ? 'Back to your ad' : 'Back to where you were' }
  return product === 'job-credits'
    ? { to: '/buy-credits', label: 'Back to credits' }
    : { to: '/subscriptions', label: 'My subscription' }
}

const isAdForm = /^\/(?:post-job-ad|create-audio-ad|create-video-ad)(?:[/?]|$)/u
