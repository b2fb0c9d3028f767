import { skillCategories } from '../../contract/cvs/lists.ts'
import type { Cv, EducationEntry, WorkEntry } from '../../contract/cvs/cvs.ts'
import { cvFullName } from '../../contract/cvs/empty-cv.ts'
import { countryCodeOf } from '../places/index.ts'
import { fromJsonResume } from './from-json-resume.ts'
import { JsonResume } from './json-resume-schema.ts'
import { keepChanges, OwnCopy, ownCopy, wishesTitle } from './keep-changes.ts'
import { plainLines, plainParts, skillLine } from './plain-parts.ts'
import { careerFacts, joined, languageLevel, webHref } from './printed-cv.ts'
import { readRichText } from './rich-text-blocks.ts'

/** The member of `meta` that holds our own CV. */
const ownMember = 'x-rolecall'

/** A CV as JSON Resume 1.0.0, with all that it has no place for under `meta`. */
export function printJsonResume(cv: Cv): string {
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    ...toResume(cv),
    meta: { version: 'v1.0.0', [ownMember]: ownCopy(cv) },
  }
  return `${JSON.stringify(resume, null, 2)}\n`
}

/** Reads JSON Resume, of ours without a loss; null: it is something else. */
export function parseJsonResume(text: string): Cv | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const resume = JsonResume.safeParse(json).data
  if (resume === undefined) return null
  const found = fromJsonResume(resume)
  const own = OwnCopy.safeParse(resume.meta?.[ownMember]).data?.cv
  if (own === undefined) return found
  return keepChanges(own, { expected: fromJsonResume(JsonResume.parse(toResume(own))), found })
}

/** As the schema wants it: an ISO 3166 code of two letters. A country that has none of them is written out as the region. */
function countryOf(country: string) {
  const countryCode = countryCodeOf(country)
  return countryCode === null ? { region: country } : { countryCode }
}

function toResume(cv: Cv) {
  const { personal_data: person, links, skills } = cv
  return {
    basics: filled({
      name: cvFullName(cv),
      label: cv.headline,
      image: person.image,
      email: person.email,
      phone: person.phone,
      url: webHref(links[0]?.url ?? '') ?? '',
      summary: plainLines(readRichText(cv.summary)).join('\n'),
      location: filled({
        address: joined([person.address_number, person.street], ' '),
        postalCode: person.postcode,
        city: person.city,
        ...countryOf(person.country),
      }),
      profiles: links.map(({ label, url }) => filled({ network: label, url })),
    }),
    work: cv.jobs.map(toWork),
    education: cv.education.map(toEducation),
    languages: [
      ...(skills.main_language === '' ? [] : [{ language: skills.main_language, fluency: 'first language' }]),
      ...skills.other_languages.map((language) =>
        filled({ language: language.name, fluency: languageLevel(language) }),
      ),
    ],
    skills: skillCategories
      .map(({ key, name }) => ({ name, keywords: skills.other_skills[key].map(skillLine) }))
      .filter(({ keywords }) => keywords.length > 0),
    ...toSections(cv),
  }
}

function toWork(job: WorkEntry) {
  return filled({
    name: job.employer,
    position: job.jobTitle,
    location: job.city,
    startDate: job.startDate,
    endDate: job.isCurrent ? '' : job.endDate,
    ...plainParts(job.jobDescription),
  })
}

function toEducation(entry: EducationEntry) {
  return filled({
    institution: entry.trainer,
    url: webHref(entry.website) ?? '',
    area: entry.domain,
    studyType: entry.title,
    startDate: entry.startDate,
    endDate: entry.isCurrent ? '' : entry.endDate,
    score: entry.grade,
  })
}

/** Sections of the person's own: as interests or publications where that is what they are, else as projects. */
function toSections(cv: Cv) {
  const { more } = cv
  // Wishes and rights to work have no place of their own: they stand there in words.
  const wishes = more.some(({ title }) => title === wishesTitle) ? [] : careerFacts(cv)
  const lines = more.map(({ title, description }) => ({ title, lines: plainLines(readRichText(description)) }))
  const of = (pattern: RegExp) => lines.filter(({ title }) => pattern.test(title)).flatMap((section) => section.lines)
  const named = /interest|hobb|publication/iu
  return {
    interests: of(/interest|hobb/iu).map((name) => ({ name })),
    publications: of(/publication/iu).map((name) => ({ name })),
    projects: [
      ...lines
        .filter(({ title }) => !named.test(title))
        .map((section) => ({ name: section.title, description: section.lines.join('\n') })),
      ...(wishes.length === 0
        ? []
        : [{ name: wishesTitle, description: wishes.map(({ label, text }) => `${label}: ${text}`).join('\n') }]),
    ],
  }
}

/** Without what is not said. */
function filled<Of extends Record<string, unknown>>(given: Of): Partial<Of> {
  const entries = Object.entries(given).filter(
    ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(entries) as Partial<Of>
}
