import type { OwnMarks } from '../jobs/present-job.ts'
import type { Queryable } from '../platform/database.ts'

type Among = (db: Queryable, userId: string, jobIds: readonly number[]) => Promise<ReadonlySet<number>>

/** Which of some jobs a person has done something with: the features that keep it say so. */
export type MarksDeps = { shortlistedAmong: Among; appliedAmong: Among }

/** What a person has done with these jobs; for nobody: nothing. */
export async function ownMarksOf(
  { shortlistedAmong, appliedAmong }: MarksDeps,
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
