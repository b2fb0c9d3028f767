import { decodeHTML } from 'entities'
import { z } from 'zod'
import type { PayPeriod } from '../../../contract/jobs/jobs.ts'
import { address, amount, flag, id, raw, text } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { ukDate } from '../reading.ts'

/** A row of a search, or the details of one ad, which name the day otherwise and say more. */
const Ad = z.object({
  jobId: id,
  jobTitle: text,
  employerName: text,
  locationName: text,
  minimumSalary: amount,
  maximumSalary: amount,
  currency: text,
  jobDescription: text,
  jobUrl: address,
  date: raw,
  datePosted: raw,
  expirationDate: raw,
  // Of the details only.
  salaryType: text,
  salary: text,
  contractType: text,
  fullTime: flag,
  partTime: flag,
  externalUrl: address,
})

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Ad.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const ad = parsed.data
  if (!ad.jobId) return { unusable: 'no id' }
  if (!ad.jobTitle) return { unusable: 'no title' }

  const isDetails = ad.datePosted !== undefined
  return listing({
    ref: ad.jobId,
    url: ad.jobUrl ?? `https://www.reed.co.uk/jobs/job/${ad.jobId}`,
    applyUrl: ad.externalUrl,
    title: decodeHTML(ad.jobTitle),
    employer: ad.employerName && decodeHTML(ad.employerName),
    // The search gives about 450 characters of plain text with entities in it, the details all of the markup.
    description: isDetails ? (ad.jobDescription ?? '') : decodeHTML(ad.jobDescription ?? ''),
    descriptionFormat: isDetails ? 'html' : 'text',
    isSnippet: !isDetails,
    places: ad.locationName ? [spacedPostcode(ad.locationName)] : [],
    pay: {
      text: ad.salary,
      min: ad.minimumSalary,
      max: ad.maximumSalary,
      currency: ad.currency,
      // A row of the search has no period: 11.5 is an hour's pay, 40000 a year's, and 450 a day's.
      period: periods[ad.salaryType?.toLowerCase() ?? ''] ?? null,
    },
    kindWords: [ad.contractType, ad.fullTime && 'Full-time', ad.partTime && 'Part-time'].flatMap((word) => word || []),
    postedAt: ukDate(ad.datePosted ?? ad.date),
    closesAt: ukDate(ad.expirationDate),
  })
}

const periods: Record<string, PayPeriod> = {
  'per annum': 'year',
  'per month': 'month',
  'per week': 'week',
  'per day': 'day',
  'per hour': 'hour',
}

/** Reed writes postcodes without their blank: 'ST145JP'. */
function spacedPostcode(place: string): string {
  return place.replace(/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/i, '$1 $2')
}
