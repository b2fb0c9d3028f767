import type { Asked, AskedFor, Meaning } from '../meaning.ts'
import type { Known, Remembered } from '../question.ts'
import { meaningOf } from './meaning-of.ts'
import { byStatement } from './statements.ts'
import { wordsOf } from '../words.ts'
import { countryOf } from './countries.ts'
import { dateAs } from './dates.ts'
import { plainYesNo, single, yesNo } from './options.ts'
import { permitIn } from '../../../contract/cvs/ireland.ts'
import { isOurs } from '../../../contract/places/countries.ts'

type Status = 'citizen' | 'settled' | 'presettled' | 'graduate' | 'student' | 'skilled' | 'family' | 'visa'
type Country = AskedFor<'may-work'>['country']

/** The right to work in one country: what was said of it. Null: not said; nothing follows from silence. */
type RightToWork = {
  mayWork: boolean | null
  /** Needs an employer to sponsor them: today, and today or later. */
  sponsorNow: boolean | null
  sponsorEver: boolean | null
  /** Needs a permit or visa at all, whoever sponsors it. */
  permit: boolean | null
  status: Status | null
  /** The visa in the person's own words. */
  visa: string | null
  /** 'YYYY-MM-DD': until when. */
  until: string | null
  /** By what it was said, for those that were not the CV. */
  by: Partial<Record<'sponsor' | 'permit' | 'status' | 'visa' | 'until', Remembered>>
}

const unlimited: ReadonlySet<Status> = new Set<Status>(['citizen', 'settled'])

function rightToWork(country: Country, known: Known): RightToWork {
  const right: RightToWork = {
    mayWork: country === null ? null : inCv(country, known),
    sponsorNow: null,
    sponsorEver: null,
    permit: null,
    status: null,
    visa: null,
    until: null,
    by: {},
  }
  fromCv(right, country, known)
  const home = countryOf(known.cv)
  for (const one of known.remembered) {
    const asked = meaningOf(one)
    if (asked === undefined || !('country' in asked)) continue
    // Where no country was named it was that of the CV.
    if ((asked.country ?? home) === country && country !== null) note(right, asked, one)
  }
  return concluded(right)
}

function inCv(country: Country, { cv }: Known): boolean | null {
  if (cv === null) return null
  return isOurs(country) ? cv.career[permitIn[country]] : null
}

/** The part of the CV that says more than yes or no. What has run out says nothing any more. */
function fromCv(right: RightToWork, country: Country, { cv, rights, today }: Known): void {
  const said = (rights ?? cv?.career.right_to_work ?? []).find((one) => one.country === country && country !== 'other')
  if (said === undefined || (said.until !== '' && said.until < today)) return
  right.status = said.basis === '' ? null : said.basis
  right.until = /^\d{4}-\d{2}-\d{2}$/u.test(said.until) ? said.until : null
  right.sponsorNow = said.sponsor_now
  // Who needs one today needs one.
  right.sponsorEver =
    said.sponsor_now === true || said.sponsor_later === true
      ? true
      : said.sponsor_now === false
        ? said.sponsor_later
        : null
  right.visa = visaNames[said.basis] ?? null
}

const visaNames: Partial<Record<string, string>> = {
  graduate: 'Graduate visa',
  student: 'Student visa',
}

/** The newest answer of a kind counts: they are sorted so. */
function note(right: RightToWork, asked: Asked, one: Remembered): void {
  const { value } = one
  const text = typeof value === 'string' ? value : null
  const isYes = text === null ? null : plainYesNo(text)
  switch (asked.asks) {
    case 'sponsor': {
      if (isYes === null) return
      const needs = isYes !== (asked.negated !== undefined)
      if (asked.time === 'now') right.sponsorNow ??= needs
      // Without a word on time only a no is plain.
      else if (asked.time === 'ever') right.sponsorEver ??= needs
      right.by.sponsor ??= one
      return
    }
    case 'permit':
      if (isYes === null) return
      right.permit ??= isYes !== (asked.negated !== undefined)
      right.by.permit ??= one
      return
    case 'permit-status': {
      const [status, ...others] = text === null ? [] : statusesIn(text)
      if (
        status === undefined ||
        others.length > 0 ||
        status === 'none' ||
        status === 'unlimited' ||
        right.status !== null
      )
        return
      right.status = status
      right.by.status = one
      return
    }
    case 'visa-type': {
      if (text === null || right.visa !== null) return
      right.visa = text
      right.by.visa = one
      return
    }
    case 'visa-end':
      if (text === null || !/^\d{4}-\d{2}-\d{2}$/u.test(text) || right.until !== null) return
      right.until = text
      right.by.until = one
      return
    default:
  }
}

/** What follows from what was said, and nothing more: that somebody may work does not say that nothing limits it. */
function concluded(right: RightToWork): RightToWork {
  const visaStatus =
    right.visa === null ? null : (single(statusesIn(right.visa).filter((one) => one !== 'visa')) as Status | null)
  const status = right.status === 'visa' || right.status === null ? (visaStatus ?? right.status) : right.status
  const permit = right.permit ?? (status === null ? null : !unlimited.has(status))
  const isFree = permit === false
  return {
    ...right,
    status,
    permit,
    sponsorNow: right.sponsorNow ?? (right.sponsorEver === false || isFree ? false : null),
    sponsorEver: right.sponsorEver ?? (right.sponsorNow === true ? true : isFree ? false : null),
  }
}

function needsSponsor({ time }: AskedFor<'sponsor'>, { sponsorNow, sponsorEver }: RightToWork): boolean | null {
  if (time === 'now') return sponsorNow
  if (time === 'ever') return sponsorEver
  if (time === 'later') return sponsorEver === false ? false : sponsorEver && sponsorNow === false ? true : null
  // Where nobody says when, the answer has to be the same for both.
  return sponsorNow === sponsorEver ? sponsorNow : null
}

function isLimited({ status, until }: RightToWork): boolean | null {
  if (status !== null && unlimited.has(status)) return false
  return until !== null || (status !== null && status !== 'presettled') ? true : null
}

type Found = { value: string; by: keyof RightToWork['by'] | 'cv' } | null

/** The answer to a question about the right to work, in the words of the form. */
export function permitAnswer(
  asked: Asked,
  form: Meaning['form'],
  known: Known,
): (NonNullable<Found> & { right: RightToWork }) | null {
  if (!('country' in asked) || asked.asks === 'licence') return null
  const right = rightToWork(asked.country, known)
  const found = permitFound(asked, form, right)
  return found === null ? null : { ...found, right }
}

function permitFound(asked: Asked, form: Meaning['form'], right: RightToWork): Found {
  const say = (isYes: boolean | null, by: NonNullable<Found>['by']): Found => {
    if (isYes === null) return null
    // A box is a statement: it is ticked where that is so.
    const asForm = form.type === 'consent' ? { type: 'yes-no', options: [] } : form
    const value = yesNo(isYes, asForm) ?? byStatement(isYes, asked, form.options)
    return value === null ? null : { value, by }
  }
  switch (asked.asks) {
    case 'may-work': {
      const plain = say(right.mayWork === null ? null : right.mayWork !== (asked.negated !== undefined), 'cv')
      if (plain !== null || right.mayWork === null) return plain
      return byStatus(form.options, right)
    }
    case 'sponsor': {
      const needs = needsSponsor(asked, right)
      const plain = say(needs === null ? null : needs !== (asked.negated !== undefined), 'sponsor')
      return plain ?? (asked.negated === undefined && asked.time !== 'now' ? byTime(form.options, right) : null)
    }
    case 'permit':
      return say(right.permit === null ? null : right.permit !== (asked.negated !== undefined), 'permit')
    case 'limited': {
      const limited = isLimited(right)
      const plain = say(limited === null ? null : limited !== (asked.negated !== undefined), 'status')
      return plain ?? byStatus(form.options, right)
    }
    case 'permit-status':
      return form.options.length > 0 ? byStatus(form.options, right) : null
    case 'has-status':
      return say(hasStatus(asked.status, right), 'status')
    case 'visa-type':
      return right.visa === null
        ? null
        : form.options.length > 0
          ? byStatus(form.options, right)
          : { value: right.visa, by: 'visa' }
    case 'visa-end': {
      const value = right.until === null ? null : dateAs(right.until, asked.form, form.type)
      return value === null ? null : { value, by: 'until' }
    }
    default:
      return null
  }
}

/** 'Yes, in the future', 'Yes, from the first day', 'No' */
function byTime(options: readonly string[], { sponsorNow, sponsorEver }: RightToWork): Found {
  if (sponsorNow === null || sponsorEver === null) return null
  const isSaid = (option: string): boolean => {
    const [first = '', ...rest] = wordsOf(option)
    const later = rest.some((word) => ['future', 'later'].includes(word))
    const now = rest.some((word) => ['now', 'first', 'immediately', 'start', 'currently', 'straight'].includes(word))
    if (first === 'no')
      return (
        !sponsorEver &&
        rest.every((word) =>
          ['neither', 'not', 'now', 'nor', 'or', 'and', 'in', 'the', 'future', 'later'].includes(word),
        )
      )
    return first === 'yes' && sponsorEver && now !== later && now === sponsorNow
  }
  const option = single(options.filter(isSaid))
  return option === null ? null : { value: option, by: 'sponsor' }
}

function hasStatus(wanted: AskedFor<'has-status'>['status'], { status }: RightToWork): boolean | null {
  if (status === null || (status === 'visa' && wanted !== 'settled')) return null
  // That a visa holder has no pre-settled status is likely, and not said.
  if (wanted === 'settled-or-presettled') return status === 'settled' || status === 'presettled' ? true : null
  return status === wanted
}

/** The one option that says what is known and no more: the very status, else the kind that it is of. */
function byStatus(options: readonly string[], { status, mayWork }: RightToWork): Found {
  if (status === null || mayWork === false) return null
  const said = options.map((option) => ({ option, statuses: statusesIn(option) }))
  const exact = single(said.filter(({ statuses }) => (statuses as string[]).includes(status)))
  const kind = unlimited.has(status) ? 'unlimited' : 'visa'
  const general =
    status === 'presettled' ? null : single(said.filter(({ statuses }) => (statuses as string[]).includes(kind)))
  const isTwice = said.filter(({ statuses }) => (statuses as string[]).includes(status)).length > 1
  const found = exact ?? (isTwice ? null : general)
  return found === null ? null : { value: found.option, by: 'status' }
}

const statusWords: readonly [Status | 'unlimited' | 'none', readonly string[]][] = [
  [
    'none',
    [
      'no permission',
      'none of these',
      'do not have the right',
      'no right to work',
      'need sponsorship',
      'require sponsorship',
      'not eligible',
    ],
  ],
  ['presettled', ['pre settled']],
  ['settled', ['settled status', 'settled', 'indefinite leave', 'ilr', 'permanent resident', 'permanent residence']],
  ['unlimited', ['without a time limit', 'no time limit', 'unlimited', 'indefinitely', 'without time limit']],
  [
    'citizen',
    ['citizen', 'citizens', 'national', 'nationals', 'british', 'british or irish', 'british passport', 'uk passport'],
  ],
  ['graduate', ['graduate visa', 'graduate route', 'graduate']],
  ['student', ['student visa', 'student']],
  ['skilled', ['skilled worker', 'health and care worker', 'tier 2']],
  ['family', ['dependant', 'dependent', 'spouse', 'family visa', 'partner visa']],
  [
    'visa',
    [
      'visa',
      'time limit',
      'time limited',
      'limited leave',
      'ends on',
      'that ends',
      'expires',
      'permission ends',
      'leave to remain',
    ],
  ],
]

/** The statuses that an option names; a named visa is not just any. */
function statusesIn(text: string): (Status | 'unlimited' | 'none')[] {
  let rest = ` ${wordsOf(text).join(' ')} `
  const found: (Status | 'unlimited' | 'none')[] = []
  for (const [status, phrases] of statusWords) {
    const phrase = phrases.find((one) => rest.includes(` ${one} `))
    if (phrase === undefined) continue
    if (status === 'visa' && found.some((one) => one !== 'presettled' && one !== 'settled')) continue
    found.push(status)
    rest = rest.replaceAll(` ${phrase} `, '  ')
    if (status === 'none') break
  }
  return found
}

/** 'UK only', 'UK and Ireland', 'Neither': the one that is so, where both countries are known. */
export function workCountries({ options }: Meaning['form'], { cv }: Known): string | null {
  const { work_permit_uk: uk = null, work_permit_ie: ie = null } = cv?.career ?? {}
  if (uk === null || ie === null) return null
  return single(
    options.filter((option) => {
      const words = wordsOf(option)
      const isKnown = words.every((word) =>
        ['uk', 'ireland', 'ie', 'only', 'and', 'both', 'neither', 'the', 'united', 'kingdom'].includes(word),
      )
      const both = words.includes('both')
      const [hasUk, hasIe] = [
        both || words.includes('uk') || words.includes('kingdom'),
        both || words.includes('ireland') || words.includes('ie'),
      ]
      return isKnown && hasUk === uk && hasIe === ie && (hasUk || hasIe || words.includes('neither'))
    }),
  )
}
