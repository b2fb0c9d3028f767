import { appliedAmong } from '../applications/vacancy.ts'
import type { OwnMarks } from '../jobs/present-job.ts'
import type { Queryable } from '../platform/database.ts'
import { shortlistedAmong } from '../shortlists/shortlist.ts'

/** What a person has done with these jobs; for nobody: nothing. */
export async function ownMarksOf(
  db: Queryable,
  { userId, jobIds }: { userId: string | null; jobIds: readonly number[] },
): Promise<(jobId: number) => OwnMarks | undefined> {
  if (userId === null) return () => undefined
  const [shortlisted, applied] = await Promise.all([
    shortlistedAmong(db, userId, jobIds),
    appliedAmong(db, userId, jobIds),
  ])
  return (jobId) => ({ isShortlisted: shortlisted.has(jobId), isApplied: applied.has(jobId) })
}
