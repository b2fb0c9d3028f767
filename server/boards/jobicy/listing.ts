import { z } from 'zod'
import { address, amount, date, id, raw, text, texts } from '../fields.ts'
import { isForPeopleHere } from '../here.ts'
import { periodOf } from '../job-posting/pay.ts'
import { plainText } from '../job-posting/things.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'

const Job = z.object({
  id,
  url: address,
  jobTitle: text,
  companyName: text,
  jobIndustry: texts,
  jobType: texts,
  jobGeo: text,
  jobExcerpt: text,
  jobDescription: text,
  pubDate: date,
  // Of 2024, by the year; then with a period of their own.
  annualSalaryMin: amount,
  annualSalaryMax: amount,
  salaryMin: amount,
  salaryMax: amount,
  salaryCurrency: text,
  salaryPeriod: raw,
})
type Job = z.infer<typeof Job>

/** A job that cannot be read is kept, so that it is counted. */
export function isForUs(body: unknown): boolean {
  const { data: job } = Job.safeParse(body)
  return !job || isForPeopleHere(placesOf(job), { isRemote: true })
}

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Job.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const job = parsed.data
  if (!job.id) return { unusable: 'no id' }
  const title = plainText(job.jobTitle)
  if (!title) return { unusable: 'no title' }

  return listing({
    ref: job.id,
    url: job.url,
    title,
    employer: plainText(job.companyName),
    description: job.jobDescription ?? job.jobExcerpt ?? '',
    descriptionFormat: 'html',
    isSnippet: job.jobDescription === null && job.jobExcerpt !== null,
    places: placesOf(job),
    pay: payOf(job),
    kindWords: [...job.jobType, 'Remote'],
    industryWords: job.jobIndustry.flatMap((industry) => plainText(industry) ?? []),
    postedAt: job.pubDate,
  })
}

/** A list in one text, with one blank or two behind the commas: 'EMEA,  Europe'. */
function placesOf(job: Job): string[] {
  return (plainText(job.jobGeo) ?? '').split(',').flatMap((place) => place.trim() || [])
}

function payOf(job: Job): Partial<Listing['pay']> {
  const isOld = job.annualSalaryMin !== null || job.annualSalaryMax !== null
  const min = isOld ? job.annualSalaryMin : job.salaryMin
  const max = isOld ? job.annualSalaryMax : job.salaryMax
  if (min === null && max === null) return {}
  return { min, max, currency: job.salaryCurrency, period: isOld ? 'year' : periodOf(job.salaryPeriod) }
}
