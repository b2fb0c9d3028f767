import { rightBases } from './right-to-work.ts'
import { printCvDate } from './dates.ts'
import { printSalary } from './ireland.ts'
import { skillCategories } from './lists.ts'
import type { Cv } from './cvs.ts'

/** One difference between two CVs, in words. */
export type CvChange = {
  kind: 'added' | 'removed' | 'changed'
  /** 'Work: Nurse, Leeds General Infirmary – end', 'Given name'. */
  what: string
  /** As people read it; empty where there was nothing. */
  before: string
  after: string
}

/** What differs from one CV to another: in the order of the CV. Nothing where they say the same. */
export function compareCvs(before: Cv, after: Cv): CvChange[] {
  return [
    ...compareFields(simpleFields(before), simpleFields(after)),
    ...compareEntries('Work', before.jobs, after.jobs, workFields),
    ...compareEntries('Education', before.education, after.education, educationFields),
    ...compareEntries('Language', before.skills.other_languages, after.skills.other_languages, languageFields),
    ...skillCategories.flatMap(({ key, name }) => {
      const [one, other] = [before.skills.other_skills[key], after.skills.other_skills[key]]
      return compareEntries(name, one.map(withDescription), other.map(withDescription), skillFields)
    }),
    ...compareEntries('Link', before.links, after.links, linkFields),
    ...compareEntries('Section', before.more, after.more, sectionFields),
  ]
}

/** Each field by its name, as people read it. The first of an entry are what it is told apart by. */
type Fields = Readonly<Record<string, string>>

function simpleFields(cv: Cv): Fields {
  const { personal_data: person, career } = cv
  return {
    Title: person.salutation,
    'Given name': person.given_name,
    Surname: person.surname,
    Email: person.email,
    Telephone: person.phone,
    Picture: person.image === '' ? '' : `a picture (${fingerprint(person.image)})`,
    'House number': person.address_number,
    Street: person.street,
    Town: person.city,
    Postcode: person.postcode,
    Country: person.country,
    'Date of birth': printCvDate(cv.dob),
    Headline: cv.headline,
    Profile: plain(cv.summary),
    'Main language': cv.skills.main_language,
    'Jobs you would like': career.preferred_jobs.join(', '),
    'Expected salary': printSalary(career),
    'Willing to travel': yesNo(career.travel),
    'Willing to relocate': yesNo(career.relocate),
    'Looking for a career change': yesNo(career.new_career),
    'Right to work in the UK': yesNo(career.work_permit_uk),
    'Right to work in Ireland': yesNo(career.work_permit_ie),
    'Details of the right to work': rights(career),
    'Other text from your file': cv.kept,
  }
}

/** 'GB: graduate, until 14 June 2027' */
function rights({ right_to_work: all = [] }: Cv['career']): string {
  return all
    .map(({ country, basis, until, sponsor_now: now, sponsor_later: later }) =>
      [
        `${country}: ${rightBases.find((one) => one.basis === basis)?.name ?? 'not said'}`,
        ...(until === '' ? [] : [`until ${printCvDate(until)}`]),
        ...(now === null ? [] : [`needs a sponsor now: ${yesNo(now)}`]),
        ...(later === null ? [] : [`needs a sponsor later: ${yesNo(later)}`]),
      ].join(', '),
    )
    .join('; ')
}

function workFields(entry: Cv['jobs'][number]): Fields {
  return {
    'job title': entry.jobTitle,
    employer: entry.employer,
    town: entry.city,
    start: printCvDate(entry.startDate),
    end: entry.isCurrent ? 'present' : printCvDate(entry.endDate),
    description: plain(entry.jobDescription),
  }
}

function educationFields(entry: Cv['education'][number]): Fields {
  return {
    qualification: entry.title,
    'taught by': entry.trainer,
    field: entry.domain,
    level: entry.level,
    grade: entry.grade,
    start: printCvDate(entry.startDate),
    end: entry.isCurrent ? 'present' : printCvDate(entry.endDate),
    address: [entry.address_1, entry.address_2, entry.city, entry.postcode, entry.country]
      .filter((line) => line !== '')
      .join(', '),
    website: entry.website,
  }
}

function languageFields({ name, understanding, speaking, writing }: Cv['skills']['other_languages'][number]): Fields {
  return {
    language: name,
    listening: understanding.listening,
    reading: understanding.reading,
    conversation: speaking.interaction,
    speaking: speaking.production,
    writing,
  }
}

const withDescription = (skill: { title: string; description?: string }) => ({ description: '', ...skill })
const skillFields = ({ title, description }: { title: string; description: string }): Fields => ({
  skill: title,
  description,
})
const linkFields = ({ label, url }: Cv['links'][number]): Fields => ({ label, address: url })
const sectionFields = ({ title, description }: Cv['more'][number]): Fields => ({
  heading: title,
  text: plain(description),
})

function compareFields(before: Fields, after: Fields, of = ''): CvChange[] {
  return Object.keys(before).flatMap((name): CvChange[] => {
    const [one = '', other = ''] = [before[name], after[name]]
    if (one === other) return []
    const kind = one === '' ? 'added' : other === '' ? 'removed' : 'changed'
    return [{ kind, what: of === '' ? name : `${of} – ${name}`, before: one, after: other }]
  })
}

/** Entries have no names of their own: those that say the same are one, then those that are most alike. */
function compareEntries<Entry>(
  part: string,
  before: readonly Entry[],
  after: readonly Entry[],
  fieldsOf: (entry: Entry) => Fields,
): CvChange[] {
  const [old, now] = [before.map(fieldsOf), after.map(fieldsOf)]
  const pairs = pairUp(old, now)
  const changes = now.flatMap((fields, index): CvChange[] => {
    const partner = pairs.get(index)
    if (partner === undefined) return [{ kind: 'added', what: named(part, fields), before: '', after: printed(fields) }]
    return compareFields(old[partner]!, fields, named(part, fields))
  })
  const kept = new Set(pairs.values())
  const removed = old.flatMap((fields, index): CvChange[] =>
    kept.has(index) ? [] : [{ kind: 'removed', what: named(part, fields), before: printed(fields), after: '' }],
  )
  return [...changes, ...removed, ...orderChange(part, old, now, pairs)]
}

function orderChange(
  part: string,
  old: readonly Fields[],
  now: readonly Fields[],
  pairs: ReadonlyMap<number, number>,
): CvChange[] {
  const partners = [...pairs].sort(([a], [b]) => a - b).map(([, partner]) => partner)
  if (partners.every((partner, index) => index === 0 || partner > partners[index - 1]!)) return []
  const names = (entries: readonly Fields[]) => entries.map(shortName).join('; ')
  return [{ kind: 'changed', what: `${part} – order`, before: names(old), after: names(now) }]
}

/** @returns by the index of an entry as it is now, that of the one that it was. */
function pairUp(old: readonly Fields[], now: readonly Fields[]): Map<number, number> {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  const candidates = now.flatMap((fields, index) =>
    old.map((other, partner) => ({
      index,
      partner,
      likeness: likeness(other, fields),
      apart: Math.abs(index - partner),
    })),
  )
  // The most alike first; of equals, those that stand at the same place.
  candidates.sort((a, b) => b.likeness - a.likeness || a.apart - b.apart || a.index - b.index || a.partner - b.partner)
  for (const { index, partner, likeness: alike } of candidates) {
    if (alike < leastLikeness || pairs.has(index) || taken.has(partner)) continue
    pairs.set(index, partner)
    taken.add(partner)
  }
  return pairs
}

/** Less alike are two different entries. */
const leastLikeness = 0.4

/** From 0 to 1: the share of what is said in either that both say; what an entry is told apart by counts most. */
function likeness(one: Fields, other: Fields): number {
  const names = Object.keys(one).filter((name) => one[name] !== '' || other[name] !== '')
  const weight = (name: string) => (Object.keys(one).indexOf(name) < 2 ? 3 : 1)
  const whole = names.reduce((sum, name) => sum + weight(name), 0)
  const same = names.filter((name) => one[name] === other[name]).reduce((sum, name) => sum + weight(name), 0)
  return whole === 0 ? 1 : same / whole
}

function named(part: string, fields: Fields): string {
  const name = shortName(fields)
  return name === '' ? part : `${part}: ${name}`
}

function shortName(fields: Fields): string {
  const [first = '', second = ''] = Object.values(fields)
  return [...[first || second].join('')].slice(0, 80).join('')
}

function printed(fields: Fields): string {
  return Object.values(fields)
    .filter((value) => value !== '')
    .join('\n')
}

/** Rich text as lines: it was cleaned, so its tags are few and whole. */
function plain(html: string): string {
  return html
    .replace(/<li[^<>]*>/giu, '• ')
    .replace(/<br[^<>]*>|<\/(?:p|li|h\d)>/giu, '\n')
    .replace(/<[^<>]*>/gu, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/gu, (_, name: string) => entities[name] ?? '')
    .replace(/\n{2,}/gu, '\n')
    .trim()
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’', nbsp: ' ' }

function yesNo(answer: boolean | null): string {
  return answer === null ? '' : answer ? 'yes' : 'no'
}

/** Tells two pictures apart in a few signs; nothing relies on it. */
function fingerprint(text: string): string {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 46_656
  return sum.toString(36)
}
