import type { CoverLetter } from '../contract/cover-letters/cover-letters.ts'
import { Cv } from '../contract/cvs/cvs.ts'
import { printTemplates } from '../contract/cvs/print-choices.ts'
import type { PrintTemplate } from '../contract/cvs/print-options.ts'
import { madeUpNames } from './made-up-names.ts'

/** A made-up person with a CV and a letter, and in which template they print them. */
export type MadeUp = { language: string; template: PrintTemplate; cv: Cv; letter: CoverLetter }

const titles = [
  'Staff nurse',
  'Site manager',
  'Pastry chef',
  'Data analyst',
  'Class teacher',
  'Lorry driver',
  'Solicitor',
]
const employers = [
  'Harbour Street Clinic',
  'Oakfield & Sons',
  'Northgate Academy',
  'Brightwater plc',
  'St Ninian’s Hospice',
]
const degrees = ['BSc (Hons) Biology', 'NVQ Level 3 Catering', 'MA History', 'HND Civil Engineering']
const grades = ['First', '2:1', 'Distinction', 'Merit', 'Pass with commendation']
const duties = [
  'Ran the night shift for a team of nine and cut the wait for a bed from eleven hours to four.',
  'Kept the books for three branches, and closed each month two days sooner than the year before.',
  'Trained seventeen apprentices, of whom fifteen finished and twelve were kept on.',
  'Wrote the plan for the move to the new building, and moved four hundred people over a weekend.',
  'Answered for stock worth £240,000, counted every quarter, with losses under half a per cent.',
]

/**
 * The nth made-up person: always the same for a number. Languages and scripts take turns, so do templates, and lengths from one page to
 * four.
 */
export function madeUp(number: number): MadeUp {
  const of = <Value>(values: readonly Value[], step: number): Value => values[(number * step + step) % values.length]!
  const name = madeUpNames[number % madeUpNames.length]!
  const { template } = printTemplates[(number + Math.floor(number / madeUpNames.length)) % printTemplates.length]!
  const email = `person.${number}@mail${number}.example.org`
  const entries = 1 + ((number * 7) % 4) * 4
  const job = (index: number) => ({
    jobTitle: `${titles[(number + index * 3) % titles.length]} ${index + 1}`,
    employer: index % 3 === 0 ? `${name.surname} ${of(employers, index + 1)}` : of(employers, index + 1),
    city: index % 2 === 0 ? name.city : 'Stirling',
    startDate: `${2024 - index}-0${1 + (index % 9)}`,
    endDate: index === 0 ? '' : `${2025 - index}-0${1 + ((index + 4) % 9)}`,
    isCurrent: index === 0,
    jobDescription: `<p>${of(duties, index + 1)}</p><ul>${[1, 2, 3].map((point) => `<li><p>${duties[(index + point) % duties.length]} (${number}.${index}.${point})</p></li>`).join('')}</ul>`,
  })
  const course = (index: number) => ({
    title: `${of(degrees, index + 1)} ${index + 1}`,
    trainer: `${name.city} College`,
    grade: grades[(number + index) % grades.length],
    startDate: `${2010 - index * 3}-09`,
    endDate: `${2013 - index * 3}-07`,
    city: name.city,
  })
  const cv = Cv.parse({
    personal_data: {
      given_name: name.given,
      surname: name.surname,
      email,
      phone: `+44 7700 90${String(1000 + (number % 9000)).padStart(4, '0')}`,
      address_number: String(1 + (number % 98)),
      street: name.street,
      city: name.city,
      postcode: `CF${1 + (number % 64)} ${number % 10}AT`,
      country: 'United Kingdom',
    },
    headline: of(titles, 3),
    summary: `<p>${name.given} ${name.surname}: ${of(duties, 2)}</p>`,
    links: [{ label: 'LinkedIn', url: `linkedin.com/in/person-${number}` }],
    jobs: Array.from({ length: entries }, (_, index) => job(index)),
    education: Array.from({ length: 1 + (number % 3) }, (_, index) => course(index)),
    skills: {
      main_language: name.language,
      other_languages: [{ name: 'English', understanding: { listening: 'C1', reading: 'C2' } }],
      other_skills: {
        job_related_skills: [{ title: 'Excel' }, { title: 'Rotas', description: `for ${10 + (number % 40)} people` }],
      },
    },
  })
  const letter: CoverLetter = {
    _id: '00000000-0000-4000-8000-000000000000',
    name: `Letter ${number}`,
    recipient: `Ms ${name.surname}\n${of(employers, 5)}`,
    subject: `${of(titles, 3)}, reference ${number}`,
    body: `<p>Dear Ms ${name.surname},</p>${duties.map((duty) => `<p>${`${duty} `.repeat(1 + (number % 4) * 2).trim()}</p>`).join('')}<p>${name.given}</p>`,
    cvId: null,
    job: null,
    revision: 1,
    updated: '2026-03-04T12:00:00.000Z',
  }
  return { language: name.language, template, cv, letter }
}

/** What the file of a made-up CV has to say, straight from its fields: contacts first. */
export function valuesOf({ personal_data: person, headline, links, jobs, education, skills }: Cv): string[] {
  return [
    person.email,
    person.phone,
    person.given_name,
    person.surname,
    person.street,
    person.city,
    person.postcode,
    headline,
    ...links.map(({ url }) => url),
    ...jobs.flatMap(({ jobTitle, employer, city, startDate, jobDescription }) => [
      jobTitle,
      employer,
      city,
      startDate.slice(0, 4),
      ...jobDescription.split(/<[^<>]*>/u),
    ]),
    ...education.flatMap(({ title, trainer, grade, endDate }) => [title, trainer, grade, endDate.slice(0, 4)]),
    skills.main_language,
    ...Object.values(skills.other_skills).flatMap((list) => list.map(({ title }) => title)),
  ].filter((value) => value !== '')
}

const joining =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/**
 * The values that a text does not say, looked up one by one and word by word. Words in scripts whose letters join are looked up letter by
 * letter, as readers get those in another order.
 */
export function lostFrom(text: string, values: readonly string[]): string[] {
  const plain = (words: string) => words.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Co}\p{Cn}\p{Pd}\p{Cc}\ufffe]/gu, '')
  const said = plain(text)
  return values.filter((value) =>
    value
      .split(/\s+/u)
      .some((word) =>
        joining.test(word) ? [...plain(word)].some((letter) => !said.includes(letter)) : !said.includes(plain(word)),
      ),
  )
}
