import { isCvDate } from '../../../../contract/cvs/dates.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'

/*
 * While somebody types, a date may be half there ('20', '-09', 'sometime'): in memory it stands as typed, so that it can be told what is
 * wrong with it. What is kept and sent has it right or not at all.
 */

/** The CV as it can be kept: without dates that are none. */
export function storable(cv: Cv): Cv {
  return { ...cv, dob: known(cv.dob), jobs: cv.jobs.map(withKnownDates), education: cv.education.map(withKnownDates) }
}

/** Without entries in which nothing is said. */
export function withoutBlanks(cv: Cv): Cv {
  const { skills, career } = cv
  const { driving_license, organisational_skills, communication_skills, job_related_skills, other_skills } =
    skills.other_skills
  return {
    ...cv,
    links: filled(cv.links),
    jobs: filled(cv.jobs),
    education: filled(cv.education),
    more: filled(cv.more),
    skills: {
      ...skills,
      other_languages: filled(skills.other_languages),
      other_skills: {
        driving_license: filled(driving_license),
        organisational_skills: filled(organisational_skills),
        communication_skills: filled(communication_skills),
        job_related_skills: filled(job_related_skills),
        other_skills: filled(other_skills),
      },
    },
    career: { ...career, preferred_jobs: filled(career.preferred_jobs) },
  }
}

/** Whether nothing is said in it: no text, nothing ticked, at any depth. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === null || value === undefined || value === false
}

/** Whether there is a CV in it yet, beyond what every person's begins with: their address and number. */
export function isUntouched(cv: Cv): boolean {
  const { personal_data, ...rest } = cv
  const {
    travel,
    relocate,
    new_career,
    work_permit_uk,
    work_permit_ie,
    expected_salary_currency: _,
    ...wishes
  } = cv.career
  const isAnswered = [travel, relocate, new_career, work_permit_uk, work_permit_ie].some((answer) => answer !== null)
  return !isAnswered && isBlank({ ...rest, career: wishes }) && isBlank({ ...personal_data, email: '', phone: '' })
}

/** Whether two CVs say the same. */
export function isSameCv(one: Cv, other: Cv): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
}

function filled<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !isBlank(entry))
}

function withKnownDates<Entry extends { startDate: string; endDate: string }>(entry: Entry): Entry {
  return { ...entry, startDate: known(entry.startDate), endDate: known(entry.endDate) }
}

function known(date: string): string {
  return isCvDate(date) ? date : ''
}

/** With the fields of every object in one order: kept objects come back in another. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  )
}

/** What a new CV of a person begins with. */
export function newCv({ email, phone }: { email: string | null; phone: string | null }): Cv {
  return { ...emptyCv, personal_data: { ...emptyCv.personal_data, email: email ?? '', phone: phone ?? '' } }
}
