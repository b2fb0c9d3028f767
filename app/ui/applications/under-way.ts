import type { PlannedJob, SendableWay } from '../../../contract/applications/plan.ts'

/** It has been started already, and has not come to its end. */
export function isUnderWay({ applied }: PlannedJob): boolean {
  return applied !== null && applied.state !== 'applied'
}

/** Whether it can be started at all, perhaps in another way or with a reason why once more. */
export function canStart(job: PlannedJob): boolean {
  if (job.problem === 'apply-here') return false
  return job.stands !== 'cannot' || (job.problem === 'already-applied' && !isUnderWay(job))
}

/** Whether it is chosen before its person has chosen: of several only what is ready. */
export function isChosenAtFirst(job: PlannedJob, isAlone: boolean): boolean {
  return isAlone ? canStart(job) : job.stands === 'ready'
}

/** The way that is selected by default: by hand where credits have run out or the board is switched off. */
export function wayAtFirst({ way, problem }: PlannedJob): SendableWay {
  if (problem === 'no-credits' || problem === 'source-off') return 'by-hand'
  return problem === 'low-match' ? 'assisted' : way
}
