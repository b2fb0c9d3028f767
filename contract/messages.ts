import { alertCodes } from './alert-codes.ts'
import type { Alert } from './alerts.ts'

/** The product's name, as people read it. */
export const product = 'Rolecall'

/**
 * Every sentence that the product says back, by its id in the specification's checklist where it has one. Spelling is corrected
 * (decision C15), the words are kept.
 */
export const messages = {
  /** M11 */
  fallbackJobs: 'No jobs found with your search criteria. We have found the following jobs for you',
  /** M12 */
  noJobs: 'No jobs found with your search criteria. Please try with different search criteria',
  /** M13 */
  markedIrrelevant: 'We marked the job as irrelevant. This will help us get better results for you next time',
  /** M14 */
  notMarkedIrrelevant: 'We could not mark the job as irrelevant due to a server error',
  /** M42 */
  geolocationUnsupported: 'Geolocation not supported.',
  /** M43 */
  geolocationNoResults: 'No results found',
  /** M44 */
  geocoderFailed: (reason: string) => `Geocoder failed due to: ${reason}`,
  /** M45 */
  geolocationNoDetails: 'No details available for input',
  /** M46 */
  loadFailed: 'Failed to load data from server',
  /** M47 */
  noData: 'no data returned',
  /** M48 */
  shortlistNeedsLogin: 'You do not have access to shortlisted jobs at the moment. You need to login first.',
  /** M49 */
  titleRequired: 'Please tell us what job you are looking for',
  /** M50 */
  locationRequired: 'Please enter a location',
  /** M108 */
  outsideIr35Search: 'Outside IR35 search',
  /** M112 */
  noMaximum: '>200k',
  /** M113 */
  anyDistance: '>50mi',
  serverError: 'Server error',
  serverErrorDetails: 'Something went wrong on our side. Nothing of yours is lost. Please try again.',
  notFound: 'We could not find that',
  badInput: 'Some of what was sent cannot be used',
  tooMany: 'Too many requests',
  tooManyDetails: (seconds: number) => `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
  tooLarge: 'That is too large',
  wrongType: 'We cannot read that type of content',
  wrongMethod: 'This address does not take that method',
  crossSite: 'This request came from another site, so we did not carry it out',
  busy: 'We are busy',
  busyDetails: 'Please try again in a few seconds.',
  placeUnknown: (text: string) => `We do not know a place called '${text}'`,
  placeAbroad: (name: string) => `${name} is outside the United Kingdom and Ireland, where we search`,
} as const

/** The description of a page that has none of its own (S2.10). */
export const defaultDescription =
  "Never miss a job ad as we search the UK's major recruitment sites for you: get all results in one place and apply in one click. Try it now!"

/** Shown while boards are asked: one at random (S5.1). */
export const tips = [
  'Put a phrase in quotes to find it as it stands: "project manager".',
  'A minus leaves a word out: developer -java.',
  'Half a postcode is enough to search near home: LS1 or D02.',
  'Ads that do not say the pay are kept or left out as you choose, beside the pay filter.',
  "'Outside IR35' is only said where the ad itself says so; open the row to read the sentence.",
  'A job on several boards is one row here. Open it to see every board that carries it.',
] as const

export function alert(kind: keyof typeof alertCodes, message: string, details = ''): Alert {
  return { code: alertCodes[kind], message, details }
}
