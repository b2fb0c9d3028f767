import type { AdType } from '../../../contract/job-ads/costs.ts'

/** The page on which a draft of this type, or an ad to change, is written. */
export function formAddress(type: AdType, id: string): string {
  return type === 'text' ? `/post-job-ad?draft=${id}` : `/create-${type}-ad/${id}`
}
