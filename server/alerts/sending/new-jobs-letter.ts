import type { Job } from '../../../contract/jobs/jobs.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { resultsAddress } from '../../../contract/job-searches/results-address.ts'
import type { Letter, LetterRow } from '../../outbox/index.ts'
import { inWords, subjectOf } from './in-words.ts'

/** More rows than this are not read in an email. */
export const rowsAtMost = 10

type Given = {
  search: JobSearch
  /** The best matches, in order. */
  jobs: readonly Job[]
  /** How many are new in total. */
  count: number
  /** Which boards were asked for it, and when. */
  asked: string
  siteUrl: string
  key: string
}

/** New jobs for an alert: rows like those of the results, each with the reason why it matches. */
export function newJobsLetter({ search, jobs, count, asked, siteUrl, key }: Given): Letter {
  const all = `${siteUrl}${resultsAddress({ ...search, sort: 'date', page: 1 })}`
  const more = count - jobs.length
  const what = inWords(search)
  return {
    subject: subjectOf(count, search),
    paragraphs: [
      more > 0
        ? `There are ${count.toLocaleString('en-GB')} new jobs for ‘${what}’. Here are the best ${jobs.length}.`
        : `There ${count === 1 ? 'is one new job' : `are ${count} new jobs`} for ‘${what}’.`,
    ],
    rows: jobs.map((job) => rowOf(job, { search, siteUrl, key })),
    link: {
      label: more > 0 ? `See all ${count.toLocaleString('en-GB')}, newest first` : 'See all jobs for this search',
      url: all,
    },
    after: [
      ...(asked === '' ? [] : [asked]),
      `You are getting this because you asked for new jobs for ‘${what}’ by email. We never send you the same job twice.`,
    ],
    ways: [
      { label: 'Change how often', url: `${siteUrl}/change-alert/${key}` },
      { label: 'Stop this alert', url: `${siteUrl}/stop-alert/${key}` },
      { label: 'Stop all alerts', url: `${siteUrl}/stop-alert/${key}?all=yes` },
    ],
  }
}

function rowOf(job: Job, { search, siteUrl, key }: Pick<Given, 'search' | 'siteUrl' | 'key'>): LetterRow {
  const workplace = job.workplace === null || job.workplace === 'on-site' ? [] : [job.workplace]
  const net = job.netPay === null ? [] : [job.netPay.text]
  const kind = job.contractType === null ? [] : [job.contractType]
  const ir35 = job.ir35.status === 'unknown' ? [] : [`${job.ir35.status} IR35`]
  return {
    title: { label: job.jobTitle, url: `${siteUrl}/job/${job._id}${isOurs(job) ? '?from=alert' : ''}` },
    lines: [
      [...(job.employer === null ? [] : [job.employer]), job.jobLocation, ...workplace].join(' · '),
      [job.salary, ...net, ...kind, ...ir35].join(' · '),
      `Why: ${reasonsOf(job, search).join(', ')}`,
      ...(job.isDemo ? ['A made-up ad from a demo board'] : []),
    ],
    ways: [{ label: 'Not for me', url: `${siteUrl}/not-for-me/${key}/${job._id}` }],
  }
}

/** Anyone who posts an ad here sees where people come from; of other ads nobody counts that. */
function isOurs({ sources }: Job): boolean {
  return sources.some(({ board }) => board === 'rolecall')
}

/** Which parts of the search a job matches, in words. */
function reasonsOf(job: Job, { jobTitle, jobLocation }: JobSearch): string[] {
  const words = job.why === 'new' ? [] : [`‘${jobTitle}’ ${job.why}`]
  if (job.distanceMiles === null) return [...words, job.workplace === 'remote' ? 'remote' : `in ${job.jobLocation}`]
  const miles =
    job.distanceMiles < 1
      ? 'less than a mile'
      : `${Math.round(job.distanceMiles)} ${Math.round(job.distanceMiles) === 1 ? 'mile' : 'miles'}`
  return [...words, `${miles} from ${jobLocation}`]
}
