import { LanguageLevel, type Cv } from '../../../contract/cvs.ts'
import type { CvProposal } from '../../../contract/cv-import.ts'
import { domainOf, levelOf } from './qualifications.ts'
import { cvDate, line, rich, StructuredCv } from './structured.ts'
import { all, at, textAt, type TreeNode } from './tree.ts'

/** The Europass of today's portal: XML with the root `Candidate`, after HR-XML 3. Null: the tree is something else. */
export function readEuropassPortal(root: TreeNode): CvProposal | null {
  const person = at(root, 'CandidatePerson')
  if (root.name !== 'Candidate' || person === null) return null
  const profile = at(root, 'CandidateProfile')
  const made = new StructuredCv()
  readPerson(person, made)
  made.headline(textAt(profile, 'Headline', 'PositionPreferences/PositionTitle'))
  made.summary(textAt(profile, 'ExecutiveSummary'))
  for (const employer of all(at(profile, 'EmploymentHistory'), 'EmployerHistory'))
    for (const post of all(employer, 'PositionHistory')) made.job(jobOf(employer, post))
  for (const node of all(at(profile, 'EducationHistory'), 'EducationOrganizationAttendance'))
    made.education(educationOf(node))
  readSkills(profile, made)
  for (const [title, name] of sections) {
    const html = all(at(profile, title), name)
      .map((node) =>
        [textAt(node, 'Title', 'CertificationName', 'HobbyOrInterestTitle', 'Name'), textAt(node, 'Description')]
          .filter((part) => part !== '')
          .join('\n'),
      )
      .join('\n')
    made.more(headingOf(title), html)
  }
  return made.done(
    'europass',
    root,
    (path) =>
      !/ID\b|Code\b|Attachment|RenderingInformation|EmbeddedData|DocumentID|CandidateSupplier|languageID/u.test(path),
  )
}

/** Parts that become sections of their own: the name of the part and that of an entry. */
const sections: readonly [string, string][] = [
  ['Certifications', 'Certification'],
  ['Projects', 'Project'],
  ['PublicationHistory', 'Publication'],
  ['HobbiesAndInterests', 'HobbyOrInterest'],
  ['NetworksAndMemberships', 'NetworkOrMembership'],
  ['HonorsAndAwards', 'HonorOrAward'],
  ['ConferencesAndSeminars', 'ConferenceOrSeminar'],
  ['VolunteeringExperience', 'Volunteering'],
  ['CreativeWorks', 'CreativeWork'],
  ['Others', 'Other'],
]

/** 'HobbiesAndInterests' → 'Hobbies and interests' */
function headingOf(name: string): string {
  const words = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function readPerson(person: TreeNode, made: StructuredCv): void {
  made.person('given_name', textAt(person, 'PersonName/GivenName'))
  made.person('surname', textAt(person, 'PersonName/FamilyName'))
  for (const way of all(person, 'Communication')) {
    const channel = textAt(way, 'ChannelCode')
    const uri = textAt(way, 'URI')
    const address = at(way, 'Address')
    if (channel === 'Email' && made.cv.personal_data.email === '') made.person('email', uri)
    else if (/telephone|mobile/iu.test(channel) && made.cv.personal_data.phone === '') {
      const country = textAt(way, 'CountryDialing').replace(/^(?=\d)/u, '+')
      made.person('phone', `${country} ${textAt(way, 'DialNumber')}`.trim())
    } else if (uri !== '' && channel !== 'Email') made.link(textAt(way, 'OtherTitle'), uri)
    if (address === null) continue
    made.address(textAt(address, 'AddressLine'))
    made.postcode(textAt(address, 'PostalCode'))
    made.person('city', textAt(address, 'CityName'))
    made.person('country', regionOf(textAt(address, 'CountryCode')))
  }
  const birth = cvDate(textAt(person, 'BirthDate'))
  if (birth.length === 10) {
    made.cv.dob = birth
    made.note('dob', birth)
  }
  for (const language of all(person, 'PrimaryLanguageCode')) made.mainLanguage(languageNamed(language.text))
}

function jobOf(employer: TreeNode, post: TreeNode): Cv['jobs'][number] {
  return {
    jobTitle: line(textAt(post, 'PositionTitle')),
    employer: line(textAt(employer, 'OrganizationName')),
    city: line(textAt(post, 'City') || textAt(employer, 'OrganizationContact/Communication/Address/CityName')),
    ...periodOf(at(post, 'EmploymentPeriod') ?? at(employer, 'EmploymentPeriod')),
    jobDescription: rich(textAt(post, 'Description')),
  }
}

function educationOf(node: TreeNode): Cv['education'][number] {
  const title = line(textAt(node, 'ProgramName', 'EducationDegree/DegreeName', 'DegreeName'))
  const address = at(node, 'OrganizationContact/Communication/Address')
  return {
    title,
    trainer: line(textAt(node, 'OrganizationName')),
    domain: domainOf(title),
    level: levelOf(title),
    grade: line(
      textAt(node, 'EducationDegree/FinalGrade/ScoreText', 'EducationDegree/FinalGrade', 'FinalGrade/ScoreText'),
    ),
    ...periodOf(at(node, 'AttendancePeriod')),
    address_1: line(textAt(address, 'AddressLine')),
    address_2: '',
    city: line(textAt(address, 'CityName')),
    postcode: line(textAt(address, 'PostalCode')),
    country: line(regionOf(textAt(address, 'CountryCode'))),
    website: line(
      all(at(node, 'OrganizationContact'), 'Communication')
        .map((way) => textAt(way, 'URI'))
        .find((uri) => uri !== '') ?? '',
    ),
  }
}

function periodOf(period: TreeNode | null): { startDate: string; endDate: string; isCurrent: boolean } {
  const isCurrent = textAt(period, 'CurrentIndicator', 'Ongoing') === 'true'
  const date = (name: string) => cvDate(textAt(period, `${name}/FormattedDateTime`, name))
  return { startDate: date('StartDate'), endDate: isCurrent ? '' : date('EndDate'), isCurrent }
}

function readSkills(profile: TreeNode | null, made: StructuredCv): void {
  for (const node of all(at(profile, 'PersonQualifications'), 'PersonCompetency')) {
    const name = textAt(node, 'CompetencyName')
    if (textAt(node, 'TaxonomyID').toLowerCase() !== 'language') {
      made.skill('job_related_skills', { title: name, description: '' })
      continue
    }
    const levels = new Map(
      all(node, 'CompetencyDimension').map((one) => [
        textAt(one, 'CompetencyDimensionTypeCode'),
        LanguageLevel.safeParse(textAt(one, 'Score/ScoreText').toUpperCase()).data ?? '',
      ]),
    )
    const level = (type: string) => levels.get(`CEF-${type}`) ?? ''
    made.language({
      name: line(name || languageNamed(textAt(node, 'CompetencyID'))),
      understanding: { listening: level('Understanding-Listening'), reading: level('Understanding-Reading') },
      speaking: { interaction: level('Speaking-Interaction'), production: level('Speaking-Production') },
      writing: level('Writing-Production'),
    })
  }
  for (const group of all(at(profile, 'DigitalSkills'), 'DigitalSkillsGroup')) {
    const title = textAt(group, 'Title')
    const skills = all(group, 'DigitalSkill').map(({ text }) => text)
    if (title === '') for (const skill of skills) made.skill('job_related_skills', { title: skill, description: '' })
    else made.skill('job_related_skills', { title, description: skills.join(', ') })
  }
  for (const node of all(at(profile, 'Licenses'), 'License'))
    made.licence(textAt(node, 'LicenseName', 'LicenseTypeCode'))
}

/** 'fra' → 'French'; what is no code stays. */
function languageNamed(code: string): string {
  return named('language', code)
}

/** 'ie' → 'Ireland' */
function regionOf(code: string): string {
  return named('region', code.toUpperCase())
}

function named(type: 'language' | 'region', code: string): string {
  if (!/^[a-z]{2,3}$/iu.test(code)) return code
  try {
    return new Intl.DisplayNames(['en'], { type }).of(code) ?? code
  } catch {
    return code
  }
}
