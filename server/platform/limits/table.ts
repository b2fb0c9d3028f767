import { candidacyLimits } from '../../../contract/candidates/limits.ts'
import { invitationsADay } from '../../../contract/companies/limits.ts'
import { importsAnHour } from '../../../contract/cvs/import-limits.ts'
import { cvFileLimits } from '../../../contract/cvs/limits.ts'
import { companyPictureLimits } from '../../../contract/job-ads/limits.ts'
import { recordingLimits } from '../../../contract/recordings/limits.ts'
import { wideFactor } from './limit-keys.ts'

/*
 * Every limit on how often something may be done: what, per whom, how many, and within how long. `counted` says how exactly.
 * Limits by address go by the /64 of IPv6, and allow its /48 ten times as much (limit-keys.ts).
 */

/** Whom a limit is counted for: the machine that asks, whatever the caller names, or both together. */
type Per = 'address' | 'subject' | 'subject and address' | 'everybody'

/**
 * A count for each window of the clock, in a table that a crash of the database empties: cheap enough for every request. Around the end of a
 * window twice as many may pass.
 *
 * With `ahead`, a process counts in memory and tells the database each second, or as soon as one client has more uses than that which it has
 * not been told of (request-counts.ts). So all processes together may let at most `ahead` more uses pass for each process, in one window; a
 * single process lets none pass. Only for what reads: those requests then write nothing themselves.
 */
export type ByWindow = {
  counted: 'by window'
  per: 'address'
  most: number
  seconds: number
  /** Where somebody is signed in, their account may do so many, from wherever they are, and their address ten times that. */
  mostOfAccount?: number
  /** Left out: each use is counted in the database before it is allowed. */
  ahead?: number
}

/** Each use with its moment: never more than so many in any stretch of that length, also of those who ask at once. Only what is allowed counts. */
export type EachUse = {
  counted: 'each use'
  per: Exclude<Per, 'subject and address'>
  /** `most` null: the caller says, because a setting does. */
  within: readonly { most: number | null; seconds: number }[]
}

/** Tries that can be taken back: a wait after so many, growing with each more. */
export type Tries = {
  counted: 'tries'
  per: Per
  /** Null: only counted. */
  most: number | null
  /** The wait after the last of the tries, in seconds; each further one doubles it up to the longest. */
  firstWait: number
  longestWait: number
  /** The same for the /48; left out: as for the /64. */
  waitOfWide?: number
  /** The count starts again after so many seconds … */
  seconds: number
  /** … since it started, or since the last try. */
  since: 'first' | 'last'
  /** Of a try that was right: only this try is taken back, or the whole count. */
  whenRight: 'uncount' | 'forget'
  /** What the keys begin with. */
  key: string
}

export type Limit = ByWindow | EachUse | Tries

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** As the Department for Education's public figures have it: five at once, and then growing waits. */
const growing = {
  counted: 'tries',
  most: 5,
  firstWait: 5,
  longestWait: 15 * minute,
  seconds: hour,
  since: 'last',
  whenRight: 'forget',
} as const
const onlyCounted = {
  counted: 'tries',
  most: null,
  firstWait: 0,
  longestWait: 0,
  since: 'first',
  whenRight: 'uncount',
} as const

export const limits = {
  // Requests, by the class that the contract gives each call (R-API-3).
  search: { counted: 'by window', per: 'address', most: 60, seconds: minute, mostOfAccount: 300, ahead: 6 },
  suggest: { counted: 'by window', per: 'address', most: 20, seconds: 1, ahead: 5 },
  read: { counted: 'by window', per: 'address', most: 300, seconds: minute, ahead: 15 },
  write: { counted: 'by window', per: 'address', most: 60, seconds: minute },
  page: { counted: 'by window', per: 'address', most: 300, seconds: minute, ahead: 15 },
  // Each takes a browser for a while.
  print: { counted: 'by window', per: 'address', most: 20, seconds: minute },
  // Tries to sign in, below, are stricter.
  'sign-in': { counted: 'by window', per: 'address', most: 30, seconds: minute },
  'apply-burst': { counted: 'by window', per: 'address', most: 1, seconds: 1 },
  apply: { counted: 'by window', per: 'address', most: 60, seconds: hour },

  // What costs more than a request: mails, texts, work of our own.
  /** An office or a school, not a flood. */
  'sign-up-from': { counted: 'each use', per: 'address', within: [{ most: 30, seconds: hour }] },
  /** Enough for somebody who waits, too few to bury a letter box. */
  'mail-to': {
    counted: 'each use',
    per: 'subject',
    within: [
      { most: 3, seconds: hour },
      { most: 10, seconds: day },
    ],
  },
  'mail-from': { counted: 'each use', per: 'address', within: [{ most: 20, seconds: hour }] },
  'new-email-of': { counted: 'each use', per: 'subject', within: [{ most: 5, seconds: hour }] },
  /** Counted for the company. */
  'company-invitations': { counted: 'each use', per: 'subject', within: [{ most: invitationsADay, seconds: day }] },
  'text-to': {
    counted: 'each use',
    per: 'subject',
    within: [
      { most: 3, seconds: hour },
      { most: 5, seconds: day },
    ],
  },
  'text-from': {
    counted: 'each use',
    per: 'address',
    within: [
      { most: 10, seconds: hour },
      { most: 30, seconds: day },
    ],
  },
  /** ROLECALL_TEXTS_A_DAY caps what all texts can cost, and the alarm goes off before it. */
  texts: { counted: 'each use', per: 'everybody', within: [{ most: null, seconds: day }] },
  'texts-alarm': { counted: 'each use', per: 'everybody', within: [{ most: null, seconds: day }] },
  'cv-upload': { counted: 'each use', per: 'subject', within: [{ most: cvFileLimits.uploadsAnHour, seconds: hour }] },
  /** People record again and again until they like it; a program floods. */
  recording: { counted: 'each use', per: 'subject', within: [{ most: recordingLimits.startedAnHour, seconds: hour }] },
  /** Each costs a process of its own. Counted for the company. */
  'company-picture': {
    counted: 'each use',
    per: 'subject',
    within: [{ most: companyPictureLimits.anHour, seconds: hour }],
  },
  /** Each is read by an employer. */
  'apply-here': { counted: 'each use', per: 'subject', within: [{ most: candidacyLimits.aDay, seconds: day }] },
  /** Each file costs a process of its own. */
  'cv-import': { counted: 'each use', per: 'subject', within: [{ most: importsAnHour, seconds: hour }] },
  'cv-import-from': { counted: 'each use', per: 'address', within: [{ most: importsAnHour, seconds: hour }] },
  /** Each is read by a person: enough for somebody who tidies up after a bad board, too few to bury the others. */
  'ad-report-from': {
    counted: 'each use',
    per: 'address',
    within: [
      { most: 10, seconds: hour },
      { most: 30, seconds: day },
    ],
  },
  /** Requests of one key of a company, from wherever they come. A program that posts a thousand ads takes a quarter of an hour. */
  'api-key': { counted: 'each use', per: 'subject', within: [{ most: 60, seconds: minute }] },
  /** Each invitation, or change of one, is a mail to a candidate. Of an application. */
  'interview-mail': {
    counted: 'each use',
    per: 'subject',
    within: [
      { most: 6, seconds: day },
      { most: 20, seconds: 30 * day },
    ],
  },
  /** Each asks a company's own server for a whole feed. Of a company. */
  'feed-test': { counted: 'each use', per: 'subject', within: [{ most: 20, seconds: hour }] },
  /** Each opens a payment page, at which cards could be tried out. */
  purchase: { counted: 'each use', per: 'subject', within: [{ most: 30, seconds: hour }] },
  /** An answer works once; it is known for twice as long as it is taken. */
  'human-check': { counted: 'each use', per: 'subject', within: [{ most: 1, seconds: 40 * minute }] },
  /** Forms without scripts. */
  'human-check-forms': { counted: 'each use', per: 'address', within: [{ most: 5, seconds: hour }] },

  // Tries at a password, a code or a key (R-AUT-4): slowed, never locked.
  /** One account from one place: a stranger who guesses slows down nobody but their own address. */
  'try-at-account': { ...growing, per: 'subject and address', key: 'pair' },
  /** What only somebody can guess at who holds a secret already – a session, a key – wherever they are. */
  'try-of-holder': { ...growing, per: 'subject', key: 'holder' },
  /** That place altogether. The wait of a /48 is shorter: thousands of households can share one. */
  'try-from': {
    counted: 'tries',
    per: 'address',
    key: 'address',
    most: 50,
    firstWait: hour,
    longestWait: hour,
    waitOfWide: 10 * minute,
    seconds: 10 * minute,
    since: 'first',
    whenRight: 'uncount',
  },
  /** At one account from all places, and at all accounts: nobody waits for these, see server/users/guessing.ts. */
  'tries-at-account': { ...onlyCounted, per: 'subject', key: 'account', seconds: day },
  'tries-at-all': { ...onlyCounted, per: 'everybody', key: 'all', seconds: minute },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
/** Limits of requests. */
export type WindowName = {
  [Name in LimitName]: (typeof limits)[Name]['counted'] extends 'by window' ? Name : never
}[LimitName]

/** What a /48 may do where a /64 may do so many. */
export function mostOfWide<Most extends number | null>(most: Most): Most {
  return (most === null ? null : most * wideFactor) as Most
}
