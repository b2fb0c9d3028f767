import { printSalary } from '../../../../contract/cvs/ireland.ts'
import { skillCategories, type SkillCategory } from '../../../../contract/cvs/lists.ts'
import type { Cv, OtherLanguage } from '../../../../contract/cvs/cvs.ts'

/** One entry of a proposal, to be accepted, changed or left out as a whole. */
export type EntryCard =
  | { kind: 'summary'; id: 'summary' }
  | { kind: 'job'; id: `jobs.${number}`; index: number }
  | { kind: 'education'; id: `education.${number}`; index: number }
  | { kind: 'section'; id: `more.${number}`; index: number }
/** Small things of one sort, of which each can be left out by itself. */
export type ListCard = {
  kind: 'list'
  id: 'languages' | 'links' | 'wishes' | SkillCategory
  title: string
  items: readonly ListItem[]
}
/** `id`: its path in the CV. */
type ListItem = { id: string; name: string; details: string }
export type ImportCard = EntryCard | ListCard

/** What a file gave, card by card, in the order of a CV; what is in the table of contact details is not among them. */
export function cardsOf(cv: Cv): ImportCard[] {
  const lists: ListCard[] = [
    ...skillCategories.map(({ key, name }) => ({
      kind: 'list' as const,
      id: key,
      title: name,
      items: skillsOf(cv, key),
    })),
    { kind: 'list', id: 'languages', title: 'Languages', items: languagesOf(cv) },
    {
      kind: 'list',
      id: 'links',
      title: 'Links',
      items: cv.links.map(({ label, url }, at) => ({ id: `links.${at}`, name: url, details: label })),
    },
    { kind: 'list', id: 'wishes', title: 'Next job', items: wishesOf(cv) },
  ]
  return [
    ...(cv.summary === '' ? [] : [{ kind: 'summary', id: 'summary' } as const]),
    ...cv.jobs.map((_, index) => ({ kind: 'job', id: `jobs.${index}`, index }) as const),
    ...cv.education.map((_, index) => ({ kind: 'education', id: `education.${index}`, index }) as const),
    ...lists.filter(({ items }) => items.length > 0),
    ...cv.more.map((_, index) => ({ kind: 'section', id: `more.${index}`, index }) as const),
  ]
}

function skillsOf({ skills }: Cv, key: SkillCategory): ListItem[] {
  return skills.other_skills[key].map((skill, at) => ({
    id: `skills.other_skills.${key}.${at}`,
    name: skill.title,
    details: 'description' in skill ? skill.description : '',
  }))
}

function languagesOf({ skills: { main_language, other_languages } }: Cv): ListItem[] {
  return [
    ...(main_language === '' ? [] : [{ id: 'skills.main_language', name: main_language, details: 'main language' }]),
    ...other_languages.map((language, at) => ({
      id: `skills.other_languages.${at}`,
      name: language.name,
      details: levelsOf(language),
    })),
  ]
}

/** 'B2', or the range where the five differ. */
function levelsOf({ understanding, speaking, writing }: OtherLanguage): string {
  const all = [understanding.listening, understanding.reading, speaking.interaction, speaking.production, writing]
  const said = all.filter((level) => level !== '').sort()
  const [lowest, highest] = [said[0], said.at(-1)]
  return lowest === undefined ? '' : lowest === highest ? lowest : `${lowest} to ${highest}`
}

const questions = {
  travel: 'Willing to travel',
  relocate: 'Willing to relocate',
  new_career: 'Looking for a career change',
  work_permit_uk: 'Has the right to work in the UK',
  work_permit_ie: 'Has the right to work in Ireland',
} as const
export type Question = keyof typeof questions

function wishesOf({ career }: Cv): ListItem[] {
  const answers = Object.entries(questions) as [Question, string][]
  return [
    ...career.preferred_jobs.map((job, at) => ({
      id: `career.preferred_jobs.${at}`,
      name: job,
      details: 'job looked for',
    })),
    ...(career.expected_salary === null
      ? []
      : [
          {
            id: 'career.expected_salary',
            name: `${printSalary(career)} a year`,
            details: 'expected salary',
          },
        ]),
    ...answers.flatMap(([key, name]) =>
      career[key] === null ? [] : [{ id: `career.${key}`, name, details: career[key] ? 'yes' : 'no' }],
    ),
  ]
}

export const contactFields = [
  { path: 'personal_data.salutation', name: 'Salutation' },
  { path: 'personal_data.given_name', name: 'Given name' },
  { path: 'personal_data.surname', name: 'Surname' },
  { path: 'headline', name: 'Headline' },
  { path: 'personal_data.email', name: 'Email' },
  { path: 'personal_data.phone', name: 'Phone' },
  { path: 'personal_data.address_number', name: 'House or flat number' },
  { path: 'personal_data.street', name: 'Street' },
  { path: 'personal_data.city', name: 'Town' },
  { path: 'personal_data.postcode', name: 'Postcode' },
  { path: 'personal_data.country', name: 'Country' },
  { path: 'dob', name: 'Date of birth' },
] as const
export type ContactPath = (typeof contactFields)[number]['path']
export const contactPaths = contactFields.map(({ path }) => path)

export function contactOf(cv: Cv, path: ContactPath): string {
  if (path === 'headline' || path === 'dob') return cv[path]
  return cv.personal_data[path.slice('personal_data.'.length) as Exclude<keyof Cv['personal_data'], 'image'>]
}
