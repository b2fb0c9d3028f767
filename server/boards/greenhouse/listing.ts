import { decodeHTML } from 'entities'
import { z } from 'zod'
import { readPosting } from '../company-posting.ts'
import { address, date, id, list, raw, text } from '../fields.ts'
import { namesOf } from '../job-posting/things.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'

const Job = z.object({
  id,
  internal_job_id: raw,
  title: text,
  company_name: text,
  absolute_url: address,
  location: raw,
  offices: raw,
  departments: raw,
  metadata: list,
  content: text,
  first_published: date,
  updated_at: date,
  application_deadline: date,
})

export function toListing(body: unknown): Listing | Unusable {
  const read = readPosting(body, Job)
  if ('unusable' in read) return read
  const { employer, posting: job } = read
  if (!job.id) return { unusable: 'no id' }
  if (!job.title) return { unusable: 'no title' }
  // A 'prospect post': people may write without there being a vacancy.
  if (job.internal_job_id === null) return { unusable: 'an open application, not a vacancy' }

  return listing({
    ref: job.id,
    url: job.absolute_url,
    title: job.title,
    employer: job.company_name ?? employer,
    description: markupOf(job.content ?? ''),
    descriptionFormat: 'html',
    places: placesOf(job.location, job.offices),
    kindWords: job.metadata.flatMap(kindWordsOf),
    industryWords: namesOf(job.departments),
    postedAt: job.first_published ?? job.updated_at,
    closesAt: job.application_deadline,
  })
}

/** Markup comes with its signs written as entities; from some companies twice. */
function markupOf(content: string): string {
  const once = decodeHTML(content)
  return /<\/?[a-z]/i.test(once) ? once : decodeHTML(once)
}

/** Free text, in which companies list several: 'London; Dublin', 'Leeds | Remote - UK'. */
function placesOf(location: unknown, offices: unknown): string[] {
  const said = namesOf(location).flatMap((name) => name.split(/(?<!\s)\s*[;|]\s*/).filter((place) => place !== ''))
  return said.length > 0 ? said : namesOf(offices)
}

const Metadata = z.object({ name: text, value: raw })

/** Contract and hours are no fields of their own: companies keep them in fields that they make up. */
function kindWordsOf(entry: unknown): string[] {
  const { name, value } = Metadata.safeParse(entry).data ?? {}
  const isKind =
    name && /employment|contract|job type|time type|hours|workplace|work(?:ing)? (?:model|pattern)|remote/i.test(name)
  return isKind ? namesOf(value) : []
}
