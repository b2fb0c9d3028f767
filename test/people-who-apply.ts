import type { Fact } from '../sandbox/generate/pool/question.ts'
import type { Cv } from '../contract/cvs/cvs.ts'
import { Cv as CvShape } from '../contract/cvs/cvs.ts'
import type { RememberedAnswer } from '../server/applications/answers/answer-bank.ts'
import type { Known } from '../server/applications/answers/known.ts'
import { askedQuestion } from '../server/applying/form/asked.ts'

/** Somebody made up who applies: all that the product has of them, and what is true of them, by what forms ask for. */
export type PersonWhoApplies = {
  id: string
  known: Known
  cv: { name: string; type: string; bytes: Uint8Array; text: string }
  letter: { name: string; type: string; bytes: Uint8Array; text: string } | null
  /** Every answer that would be right; a fact that is missing was never said by them. */
  facts: Partial<Record<Fact, readonly string[]>>
}

type Given = {
  id: string
  cv: Parameters<typeof CvShape.parse>[0]
  phone: string
  county: string
  letter?: string
  remembered?: readonly { label: string; type: 'text' | 'number' | 'yes-no'; value: string }[]
  facts: PersonWhoApplies['facts']
}

function person({ id, cv: given, phone, county, letter, remembered = [], facts }: Given): PersonWhoApplies {
  const cv: Cv = CvShape.parse(given)
  const { given_name: first, surname: last, email } = cv.personal_data
  const bank = remembered.map(({ label, type, value }): RememberedAnswer => {
    const options = type === 'yes-no' ? ['Yes', 'No'] : []
    const question = askedQuestion({ label, type, options, isRequired: true })
    return { key: question.key, question, value, givenFor: 'an earlier job', givenAt: '2026-10-20T09:00:00.000Z' }
  })
  const file = (name: string) => ({
    name,
    type: 'application/pdf',
    bytes: new TextEncoder().encode(`%PDF-1.7 ${name}`),
  })
  const paper = { ...file(`${id} cv.pdf`), text: `${first} ${last}` }
  const writing = letter === undefined ? null : { ...file(`${id} letter.pdf`), text: letter }
  return {
    id,
    cv: paper,
    letter: writing,
    known: {
      cv,
      profile: { name: `${first} ${last}`, email, phone },
      bank: new Map(bank.map((one) => [one.key, one])),
      home: { county },
      given: new Map(),
      documents: { cv: { name: paper.name }, letter: writing && { name: writing.name, text: writing.text } },
      rights: cv.career.right_to_work ?? [],
      country: 'GB',
      agreed: new Map(),
      now: new Date('2026-11-30T10:00:00Z'),
    },
    facts: {
      'first-name': [first],
      'last-name': [last],
      'full-name': [`${first} ${last}`],
      email: [email],
      phone: [phone],
      county: [county],
      ...facts,
    },
  }
}

export const peopleWhoApply: readonly PersonWhoApplies[] = [
  person({
    id: 'gwenllian',
    phone: '07700 900412',
    county: 'West Glamorgan',
    letter: 'Dear all,\n\nI look after people, and I should like to do so with you.\n\nGwenllian Pryderi',
    remembered: [
      { label: 'Notice period', type: 'text', value: 'Two weeks' },
      { label: 'Notice period in weeks', type: 'number', value: '2' },
      { label: 'Have you worked for us before?', type: 'yes-no', value: 'No' },
    ],
    cv: {
      personal_data: {
        given_name: 'Gwenllian',
        surname: 'Pryderi',
        email: 'gwenllian@example.test',
        phone: '07700 900412',
        address_number: '8',
        street: 'Cwm Terrace',
        city: 'Swansea',
        postcode: 'SA1 4PE',
        country: 'United Kingdom',
      },
      jobs: [
        {
          jobTitle: 'Care Assistant',
          employer: 'Gower View Homes',
          startDate: '2022-02-07',
          endDate: '',
          isCurrent: true,
        },
        { jobTitle: 'Kitchen Porter', employer: 'The Mumbles Kitchen', startDate: '2019-05', endDate: '2021-12' },
      ],
      skills: {
        main_language: 'English',
        other_skills: { driving_license: [{ title: 'Full UK driving licence' }] },
      },
      career: {
        expected_salary: 24_500,
        travel: true,
        relocate: false,
        work_permit_uk: true,
        right_to_work: [{ country: 'GB', basis: 'citizen', sponsor_now: false, sponsor_later: false }],
      },
    },
    facts: {
      street: ['8 Cwm Terrace'],
      town: ['Swansea'],
      postcode: ['SA1 4PE'],
      country: ['United Kingdom'],
      'current-employer': ['Gower View Homes'],
      'current-title': ['Care Assistant'],
      'latest-employer': ['Gower View Homes'],
      'latest-title': ['Care Assistant'],
      'is-employed': ['Yes'],
      'is-out-of-work': ['No'],
      'years-in-job': ['4'],
      'may-work-gb': ['Yes'],
      'may-not-work-gb': ['No'],
      'needs-sponsor-gb': ['No'],
      'right-basis': ['British or Irish citizen'],
      relocates: ['No'],
      'does-not-relocate': ['Yes'],
      travels: ['Yes'],
      'salary-gbp': ['24500'],
      notice: ['Two weeks'],
      'notice-weeks': ['2'],
      'licence-gb': ['Yes'],
      english: ['Yes'],
    },
  }),
  person({
    id: 'ruairi',
    phone: '+353 20 910 4417',
    county: 'Cork',
    cv: {
      personal_data: {
        given_name: 'Ruairí',
        surname: 'Ó Caoimh',
        email: 'ruairi@example.test',
        phone: '+353 20 910 4417',
        address_number: '15',
        street: 'Quay Lane',
        city: 'Cork',
        postcode: 'T12 W8KP',
        country: 'Ireland',
      },
      links: [{ label: 'Portfolio', url: 'https://ruairi.example' }],
      jobs: [{ jobTitle: 'Web Developer', employer: 'Lapwing Software', startDate: '2020-09', endDate: '2026-08' }],
      education: [
        {
          title: 'BSc Computing',
          trainer: 'Shandon University',
          level: 'Level 6',
          startDate: '2016-09',
          endDate: '2020-06',
        },
      ],
      skills: { main_language: 'Irish' },
      career: { expected_salary: 52_000, expected_salary_currency: 'EUR', relocate: true, work_permit_ie: true },
    },
    facts: {
      street: ['15 Quay Lane'],
      town: ['Cork'],
      postcode: ['T12 W8KP'],
      country: ['Ireland'],
      'latest-employer': ['Lapwing Software'],
      'latest-title': ['Web Developer'],
      'may-work-ie': ['Yes'],
      relocates: ['Yes'],
      'does-not-relocate': ['No'],
      'salary-eur': ['52000'],
      portfolio: ['https://ruairi.example'],
      'highest-education': ["Bachelor's degree"],
      'has-degree': ['Yes'],
      university: ['Shandon University'],
    },
  }),
  person({
    id: 'adaeze',
    phone: '+44 7700 900731',
    county: 'Glasgow',
    letter: 'Dear Sir or Madam,\n\nI count things, and I make them count.\n\nAdaeze Nwosu',
    remembered: [{ label: 'How many years of experience do you have with Excel?', type: 'number', value: '5' }],
    cv: {
      personal_data: {
        given_name: 'Adaeze',
        surname: 'Nwosu',
        email: 'adaeze@example.test',
        phone: '+44 7700 900731',
        address_number: 'Flat 2',
        street: 'Byres Court',
        city: 'Glasgow',
        postcode: 'G12 8AA',
        country: 'United Kingdom',
      },
      links: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/in/adaeze-example' }],
      jobs: [
        { jobTitle: 'Data Analyst', employer: 'Clydebank Freight', startDate: '2024-01', endDate: '', isCurrent: true },
      ],
      education: [
        {
          title: 'MSc Data Science',
          trainer: 'Kelvin University',
          level: 'Level 7',
          startDate: '2022-09',
          endDate: '2023-11',
        },
      ],
      skills: { main_language: 'English' },
      career: {
        expected_salary: 33_000,
        travel: false,
        work_permit_uk: true,
        right_to_work: [{ country: 'GB', basis: 'visa', until: '2027-10-31', sponsor_now: false, sponsor_later: true }],
      },
    },
    facts: {
      street: ['Flat 2 Byres Court', 'Flat 2, Byres Court'],
      town: ['Glasgow'],
      postcode: ['G12 8AA'],
      country: ['United Kingdom'],
      'current-employer': ['Clydebank Freight'],
      'current-title': ['Data Analyst'],
      'latest-employer': ['Clydebank Freight'],
      'latest-title': ['Data Analyst'],
      'is-employed': ['Yes'],
      'is-out-of-work': ['No'],
      'years-in-job': ['2'],
      'may-work-gb': ['Yes'],
      'may-not-work-gb': ['No'],
      'needs-sponsor-gb': ['Yes'],
      'right-basis': ['A visa with an end date'],
      travels: ['No'],
      'salary-gbp': ['33000'],
      linkedin: ['https://www.linkedin.com/in/adaeze-example'],
      'highest-education': ["Master's degree"],
      'has-degree': ['Yes'],
      university: ['Kelvin University'],
      english: ['Yes'],
      'excel-years': ['5'],
    },
  }),
]
