import type { Job, JobSource } from '../../../contract/jobs/jobs.ts'

const unshown = [
  'jobDescription',
  'created',
  'checked',
  'netPayMonthly',
  'industry',
  'places',
  'country',
  'lastSeen',
  'why',
  'ownAd',
] as const

/** A job as a list shows it. All that is in it goes to the page twice: as what is read, and as the data of the page's script. */
export type ListedJob = Omit<Job, (typeof unshown)[number] | 'sources'> & {
  sources: Pick<JobSource, 'board' | 'name'>[]
}

/** Without what no row and no preview shows. */
export function listedJob(job: Job): ListedJob {
  const { sources, ...shown } = job
  for (const name of unshown) delete (shown as Partial<Job>)[name]
  return { ...shown, sources: sources.map(({ board, name }) => ({ board, name })) }
}
