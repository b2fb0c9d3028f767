import type { Context, Hono } from 'hono'
import type { SandboxAd, World } from '../../board.ts'
import { basicKey, isSandboxKey } from '../basic-key.ts'
import { londonParts } from '../dates.ts'
import { jobAddress } from './addresses.ts'

const mostResults = 100

/** `GET /api/1.0/search` and `/api/1.0/jobs/<id>`. */
export function addApi(app: Hono, world: World): void {
  app.use('/api/1.0/*', async (c, next) => {
    if (isSandboxKey(basicKey(c))) return await next()
    c.header('www-authenticate', 'Basic realm="Reed API"')
    return c.json({ message: 'Authorization has been denied for this request.' }, 401)
  })
  app.get('/api/1.0/search', (c) => c.json(search(world, parametersOf(c))))
  app.get('/api/1.0/jobs/:id', (c) => {
    const number = Number(c.req.param('id'))
    const ad = world.ad('reed', number)
    if (ad) return c.json(details(ad))
    // Both have been seen for a number that is not known.
    return number % 2 === 0 ? c.json(noDetails) : c.json({ message: 'Not found' }, 404)
  })
}

/** The server does not mind how the names of parameters are written. */
function parametersOf(c: Context): (name: string) => string {
  const given = new Map(Object.entries(c.req.query()).map(([name, value]) => [name.toLowerCase(), value]))
  return (name) => given.get(name.toLowerCase()) ?? ''
}

function search(world: World, given: (name: string) => string): Record<string, unknown> {
  const isSet = (name: string) => given(name).toLowerCase() === 'true'
  const number = (name: string) => (given(name) === '' ? null : Number(given(name)))
  const payMin = number('minimumSalary')
  const payMax = number('maximumSalary')
  const found = world
    .search('reed', {
      words: given('keywords'),
      place: given('locationName') || given('location'),
      radiusMiles: number('distanceFromLocation') ?? 10,
      payMin,
      payMax,
      contract: [
        ...(isSet('permanent') ? (['permanent'] as const) : []),
        ...(isSet('contract') ? (['contract', 'fixed-term'] as const) : []),
        ...(isSet('temp') ? (['temporary'] as const) : []),
      ],
      fullTime: isSet('fullTime'),
      partTime: isSet('partTime'),
    })
    .filter((ad) => ad.place.country === 'GB')
    // A bound of pay drops the ads that hide theirs.
    .filter((ad) => (payMin === null && payMax === null) || ad.pay.min !== null || ad.pay.max !== null)
    .filter((ad) => !(isSet('postedByRecruitmentAgency') && !ad.isAgency))
    .filter((ad) => !(isSet('postedByDirectEmployer') && ad.isAgency))
  const skip = number('resultsToSkip') ?? 0
  const take = Math.min(number('resultsToTake') ?? mostResults, mostResults)
  return {
    results: found.slice(skip, skip + take).map(result),
    ambiguousLocations: [],
    totalResults: found.length,
  }
}

function result(ad: SandboxAd): Record<string, unknown> {
  return {
    jobId: ad.number,
    employerId: employerId(ad),
    employerName: encode(ad.advertiser ?? 'Confidential'),
    employerProfileId: null,
    employerProfileName: null,
    jobTitle: ad.title,
    locationName: locationName(ad),
    minimumSalary: ad.pay.min,
    maximumSalary: ad.pay.max,
    currency: hasPay(ad) ? ad.pay.currency : null,
    expirationDate: day(ad.closesAt),
    date: day(ad.postedAt),
    jobDescription: snippet(ad.text),
    applications: ad.number % 23,
    jobUrl: `https://${jobAddress(ad)}`,
  }
}

const salaryTypes = { year: 'per annum', month: 'per month', week: 'per week', day: 'per day', hour: 'per hour' }
const inAYear = { year: 1, month: 12, week: 52, day: 225, hour: 1_950 }

function details(ad: SandboxAd): Record<string, unknown> {
  const { min, max, period, text } = ad.pay
  const yearly = (amount: number | null) => (amount === null ? null : amount * inAYear[period])
  return {
    employerId: employerId(ad),
    employerName: encode(ad.advertiser ?? 'Confidential'),
    jobId: ad.number,
    jobTitle: ad.title,
    locationName: locationName(ad),
    minimumSalary: min,
    maximumSalary: max,
    yearlyMinimumSalary: yearly(min),
    yearlyMaximumSalary: yearly(max),
    currency: hasPay(ad) ? ad.pay.currency : null,
    salaryType: hasPay(ad) ? salaryTypes[period] : null,
    salary: text,
    datePosted: day(ad.postedAt),
    expirationDate: day(ad.closesAt),
    externalUrl: ad.external ? `https://jobs.example-employer.test/apply/reed/${ad.number}` : null,
    jobUrl: `https://${jobAddress(ad)}`,
    partTime: ad.partTime,
    fullTime: ad.fullTime,
    contractType: contractTypes[ad.contract],
    jobDescription: ad.html,
    applicationCount: ad.number % 23,
  }
}

const contractTypes = {
  permanent: 'Permanent',
  apprenticeship: 'Permanent',
  contract: 'Contract',
  'fixed-term': 'Contract',
  temporary: 'Temporary',
  internship: 'Temporary',
}

const noDetails = {
  employerId: 0,
  employerName: null,
  jobId: 0,
  jobTitle: null,
  locationName: null,
  minimumSalary: null,
  maximumSalary: null,
  yearlyMinimumSalary: null,
  yearlyMaximumSalary: null,
  currency: null,
  salaryType: null,
  salary: null,
  datePosted: null,
  expirationDate: null,
  externalUrl: null,
  jobUrl: null,
  partTime: false,
  fullTime: false,
  contractType: null,
  jobDescription: null,
  applicationCount: 0,
}

function hasPay({ pay }: SandboxAd): boolean {
  return pay.min !== null || pay.max !== null
}

function employerId(ad: SandboxAd): number {
  return 300_000 + Buffer.from(ad.advertiser ?? '').reduce((sum, byte) => (sum * 31 + byte) % 99_991, 7)
}

/** A town, or a postcode without its blank. */
function locationName({ placeText }: SandboxAd): string {
  const [, outward, inward] = /\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})$/.exec(placeText) ?? []
  return outward && inward ? outward + inward : placeText
}

function day(moment: Date): string {
  const { day, month, year } = londonParts(moment)
  return `${day}/${month}/${year}`
}

function snippet(text: string): string {
  const short = text.replace(/\s+/g, ' ').trim()
  return encode(short.length > 450 ? `${short.slice(0, 447)} ... ` : short)
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('£', '&#163;').replaceAll('+', '&#43;')
}
