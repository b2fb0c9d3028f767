import { salutations } from '../../../contract/cv-lists.ts'
import { LanguageLevel, type Cv } from '../../../contract/cvs.ts'
import type { CvProposal } from '../../../contract/cv-import.ts'
import { domainOf, levelOf } from './qualifications.ts'
import { cvDate, dateOf, line, rich, StructuredCv } from './structured.ts'
import { all, at, textAt, type TreeNode } from './tree.ts'

/**
 * Europass 3 (2012 to 2020), as XML or JSON: both have the same members under `LearnerInfo`, JSON's lists without their frames.
 * Null: the tree is something else.
 */
export function readEuropass(root: TreeNode): CvProposal | null {
  const learner = at(root, 'LearnerInfo') ?? at(root, 'SkillsPassport/LearnerInfo')
  if (learner === null) return null
  const made = new StructuredCv()
  readPerson(at(learner, 'Identification'), made)
  readHeadline(at(learner, 'Headline'), made)
  for (const node of all(learner, 'WorkExperience')) made.job(jobOf(node))
  for (const node of all(learner, 'Education')) made.education(educationOf(node))
  readSkills(at(learner, 'Skills'), made)
  for (const node of all(learner, 'Achievement'))
    made.more(textAt(node, 'Title/Label', 'Title'), textAt(node, 'Description'))
  return made.done(
    'europass',
    learner,
    (path) => !/\/(?:Code|Photo|Signature|Use\/|ReferenceTo|DocumentInfo|Attachment)|Photo\b/u.test(path),
  )
}

function readPerson(person: TreeNode | null, made: StructuredCv): void {
  made.person('given_name', textAt(person, 'PersonName/FirstName'))
  made.person('surname', textAt(person, 'PersonName/Surname'))
  const title = textAt(person, 'PersonName/Title/Label').replace(/\.$/u, '')
  const salutation = salutations.find((known) => known.toLowerCase() === title.toLowerCase())
  if (salutation !== undefined) {
    made.cv.personal_data.salutation = salutation
    made.note('personal_data.salutation', title)
  }
  const contact = at(person, 'ContactInfo')
  const address = at(contact, 'Address/Contact')
  made.address(
    [textAt(address, 'AddressLine'), textAt(address, 'AddressLine2')].filter((part) => part !== '').join(', '),
  )
  made.postcode(textAt(address, 'PostalCode'))
  made.person('city', textAt(address, 'Municipality'))
  made.person('country', textAt(address, 'Country/Label'))
  made.person('email', textAt(contact, 'Email/Contact'))
  const phones = all(contact, 'Telephone')
  const mobile = phones.find((phone) => textAt(phone, 'Use/Code') === 'mobile') ?? phones[0] ?? null
  made.person('phone', textAt(mobile, 'Contact'))
  for (const site of all(contact, 'Website')) made.link(textAt(site, 'Use/Label'), textAt(site, 'Contact'))
  const birth = dateIn(at(person, 'Demographics/Birthdate'))
  if (birth.length < 10) return
  made.cv.dob = birth
  made.note('dob', birth)
}

/** The heading of the old Europass: a personal statement, or the job that is looked for. */
function readHeadline(headline: TreeNode | null, made: StructuredCv): void {
  const words = textAt(headline, 'Description/Label', 'Description')
  const type = textAt(headline, 'Type/Code')
  if (words === '') return
  if (type === 'personal_statement') {
    made.summary(words)
    return
  }
  made.headline(words)
  if (type === 'position') return
  made.cv.career.preferred_jobs.push(line(words))
  made.note('career.preferred_jobs.0', words)
}

function jobOf(node: TreeNode): Cv['jobs'][number] {
  return {
    jobTitle: line(textAt(node, 'Position/Label', 'Position')),
    employer: line(textAt(node, 'Employer/Name')),
    city: line(textAt(node, 'Employer/ContactInfo/Address/Contact/Municipality')),
    ...periodOf(at(node, 'Period')),
    jobDescription: rich(textAt(node, 'Activities')),
  }
}

function educationOf(node: TreeNode): Cv['education'][number] {
  const title = line(textAt(node, 'Title'))
  const address = at(node, 'Organisation/ContactInfo/Address/Contact')
  return {
    title,
    trainer: line(textAt(node, 'Organisation/Name')),
    domain: domainOf(`${title} ${textAt(node, 'Field/Label')}`),
    level: levelOf(title),
    grade: '',
    ...periodOf(at(node, 'Period')),
    address_1: line(textAt(address, 'AddressLine')),
    address_2: line(textAt(address, 'AddressLine2')),
    city: line(textAt(address, 'Municipality')),
    postcode: line(textAt(address, 'PostalCode')),
    country: line(textAt(address, 'Country/Label')),
    website: line(textAt(node, 'Organisation/ContactInfo/Website/Contact')),
  }
}

function periodOf(period: TreeNode | null): { startDate: string; endDate: string; isCurrent: boolean } {
  const isCurrent = textAt(period, 'Current') === 'true'
  return { startDate: dateIn(at(period, 'From')), endDate: isCurrent ? '' : dateIn(at(period, 'To')), isCurrent }
}

/** XML has `year="2005" month="--10"`, JSON has members. */
function dateIn(node: TreeNode | null): string {
  if (node === null) return ''
  if (node.text !== '') return cvDate(node.text)
  const part = (name: string) => node.attributes[name.toLowerCase()] ?? textAt(node, name)
  return dateOf(part('Year'), part('Month'), part('Day'))
}

function readSkills(skills: TreeNode | null, made: StructuredCv): void {
  for (const node of all(at(skills, 'Linguistic'), 'MotherTongue'))
    made.mainLanguage(textAt(node, 'Description/Label', 'Description'))
  for (const node of all(at(skills, 'Linguistic'), 'ForeignLanguage')) {
    const level = (name: string) =>
      LanguageLevel.safeParse(textAt(node, `ProficiencyLevel/${name}`).toUpperCase()).data ?? ''
    made.language({
      name: line(textAt(node, 'Description/Label', 'Description')),
      understanding: { listening: level('Listening'), reading: level('Reading') },
      speaking: { interaction: level('SpokenInteraction'), production: level('SpokenProduction') },
      writing: level('Writing'),
    })
  }
  made.skills('communication_skills', textAt(skills, 'Communication/Description'))
  made.skills('organisational_skills', textAt(skills, 'Organisational/Description'))
  made.skills('job_related_skills', textAt(skills, 'JobRelated/Description'))
  made.skills('job_related_skills', textAt(skills, 'Computer/Description'))
  made.skills('other_skills', textAt(skills, 'Other/Description'))
  const driving = at(skills, 'Driving/Description')
  const licences = all(driving, 'Licence').map(({ text }) => text)
  for (const licence of licences.length > 0 ? licences : [driving?.text ?? '']) made.licence(licence)
}
