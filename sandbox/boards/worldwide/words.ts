import type { Industry } from '../../../contract/jobs/industries.ts'
import type { SandboxAd } from '../../board.ts'

const abroad = /, (France|Germany|USA|United Arab Emirates|Netherlands|Spain|Australia|NY)$/

/** The country as its words tell it: an ad that went astray does not know that it is abroad. */
export function countryOf({ place, placeText }: SandboxAd): string {
  const country = abroad.exec(placeText)?.[1]
  if (country) return country === 'NY' ? 'USA' : country
  return place.country === 'IE' ? 'Ireland' : 'United Kingdom'
}

/** Where somebody may live who does the work from home: mostly one country, now and then several, or any. */
export function hiresIn(ad: SandboxAd): 'worldwide' | 'europe' | 'country' {
  if (abroad.test(ad.placeText)) return 'country'
  return ad.number % 6 === 0 ? 'worldwide' : ad.number % 6 === 1 ? 'europe' : 'country'
}

const categories: Partial<Record<Industry, string>> = {
  'Information technology': 'Software Development',
  'Data, analytics and artificial intelligence': 'Data Analysis',
  'Design and creative': 'Design',
  'Sales and business development': 'Sales',
  'Marketing, advertising and public relations': 'Marketing',
  'Call centre and customer service': 'Customer Service',
  'Human resources': 'Human Resources',
  'Journalism, writing and publishing': 'Writing',
  Accountancy: 'Finance',
  'Law and legal services': 'Legal',
}

/** The few categories of boards for work on a screen. */
export function categoryOf({ industry }: SandboxAd): string {
  return categories[industry] ?? 'All others'
}

export const allCategories: readonly string[] = [...new Set([...Object.values(categories), 'All others'])]

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The slug of an ad, with its number at the end. */
export function adSlug(ad: SandboxAd): string {
  return slugOf(`${ad.title} ${ad.number}`)
}

export function companySlug(ad: SandboxAd): string {
  return slugOf(ad.advertiser ?? 'a company')
}
