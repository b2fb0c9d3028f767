import type { Job } from '../../../contract/jobs/jobs.ts'

/** What pressing Apply does, in a sentence. */
export function applyHow({ applying, source }: Pick<Job, 'applying' | 'source'>): string | null {
  if (source === 'rolecall') return 'You apply here. It goes straight to the employer and costs no credit.'
  if (applying === null) return null
  return applying.isFilledIn
    ? `We fill in the form on ${applying.sourceName}. Nothing is sent until you say so.`
    : `You apply on ${placeOf(source, applying.sourceName)} yourself. We have your details ready to paste.`
}

/** Feeds, and pages of employers that are read, have no place of their own where anybody applies. */
function placeOf(source: Job['source'], name: string): string {
  return source === 'json-ld' || source === 'xml-feed' || source === 'import' ? 'the employer’s site' : name
}
