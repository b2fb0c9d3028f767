import { printCvDate, printPeriod } from '../../contract/cvs/dates.ts'
import { printSalary, workPermits } from '../../contract/cvs/ireland.ts'
import { skillCategories } from '../../contract/cvs/lists.ts'
import type { Cv, EducationEntry, OtherLanguage, WorkEntry } from '../../contract/cvs/cvs.ts'
import { cvFullName } from '../../contract/cvs/empty-cv.ts'
import type { PrintOptions } from '../../contract/cvs/print-options.ts'
import { sectionOrder, type PrintSection } from '../../contract/cvs/print-choices.ts'
import { sectionName } from '../../contract/cvs/default-print.ts'
import { safeHref } from '../../contract/platform/safe-href.ts'
import { readRichText, withoutHidden, type Block } from './rich-text-blocks.ts'

/** A way to reach somebody, or a fact beside their name. */
type Contact = { kind: 'address' | 'phone' | 'email' | 'link' | 'born'; text: string; href: string | null }

/** A job, a course: a line or two that say what, where and when, then words. Empty parts are ''. */
export type PrintedEntry = {
  title: string
  /** Employer or school, then the place, in one line. */
  where: string
  who: string
  place: string
  period: string
  /** Single lines of small print: the grade, the address of the school. */
  facts: { text: string; href: string | null }[]
  blocks: Block[]
}

/** A label with what belongs to it: 'French' with 'B2'. */
export type PrintedFact = { label: string; text: string }

export type PrintedSection = { title: string } & (
  | { kind: 'text'; blocks: Block[] }
  | { kind: 'entries'; entries: PrintedEntry[] }
  /** Facts below each other. */
  | { kind: 'facts'; facts: PrintedFact[] }
  /** By category: short words in one line, and those that need a sentence below each other. */
  | { kind: 'skills'; groups: { title: string; words: string[]; described: PrintedFact[] }[] }
)

/** A CV as it is printed, in the order of reading: what is empty is not there. */
export type PrintedCv = {
  name: string
  headline: string
  picture: string
  contacts: Contact[]
  sections: PrintedSection[]
}

/**
 * @param cv the part of it that is to be printed: see `printedPart`.
 * @param options the order of its sections and what they are called; left out: as usual.
 */
export function printedCv(
  cv: Cv,
  { order, names }: Pick<PrintOptions, 'order' | 'names'> = { order: [], names: {} },
): PrintedCv {
  const { salutation } = cv.personal_data
  const sections = sectionOrder(order).flatMap((section) =>
    sectionsOf(section, cv, oneLine(sectionName(section, names))),
  )
  return {
    name: oneLine(`${salutation} ${cvFullName(cv)}`),
    headline: oneLine(cv.headline),
    picture: cv.personal_data.image,
    contacts: contacts(cv),
    sections: sections.filter(isThere),
  }
}

function sectionsOf(section: PrintSection, cv: Cv, title: string): PrintedSection[] {
  switch (section) {
    case 'summary':
      return [{ kind: 'text', title, blocks: readRichText(cv.summary) }]
    case 'jobs':
      return [{ kind: 'entries', title, entries: cv.jobs.map(workEntry).filter(hasWords) }]
    case 'education':
      return [{ kind: 'entries', title, entries: cv.education.map(educationEntry).filter(hasWords) }]
    case 'languages':
      return [{ kind: 'facts', title, facts: languages(cv) }]
    case 'skills':
      return [{ kind: 'skills', title, groups: skillGroups(cv) }]
    case 'more':
      return cv.more.map((own) => ({
        kind: 'text',
        title: oneLine(own.title) === '' ? 'More' : oneLine(own.title),
        blocks: readRichText(own.description),
      }))
    case 'career':
      return [{ kind: 'facts', title, facts: careerFacts(cv) }]
  }
}

/** Words in one line, without what no document can hold: control characters, and letters that come in halves. */
export function oneLine(text: string): string {
  return withoutHidden(text).replaceAll(/\s+/gu, ' ').trim()
}

/** 'Leeds, United Kingdom' of its parts, without the empty ones. */
export function joined(parts: readonly string[], between = ', '): string {
  return parts
    .map(oneLine)
    .filter((part) => part !== '')
    .join(between)
}

/** A web address as people write it: 'example.org/aoife'. */
export function shownAddress(url: string): string {
  return oneLine(url)
    .replace(/^(?:https?:\/\/)?(?:www\.)?/iu, '')
    .replace(/\/$/u, '')
}

/** Where an address leads, also one that was typed without its scheme; null: nowhere. */
export function webHref(url: string): string | null {
  const text = url.trim()
  if (text === '') return null
  return safeHref(/^[a-z][a-z0-9+.-]*:/iu.test(text) ? text : `https://${text}`)
}

function isThere(section: PrintedSection): boolean {
  switch (section.kind) {
    case 'text':
      return section.blocks.length > 0
    case 'entries':
      return section.entries.length > 0
    case 'facts':
      return section.facts.length > 0
    case 'skills':
      return section.groups.length > 0
  }
}

function hasWords({ title, where, period, facts, blocks }: PrintedEntry): boolean {
  return title !== '' || where !== '' || period !== '' || facts.length > 0 || blocks.length > 0
}

function contacts({ personal_data: person, dob, links }: Cv): Contact[] {
  const address = joined([
    joined([person.address_number, person.street], ' '),
    joined([person.city, person.postcode], ' '),
    person.country,
  ])
  const phone = oneLine(person.phone)
  const email = oneLine(person.email)
  const all: Contact[] = [
    { kind: 'address', text: address, href: null },
    {
      kind: 'phone',
      text: phone,
      href: /^[+\d][\d\s().-]{5,}$/u.test(phone) ? `tel:${phone.replaceAll(/[^+\d]/gu, '')}` : null,
    },
    { kind: 'email', text: email, href: /^[^\s@]+@[^\s@]+$/u.test(email) ? safeHref(`mailto:${email}`) : null },
    ...links.map(({ label, url }): Contact => ({
      kind: 'link',
      text: joined([label, shownAddress(url)], ': '),
      href: webHref(url),
    })),
    { kind: 'born', text: dob === '' ? '' : `Born ${printCvDate(dob)}`, href: null },
  ]
  return all.filter(({ text }) => text !== '')
}

function workEntry(entry: WorkEntry): PrintedEntry {
  const [who, place] = [oneLine(entry.employer), oneLine(entry.city)]
  return {
    title: oneLine(entry.jobTitle),
    where: joined([who, place]),
    who,
    place,
    period: printPeriod(entry),
    facts: [],
    blocks: readRichText(entry.jobDescription),
  }
}

function educationEntry(entry: EducationEntry): PrintedEntry {
  const { grade, level, domain, address_1, address_2, postcode, country, website } = entry
  // A country by itself goes with the town.
  const isAddressed = joined([address_1, address_2, postcode]) !== ''
  const facts = [
    { text: joined([oneLine(grade) === '' ? '' : `Grade: ${grade}`, level, domain], ' · '), href: null },
    { text: isAddressed ? joined([address_1, address_2, postcode, country]) : '', href: null },
    { text: shownAddress(website), href: webHref(website) },
  ]
  const [who, place] = [oneLine(entry.trainer), joined([entry.city, isAddressed ? '' : country])]
  return {
    title: oneLine(entry.title),
    where: joined([who, place]),
    who,
    place,
    period: printPeriod(entry),
    facts: facts.filter(({ text }) => text !== ''),
    blocks: [],
  }
}

function languages({ skills }: Cv): PrintedFact[] {
  const own: PrintedFact = { label: oneLine(skills.main_language), text: 'first language' }
  const others = skills.other_languages.map((language): PrintedFact => ({
    label: oneLine(language.name),
    text: languageLevel(language),
  }))
  return [own, ...others].filter(({ label }) => label !== '')
}

/** 'B2' where it is the same in all; else what is said of each. */
export function languageLevel({ understanding, speaking, writing }: OtherLanguage): string {
  const skills = [
    ['listening', understanding.listening],
    ['reading', understanding.reading],
    ['conversation', speaking.interaction],
    ['presenting', speaking.production],
    ['writing', writing],
  ] as const
  const levels = new Set(skills.map(([, level]) => level))
  if (levels.size === 1) return skills[0][1]
  return skills
    .filter(([, level]) => level !== '')
    .map(([skill, level]) => `${skill} ${level}`)
    .join(', ')
}

function skillGroups({ skills }: Cv) {
  return skillCategories
    .map(({ key, name }) => {
      const list = skills.other_skills[key].map((skill) => ({
        label: oneLine(skill.title),
        text: 'description' in skill ? oneLine(skill.description) : '',
      }))
      return {
        title: name,
        words: list.filter(({ label, text }) => text === '' && label !== '').map(({ label }) => label),
        described: list.filter(({ text }) => text !== ''),
      }
    })
    .filter(({ words, described }) => words.length > 0 || described.length > 0)
}

/** Who imported a CV may have it in the words of their own part as well: once is enough. */
const rightToWork =
  /\b(?:(?:right|eligib\w+|authori[sz]\w+|entitle\w+|permission) to (?:live and )?work|work permit|settled status|indefinite leave to remain|(?:visa )?sponsorship)\b/iu

/** What a person wishes for, each with its label, the country's right to work where they live first. */
export function careerFacts(cv: Cv): PrintedFact[] {
  const { career: wishes, more } = cv
  const saysRightToWork = more.some(({ title, description }) => rightToWork.test(`${title} ${description}`))
  const { travel, relocate, new_career } = wishes
  const pay = printSalary(wishes)
  const either = (value: boolean | null, yes: string, no: string) => (value === null ? '' : value ? yes : no)
  const moving = [
    either(travel, 'will travel for work', 'no travel for work'),
    either(relocate, 'will relocate', 'will not relocate'),
  ]
  const facts = [
    { label: 'Jobs', text: joined(wishes.preferred_jobs) },
    { label: 'Expected pay', text: pay === '' ? '' : `${pay} a year` },
    { label: 'Travel and moving', text: joined(moving) },
    { label: 'Change of career', text: either(new_career, 'open to it', 'not looking for one') },
    ...workPermits(cv).map(({ key, country, no }) => ({
      label: `Right to work in ${country}`,
      text: saysRightToWork ? '' : either(wishes[key], 'yes', no),
    })),
  ]
  return facts.filter(({ text }) => text !== '')
}
