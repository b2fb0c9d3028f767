import type { JobPosting, MonetaryAmount, Place, WithContext } from 'schema-dts'
import type { Job, Pay } from '../../../contract/jobs/jobs.ts'

/**
 * An ad of our own as search engines for jobs read it (schema.org/JobPosting); null where there is nothing to tell them: an ad of
 * another board is that board's to tell of, and one that is closed, a demonstration, or lacks what they ask for is not to be listed.
 */
export function jobPosting(job: Job): WithContext<JobPosting> | null {
  const { employer, jobDescription, closes, pay, contractType, workplace, country } = job
  // It leads its job as long as it is open; a copy of it may stay open on a board after that.
  const ours = job.source === 'rolecall' ? job.sources.find(({ board }) => board === 'rolecall') : undefined
  if (ours === undefined || job.isClosed || job.isDemo || employer === null || jobDescription === '') return null
  const isRemote = workplace === 'remote' && country !== null
  // For remote jobs, where applicants must live is a field of its own.
  const places = job.places
    .filter(({ name }) => !(isRemote && isWholeCountry(name)))
    .map(({ name }) => placeOf(name, country))
  const [place, ...others] = places
  if (place === undefined && !isRemote) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: jobDescription,
    // Its employer's reference; else the ad's own id, which stays when the job is folded with others.
    identifier: { '@type': 'PropertyValue', name: employer, value: job.ownAd?.reference ?? ours.ref },
    datePosted: job.created.slice(0, 10),
    ...(closes !== null && { validThrough: endOf(closes, job.ownAd?.onlineUntil) }),
    employmentType: employmentTypes(job, contractType),
    hiringOrganization: { '@type': 'Organization', name: employer },
    // One by itself, as there are readers that look for its country there.
    ...(place !== undefined && { jobLocation: others.length === 0 ? place : places }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: countryNames[country] },
    }),
    ...(pay !== null && !pay.isEstimate && hasBound(pay) && { baseSalary: salaryOf(pay) }),
    ...(job.ownAd?.experience != null && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: job.ownAd.experience * 12,
      },
    }),
    directApply: true,
  }
}

/** As the content of a script of data: nothing in it can end the script. */
export function postingText(posting: object): string {
  return JSON.stringify(posting).replaceAll('<', '\\u003c')
}

/** The end of the day on which it closes; the moment at which it goes offline, if that is on the same day. */
function endOf(closes: string, onlineUntil: string | undefined): string {
  return onlineUntil?.startsWith(closes) === true ? onlineUntil : `${closes}T23:59:59Z`
}

const countryNames = { GB: 'United Kingdom', IE: 'Ireland' } as const

/** @param name 'Leeds, West Yorkshire' */
function placeOf(name: string, country: Job['country']): Place {
  const [town = name, ...region] = name.split(', ')
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(!isWholeCountry(name) && { addressLocality: town }),
      ...(region.length > 0 && { addressRegion: region.join(', ') }),
      ...(country !== null && { addressCountry: country }),
    },
  }
}

function isWholeCountry(name: string): boolean {
  return Object.values<string>(countryNames).includes(name)
}

const contractWords = {
  permanent: null,
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  'fixed-term': 'TEMPORARY',
  apprenticeship: 'OTHER',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
} as const

function employmentTypes({ fullTime, partTime }: Job, contractType: Job['contractType']): string[] {
  const kind = contractType === null ? null : contractWords[contractType]
  const types = [fullTime ? 'FULL_TIME' : null, partTime ? 'PART_TIME' : null, kind]
  const told = types.filter((type) => type !== null)
  return told.length === 0 ? ['OTHER'] : told
}

function hasBound({ min, max }: Pay): boolean {
  return min !== null || max !== null
}

/** In pounds or euro, with the pennies behind the point. */
function salaryOf({ currency, period, min, max }: Pay): MonetaryAmount {
  const bounds =
    min !== null && min === max
      ? { value: min / 100 }
      : { ...(min !== null && { minValue: min / 100 }), ...(max !== null && { maxValue: max / 100 }) }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...bounds, unitText: period.toUpperCase() },
  }
}
