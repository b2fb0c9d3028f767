import { z } from 'zod'
import { CvDate } from '../../contract/cvs/cvs.ts'
import { educationDomains, educationLevels, salutations } from '../../contract/cvs/lists.ts'
import { Cv, LanguageLevel, PersonalData } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { cleanRichText } from './rich-text.ts'
import { splitAddress } from './plain-parts.ts'
import { readRichText, wordsOf, writeRichText } from './rich-text-blocks.ts'

/** What is said, as text; anything else, or nothing, is ''. */
const text = z.union([z.string(), z.object({ '#text': z.string() }).transform((one) => one['#text'])]).catch('')
const label = z
  .object({ Label: text })
  .transform(({ Label }) => Label)
  .catch('')
const list = <Item extends z.ZodType>(item: Item) => z.array(item).catch([])
const contact = z
  .object({ Contact: text })
  .transform(({ Contact }) => Contact)
  .catch('')

const date = z
  .object({ '@year': z.string(), '@month': z.string().optional(), '@day': z.string().optional() })
  .transform((given) => {
    const parts = [given['@year'], given['@month']?.replace(/^--/u, ''), given['@day']?.replace(/^---/u, '')]
    return CvDate.catch('').parse(parts.filter((part) => part !== undefined).join('-'))
  })
  .catch('')

const noPeriod = { From: '', To: '', Current: 'false' }
const Period = z.object({ From: date, To: date, Current: text }).catch(noPeriod)
const noAddress = { AddressLine: [], PostalCode: '', Municipality: '', Country: '' }
const Address = z
  .object({
    Contact: z
      .object({ AddressLine: list(text), PostalCode: text, Municipality: text, Country: label })
      .catch(noAddress),
  })
  .transform(({ Contact }) => Contact)
  .catch(noAddress)
const ContactInfo = z
  .object({
    Address,
    Email: contact,
    TelephoneList: z.object({ Telephone: list(contact) }).catch({ Telephone: [] }),
    WebsiteList: z.object({ Website: list(contact) }).catch({ Website: [] }),
    Website: list(contact),
  })
  .catch({ Address: noAddress, Email: '', TelephoneList: { Telephone: [] }, WebsiteList: { Website: [] }, Website: [] })
const noOrganisation = {
  Name: '',
  ContactInfo: ContactInfo.parse(undefined),
}
const Organisation = z.object({ Name: text, ContactInfo }).catch(noOrganisation)
const description = z
  .object({ Description: text })
  .transform(({ Description }) => Description)
  .catch('')

const LearnerInfo = z.object({
  Identification: z
    .object({
      PersonName: z
        .object({ Title: label, FirstName: text, Surname: text })
        .catch({ Title: '', FirstName: '', Surname: '' }),
      ContactInfo,
      Demographics: z.object({ Birthdate: date }).catch({ Birthdate: '' }),
      Photo: z.object({ MimeType: text, Data: text }).catch({ MimeType: '', Data: '' }),
    })
    .catch({
      PersonName: { Title: '', FirstName: '', Surname: '' },
      ContactInfo: ContactInfo.parse(undefined),
      Demographics: { Birthdate: '' },
      Photo: { MimeType: '', Data: '' },
    }),
  Headline: z
    .object({ Type: z.object({ Code: text }).catch({ Code: '' }), Description: label })
    .catch({ Type: { Code: '' }, Description: '' }),
  WorkExperienceList: z
    .object({
      WorkExperience: list(z.object({ Period, Position: label, Activities: text, Employer: Organisation })),
    })
    .catch({ WorkExperience: [] }),
  EducationList: z
    .object({
      Education: list(z.object({ Period, Title: text, Activities: text, Organisation, Level: label, Field: label })),
    })
    .catch({ Education: [] }),
  Skills: z
    .object({
      Linguistic: z
        .object({
          MotherTongueList: z
            .object({ MotherTongue: list(z.object({ Description: label })) })
            .catch({ MotherTongue: [] }),
          ForeignLanguageList: z
            .object({
              ForeignLanguage: list(
                z.object({
                  Description: label,
                  ProficiencyLevel: z
                    .object({
                      Listening: text,
                      Reading: text,
                      SpokenInteraction: text,
                      SpokenProduction: text,
                      Writing: text,
                    })
                    .catch({ Listening: '', Reading: '', SpokenInteraction: '', SpokenProduction: '', Writing: '' }),
                }),
              ),
            })
            .catch({ ForeignLanguage: [] }),
        })
        .catch({ MotherTongueList: { MotherTongue: [] }, ForeignLanguageList: { ForeignLanguage: [] } }),
      Communication: description,
      Organisational: description,
      JobRelated: description,
      Computer: description,
      Driving: z
        .object({ Description: z.object({ Licence: list(text) }).catch({ Licence: [] }) })
        .catch({ Description: { Licence: [] } }),
      Other: description,
    })
    .optional()
    .catch(undefined),
  AchievementList: z
    .object({ Achievement: list(z.object({ Title: label, Description: text })) })
    .catch({ Achievement: [] }),
})

/** What a Europass document says, in the fields of a CV; nothing is made up, and what is too long is cut. Null: it says nothing. */
export function fromEuropass(learner: unknown): Cv | null {
  // An element without anything in it is read as text.
  const info = LearnerInfo.safeParse(typeof learner === 'string' ? {} : learner).data
  if (info === undefined) return null
  const { PersonName, ContactInfo: reach, Demographics, Photo } = info.Identification
  const isStatement = info.Headline.Type.Code === 'personal_statement'
  const { address_number, street } = splitAddress(reach.Address.AddressLine.join(', '))
  return Cv.parse({
    personal_data: {
      salutation: oneOf(salutations, PersonName.Title),
      given_name: line(PersonName.FirstName),
      surname: line(PersonName.Surname),
      email: line(reach.Email),
      phone: line(reach.TelephoneList.Telephone[0] ?? ''),
      image: PersonalData.shape.image.safeParse(
        Photo.Data === '' ? '' : `data:${Photo.MimeType};base64,${Photo.Data.replaceAll(/\s+/gu, '')}`,
      ).data,
      address_number: line(address_number),
      street: line(street),
      postcode: line(reach.Address.PostalCode),
      city: line(reach.Address.Municipality),
      country: line(reach.Address.Country),
    },
    dob: Demographics.Birthdate,
    headline: isStatement ? '' : line(info.Headline.Description),
    summary: isStatement ? rich(info.Headline.Description) : '',
    links: reach.WebsiteList.Website.slice(0, cvLimits.links).map((url) => ({ label: '', url: line(url) })),
    jobs: info.WorkExperienceList.WorkExperience.slice(0, cvLimits.jobs).map((job) => ({
      jobTitle: line(job.Position),
      employer: line(job.Employer.Name),
      city: line(job.Employer.ContactInfo.Address.Municipality),
      ...periodOf(job.Period),
      jobDescription: rich(job.Activities),
    })),
    education: info.EducationList.Education.slice(0, cvLimits.education).map((entry) => {
      const place = entry.Organisation.ContactInfo
      return {
        title: line(entry.Title),
        trainer: line(entry.Organisation.Name),
        domain: oneOf(educationDomains, entry.Field),
        level: oneOf(
          educationLevels.map(({ level }) => level),
          entry.Level,
        ),
        grade: line(/^Grade: (.+)$/su.exec(entry.Activities)?.[1] ?? ''),
        ...periodOf(entry.Period),
        address_1: line(place.Address.AddressLine[0] ?? ''),
        address_2: line(place.Address.AddressLine.slice(1).join(', ')),
        city: line(place.Address.Municipality),
        postcode: line(place.Address.PostalCode),
        country: line(place.Address.Country),
        website: line(place.Website[0] ?? ''),
      }
    }),
    skills: skillsOf(info.Skills),
    more: info.AchievementList.Achievement.slice(0, cvLimits.more).map((one) => ({
      title: line(one.Title),
      description: rich(one.Description),
    })),
  })
}

function skillsOf(skills: z.infer<typeof LearnerInfo>['Skills']): unknown {
  if (skills === undefined) return undefined
  const { MotherTongueList, ForeignLanguageList } = skills.Linguistic
  const level = (text_: string) => LanguageLevel.catch('').parse(text_.trim())
  return {
    main_language: line(MotherTongueList.MotherTongue[0]?.Description ?? ''),
    other_languages: ForeignLanguageList.ForeignLanguage.slice(0, cvLimits.languages).map(
      ({ Description, ProficiencyLevel: levels }) => ({
        name: line(Description),
        understanding: { listening: level(levels.Listening), reading: level(levels.Reading) },
        speaking: { interaction: level(levels.SpokenInteraction), production: level(levels.SpokenProduction) },
        writing: level(levels.Writing),
      }),
    ),
    other_skills: {
      driving_license: skills.Driving.Description.Licence.slice(0, cvLimits.skills).map((title) => ({
        title: line(title),
      })),
      organisational_skills: described(skills.Organisational),
      communication_skills: described(skills.Communication),
      job_related_skills: [...described(skills.JobRelated), ...described(skills.Computer)].slice(0, cvLimits.skills),
      other_skills: described(skills.Other),
    },
  }
}

/** A skill for each paragraph or point. */
function described(html: string): { title: string; description: string }[] {
  return wordsOf(readRichText(rich(html)))
    .slice(0, cvLimits.skills)
    .map((words) => {
      const at = words.indexOf(': ')
      return at < 0 || at > cvLimits.line
        ? { title: line(words), description: words.length > cvLimits.line ? words.slice(0, cvLimits.paragraph) : '' }
        : { title: line(words.slice(0, at)), description: words.slice(at + 2, at + 2 + cvLimits.paragraph) }
    })
}

function periodOf({ From, To, Current }: z.infer<typeof Period>) {
  const isCurrent = Current.trim() === 'true'
  return { startDate: From, endDate: isCurrent ? '' : To, isCurrent }
}

function oneOf(values: readonly string[], words: string): string {
  return values.find((value) => value === words.trim()) ?? ''
}

function line(words: string): string {
  return words.replaceAll(/\s+/gu, ' ').trim().slice(0, cvLimits.line)
}

/** As the editor writes it; what is too long is cut by its words. */
function rich(html: string): string {
  const written = writeRichText(readRichText(cleanRichText(html)))
  if (written.length <= cvLimits.richText) return written
  const words = wordsOf(readRichText(written))
    .join('\n')
    .slice(0, cvLimits.richText / 4)
  return writeRichText(readRichText(cleanRichText(words)))
}
