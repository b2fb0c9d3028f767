import { z } from 'zod'
import { address, amount, id, raw, text, texts } from '../fields.ts'
import { isForPeopleHere } from '../here.ts'
import { periodOf } from '../job-posting/pay.ts'
import { namesOf } from '../job-posting/things.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { epochMilliseconds, epochSeconds, numberOrNull, webAddress } from '../reading.ts'

const Job = z.object({
  guid: id,
  title: text,
  excerpt: text,
  companyName: text,
  employmentType: text,
  minSalary: amount,
  maxSalary: amount,
  currency: text,
  salaryPeriod: raw,
  // Names of countries, or things that have one.
  locationRestrictions: raw,
  parentCategories: texts,
  categories: texts,
  description: text,
  pubDate: raw,
  expiryDate: raw,
  applicationLink: address,
})

/** Mostly the address of the job's page. */
export function refOf(body: unknown): string | null {
  const { data: job } = Job.safeParse(body)
  return job?.guid ?? job?.applicationLink ?? null
}

/** A job that cannot be read is kept, so that it is counted. */
export function isForUs(body: unknown): boolean {
  const { data: job } = Job.safeParse(body)
  return !job || isForPeopleHere(namesOf(job.locationRestrictions), { isRemote: true })
}

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Job.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const job = parsed.data
  const ref = refOf(body)
  if (!ref) return { unusable: 'no id' }
  if (!job.title) return { unusable: 'no title' }

  const page = webAddress(job.guid)
  const hasPay = job.minSalary !== null || job.maxSalary !== null
  return listing({
    ref,
    url: page ?? job.applicationLink,
    applyUrl: page !== null && page !== job.applicationLink ? job.applicationLink : null,
    title: job.title,
    employer: job.companyName,
    description: job.description ?? job.excerpt ?? '',
    descriptionFormat: 'html',
    isSnippet: job.description === null && job.excerpt !== null,
    places: namesOf(job.locationRestrictions),
    pay: {
      min: job.minSalary,
      max: job.maxSalary,
      currency: hasPay ? job.currency : null,
      period: hasPay ? periodOf(job.salaryPeriod) : null,
    },
    kindWords: [...(job.employmentType ? [job.employmentType] : []), 'Remote'],
    industryWords: job.parentCategories.length > 0 ? job.parentCategories : job.categories,
    postedAt: moment(job.pubDate),
    closesAt: moment(job.expiryDate),
  })
}

/** Its documents say milliseconds in one place, and its answers have had seconds: no job is from before 1973. */
function moment(value: unknown): string | null {
  return (numberOrNull(value) ?? 0) > 1e11 ? epochMilliseconds(value) : epochSeconds(value)
}
