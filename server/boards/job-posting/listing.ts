import { decodeHTML } from 'entities'
import { z } from 'zod'
import { date, raw, text } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { isoDate, textOrNull, ukDate, webAddress } from '../reading.ts'
import { payOf } from './pay.ts'
import { placesOf } from './places.ts'
import { namesOf, plainText } from './things.ts'

const JobPosting = z.object({
  title: raw,
  name: raw,
  description: text,
  datePosted: raw,
  validThrough: date,
  employmentType: raw,
  workHours: raw,
  jobLocationType: raw,
  jobLocation: raw,
  applicantLocationRequirements: raw,
  hiringOrganization: raw,
  baseSalary: raw,
  estimatedSalary: raw,
  industry: raw,
  occupationalCategory: raw,
  url: raw,
})

/**
 * A schema.org JobPosting in our words. Publishers fill the same properties in many ways: an organisation may be its bare
 * name, a place its bare address, a type one word, several, or several in one text.
 * @param page the address that the posting was read from, for a posting that does not say its own
 */
export function jobPostingListing(
  posting: unknown,
  { ref, page }: { ref: string; page: string | null },
): Listing | Unusable {
  const parsed = JobPosting.safeParse(posting)
  if (!parsed.success) return { unusable: 'not an object' }
  const said = parsed.data
  const title = plainText(said.title) ?? plainText(said.name)
  if (!title) return { unusable: 'no title' }

  return listing({
    ref,
    url: webAddress(said.url, page ?? undefined) ?? page,
    title,
    employer: employerOf(said.hiringOrganization),
    ...descriptionOf(said.description),
    ...placesOf(said.jobLocation, said.applicantLocationRequirements),
    pay: payOf(said.baseSalary, said.estimatedSalary),
    kindWords: [...wordsOf(said.employmentType), ...wordsOf(said.workHours), ...wordsOf(said.jobLocationType)],
    industryWords: [...namesOf(said.industry), ...namesOf(said.occupationalCategory)].map(decodeHTML),
    postedAt: isoDate(said.datePosted) ?? ukDate(said.datePosted),
    closesAt: said.validThrough,
  })
}

function employerOf(organization: unknown): string | null {
  const name = plainText(namesOf(organization)[0])
  return name && /^confidential$/i.test(name) ? null : name
}

/** Markup; or markup that was escaped once more; or plain text, entities and all. */
function descriptionOf(sent: string | null): Pick<Listing, 'description' | 'descriptionFormat'> {
  const tag = /<\/?[a-z][^<>]*>/i
  const text = sent ?? ''
  if (tag.test(text)) return { description: text, descriptionFormat: 'html' }
  const decoded = decodeHTML(text)
  return { description: decoded, descriptionFormat: tag.test(decoded) ? 'html' : 'text' }
}

/** 'FULL_TIME', ['FULL_TIME', 'TEMPORARY'] or 'FULL_TIME, TEMPORARY'. */
function wordsOf(value: unknown): string[] {
  return namesOf(value).flatMap((words) => words.split(',').flatMap((word) => textOrNull(word) ?? []))
}
