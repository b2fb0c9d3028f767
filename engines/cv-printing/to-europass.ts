import { escapeUTF8 } from 'entities'
import type { Cv, EducationEntry, OtherLanguage, WorkEntry } from '../../contract/cvs/cvs.ts'
import { wishesTitle } from './keep-changes.ts'
import { plainLines, skillLine } from './plain-parts.ts'
import { careerFacts, joined, webHref } from './printed-cv.ts'
import { readRichText, withoutHidden } from './rich-text-blocks.ts'

const head =
  '<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://europass.cedefop.europa.eu/Europass http://europass.cedefop.europa.eu/xml/v3.3.0/EuropassSchema.xsd" locale="en">'

/** @param own our own CV in base64, for an instruction to programs that know it; '' for none. */
export function toEuropass(cv: Cv, own: string): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...(own === '' ? [] : [`<?rolecall-cv ${own}?>`]),
    head,
    '<DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.3</XSDVersion><Generator>Rolecall</Generator></DocumentInfo>',
    '<LearnerInfo>',
    identification(cv),
    headline(cv),
    element('WorkExperienceList', ...cv.jobs.map(work)),
    element('EducationList', ...cv.education.map(education)),
    skills(cv),
    element('AchievementList', ...cv.more.map(achievement), ...wishes(cv)),
    '</LearnerInfo>',
    '</SkillsPassport>',
  ]
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}

function identification(cv: Cv): string {
  const { personal_data: person, dob, links } = cv
  const [year, month, day] = dob.split('-')
  return element(
    'Identification',
    element(
      'PersonName',
      labelled('Title', person.salutation),
      text('FirstName', person.given_name),
      text('Surname', person.surname),
    ),
    element(
      'ContactInfo',
      element(
        'Address',
        element(
          'Contact',
          text('AddressLine', joined([person.address_number, person.street], ' ')),
          text('PostalCode', person.postcode),
          text('Municipality', person.city),
          labelled('Country', person.country),
        ),
      ),
      element('Email', text('Contact', person.email)),
      element('TelephoneList', element('Telephone', text('Contact', person.phone))),
      element('WebsiteList', ...links.map(({ url }) => element('Website', text('Contact', webHref(url) ?? url)))),
    ),
    element('Demographics', dob === '' ? '' : `<Birthdate${dateAttributes(year, month, day)}/>`),
    photo(person.image),
  )
}

function photo(image: string): string {
  const [, type, data] = /^data:(image\/\w+);base64,(.+)$/u.exec(image) ?? []
  return type === undefined || data === undefined ? '' : element('Photo', text('MimeType', type), text('Data', data))
}

/** One headline there is: what the person calls themselves, or else what they say of themselves. */
function headline(cv: Cv): string {
  const summary = plain(cv.summary)
  const [code, label, words] =
    cv.headline.trim() === ''
      ? ['personal_statement', 'PERSONAL STATEMENT', summary]
      : ['position', 'POSITION', cv.headline]
  return words.trim() === ''
    ? ''
    : element('Headline', element('Type', text('Code', code), text('Label', label)), labelled('Description', words))
}

function work(job: WorkEntry): string {
  return element(
    'WorkExperience',
    period(job),
    labelled('Position', job.jobTitle),
    text('Activities', job.jobDescription),
    element(
      'Employer',
      text('Name', job.employer),
      element('ContactInfo', element('Address', element('Contact', text('Municipality', job.city)))),
    ),
  )
}

function education(entry: EducationEntry): string {
  return element(
    'Education',
    period(entry),
    text('Title', entry.title),
    text('Activities', entry.grade === '' ? '' : `Grade: ${entry.grade}`),
    element(
      'Organisation',
      text('Name', entry.trainer),
      element(
        'ContactInfo',
        element(
          'Address',
          element(
            'Contact',
            text('AddressLine', entry.address_1),
            text('AddressLine', entry.address_2),
            text('PostalCode', entry.postcode),
            text('Municipality', entry.city),
            labelled('Country', entry.country),
          ),
        ),
        element('Website', text('Contact', entry.website)),
      ),
    ),
    labelled('Level', entry.level),
    labelled('Field', entry.domain),
  )
}

function skills({ skills: all }: Cv): string {
  const { driving_license, job_related_skills, communication_skills, organisational_skills, other_skills } =
    all.other_skills
  const described = (name: string, list: Parameters<typeof skillLine>[0][]) =>
    element(name, text('Description', list.map((skill) => `<p>${xml(skillLine(skill))}</p>`).join('')))
  return element(
    'Skills',
    element(
      'Linguistic',
      element('MotherTongueList', element('MotherTongue', labelled('Description', all.main_language))),
      element('ForeignLanguageList', ...all.other_languages.map(foreignLanguage)),
    ),
    described('Communication', communication_skills),
    described('Organisational', organisational_skills),
    described('JobRelated', job_related_skills),
    element('Driving', element('Description', ...driving_license.map(({ title }) => text('Licence', title)))),
    described('Other', other_skills),
  )
}

function foreignLanguage({ name, understanding, speaking, writing }: OtherLanguage): string {
  return element(
    'ForeignLanguage',
    labelled('Description', name),
    element(
      'ProficiencyLevel',
      text('Listening', understanding.listening),
      text('Reading', understanding.reading),
      text('SpokenInteraction', speaking.interaction),
      text('SpokenProduction', speaking.production),
      text('Writing', writing),
    ),
  )
}

function achievement({ title, description }: Cv['more'][number]): string {
  return element('Achievement', labelled('Title', title), text('Description', description))
}

/** Wishes and rights to work have no place of their own: they stand among the achievements, in words. */
function wishes(cv: Cv): string[] {
  // Whose own section has this heading would get it back as theirs.
  const lines = cv.more.some(({ title }) => title === wishesTitle) ? [] : careerFacts(cv)
  if (lines.length === 0) return []
  const description = lines.map(({ label, text: words }) => `<p>${escapeUTF8(`${label}: ${words}`)}</p>`).join('')
  return [achievement({ title: wishesTitle, description })]
}

function period({ startDate, endDate, isCurrent }: Pick<WorkEntry, 'startDate' | 'endDate' | 'isCurrent'>): string {
  const moment = (name: string, date: string) => {
    const [year, month, day] = date.split('-')
    return date === '' ? '' : `<${name}${dateAttributes(year, month, day)}/>`
  }
  return element(
    'Period',
    moment('From', startDate),
    isCurrent ? '' : moment('To', endDate),
    startDate === '' && endDate === '' && !isCurrent ? '' : `<Current>${isCurrent}</Current>`,
  )
}

/** As XML Schema writes a month and a day of their own. */
function dateAttributes(year = '', month?: string, day?: string): string {
  return ` year="${year}"${month === undefined ? '' : ` month="--${month}"`}${day === undefined ? '' : ` day="---${day}"`}`
}

function plain(html: string): string {
  return plainLines(readRichText(html)).join('\n')
}

/** With what stands in it; without anything, not at all. */
function element(name: string, ...children: readonly string[]): string {
  const inner = children.join('')
  return inner === '' ? '' : `<${name}>${inner}</${name}>`
}

function labelled(name: string, words: string): string {
  return element(name, text('Label', words))
}

function text(name: string, words: string): string {
  return words === '' ? '' : `<${name}>${xml(words)}</${name}>`
}

function xml(words: string): string {
  return withoutHidden(words)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}
