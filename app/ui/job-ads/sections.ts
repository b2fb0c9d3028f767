import type { AdContent } from '../../../contract/job-ads/content.ts'

/** A section of the form of an ad. */
export type AdSection = {
  title: string
  fields: readonly string[]
  /** Nothing of it is needed; whether nothing of it was filled in. Left out: something is needed. */
  isEmpty?: (content: AdContent) => boolean
}

/** The sections of the form, in their order. */
export const adSections = {
  job: { title: 'The job', fields: ['jobTitle', 'contractType', 'industry', 'reference'] },
  pay: {
    title: 'Pay',
    fields: ['noSalary', 'payPer', 'payMin', 'payMax', 'payException'],
  },
  place: {
    title: 'Hours and place',
    fields: ['workplace', 'daysOnSite', 'jobLocation', 'duration', 'hoursPerWeek', 'travel'],
  },
  requirements: {
    title: 'Requirements',
    fields: ['needsEducation', 'education', 'needsExperience', 'experience', 'sponsorship'],
    isEmpty: ({ needsEducation, needsExperience, sponsorship }) =>
      !needsEducation && !needsExperience && sponsorship === '',
  },
  dates: {
    title: 'Dates',
    fields: ['startsOn', 'closesOn', 'answersBy'],
    isEmpty: ({ startsOn, closesOn, answersBy }) => startsOn + closesOn + answersBy === '',
  },
  description: { title: 'Description', fields: ['jobDescription', 'benefit', 'newBenefit'] },
  questions: {
    title: 'Questions',
    fields: ['question', 'newQuestion'],
    isEmpty: ({ questions }) => questions.length === 0,
  },
  agency: { title: 'For agencies', fields: ['hasAuthority'] },
} as const satisfies Readonly<Record<string, AdSection>>

/** The section that a field is in: of a benefit or a question by its number, too. Undefined if it is in none. */
export function sectionOf(field: string): AdSection | undefined {
  const [list = ''] = field.split('-')
  return Object.values<AdSection>(adSections).find(({ fields }) => fields.includes(list))
}

/** The sections in which these fields are, in their order. */
export function sectionsWith(fields: Readonly<Record<string, unknown>>): AdSection[] {
  const found = new Set(Object.keys(fields).map(sectionOf))
  return Object.values<AdSection>(adSections).filter((section) => found.has(section))
}
