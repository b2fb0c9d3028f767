import { printCvDate } from '../../contract/cvs/dates.ts'
import type { Cv, EducationEntry, OtherLanguage, WorkEntry } from '../../contract/cvs/cvs.ts'
import { languageLevel } from './printed-cv.ts'
import type { TextField } from './text-records.ts'

/** The headings of a CV as plain text, in their order; the lists of skills have their own between. */
export const textHeadings = {
  person: 'Curriculum vitae',
  summary: 'Profile',
  jobs: 'Work experience',
  education: 'Education',
  languages: 'Languages',
  more: 'More',
  career: 'What I am looking for',
  picture: 'Picture',
} as const

type Fields<Of> = readonly (readonly [label: string, key: keyof Of & string])[]

export const personWords = [
  ['Title', 'salutation'],
  ['First name', 'given_name'],
  ['Surname', 'surname'],
  ['E-mail', 'email'],
  ['Phone', 'phone'],
  ['House', 'address_number'],
  ['Street', 'street'],
  ['Town', 'city'],
  ['Postcode', 'postcode'],
  ['Country', 'country'],
] as const satisfies Fields<Cv['personal_data']>

export const workWords = [
  ['Job title', 'jobTitle'],
  ['Employer', 'employer'],
  ['Town', 'city'],
] as const satisfies Fields<WorkEntry>

export const educationWords = [
  ['Qualification', 'title'],
  ['School', 'trainer'],
  ['Field', 'domain'],
  ['Level', 'level'],
  ['Grade', 'grade'],
  ['Address', 'address_1'],
  ['Address, second line', 'address_2'],
  ['Town', 'city'],
  ['Postcode', 'postcode'],
  ['Country', 'country'],
  ['Website', 'website'],
] as const satisfies Fields<EducationEntry>

export const careerWords = [
  ['Travel for work', 'travel'],
  ['Relocation', 'relocate'],
  ['A new career', 'new_career'],
  ['May work in the United Kingdom', 'work_permit_uk'],
] as const satisfies Fields<Cv['career']>

/** Those that hold something. */
export function filled(fields: readonly TextField[]): TextField[] {
  return fields.filter(([, value]) => value !== '')
}

export function periodFields(entry: Pick<WorkEntry, 'startDate' | 'endDate' | 'isCurrent'>): TextField[] {
  const end = printCvDate(entry.endDate)
  return filled([
    ['From', printCvDate(entry.startDate)],
    ['To', entry.isCurrent ? (end === '' ? 'present' : `${end}, present`) : end],
  ])
}

export function parsePeriod(from: string, to: string): Pick<WorkEntry, 'startDate' | 'endDate' | 'isCurrent'> {
  const isCurrent = /(?:^|, )present$/u.test(to)
  return { startDate: parseCvDate(from), endDate: parseCvDate(to.replace(/(?:^|, )present$/u, '')), isCurrent }
}

const months = Array.from({ length: 12 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0')
  return [printCvDate(`2001-${number}`).split(' ')[0] ?? '', number] as const
})

/** What `printCvDate` prints, read back; anything else is not said. */
export function parseCvDate(text: string): string {
  const [, day, name, year] = /^(?:(?:(\d{1,2}) )?(\p{L}+) )?(\d{4})$/u.exec(text.trim()) ?? []
  if (year === undefined) return ''
  const month = months.find(([word]) => word === name)?.[1]
  if (name === undefined) return year
  if (month === undefined) return ''
  return day === undefined ? `${year}-${month}` : `${year}-${month}-${day.padStart(2, '0')}`
}

/** 'French (B2)', 'Welsh (listening C1, reading B2)' */
export function printLanguage(language: OtherLanguage): string {
  const levels = languageLevel(language)
  return levels === '' && !language.name.endsWith(')') ? language.name : `${language.name} (${levels})`
}

type LanguageSkill = 'listening' | 'reading' | 'conversation' | 'presenting' | 'writing'

export function parseLanguage(text: string): { name: string; levels: Partial<Record<LanguageSkill, string>> } {
  const [, name, inside] = /^(.*) \(([^()]*)\)$/su.exec(text) ?? []
  if (name === undefined || inside === undefined) return { name: text, levels: {} }
  if (/^[ABC][12]$/u.test(inside)) {
    return {
      name,
      levels: { listening: inside, reading: inside, conversation: inside, presenting: inside, writing: inside },
    }
  }
  const levels: Partial<Record<LanguageSkill, string>> = {}
  for (const part of inside === '' ? [] : inside.split(', ')) {
    const [, skill, level] = /^(listening|reading|conversation|presenting|writing) ([ABC][12])$/u.exec(part) ?? []
    if (skill === undefined || level === undefined) return { name: text, levels: {} }
    levels[skill as LanguageSkill] = level
  }
  return { name, levels }
}
