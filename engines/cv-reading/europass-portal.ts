import { LanguageLevel, Cv } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { splitAddress } from '../cv-printing/index.ts'
import { domainOf, levelOf } from './qualifications.ts'
import { cvDate, line, rich } from './structured.ts'
import { all, at, textAt, type TreeNode } from './tree.ts'

/** The Europass of today's portal: XML with the root `Candidate`, after HR-XML 3. Null: the tree is something else. */
export function readEuropassPortal(root: TreeNode): Cv | null {
  const person = at(root, 'CandidatePerson')
  if (root.name !== 'Candidate' || person === null) return null
  const profile = at(root, 'CandidateProfile')
  const jobs = all(at(profile, 'EmploymentHistory'), 'EmployerHistory').flatMap((employer) =>
    all(employer, 'PositionHistory').map((post) => jobOf(employer, post)),
  )
  const education = all(at(profile, 'EducationHistory'), 'EducationOrganizationAttendance').map((one) =>
    educationOf(one),
  )
  return Cv.parse({
    ...personOf(person),
    headline: line(textAt(profile, 'Headline')),
    summary: rich(textAt(profile, 'ExecutiveSummary')),
    jobs: jobs.slice(0, cvLimits.jobs),
    education: education.slice(0, cvLimits.education),
    skills: skillsOf(person, profile),
    more: sections.flatMap(([name, item]) => sectionOf(all(at(profile, name), item), name)).slice(0, cvLimits.more),
  })
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
function sectionOf(nodes: readonly TreeNode[], name: string): Cv['more'] {
  const html = nodes
    .flatMap((node) => [textAt(node, 'Title', 'CertificationName', 'Name'), textAt(node, 'Description')])
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('<') ? part : rich(part)))
    .join('')
  const words = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase()
  const description = rich(html)
  return description === '' ? [] : [{ title: words.charAt(0).toUpperCase() + words.slice(1), description }]
}

function personOf(person: TreeNode) {
  const ways = all(person, 'Communication').map((node) => ({
    node,
    channel: textAt(node, 'ChannelCode'),
    uri: textAt(node, 'URI'),
  }))
  const phone = ways.find(({ channel }) => /telephone|mobile/iu.test(channel))?.node ?? null
  const dialling = textAt(phone, 'CountryDialing').replace(/^(?=\d)/u, '+')
  const address = ways.map(({ node }) => at(node, 'Address')).find((found) => found !== null) ?? null
  const { address_number, street } = splitAddress(textAt(address, 'AddressLine'))
  return {
    personal_data: {
      given_name: line(textAt(person, 'PersonName/GivenName')),
      surname: line(textAt(person, 'PersonName/FamilyName')),
      email: line(ways.find(({ channel }) => channel === 'Email')?.uri ?? ''),
      phone: line(`${dialling} ${textAt(phone, 'DialNumber')}`),
      address_number: line(address_number),
      street: line(street),
      postcode: line(textAt(address, 'PostalCode')),
      city: line(textAt(address, 'CityName')),
      country: line(named('region', textAt(address, 'CountryCode').toUpperCase())),
    },
    dob: cvDate(textAt(person, 'BirthDate')),
    links: ways
      .filter(({ channel, uri }) => channel !== 'Email' && uri !== '')
      .map(({ node, uri }) => ({ label: line(textAt(node, 'OtherTitle')), url: line(uri) }))
      .slice(0, cvLimits.links),
  }
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
  const title = line(textAt(node, 'ProgramName', 'EducationDegree/DegreeName'))
  const contact = at(node, 'OrganizationContact')
  const address = at(contact, 'Communication/Address')
  return {
    title,
    trainer: line(textAt(node, 'OrganizationName')),
    domain: domainOf(title),
    level: levelOf(title),
    grade: line(textAt(node, 'EducationDegree/FinalGrade/ScoreText', 'EducationDegree/FinalGrade')),
    ...periodOf(at(node, 'AttendancePeriod')),
    address_1: line(textAt(address, 'AddressLine')),
    address_2: '',
    city: line(textAt(address, 'CityName')),
    postcode: line(textAt(address, 'PostalCode')),
    country: line(named('region', textAt(address, 'CountryCode').toUpperCase())),
    website: line(
      all(contact, 'Communication')
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

function skillsOf(person: TreeNode, profile: TreeNode | null) {
  const competencies = all(at(profile, 'PersonQualifications'), 'PersonCompetency')
  const isLanguage = (node: TreeNode) => textAt(node, 'TaxonomyID').toLowerCase() === 'language'
  const groups = all(at(profile, 'DigitalSkills'), 'DigitalSkillsGroup').flatMap((group) => {
    const title = textAt(group, 'Title')
    const skills = all(group, 'DigitalSkill').map(({ text }) => text)
    return title === ''
      ? skills.map((skill) => ({ title: line(skill), description: '' }))
      : [{ title: line(title), description: skills.join(', ').slice(0, cvLimits.paragraph) }]
  })
  const single = competencies
    .filter((node) => !isLanguage(node))
    .map((node) => ({ title: line(textAt(node, 'CompetencyName')), description: '' }))
  return {
    main_language: line(named('language', textAt(person, 'PrimaryLanguageCode'))),
    other_languages: competencies
      .filter((node) => isLanguage(node))
      .map((node) => languageOf(node))
      .slice(0, cvLimits.languages),
    other_skills: {
      driving_license: all(at(profile, 'Licenses'), 'License')
        .map((node) => ({ title: line(textAt(node, 'LicenseName', 'LicenseTypeCode')) }))
        .slice(0, cvLimits.skills),
      job_related_skills: [...single, ...groups].filter(({ title }) => title !== '').slice(0, cvLimits.skills),
    },
  }
}

function languageOf(node: TreeNode): Cv['skills']['other_languages'][number] {
  const levels = new Map(
    all(node, 'CompetencyDimension').map((one) => [
      textAt(one, 'CompetencyDimensionTypeCode'),
      LanguageLevel.safeParse(textAt(one, 'Score/ScoreText').toUpperCase()).data ?? '',
    ]),
  )
  const level = (type: string) => levels.get(`CEF-${type}`) ?? ''
  return {
    name: line(textAt(node, 'CompetencyName') || named('language', textAt(node, 'CompetencyID'))),
    understanding: { listening: level('Understanding-Listening'), reading: level('Understanding-Reading') },
    speaking: { interaction: level('Speaking-Interaction'), production: level('Speaking-Production') },
    writing: level('Writing-Production'),
  }
}

/** 'fra' → 'French', 'IE' → 'Ireland'; what is no code stays. */
function named(type: 'language' | 'region', code: string): string {
  if (!/^[a-z]{2,3}$/iu.test(code)) return code
  try {
    return new Intl.DisplayNames(['en'], { type }).of(code) ?? code
  } catch {
    return code
  }
}
