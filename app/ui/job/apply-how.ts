import type { Job } from '../../../contract/jobs/jobs.ts'

/** What pressing Apply does, in a sentence. */
export function applyHow({ applying }: Pick<Job, 'applying'>): string | null {
  if (applying === null) return null
  return applying.isFilledIn
    ? `We fill in the form on ${applying.sourceName}. Nothing is sent until you say so.`
    : `You apply on ${applying.sourceName} yourself. We have your details ready to paste.`
}
