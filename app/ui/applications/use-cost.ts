import { useCallback, useState, type FormEvent } from 'react'
import type { Plan, PlannedJob } from '../../../contract/applications/plan.ts'
import { isChosenAtFirst, wayAtFirst } from './under-way.ts'

/** How many of the chosen jobs cost a credit: those that are ticked and not done by hand. */
function costAtFirst({ jobs }: Plan): number {
  const isAlone = jobs.length === 1
  return jobs.filter((job) => isChosenAtFirst(job, isAlone) && wayAtFirst(job) !== 'by-hand').length
}

/** The same as the form stands, after each change. Before scripts arrive it is what the form starts with. */
export function useCost(plan: Plan): { cost: number; onChange: (event: FormEvent<HTMLFormElement>) => void } {
  const [cost, setCost] = useState(() => costAtFirst(plan))
  const onChange = useCallback((event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const ways = form.getAll('job').map((job) => form.get(`way-${String(job)}`))
    setCost(ways.filter((way) => typeof way === 'string' && !way.endsWith(':by-hand')).length)
  }, [])
  return { cost, onChange }
}

/** Of several jobs, those that are left unticked because credits are short. */
export function beyondCredits(jobs: readonly PlannedJob[]): number {
  return jobs.length === 1 ? 0 : jobs.filter(({ problem }) => problem === 'no-credits').length
}
