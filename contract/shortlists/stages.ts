/* What pages need of shortlists without the schemas. */

export const shortlistLimits = {
  entries: 300,
  /** Notes on one job. */
  notes: 50,
  note: 5_000,
  /** How long a removed job can be had back. */
  restoreHours: 24,
} as const

/** What a job on the shortlist waits for next. */
export const shortlistStages = ['to-decide', 'to-apply', 'applied', 'interview', 'closed'] as const
/** Where the person may put a job: one that has closed before it was applied to is closed, unless they did apply. */
export function stagesFor({ isClosed }: { isClosed: boolean }): readonly (typeof shortlistStages)[number][] {
  return isClosed ? ['applied', 'interview', 'closed'] : shortlistStages
}
