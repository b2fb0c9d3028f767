import type { Applied, OwnMarks } from '../jobs/present-job.ts'
import type { Queryable } from '../platform/database.ts'

type Among<Found> = (db: Queryable, userId: string, jobIds: readonly number[]) => Promise<Found>

/** Which of some jobs a person has done something with: the features that keep it say so. */
export type MarksDeps = {
  shortlistedAmong: Among<ReadonlySet<number>>
  appliedAmong: Among<ReadonlyMap<number, Applied>>
}

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
  return (jobId) => ({ isShortlisted: shortlisted.has(jobId), applied: applied.get(jobId) })
}
