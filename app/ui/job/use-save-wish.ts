import { useEffect } from 'react'
import { mark } from '../shortlist/marks.ts'
import { saveJob } from '../shortlist/save-job.ts'
import { takeWish } from './log-in-wish.ts'

/** Saves the job that somebody pressed ‘Save’ for before they logged in by another page than the one they pressed it on. */
export function useSaveWish(isSignedIn: boolean): void {
  useEffect(() => {
    const job = isSignedIn ? takeWish() : null
    if (job === null) return
    // Where that fails the job is as it was, and ‘Save’ can be pressed again.
    void saveJob(job, true).then((problem) => problem === null && mark([job], true))
  }, [isSignedIn])
}
