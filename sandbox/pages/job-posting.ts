import type { SandboxAd } from '../board.ts'

const employmentTypes = {
  permanent: null,
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  'fixed-term': 'TEMPORARY',
  apprenticeship: 'OTHER',
  internship: 'INTERN',
} as const

/** An ad as a schema.org JobPosting, in the form that the search engines' guide asks for. */
export function jobPosting(ad: SandboxAd, url: string): Record<string, unknown> {
  const hours = [ad.fullTime && 'FULL_TIME', ad.partTime && 'PART_TIME', employmentTypes[ad.contract]]
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: ad.title,
    description: ad.html,
    identifier: { '@type': 'PropertyValue', name: ad.advertiser ?? 'Confidential', value: String(ad.number) },
    datePosted: ad.postedAt.toISOString().slice(0, 10),
    validThrough: ad.closesAt.toISOString(),
    employmentType: hours.filter(Boolean),
    hiringOrganization: ad.advertiser ? { '@type': 'Organization', name: ad.advertiser } : 'confidential',
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: ad.place.town,
        addressRegion: ad.place.county,
        postalCode: ad.place.postcode,
        addressCountry: ad.place.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: ad.place.lat, longitude: ad.place.lng },
    },
    ...(ad.workplace === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: ad.place.country },
    }),
    ...baseSalary(ad),
    industry: ad.industry,
    directApply: !ad.external,
    url,
  }
}

function baseSalary({ pay }: SandboxAd): { baseSalary?: unknown } {
  if (pay.min === null && pay.max === null) return pay.text === null ? {} : { baseSalary: pay.text }
  const unitText = pay.period.toUpperCase()
  const range = pay.min === pay.max ? { value: pay.min } : { minValue: pay.min, maxValue: pay.max }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: { '@type': 'QuantitativeValue', ...range, unitText },
    },
  }
}
