import { settledNow } from '../jobs/settled-jobs.ts'

/** SQL: the latest job that an alert need not find. Every job that becomes visible from now on has a greater number. */
export const beganAnew = settledNow
