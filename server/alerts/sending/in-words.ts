import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'

/** 'nurse in Leeds', in one line, without what a mail program would make a link of: the words of a search are the writer's own choice. */
export function inWords({ jobTitle, jobLocation }: Pick<JobSearch, 'jobTitle' | 'jobLocation'>): string {
  return plainWords(`${jobTitle} in ${jobLocation}`)
}

/** '3 new nurse jobs in Leeds'. */
export function subjectOf(count: number, { jobTitle, jobLocation }: JobSearch): string {
  const jobs = count === 1 ? 'job' : 'jobs'
  return plainWords(`${count.toLocaleString('en-GB')} new ${jobTitle} ${jobs} in ${jobLocation}`)
}

function plainWords(text: string): string {
  return text
    .replace(/(?<!\w)\w+:\/\/|www\./giu, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .slice(0, 120)
}
