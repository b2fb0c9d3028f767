import { z } from 'zod'
import { address, date, id, text } from '../fields.ts'
import { isForPeopleHere } from '../here.ts'
import { plainText } from '../job-posting/things.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'

const Job = z.object({
  id,
  url: address,
  title: text,
  company_name: text,
  category: text,
  job_type: text,
  publication_date: date,
  candidate_required_location: text,
  salary: text,
  description: text,
})

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
  if (!job.title) return { unusable: 'no title' }

  return listing({
    ref: job.id,
    url: job.url,
    title: job.title,
    employer: plainText(job.company_name),
    description: job.description ?? '',
    descriptionFormat: 'html',
    places: placesOf(job),
    pay: { text: job.salary },
    kindWords: [...(job.job_type ? [job.job_type] : []), 'Remote'],
    industryWords: job.category ? [job.category] : [],
    postedAt: job.publication_date,
  })
}

/** A list of countries and regions: 'USA, Canada, UK'. */
function placesOf(job: { candidate_required_location: string | null }): string[] {
  return (job.candidate_required_location ?? '').split(',').flatMap((place) => place.trim() || [])
}
