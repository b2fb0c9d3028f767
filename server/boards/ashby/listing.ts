import { z } from 'zod'
import { onlyCountry, placeLine, readPosting } from '../company-posting.ts'
import { address, amount, date, flag, id, list, text } from '../fields.ts'
import { periodOf } from '../job-posting/pay.ts'
import { countryCode } from '../job-posting/places.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'

const Address = z
  .object({ postalAddress: z.object({ addressLocality: text, addressRegion: text, addressCountry: text }) })
  .nullish()
  .catch(null)

const Compensation = z.object({
  compensationTierSummary: text,
  scrapeableCompensationSalarySummary: text,
  summaryComponents: list,
})

const Job = z.object({
  id,
  title: text,
  department: text,
  team: text,
  employmentType: text,
  location: text,
  secondaryLocations: list,
  address: Address,
  workplaceType: text,
  isRemote: flag,
  publishedAt: date,
  jobUrl: address,
  applyUrl: address,
  descriptionHtml: text,
  descriptionPlain: text,
  shouldDisplayCompensationOnJobPostings: flag,
  compensation: Compensation.nullish().catch(null),
})
type Job = z.infer<typeof Job>

export function toListing(body: unknown): Listing | Unusable {
  const read = readPosting(body, Job)
  if ('unusable' in read) return read
  const { company, employer, posting: job } = read
  if (!job.id) return { unusable: 'no id' }
  if (!job.title) return { unusable: 'no title' }

  // 'isRemote' may be true of a hybrid job; and null where nobody has said.
  const workplace = job.workplaceType ?? (job.isRemote ? 'Remote' : null)
  return listing({
    ref: job.id,
    url: job.jobUrl ?? `https://jobs.ashbyhq.com/${encodeURIComponent(company)}/${job.id}`,
    applyUrl: job.applyUrl,
    title: job.title,
    employer,
    description: job.descriptionHtml ?? job.descriptionPlain ?? '',
    descriptionFormat: job.descriptionHtml === null ? 'text' : 'html',
    ...placesOf(job),
    pay: payOf(job),
    kindWords: [job.employmentType ?? [], workplace ?? []].flat(),
    industryWords: [...new Set([job.department ?? [], job.team ?? []].flat())],
    postedAt: job.publishedAt,
  })
}

const Location = z.object({ location: text, address: Address })

function placesOf({ location, address, secondaryLocations }: Job): Pick<Listing, 'places' | 'country'> {
  const others = secondaryLocations.flatMap((other) => Location.safeParse(other).data ?? [])
  const all = [{ location, address }, ...others].map(({ location, address }) => {
    const { addressLocality, addressRegion, addressCountry } = address?.postalAddress ?? {}
    const place = location ?? placeLine(addressLocality, addressRegion)
    return { place, country: countryCode(addressCountry ?? null) }
  })
  // One of which no country is known may be anywhere.
  const isKnown = all.every(({ country }) => country !== null)
  return {
    places: [...new Set(all.flatMap(({ place }) => place))],
    country: isKnown ? onlyCountry(all.map(({ country }) => country)) : null,
  }
}

const Component = z.object({
  compensationType: z.literal('Salary'),
  interval: text,
  currencyCode: text,
  minValue: amount,
  maxValue: amount,
})

/** Shares and bonuses are no pay by the year; and some companies give amounts that they do not want shown. */
function payOf({ shouldDisplayCompensationOnJobPostings, compensation }: Job): Partial<Listing['pay']> {
  if (!shouldDisplayCompensationOnJobPostings || !compensation) return {}
  const summary = compensation.scrapeableCompensationSalarySummary ?? compensation.compensationTierSummary
  const [salary] = compensation.summaryComponents.flatMap((component) => Component.safeParse(component).data ?? [])
  if (!salary || (salary.minValue === null && salary.maxValue === null)) return { text: summary }
  return {
    text: summary,
    min: salary.minValue,
    max: salary.maxValue,
    currency: salary.currencyCode,
    period: periodOf(salary.interval),
  }
}
