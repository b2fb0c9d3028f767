import { z } from 'zod'
import { address, amount, date, id, list, raw, text } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { placesOf } from './places.ts'

const Vacancy = z.object({
  vacancyReference: id,
  title: text,
  description: text,
  fullDescription: text,
  postedDate: date,
  closingDate: date,
  hoursPerWeek: amount,
  wage: z.object({ wageType: text, wageAmount: amount, wageAdditionalInformation: text }).nullish().catch(null),
  addresses: list,
  isNationalVacancy: raw,
  applicationUrl: address,
  employerName: text,
  course: z.object({ title: text, route: text }).nullish().catch(null),
  apprenticeshipLevel: text,
  vacancyUrl: address,
})

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Vacancy.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const vacancy = parsed.data
  if (!vacancy.vacancyReference) return { unusable: 'no id' }
  if (!vacancy.title) return { unusable: 'no title' }

  const { vacancyReference: ref, course } = vacancy
  const description = vacancy.fullDescription ?? vacancy.description ?? ''
  return listing({
    ref,
    url:
      vacancy.vacancyUrl ??
      `https://www.findapprenticeship.service.gov.uk/apprenticeship/VAC${encodeURIComponent(ref)}`,
    applyUrl: vacancy.applicationUrl,
    title: vacancy.title,
    employer: vacancy.employerName,
    description,
    descriptionFormat: /<\/?[a-z][^<>]*>/i.test(description) ? 'html' : 'text',
    isSnippet: vacancy.fullDescription === null,
    ...placesOf(vacancy.addresses, vacancy.isNationalVacancy === true),
    country: 'GB',
    pay: payOf(vacancy.wage),
    kindWords: [
      'Apprenticeship',
      ...(vacancy.apprenticeshipLevel ? [vacancy.apprenticeshipLevel] : []),
      ...(vacancy.hoursPerWeek === null ? [] : [`${vacancy.hoursPerWeek} hours a week`]),
    ],
    industryWords: [course?.route, course?.title].filter((word) => typeof word === 'string'),
    postedAt: vacancy.postedDate,
    // It closes at the end of that day, whatever time the date carries.
    closesAt: vacancy.closingDate?.slice(0, 10) ?? null,
  })
}

/** The person to write to at the employer is no part of the advert: it is not kept. */
export function withoutContact(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !name.startsWith('employerContact')))
}

const wageWords: Record<string, string> = {
  ApprenticeshipMinimum: 'National Minimum Wage for apprentices',
  NationalMinimum: 'National Minimum Wage',
  CompetitiveSalary: 'Competitive',
}

type Wage = { wageType: string | null; wageAmount: number | null; wageAdditionalInformation: string | null }

/** An amount stands only with the type 'Custom', and is for a year whatever the unit says. */
function payOf(wage: Wage | null | undefined): Partial<Listing['pay']> {
  if (!wage) return {}
  if (wage.wageAmount !== null) return { min: wage.wageAmount, max: wage.wageAmount, currency: 'GBP', period: 'year' }
  return { text: wageWords[wage.wageType ?? ''] ?? wage.wageAdditionalInformation }
}
