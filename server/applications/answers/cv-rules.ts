import type { FormQuestion } from '../../../contract/applications/applications.ts'
import type { Cv } from '../../../contract/cvs/cvs.ts'

/** What is known beside the CV, and what kind of answer is wanted. */
type Reading = { home: { county: string | null } | null; type: FormQuestion['type'] }

/** What a label asks for, where in the CV it stands, and how it reads there. The first that fits counts. */
export const cvRules: readonly {
  asks: RegExp
  where: string
  read: (cv: Cv, more: Reading) => string | boolean | null
}[] = [
  {
    asks: /\b(?:first|given|fore)[ -]?names?\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => p.given_name,
  },
  {
    asks: /\b(?:last|family|sur)[ -]?names?\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => p.surname,
  },
  {
    asks: /^(?:your )?(?:full )?name\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => `${p.given_name} ${p.surname}`.trim(),
  },
  { asks: /^(?:title|salutation)$/iu, where: 'Personal details', read: ({ personal_data: p }) => p.salutation },
  { asks: /\be-?mail\b/iu, where: 'Personal details', read: ({ personal_data: p }) => p.email },
  {
    asks: /\b(?:tele)?phone\b|\bmobile\b|\bcontact number\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => p.phone,
  },
  { asks: /\bpost(?:al)? ?code\b|\bzip\b/iu, where: 'Personal details', read: ({ personal_data: p }) => p.postcode },
  {
    asks: /^(?:your |home |current )*(?:town|city)(?:,| and| or|\/| \/)+ ?county\b/iu,
    where: 'Personal details',
    // A field that suggests places is asked for the town alone, and says the rest itself.
    read: ({ personal_data: p }, { home, type }) =>
      type === 'suggestion' || p.city === '' || home?.county == null || p.city.includes(',')
        ? p.city
        : `${p.city}, ${home.county}`,
  },
  {
    asks: /^(?:your |home |current )*county\b|\b(?:which|what) county do you live\b/iu,
    where: 'Personal details',
    read: (_, { home }) => home?.county ?? null,
  },
  {
    asks: /^(?:your |home |current |postal )*(?:town|city|location)\b(?!.*\b(?:appl|prefer|desire|willing|work))|\bhome ?town\b|\b(?:which|what) (?:town|city)(?: or (?:town|city))? (?:do you live|are you based)\b|^where (?:do you live|are you (?:based|located))\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => p.city,
  },
  { asks: /^country\b/iu, where: 'Personal details', read: ({ personal_data: p }) => p.country },
  {
    asks: /^(?:street|address(?: line 1)?)\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => `${p.address_number} ${p.street}`.trim(),
  },
  { asks: /^(?:headline|professional headline)\b/iu, where: 'Headline', read: ({ headline }) => headline },
  {
    asks: /\b(?:current|most recent|latest)\b.*\bjob title\b|^job title\b/iu,
    where: 'Work',
    read: ({ jobs }) => jobs[0]?.jobTitle ?? null,
  },
  {
    asks: /\b(?:current|most recent|latest)\b.*\b(?:employer|company)\b|^company(?: name)?$/iu,
    where: 'Work',
    read: ({ jobs }) => jobs[0]?.employer ?? null,
  },
  {
    asks: /\b(?:expected|desired)\b.*\bsalary\b|\bsalary expectations?\b/iu,
    where: 'What I am looking for',
    read: ({ career }) => (career.expected_salary === null ? null : String(career.expected_salary)),
  },
  {
    asks: /\bright to work in (?:the )?(?:republic of )?ireland\b|\bemployment permit\b|\b(?:eligible|authori[sz]ed|allowed|entitled) to work in (?:the )?(?:republic of )?ireland\b/iu,
    where: 'What I am looking for',
    read: ({ career }) => career.work_permit_ie,
  },
  {
    asks: /\bright to work in the (?:uk|united kingdom)\b|\bwork permit\b|\b(?:eligible|authori[sz]ed|allowed) to work in the (?:uk|united kingdom)\b/iu,
    where: 'What I am looking for',
    read: ({ career }) => career.work_permit_uk,
  },
  {
    asks: /\b(?:willing|happy|able) to relocate\b/iu,
    where: 'What I am looking for',
    read: ({ career }) => career.relocate,
  },
  {
    asks: /\b(?:willing|happy|able) to travel\b/iu,
    where: 'What I am looking for',
    read: ({ career }) => career.travel,
  },
]
