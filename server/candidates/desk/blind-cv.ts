import type { Cv } from '../../../contract/cvs/cvs.ts'
import { cvFullName } from '../../../contract/cvs/empty-cv.ts'
import { fittedCv } from '../../cvs/fitting-text.ts'
import { plainText } from '../../jobs/plain-text.ts'
import { lengthOf } from './lengths.ts'
import type { Redact } from './redact.ts'

/** Whatever of a CV says who somebody is, for taking it out of all else. */
export function ownWords(cv: Cv | null): { names: string[]; phrases: string[] } {
  if (cv === null) return { names: [], phrases: [] }
  const { email, phone, street, postcode, address_number: number } = cv.personal_data
  return { names: [cvFullName(cv)], phrases: [email, phone, postcode, `${number} ${street}`, street] }
}

/**
 * A CV without who wrote it: no name, picture, address, contact, links or date of birth, and none of the years that tell an age. How long
 * each job lasted stays, as it is about the work.
 * @param redact takes the person's words out of what they wrote
 * @param at when it was sent: a job that goes on lasted until then
 */
export function blindCv(cv: Cv, { redact, at }: { redact: Redact; at: Date }): { cv: Cv; lengths: string[] } {
  const lines = (html: string) => redactedHtml(html, redact)
  const named = <Named extends { title: string; description: string }>(all: readonly Named[]): Named[] =>
    all.map((one) => ({ ...one, title: redact(one.title), description: redact(one.description) }))
  const { other_skills: skills } = cv.skills
  // What stands for hidden words may be longer than they are.
  const blind = fittedCv({
    headline: redact(cv.headline),
    summary: lines(cv.summary),
    jobs: cv.jobs.map(({ jobTitle, employer, city, isCurrent, jobDescription }) => ({
      jobTitle: redact(jobTitle),
      employer: redact(employer),
      city,
      isCurrent,
      jobDescription: lines(jobDescription),
    })),
    education: cv.education.map(({ title, trainer, domain, level, grade }) => ({
      title: redact(title),
      trainer: redact(trainer),
      domain,
      level,
      grade: redact(grade),
    })),
    skills: {
      ...cv.skills,
      other_skills: {
        driving_license: skills.driving_license,
        organisational_skills: named(skills.organisational_skills),
        communication_skills: named(skills.communication_skills),
        job_related_skills: named(skills.job_related_skills),
        other_skills: named(skills.other_skills),
      },
    },
    career: cv.career,
    more: cv.more.map(({ title, description }) => ({ title: redact(title), description: lines(description) })),
  })
  return { cv: blind, lengths: cv.jobs.map((job) => lengthOf(job, at)) }
}

/** As paragraphs of plain text: an address may hide in a link. */
function redactedHtml(html: string, redact: Redact): string {
  return html
    .split(/<\/(?:p|li|h\d)>|<br\s*\/?>/u)
    .map((line) => redact(plainText(line)))
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')
}
