import type { PlannedJob } from '../../../contract/applications/plan.ts'

/** It has been begun already, and has not come to its end. */
export function isUnderWay({ applied }: PlannedJob): boolean {
  return applied !== null && applied.state !== 'applied'
}
