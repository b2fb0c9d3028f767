import { z } from 'zod'
import { address, date, id, raw, text, texts } from '../fields.ts'
import { jobPostingListing } from '../job-posting/listing.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { timeAgo } from '../reading.ts'

const Result = z.object({
  jobId: id,
  title: text,
  company: z.object({ name: text }).nullish().catch(null),
  formattedLocation: text,
  city: text,
  stateProvince: text,
  datePosted: date,
  dateRecency: raw,
  jobDetailUrl: address,
  description: text,
  salaryInfo: text,
  employmentType: texts,
  jobPosting: raw,
  normalizedJobPosting: raw,
})

/** Two forms are met: flat fields, and a schema.org posting inside the result. The flat ones go first. */
export function toListing(body: unknown, receivedAt: Date): Listing | Unusable {
  const parsed = Result.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const result = parsed.data
  if (!result.jobId) return { unusable: 'no id' }

  const page = result.jobDetailUrl ?? `https://www.monster.co.uk/job-openings/${encodeURIComponent(result.jobId)}`
  const posting = jobPostingListing(result.jobPosting ?? result.normalizedJobPosting, { ref: result.jobId, page })
  const nested = 'unusable' in posting ? listing({ ref: result.jobId, url: page, title: '' }) : posting
  const title = result.title ?? nested.title
  if (title === '') return { unusable: 'no title' }

  const town = [result.city, result.stateProvince].filter((part) => part !== null).join(', ')
  const place = result.formattedLocation ?? (town === '' ? null : town)
  return {
    ...nested,
    title,
    url: result.jobDetailUrl ?? nested.url,
    employer: result.company?.name ?? nested.employer,
    ...(result.description !== null && { description: result.description, descriptionFormat: 'html' }),
    places: place === null ? nested.places : [place],
    pay: result.salaryInfo === null ? nested.pay : { ...nested.pay, text: result.salaryInfo },
    kindWords: result.employmentType.length > 0 ? result.employmentType : nested.kindWords,
    postedAt: result.datePosted ?? nested.postedAt ?? timeAgo(result.dateRecency, receivedAt),
  }
}
