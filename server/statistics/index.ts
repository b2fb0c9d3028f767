export { noteChangedJobs } from './changed-jobs.ts'
export { findStatistics } from './find-statistics.ts'
