import { CvDate } from '../../contract/cvs/cvs.ts'
import { educationDomains } from '../../contract/cvs/lists.ts'
import { Cv, LanguageLevel, PersonalData, type MoreSection } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import type { JsonResume } from './json-resume-schema.ts'
import {
  categoryNamed,
  noSkills,
  richText,
  sameLevel,
  splitAddress,
  splitName,
  type OtherSkills,
} from './plain-parts.ts'
import { webHref } from './printed-cv.ts'
import { parseLanguage } from './text-words.ts'

/** Its code in words; a region, which may be a county as well, only where there is no code. */
function countryOf({ countryCode, region }: JsonResume['basics']['location']): string {
  if (countryCode === '') return region
  const isCode = /^[A-Z]{2}$/iu.test(countryCode)
  return (isCode && countryNames.of(countryCode.toUpperCase())) || countryCode
}

const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'none' })

/** What JSON Resume says, in the fields of a CV; nothing is made up, and what is too long is cut. */
export function fromJsonResume(resume: JsonResume): Cv {
  const { basics } = resume
  const { given_name, surname } = splitName(basics.name)
  const { address_number, street } = splitAddress(basics.location.address)
  return Cv.parse({
    personal_data: {
      given_name: line(given_name),
      surname: line(surname),
      email: line(basics.email),
      phone: line(basics.phone),
      image: PersonalData.shape.image.safeParse(basics.image).data,
      address_number: line(address_number),
      street: line(street),
      postcode: line(basics.location.postalCode),
      city: line(basics.location.city),
      country: line(countryOf(basics.location)),
    },
    headline: line(basics.label),
    summary: rich(basics.summary),
    links: linksOf(basics).slice(0, cvLimits.links),
    jobs: [...resume.work, ...resume.volunteer].slice(0, cvLimits.jobs).map((work) => ({
      jobTitle: line(work.position),
      employer: line(work.name === '' ? work.organization : work.name),
      city: line(work.location),
      ...periodOf(work),
      jobDescription: rich(lines([work.description, work.summary]), work.highlights),
    })),
    education: resume.education.slice(0, cvLimits.education).map((entry) => ({
      ...qualification(entry),
      trainer: line(entry.institution),
      grade: line(entry.score),
      website: line(entry.url),
      ...periodOf(entry),
    })),
    skills: { ...languagesOf(resume), other_skills: skillsOf(resume) },
    more: sectionsOf(resume).slice(0, cvLimits.more),
  })
}

/** The main address may be one of the profiles; else it is a link of its own. */
function linksOf({ url, profiles }: JsonResume['basics']) {
  const known = profiles.map((profile) => ({
    label: line(profile.network),
    url: line(profile.url === '' ? profile.username : profile.url),
  }))
  const isKnown = url === '' || known.some((link) => webHref(link.url) === webHref(url))
  return isKnown ? known : [{ label: '', url: line(url) }, ...known]
}

/** JSON Resume leaves the end out where it is not over. */
function periodOf({ startDate, endDate }: { startDate: string; endDate: string }) {
  const start = dateOf(startDate)
  const end = dateOf(endDate)
  return { startDate: start, endDate: end, isCurrent: start !== '' && endDate.trim() === '' }
}

function dateOf(text: string): string {
  return CvDate.safeParse(text.trim().slice(0, 10)).data ?? ''
}

/** 'Bachelor' in 'Information Technology' is 'Bachelor Information Technology', unless that is one of the fields that we have. */
function qualification({ studyType, area }: JsonResume['education'][number]) {
  const domain = educationDomains.find((one) => one === area)
  if (domain !== undefined) return { title: line(studyType), domain }
  return { title: line([studyType, area].filter((part) => part !== '').join(' ')), domain: '' }
}

function languagesOf({ languages }: JsonResume) {
  const isFirst = ({ fluency }: { fluency: string }) => /native|mother|first/iu.test(fluency)
  const first = languages.find(isFirst)
  return {
    main_language: line(first?.language ?? ''),
    other_languages: languages
      .filter((one) => one !== first)
      .slice(0, cvLimits.languages)
      .map(({ language, fluency }) => {
        const { levels } = parseLanguage(`x (${fluency.trim()})`)
        const level = (of: keyof typeof levels) => LanguageLevel.catch('').parse(levels[of] ?? '')
        return {
          ...sameLevel(line(language), ''),
          understanding: { listening: level('listening'), reading: level('reading') },
          speaking: { interaction: level('conversation'), production: level('presenting') },
          writing: level('writing'),
        }
      }),
  }
}

/** Our own categories by their names; a skill of others is one with its keywords as what it means. */
function skillsOf({ skills }: JsonResume): OtherSkills {
  const sorted = noSkills()
  for (const { name, level, keywords } of skills) {
    const category = categoryNamed(name)
    if (category === null) {
      const description = [level, keywords.join(', ')].filter((part) => part !== '').join('; ')
      sorted.job_related_skills.push({ title: line(name), description: description.slice(0, cvLimits.paragraph) })
    } else if (category === 'driving_license') {
      sorted.driving_license.push(...keywords.map((keyword) => ({ title: line(keyword) })))
    } else sorted[category].push(...keywords.map(skillOf))
  }
  for (const list of Object.values(sorted)) list.splice(cvLimits.skills)
  return sorted
}

function skillOf(text: string): { title: string; description: string } {
  const at = text.indexOf(': ')
  return at < 0
    ? { title: line(text), description: '' }
    : { title: line(text.slice(0, at)), description: text.slice(at + 2, at + 2 + cvLimits.paragraph) }
}

/** What a CV of ours has no fields for: sections with a heading each. */
function sectionsOf(resume: JsonResume): MoreSection[] {
  const points = (title: string, items: readonly (readonly string[])[]): MoreSection => ({
    title,
    description: rich(
      '',
      items.map((item) => item.filter((part) => part !== '').join(', ')),
    ),
  })
  return [
    ...resume.projects.map(({ name, description, url, highlights }) => ({
      title: line(name === '' ? 'Project' : name),
      description: rich(lines([description, url]), highlights),
    })),
    points(
      'Awards',
      resume.awards.map((award) => [award.title, award.awarder, award.date, award.summary]),
    ),
    points(
      'Certificates',
      resume.certificates.map((certificate) => [certificate.name, certificate.issuer, certificate.date]),
    ),
    points(
      'Publications',
      resume.publications.map((one) => [one.name, one.publisher, one.releaseDate, one.summary]),
    ),
    points(
      'Interests',
      resume.interests.map(({ name, keywords }) => [name, ...keywords]),
    ),
    points(
      'References',
      resume.references.map(({ name, reference }) => [name, reference]),
    ),
  ].filter(({ description }) => description !== '')
}

function line(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, cvLimits.line)
}

function lines(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n')
}

function rich(summary: string, highlights: readonly string[] = []): string {
  let html = richText(summary, highlights)
  let words = lines([summary, ...highlights])
  // HTML cannot be cut anywhere: the words are, until what they are written as fits.
  while (html.length > cvLimits.richText) {
    words = words.slice(0, Math.min(cvLimits.richText, words.length) / 2)
    html = richText(words)
  }
  return html
}
