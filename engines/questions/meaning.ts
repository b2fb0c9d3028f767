import { z } from 'zod'

const yes = z.literal('yes').optional()
const country = z.enum(['GB', 'IE', 'US', 'EU', 'other']).nullable()
const dateForm = z.enum([
  'date',
  'month-year',
  'month',
  'yyyy',
  'dd-mm-yyyy',
  'dd-mm-yy',
  'mm-dd-yyyy',
  'mm-yyyy',
  'mm-yy',
  'yyyy-mm',
  'yyyy-mm-dd',
  'years',
])
const degree = z.enum(['degree', 'bachelors', 'masters', 'doctorate', 'a-levels', 'gcses'])
const said = <T extends string, S extends z.ZodRawShape>(asks: T, rest: S) =>
  z.strictObject({ asks: z.literal(asks), ...rest })

/**
 * What a question asks for: the closed list. All of it is about the person themselves; a question about somebody else has no meaning here.
 * What is not among the parts of a meaning ('currency' of an email address) makes a question not understood.
 */
export const Asked = z.discriminatedUnion('asks', [
  said('email', {}),
  said('phone', {
    kind: z.enum(['any', 'mobile', 'daytime', 'landline']),
    form: z.enum(['any', 'international', 'international-digits', 'national', 'short', 'digits']).optional(),
    /** A number of that country only. */
    only: z.enum(['GB', 'IE']).optional(),
  }),
  said('phone-type', {}),
  said('dial-code', { bare: yes }),
  said('name', {
    part: z.enum(['first', 'last', 'full', 'middle', 'preferred', 'title', 'initials', 'former']),
    order: z.literal('surname-first').optional(),
  }),
  said('pronouns', {}),
  /** Whether they are of that age, in whole years; `more`: older than it. */
  said('age', { age: z.coerce.number(), more: yes, negated: yes }),
  said('lives-in', { country, negated: yes }),
  /** Which of the options, each a statement about the person, is so. */
  said('which-is-so', {}),
  said('address', {
    part: z.enum([
      'line-one',
      'number',
      'street',
      'town',
      'county',
      'postcode',
      /** The first half of a postcode of the United Kingdom. */
      'outward',
      'country',
      'whole',
      'town-county',
      'town-country',
    ]),
    /** 'Location', 'where are you based': words that a list of places of work is asked with too. */
    placed: yes,
    /** 'Where in the UK are you based?': of somebody who lives there. */
    within: z.enum(['GB', 'IE']).optional(),
    'only-outside': z.enum(['GB', 'IE']).optional(),
    /** A postcode of Ireland only, or of the United Kingdom. */
    code: z.enum(['eircode', 'uk']).optional(),
  }),
  said('job', {
    what: z.enum(['employer', 'title', 'start', 'end', 'town', 'years', 'is-current', 'both']),
    which: z.enum(['current', 'latest', 'before']).optional(),
    /** Counted from 1, the latest first, where a form asks for several. */
    entry: z.coerce.number().optional(),
    form: dateForm.optional(),
  }),
  said('employed', { negated: yes }),
  said('worked-for', { employer: z.string() }),
  said('works-for', { employer: z.string() }),
  said('education', {
    what: z.enum([
      'institution',
      'level',
      'qualification',
      'grade',
      'subject',
      'subjects',
      'start',
      'end',
      'town',
      'country',
      'dates',
      'count',
    ]),
    which: z.enum(['highest', 'latest', 'degree', 'masters']).optional(),
    of: degree.optional(),
    entry: z.coerce.number().optional(),
    form: dateForm.optional(),
    scale: z.literal('nfq').optional(),
  }),
  said('has-degree', { of: degree, equivalent: yes, 'or-higher': yes }),
  said('pay', {
    currency: z.enum(['GBP', 'EUR', 'other']).optional(),
    period: z.enum(['year', 'month', 'week', 'day', 'hour']).optional(),
    unit: z.enum(['thousands', 'nearest-thousand']).optional(),
    bound: z.literal('least').optional(),
    range: yes,
    /** With its currency beside the sum. */
    named: yes,
  }),
  /** What the person earns today. */
  said('pay-now', {
    currency: z.enum(['GBP', 'EUR', 'other']).optional(),
    period: z.enum(['year', 'month', 'week', 'day', 'hour']).optional(),
    unit: z.enum(['thousands', 'nearest-thousand']).optional(),
  }),
  /** Of the pay that is wanted. */
  said('currency', {}),
  /** Whether they can start at once. */
  said('at-once', {}),
  said('notice', { unit: z.enum(['days', 'weeks', 'months']).optional() }),
  said('may-work', { country, negated: yes }),
  said('limited', { country, negated: yes }),
  said('sponsor', { country, time: z.enum(['now', 'later', 'ever']).optional(), negated: yes }),
  said('permit', { country, time: z.enum(['now', 'later', 'ever']).optional(), negated: yes }),
  said('permit-status', { country }),
  said('has-status', {
    country,
    status: z.enum(['settled', 'presettled', 'settled-or-presettled', 'graduate', 'student', 'skilled']),
  }),
  said('visa-type', { country, if: z.enum(['visa', 'sponsor', 'limited']).optional() }),
  said('visa-end', { country, if: z.enum(['visa', 'sponsor', 'limited']).optional(), form: dateForm.optional() }),
  said('work-countries', {}),
  said('relocate', { negated: yes, unable: yes, place: z.string().optional() }),
  said('travel', { negated: yes, unable: yes, place: z.string().optional() }),
  /** Full time or part time. */
  said('pattern', {}),
  said('willing', { act: z.string(), negated: yes }),
  said('licence', {
    country: z.enum(['GB', 'IE', 'EU', 'any']).optional(),
    full: yes,
    clean: yes,
    manual: yes,
    negated: yes,
  }),
  said('licence-words', { category: yes }),
  said('car', { which: z.enum(['own', 'access', 'own-or-access']), transport: yes, negated: yes }),
  said('skill-years', { skill: z.string(), ranges: yes }),
  said('skill-least', { skill: z.string(), least: z.coerce.number(), more: yes }),
  /** Whether they have ever done it or worked with it. */
  said('experienced', { skill: z.string() }),
  said('certificate', { certificate: z.string(), title: yes }),
  /** With a professional body; without one named, any. */
  said('registration-number', { body: z.string().optional() }),
  said('trained', { skill: z.string() }),
  said('training', { skill: z.string(), years: z.coerce.number().optional() }),
  said('language', {
    language: z.string(),
    cefr: yes,
    of: z.enum(['speaking', 'writing', 'reading', 'listening']).optional(),
  }),
  /** Whether any other language than that. */
  said('speaks-other', { language: z.string() }),
  said('speaks', { language: z.string(), fluent: yes, native: yes }),
  said('languages', { other: yes }),
  said('mother-tongue', {}),
  said('link', {
    site: z.enum([
      'linkedin',
      'github',
      'gitlab',
      'stackoverflow',
      'portfolio',
      'website',
      'blog',
      'twitter',
      'website-or-portfolio',
      'website-or-blog',
    ]),
    /** The name of the account in place of its address. */
    bare: yes,
  }),
  said('headline', {}),
  /** `files`: the endings that are taken, where the form names some: 'doc docx pdf'. */
  said('document', { document: z.enum(['cv', 'letter']), files: z.string().optional() }),
])
export type Asked = z.infer<typeof Asked>
export type AskedFor<T extends Asked['asks']> = Extract<Asked, { asks: T }>

/** What a question was understood to ask, and in which form it wants the answer. */
export type Meaning = {
  asked: Asked
  /** Answered only by those of whom this is so: 'If you are employed, …'. */
  only?: Asked
  form: {
    type: string
    options: readonly string[]
    isRequired: boolean
    maxLength: number | null
    country: string | null
  }
}
