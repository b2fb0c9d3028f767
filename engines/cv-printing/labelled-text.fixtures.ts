import { printCvDate } from '../../contract/cvs/dates.ts'
import { skillCategories } from '../../contract/cvs/lists.ts'
import type { Cv } from '../../contract/cvs/cvs.ts'
import { readRichText } from './rich-text-blocks.ts'
import { printNotation } from './rich-text-notation.ts'
import { escapeLine, printSection, type TextField, type TextRecord } from './text-records.ts'
import {
  careerWords,
  educationWords,
  filled,
  periodFields,
  personWords,
  printLanguage,
  textHeadings,
  workWords,
} from './text-words.ts'

/** A CV as the plain text that we exported until November 2026, with a label for each value; `parseCvText` still reads such files. */
export function printLabelledText(cv: Cv): string {
  const { skills } = cv
  const sections: (readonly [heading: string, records: TextRecord[]])[] = [
    [textHeadings.person, [{ fields: person(cv), text: [] }]],
    [textHeadings.summary, freeText(cv.summary)],
    [
      textHeadings.jobs,
      cv.jobs.map((job) => ({
        fields: [...named(workWords, job), ...periodFields(job)],
        text: notation(job.jobDescription),
      })),
    ],
    [
      textHeadings.education,
      cv.education.map((entry) => ({ fields: [...named(educationWords, entry), ...periodFields(entry)], text: [] })),
    ],
    [textHeadings.languages, recordOf(languages(skills))],
    ...skillCategories.map(({ key, name }) => [name, skillList(skills.other_skills[key])] as const),
    [
      textHeadings.more,
      cv.more.map(({ title, description }) => ({ fields: [['Heading', title]], text: notation(description) })),
    ],
    [textHeadings.career, recordOf(career(cv))],
    [textHeadings.picture, picture(cv.personal_data.image)],
  ]
  const lines = sections.flatMap(([heading, records]) =>
    records.length === 0 ? [] : [...printSection(heading, records), ''],
  )
  return `${lines.join('\n').replace(/\n+$/u, '')}\n`
}

function person({ personal_data, headline, dob, links }: Cv): TextField[] {
  return [
    ...filled(personWords.map(([label, key]) => [label, personal_data[key]] as const)),
    ...filled([
      ['Headline', headline],
      ['Born', printCvDate(dob)],
    ]),
    ...links.map(({ label, url }) => ['Link', `${label} <${url.replaceAll('<', '\\<')}>`] as const),
  ]
}

/** The first is there also where it is empty: it is what an entry begins with. */
function named<Of extends Record<string, unknown>>(
  words: readonly (readonly [label: string, key: keyof Of & string])[],
  entry: Of,
): TextField[] {
  const fields = words.map(([label, key]): TextField => [label, String(entry[key])])
  return [...fields.slice(0, 1), ...filled(fields.slice(1))]
}

function languages({ main_language, other_languages }: Cv['skills']): TextField[] {
  return [
    ...filled([['First language', main_language]]),
    ...other_languages.map((language) => ['Language', printLanguage(language)] as const),
  ]
}

function skillList(skills: readonly { title: string; description?: string }[]): TextRecord[] {
  const text = skills.flatMap(({ title, description = '' }) => [
    `- ${escapeLine(title)}`,
    ...(description === '' ? [] : description.split('\n').map((line) => `  ${escapeLine(line)}`)),
  ])
  return text.length === 0 ? [] : [{ fields: [], text }]
}

function career({ career: wishes }: Cv): TextField[] {
  const { preferred_jobs, expected_salary } = wishes
  return [
    ...preferred_jobs.map((job) => ['Preferred job', job] as const),
    ...filled([
      ['Expected pay', expected_salary === null ? '' : `£${expected_salary.toLocaleString('en-GB')} a year`],
      ...careerWords.map(([label, key]) => [label, yesOrNo(wishes[key])] as const),
    ]),
  ]
}

function yesOrNo(value: boolean | null): string {
  return value === null ? '' : value ? 'yes' : 'no'
}

/** Letters for a machine: only where the picture was asked for. */
function picture(image: string): TextRecord[] {
  return image === '' ? [] : [{ fields: [], text: image.match(/.{1,76}/gu) ?? [] }]
}

function freeText(html: string): TextRecord[] {
  const text = notation(html)
  return text.length === 0 ? [] : [{ fields: [], text }]
}

function recordOf(fields: TextField[]): TextRecord[] {
  return fields.length === 0 ? [] : [{ fields, text: [] }]
}

function notation(html: string): string[] {
  return printNotation(readRichText(html))
}
