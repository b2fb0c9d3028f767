import { AdContent } from '../../contract/job-ads/content.ts'
import { adLimits } from '../../contract/job-ads/limits.ts'
import { fitRichText, keptRichText } from '../cvs/fitting-text.ts'

/** The text of an ad as it is kept. @throws ORPCError 422 if it is too long once it is clean. */
export function keptDescription({ jobDescription }: Pick<AdContent, 'jobDescription'>): string {
  return keptRichText(jobDescription, { field: 'jobDescription', most: adLimits.description })
}

/** An ad as it was kept; a text that no longer fits is cut, so that it can be opened and mended. */
export function readContent(kept: unknown): AdContent {
  const parsed = AdContent.safeParse(kept)
  if (parsed.success) return parsed.data
  const { jobDescription = '' } = kept as { jobDescription?: string }
  return AdContent.parse({ ...(kept as object), jobDescription: fitRichText(jobDescription, adLimits.description) })
}
