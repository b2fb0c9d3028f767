import type { Industry } from '../../contract/jobs/industries.ts'
import type { Pay } from '../../contract/jobs/jobs.ts'
import type { Kind } from './kind.ts'
import { minimumWage } from './minimum-wage.ts'
import { pattern } from './pattern.ts'
import { perYear } from './pay-period.ts'
import { countryWith } from '../../contract/places/countries.ts'

/** What else is known of the job whose pay it is. */
export type JobOfPay = { title: string; industry: Industry | null; kind: Kind; postedAt: Date | null }

/**
 * Whether the figure can be what this job pays in that period. A sum no such job pays in a year is a slip of the period or of a
 * digit; one below the minimum wage of full time is another period's, or a part of the week. In doubt it is no pay.
 */
export function isPlausible(pay: Pay, job: JobOfPay): boolean {
  const bottom = (pay.min ?? pay.max ?? 0) / 100
  const top = (pay.max ?? pay.min ?? 0) / 100
  const mostAYear = ceilingOf(job)
  if (perYear(top, pay.period) > mostAYear) return false
  const floor = minimumWage(countryWith(pay.currency), job.postedAt)
  if (!isOrderly(bottom, top, pay.period)) return false
  if (isOutsideTheFloor(job)) return true
  switch (pay.period) {
    case 'hour':
      return top >= floor * leastShare(job)
    case 'day':
      return top >= floor * shortestDay * leastShare(job)
    case 'week':
    case 'month':
    case 'year':
      return perYear(top, pay.period) >= floor * weeksOfAYear * leastHours(job)
  }
}

/** The rate of people under 18 was never below half of the adult one, that of apprentices 0.47. */
function leastShare(job: JobOfPay): number {
  return isLearner(job) ? 0.45 : 0.5
}

const shortestDay = 5
const weeksOfAYear = 52

/** The hours a week that a yearly figure must at least pay for: of full time somewhat fewer, as schools pay for their terms only. */
function leastHours(job: JobOfPay): number {
  const { fullTime, partTime } = job.kind
  if (partTime || partWeek.test(job.title)) return 4
  if (isLearner(job)) return 13
  return fullTime ? 28 : 18
}

function isLearner({ title, kind }: JobOfPay): boolean {
  return kind.contractType === 'apprenticeship' || learner.test(title)
}

const learner = /\b(?:app?rentic\w*|aprentic\w*|trainee|placement|student|intern(?:ship)?)\b/i
const partWeek =
  /\b(?:part[ -]?time|midday|lunch ?time|term[ -]time|evenings?|weekends?|mornings?|saturdays?|sundays?|relief|bank|casual|sessional|job share|\d{1,2} ?(?:hours|hrs))\b/i

/** A stipend or expenses, to which no wage applies. */
const unwaged =
  /\b(?:non[ -]?exec\w*|trustee|governor|chair(?:man|woman|person)?|lay member|magistrate|councillor|volunteer\w*|retained|on[ -]call|foster\w*|commission only|self[ -]employed|phd|studentship)\b/i

function isOutsideTheFloor({ title, kind }: JobOfPay): boolean {
  return kind.contractType === 'volunteer' || kind.contractType === 'internship' || unwaged.test(title)
}

/** '£29,000 - £290,000' and '£45 - £753' have a digit too many or are two figures. */
function isOrderly(bottom: number, top: number, period: Pay['period']): boolean {
  return top <= bottom * (period === 'year' && top > 130_000 ? 5 : 10)
}

/**
 * The most that a year pays in an industry, in pounds or euro, with a wide margin above what its ads print; those who lead or
 * are doctors half as much again. It holds for rates too: £350 an hour is £652,400 a year.
 */
const mostInAYear = 210_000
const most: Partial<Record<Industry, number>> = {
  'Banking and financial services': 360_000,
  'Consultancy and strategy': 360_000,
  'Data, analytics and artificial intelligence': 360_000,
  'Health and medicine': 360_000,
  'Information technology': 360_000,
  'Law and legal services': 360_000,
  'Management and executive': 360_000,
  'Science and research': 360_000,
  'Energy, oil and gas': 240_000,
  Engineering: 240_000,
  'Administration and secretarial': 130_000,
  'Apprenticeships and training schemes': 130_000,
  'Call centre and customer service': 150_000,
  'Childcare and early years': 110_000,
  'Cleaning and facilities': 120_000,
  'Driving and transport': 130_000,
  'Education and teaching': 139_000,
  'Hospitality and catering': 130_000,
  'Logistics and warehouse': 130_000,
  'Nursing and midwifery': 140_000,
  'Retail and wholesale': 150_000,
  'Security and emergency services': 150_000,
  'Social care and support work': 120_000,
}
const mostOfDoctors = 500_000

const leading = pattern('i')`
  \b(?:directors?|chief|c[efto]o|cio|ciso|partner|principal|staff engineer|heads?|head ?teacher|president
  |vp|svp|md|managing|executive|lead|leader|architect|portfolio|quant\w*|trader|counsel|barrister
  |investment|professor)\b`
const specialist = pattern('i')`
  \b(?:psychiatrist|surgeon|dermatologist|radiologist|cardiologist|an?aesthetist|anaesthesiologist|orthodontist
  |consultant (?:doctor|physician|psychiatry|(?:in )?(?:a&e|emergency medicine)))\b`
const doctor = /\b(?:consultant|locum|doctor|gp|general practitioner|physician|dentist)\b/i

function ceilingOf({ title, industry }: JobOfPay): number {
  if (specialist.test(title) || (doctor.test(title) && (industry === null || medical.has(industry))))
    return mostOfDoctors
  const usual = (industry === null ? undefined : most[industry]) ?? mostInAYear
  return leading.test(title) ? usual * 1.5 : usual
}

const medical: ReadonlySet<Industry> = new Set(['Health and medicine', 'Nursing and midwifery'])
