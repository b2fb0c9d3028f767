import { z } from 'zod'
import { cvDatePattern } from './dates.ts'
import { cvLimits } from './limits.ts'
import { rightBases, rightCountries } from './right-to-work.ts'
import { educationDomains, educationLevels, languageLevels, salutations } from './lists.ts'
import { currencyCodes } from '../places/countries.ts'

/** Empty: not said. */
export const CvDate = z.union([z.literal(''), z.string().regex(cvDatePattern)])

const tooLong = (most: number) => `Please use at most ${most.toLocaleString('en-GB')} characters`
const line = z.string().max(cvLimits.line, tooLong(cvLimits.line)).default('')
const paragraph = z.string().max(cvLimits.paragraph, tooLong(cvLimits.paragraph)).default('')
/** HTML of the tags that the editor makes: p, br, ul, ol, li, strong, em, h2 to h4, a. Cleaned by the server on the way in and out. */
const richText = z.string().max(cvLimits.richText, tooLong(cvLimits.richText)).default('')
const orEmpty = <T extends readonly [string, ...string[]]>(values: T) => z.enum(['', ...values]).default('')
const yesNoUnsaid = z.boolean().nullable().default(null)

const firstOf = <T extends string>(values: readonly T[]): [T, ...T[]] => {
  const [first, ...rest] = values
  if (first === undefined) throw new Error('An empty list')
  return [first, ...rest]
}
const EducationLevel = orEmpty(firstOf(educationLevels.map(({ level }) => level)))
export const LanguageLevel = orEmpty(firstOf(languageLevels.map(({ level }) => level)))

export const PersonalData = z.strictObject({
  salutation: orEmpty(salutations),
  given_name: line,
  surname: line,
  email: line,
  phone: line,
  /** A picture as `data:image/jpeg;base64,…`, square, made by the server; empty: none. Not part of the default print. */
  image: z
    .string()
    .max(cvLimits.image)
    .regex(/^(?:|data:image\/(?:jpeg|webp);base64,[A-Za-z0-9+/]+=*)$/u)
    .default(''),
  address_number: line,
  street: line,
  postcode: line,
  city: line,
  country: line,
})

/** Something one did: paid, unpaid, or for oneself. */
export const WorkEntry = z.strictObject({
  jobTitle: line,
  employer: line,
  /** Town of the workplace. */
  city: line,
  startDate: CvDate.default(''),
  /** Empty where it is not over. */
  endDate: CvDate.default(''),
  isCurrent: z.boolean().default(false),
  jobDescription: richText,
})
export type WorkEntry = z.infer<typeof WorkEntry>

export const EducationEntry = z.strictObject({
  /** The qualification: 'BSc Mathematics'. */
  title: line,
  /** Who taught or awarded it. */
  trainer: line,
  domain: orEmpty(educationDomains),
  level: EducationLevel,
  /** '2:1', 'Distinction', '9 GCSEs at 6 to 9'. */
  grade: line,
  startDate: CvDate.default(''),
  endDate: CvDate.default(''),
  isCurrent: z.boolean().default(false),
  address_1: line,
  address_2: line,
  city: line,
  postcode: line,
  country: line,
  website: line,
})
export type EducationEntry = z.infer<typeof EducationEntry>

export const OtherLanguage = z.strictObject({
  name: line,
  understanding: z.strictObject({ listening: LanguageLevel, reading: LanguageLevel }).prefault({}),
  speaking: z.strictObject({ interaction: LanguageLevel, production: LanguageLevel }).prefault({}),
  writing: LanguageLevel,
})
export type OtherLanguage = z.infer<typeof OtherLanguage>

export const Skill = z.strictObject({ title: line, description: paragraph })
export type Skill = z.infer<typeof Skill>
const skillList = z.array(Skill).max(cvLimits.skills).default([])

const Skills = z.strictObject({
  main_language: line,
  other_languages: z.array(OtherLanguage).max(cvLimits.languages).default([]),
  other_skills: z
    .strictObject({
      /** Without a description: 'B', 'C1', 'Full UK driving licence'. */
      driving_license: z
        .array(z.strictObject({ title: line }))
        .max(cvLimits.skills)
        .default([]),
      organisational_skills: skillList,
      communication_skills: skillList,
      job_related_skills: skillList,
      other_skills: skillList,
    })
    .prefault({}),
})

export const SalaryCurrency = z.enum(currencyCodes)
export type SalaryCurrency = z.infer<typeof SalaryCurrency>

/** The right to work in one country, as far as the person said more than yes or no. */
export const RightToWork = z.strictObject({
  country: z.enum(rightCountries),
  basis: orEmpty(firstOf(rightBases.map(({ basis }) => basis))),
  /** 'YYYY-MM-DD'; empty: no end, or not said. */
  until: CvDate.default(''),
  /** Needs an employer to sponsor them: today, and at any later time. */
  sponsor_now: yesNoUnsaid,
  sponsor_later: yesNoUnsaid,
})
export type RightToWork = z.infer<typeof RightToWork>

const Career = z.strictObject({
  preferred_jobs: z.array(line).max(cvLimits.preferredJobs).default([]),
  /** Whole pounds or euro a year. */
  expected_salary: z.number().int().min(0).max(10_000_000).nullable().default(null),
  expected_salary_currency: SalaryCurrency.default('GBP'),
  travel: yesNoUnsaid,
  relocate: yesNoUnsaid,
  new_career: yesNoUnsaid,
  /** May work in the United Kingdom. */
  work_permit_uk: yesNoUnsaid,
  /** May work in Ireland. */
  work_permit_ie: yesNoUnsaid,
  /** For application forms; never printed. At most one for a country. */
  right_to_work: z.array(RightToWork).max(rightCountries.length).optional(),
})

/** A part with a heading of the person's own: interests, voluntary work, publications. */
export const MoreSection = z.strictObject({ title: line, description: richText })
export type MoreSection = z.infer<typeof MoreSection>

/**
 * A structured CV: the specification's fields under their names, and what a British CV has besides (`headline`, `summary`, `links`,
 * `more`, an entry's `city`, `level` and `grade`). What is left out reads as empty, so that any part of one is a CV. The formats of
 * email addresses, dates and the like are checked by `cvProblems`, so that a draft with half an address is kept too.
 */
export const Cv = z.strictObject({
  personal_data: PersonalData.prefault({}),
  /** 'YYYY-MM-DD' or empty. Not part of the default print. */
  dob: CvDate.default(''),
  /** One line below the name: 'Primary school teacher'. */
  headline: line,
  /** The personal statement. */
  summary: richText,
  links: z
    .array(z.strictObject({ label: line, url: line }))
    .max(cvLimits.links)
    .default([]),
  jobs: z.array(WorkEntry).max(cvLimits.jobs).default([]),
  education: z.array(EducationEntry).max(cvLimits.education).default([]),
  skills: Skills.prefault({}),
  career: Career.prefault({}),
  more: z.array(MoreSection).max(cvLimits.more).default([]),
  /** Plain text of an imported file that fitted nowhere: for the person alone, never printed. */
  kept: z.string().max(cvLimits.kept).default(''),
})
export type Cv = z.infer<typeof Cv>
