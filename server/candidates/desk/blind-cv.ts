import type { Cv } from '../../../contract/cvs/cvs.ts'
import { cvFullName } from '../../../contract/cvs/empty-cv.ts'
import { fittedCv } from '../../cvs/fitting-text.ts'
import { plainText } from '../../../engines/ads/index.ts'
import { inSlices } from '../../platform/in-slices.ts'
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
 * each job lasted stays, as it is about the work. A stranger's CV may be long: others have their turn between its parts.
 * @param redact takes the person's words out of what they wrote
 * @param at when it was sent: a job that goes on lasted until then
 */
export async function blindCv(
  cv: Cv,
  { redact, at }: { redact: Redact; at: Date },
): Promise<{ cv: Cv; lengths: string[] }> {
  const turn = inSlices()
  const each = async <Part, Blind>(all: readonly Part[], make: (one: Part) => Blind): Promise<Blind[]> => {
    const made: Blind[] = []
    for (const one of all) {
      await turn()
      made.push(make(one))
    }
    return made
  }
  const lines = (html: string) => redactedHtml(html, redact)
  const named = async <Named extends { title: string; description: string }>(all: readonly Named[]): Promise<Named[]> =>
    await each(all, (one) => ({ ...one, title: redact(one.title), description: redact(one.description) }))
  const { other_skills: skills } = cv.skills
  const blind = {
    headline: redact(cv.headline),
    summary: lines(cv.summary),
    jobs: await each(cv.jobs, ({ jobTitle, employer, city, isCurrent, jobDescription }) => ({
      jobTitle: redact(jobTitle),
      employer: redact(employer),
      city,
      isCurrent,
      jobDescription: lines(jobDescription),
    })),
    education: await each(cv.education, ({ title, trainer, domain, level, grade }) => ({
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
        organisational_skills: await named(skills.organisational_skills),
        communication_skills: await named(skills.communication_skills),
        job_related_skills: await named(skills.job_related_skills),
        other_skills: await named(skills.other_skills),
      },
    },
    career: cv.career,
    more: await each(cv.more, ({ title, description }) => ({ title: redact(title), description: lines(description) })),
  }
  await turn()
  // What stands for hidden words may be longer than they are.
  return { cv: fittedCv(blind), lengths: cv.jobs.map((job) => lengthOf(job, at)) }
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
