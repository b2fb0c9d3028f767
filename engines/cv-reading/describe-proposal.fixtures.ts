import { cvFullName } from '../../contract/cvs/empty-cv.ts'
import type { CvProposal } from '../../contract/cvs/import.ts'

/** A proposal in few lines, to be read by eye beside its file. */
export function describeProposal({ cv, origins }: CvProposal): string[] {
  const lines: string[] = []
  const say = (label: string, ...parts: string[]) => {
    const said = parts.filter((part) => part !== '').join(' · ')
    if (said !== '') lines.push(`${label}: ${said}`)
  }
  const { email, phone, address_number, street, city, postcode, country, salutation } = cv.personal_data
  say('name', `${salutation} ${cvFullName(cv)}`.trim(), `(${cv.personal_data.surname})`.replace('()', ''))
  say('headline', cv.headline)
  say('contact', email, phone)
  say('address', `${address_number} ${street}`.trim(), city, postcode, country)
  say('born', cv.dob)
  for (const { label, url } of cv.links) say('link', label, url)
  say('summary', words(cv.summary))
  for (const job of cv.jobs) say('job', job.jobTitle, job.employer, job.city, period(job), words(job.jobDescription))
  for (const entry of cv.education)
    say('education', entry.title, entry.trainer, entry.city, period(entry), entry.grade, entry.level, entry.domain)
  const { main_language, other_languages, other_skills } = cv.skills
  say('main language', main_language)
  for (const language of other_languages) say('language', language.name, levels(language))
  for (const [list, skills] of Object.entries(other_skills))
    say(
      list,
      ...skills.map((one) =>
        'description' in one && one.description !== '' ? `${one.title} {${one.description}}` : one.title,
      ),
    )
  const career = Object.entries(cv.career).filter(
    ([, value]) => value !== null && String(value) !== '' && value !== 'GBP',
  )
  say('career', ...career.map(([key, value]) => `${key} ${String(value)}`))
  for (const { title, description } of cv.more) say('more', title, words(description))
  say('kept', cv.kept.replaceAll('\n', ' / '))
  say(
    'check',
    Object.keys(origins)
      .filter((path) => origins[path]?.check)
      .join(' '),
  )
  return lines
}

function period({ startDate, endDate, isCurrent }: { startDate: string; endDate: string; isCurrent: boolean }): string {
  const end = isCurrent ? 'now' : endDate
  return startDate === '' && end === '' ? '' : `${startDate}–${end}`
}

function levels({ understanding, speaking, writing }: CvProposal['cv']['skills']['other_languages'][number]): string {
  const all = [understanding.listening, understanding.reading, speaking.interaction, speaking.production, writing]
  return new Set(all).size === 1 ? writing : all.join(' ')
}

function words(html: string): string {
  return html
    .replaceAll('<li>', ' • ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
