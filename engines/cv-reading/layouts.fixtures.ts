/** People whom we made up, and the many ways in which a CV may be set: each person in each way is a text. */
export type APerson = {
  name: string
  headline: string
  email: string
  phone: string
  address: string
  town: string
  postcode: string
  /** Title, employer, start, end, duties. */
  jobs: readonly (readonly [string, string, string, string | null, readonly string[]])[]
  /** Qualification, school, year, grade. */
  education: readonly (readonly [string, string, string, string | null])[]
  skills: readonly string[]
}

/** Employers without a word that says so, titles without a noun that does. */
export const people: readonly APerson[] = [
  {
    name: 'Liam Corrigan',
    headline: 'Bar Supervisor',
    email: 'liam.c@example.com',
    phone: '07700 900101',
    address: '7 Chapel Street, Salford, M3 5JT',
    town: 'Salford',
    postcode: 'M3 5JT',
    jobs: [
      [
        'Bar Supervisor',
        'The Crescent',
        '2021-05',
        null,
        ['Opening and closing the bar', 'Trained six new starters', 'Stock takes each Sunday'],
      ],
      ['Bar Staff', 'Wetherspoon', '2019-02', '2021-04', ['Served food and drinks', 'Cash handling']],
      ['Kitchen Porter', "Nando's", '2018-06', '2018-12', ['Kept the kitchen clean']],
    ],
    education: [
      ['BTEC Level 2 Hospitality', 'Salford City College', '2019', 'Merit'],
      ['GCSEs', 'All Hallows RC High School', '2017', null],
    ],
    skills: ['till work', 'food hygiene', 'cellar management'],
  },
  {
    name: 'Sunita Patel-Reid',
    headline: 'Data Engineer',
    email: 'sunita.pr@example.com',
    phone: '+44 7700 900102',
    address: 'Flat 12, 3 Tower Hill, London, EC3N 4DR',
    town: 'London',
    postcode: 'EC3N 4DR',
    jobs: [
      ['Lead, Data Platform', 'Monzo', '2022-03', null, ['Own the lakehouse used by forty teams', 'Cut costs by 35%']],
      ['Data Engineer II', 'Deliveroo', '2019-07', '2022-02', ['Built streaming pipelines in Kafka']],
      ['Software Engineer', 'Capita', '2017-09', '2019-06', ['Maintained a claims system', 'Wrote tests']],
    ],
    education: [
      ['MSc Advanced Computer Science', 'University of Manchester', '2017', 'Distinction'],
      ['BSc Mathematics', 'University of Warwick', '2016', '2:1'],
    ],
    skills: ['Python', 'Kafka', 'dbt', 'Terraform', 'AWS'],
  },
  {
    name: 'Gráinne Ní Mháille',
    headline: 'Special Needs Assistant',
    email: 'grainne.nm@example.ie',
    phone: '+353 85 010 0103',
    address: '4 Sea View, Westport, Co. Mayo, F28 X2C4',
    town: 'Westport',
    postcode: 'F28 X2C4',
    jobs: [
      [
        'Special Needs Assistant',
        'Scoil Phádraig',
        '2018-09',
        null,
        ['Support for pupils with autism', 'Toileting and feeding'],
      ],
      ['Carer', 'Home Instead', '2015-01', '2018-08', ['Visits to older people']],
      ['Front of House', 'Knockranny House', '2012-05', '2014-12', ['Welcomed guests']],
    ],
    education: [
      ['QQI Level 6 Special Needs Assisting', 'Mayo Sligo ETB', '2018', null],
      ['Leaving Certificate', 'Sacred Heart School', '2011', null],
    ],
    skills: ['Lámh', 'Boardmaker', 'first aid'],
  },
  {
    name: 'Dwayne Fletcher',
    headline: 'HGV Driver',
    email: 'dwayne.fletcher@example.com',
    phone: '07700 900104',
    address: '33 Dock Road, Tilbury, Essex, RM18 7EH',
    town: 'Tilbury',
    postcode: 'RM18 7EH',
    jobs: [
      ['Class 1 Driver', 'Maritime', '2017-11', null, ['Containers from Tilbury to the Midlands', 'Night trunking']],
      ['HGV Class 2 Driver', 'Tesco', '2012-04', '2017-10', ['Store deliveries']],
      ['Van Driver', 'DPD', '2009-03', '2012-03', ['Ninety drops a day']],
    ],
    education: [['Driver CPC', 'RTT Training', '2014', null]],
    skills: ['digital tachograph', 'ADR', 'Moffett'],
  },
  {
    name: 'Helen Abernethy',
    headline: 'Finance Director',
    email: 'helen.abernethy@example.org',
    phone: '07700 900105',
    address: '2 Royal Terrace, Edinburgh, EH7 5AB',
    town: 'Edinburgh',
    postcode: 'EH7 5AB',
    jobs: [
      [
        'Finance Director',
        'Tartan Foods',
        '2018-02',
        null,
        ['Raised £12m of growth capital', 'Led the move to a new ERP'],
      ],
      ['Head of Finance', 'Edrington', '2012-08', '2018-01', ['Group reporting under IFRS']],
      ['Financial Controller', 'BrewDog', '2009-01', '2012-07', ['First statutory audit']],
      ['Audit Manager', 'KPMG', '2003-09', '2008-12', ['Led audits of listed companies']],
    ],
    education: [
      ['CA', 'ICAS', '2006', null],
      ['MA (Hons) Accountancy', 'University of Aberdeen', '2003', 'First'],
    ],
    skills: ['IFRS', 'M&A', 'treasury', 'board papers'],
  },
  {
    name: 'Tomasz Zieliński',
    headline: 'Electrician',
    email: 'tomasz.z@example.com',
    phone: '07700 900106',
    address: '81 Station Approach, Peterborough, Cambridgeshire, PE1 1QL',
    town: 'Peterborough',
    postcode: 'PE1 1QL',
    jobs: [
      ['Approved Electrician', 'T Clarke', '2016-04', null, ['Second fix in offices', 'Testing and inspection']],
      ["Electrician's Mate", 'Hays', '2013-01', '2016-03', ['Ran cable tray']],
    ],
    education: [
      ['NVQ Level 3 Electrotechnical', 'Peterborough Regional College', '2016', null],
      ['18th Edition Wiring Regulations', 'City & Guilds', '2019', null],
    ],
    skills: ['ECS gold card', 'IPAF', 'PASMA'],
  },
  {
    name: 'Olivia Hartley-Jones',
    headline: 'Marketing Executive',
    email: 'olivia.hj@example.com',
    phone: '07700 900107',
    address: 'Rose Cottage, Church Lane, Hathersage, Derbyshire, S32 1BB',
    town: 'Hathersage',
    postcode: 'S32 1BB',
    jobs: [
      [
        'Marketing Executive',
        'Bakewell & Co',
        '2022-09',
        null,
        ['Ran the newsletter to 30,000 readers', 'Grew Instagram by 40%'],
      ],
      ['Social Media Intern', 'Pukka Pies', '2021-06', '2021-08', ['Short videos']],
      ['Barista', 'Costa', '2019-10', '2021-05', ['Made coffee']],
    ],
    education: [
      ['BA (Hons) Marketing', 'Sheffield Hallam University', '2022', 'First'],
      ['A levels: English, Media, Art', 'Hope Valley College', '2019', 'ABB'],
    ],
    skills: ['Canva', 'Mailchimp', 'Google Analytics', 'copywriting'],
  },
]

const months = 'January February March April May June July August September October November December'.split(' ')
const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? ''
const digits = (date: string) => date.slice(5, 7)

/** How a month is written, and how the present. */
export const dateStyles: Readonly<Record<string, readonly [(date: string) => string, string]>> = {
  '09/2020': [(date) => `${digits(date)}/${date.slice(0, 4)}`, 'Present'],
  '09.2020': [(date) => `${digits(date)}.${date.slice(0, 4)}`, 'current'],
  '09/20': [(date) => `${digits(date)}/${date.slice(2, 4)}`, 'Present'],
  '2020-09': [(date) => date, 'Present'],
  'September 2020': [(date) => `${monthOf(date)} ${date.slice(0, 4)}`, 'present'],
  'Sep 2020': [(date) => `${monthOf(date).slice(0, 3)} ${date.slice(0, 4)}`, 'to date'],
  "Sep '20": [(date) => `${monthOf(date).slice(0, 3)} '${date.slice(2, 4)}`, 'now'],
  '2020': [(date) => date.slice(0, 4), 'to date'],
}
export const dashes = [' - ', ' – ', ' to ', '–'] as const

type SetJob = (title: string, employer: string, period: string) => string[]
export const jobLayouts: Readonly<Record<string, SetJob>> = {
  'title / employer / dates': (title, employer, period) => [title, employer, period],
  'employer / title / dates': (title, employer, period) => [employer, title, period],
  'title → dates / employer': (title, employer, period) => [`${title}\t${period}`, employer],
  'employer → dates / title': (title, employer, period) => [`${employer}\t${period}`, title],
  'dates / title / employer': (title, employer, period) => [period, title, employer],
  'dates / employer / title': (title, employer, period) => [period, employer, title],
  'dates → title / employer': (title, employer, period) => [`${period}\t${title}`, employer],
  'dates → title, employer': (title, employer, period) => [`${period}\t${title}, ${employer}`],
  'dates → employer → title': (title, employer, period) => [`${period}\t${employer}\t${title}`],
  'title → employer → dates': (title, employer, period) => [`${title}\t${employer}\t${period}`],
  'title, employer (dates)': (title, employer, period) => [`${title}, ${employer} (${period})`],
  'title at employer / dates': (title, employer, period) => [`${title} at ${employer}`, period],
  'title | employer | dates': (title, employer, period) => [`${title} | ${employer} | ${period}`],
  'employer – title / dates': (title, employer, period) => [`${employer} – ${title}`, period],
  'title – employer, dates': (title, employer, period) => [`${title} – ${employer}, ${period}`],
  'employer, dates / title': (title, employer, period) => [`${employer}, ${period}`, title],
  'employer / title | dates': (title, employer, period) => [employer, `${title} | ${period}`],
  'dates: title, employer': (title, employer, period) => [`${period}: ${title}, ${employer}`],
  labels: (title, employer, period) => [`Job title: ${title}`, `Employer: ${employer}`, `Dates: ${period}`],
}

type SetEducation = (title: string, school: string, year: string, grade: string | null) => string[]
const behind = (sign: string, grade: string | null, end = '') => (grade === null ? '' : `${sign}${grade}${end}`)
export const educationLayouts: Readonly<Record<string, SetEducation>> = {
  'title, grade / school, year': (title, school, year, grade) => [title + behind(', ', grade), `${school}, ${year}`],
  'year → title (grade) / school': (title, school, year, grade) => [
    `${year}\t${title}${behind(' (', grade, ')')}`,
    school,
  ],
  'school → year / title – grade': (title, school, year, grade) => [`${school}\t${year}`, title + behind(' – ', grade)],
  'title, school, year, grade': (title, school, year, grade) => [`${title}, ${school}, ${year}${behind(', ', grade)}`],
  'school / title / grade / year': (title, school, year, grade) => [
    school,
    title,
    ...(grade === null ? [] : [grade]),
    year,
  ],
  'title | grade | school | year': (title, school, year, grade) => [
    `${title}${behind(' | ', grade)} | ${school} | ${year}`,
  ],
  'year: title – school – grade': (title, school, year, grade) => [
    `${year}: ${title} – ${school}${behind(' – ', grade)}`,
  ],
  'title (grade) → year / school': (title, school, year, grade) => [
    `${title}${behind(' (', grade, ')')}\t${year}`,
    school,
  ],
}

export const dutyLayouts: Readonly<Record<string, (duties: readonly string[]) => string[]>> = {
  dots: (duties) => duties.map((duty) => `• ${duty}`),
  dashes: (duties) => duties.map((duty) => `- ${duty}`),
  lines: (duties) => [...duties],
  sentence: (duties) => [`${duties.join('. ')}.`],
}

export const headLayouts: Readonly<Record<string, (person: APerson) => string[]>> = {
  lines: ({ name, headline, address, phone, email }) => [name, headline, address, `${phone} | ${email}`],
  letters: ({ name, address, phone, email }) => [
    name.toUpperCase(),
    `Tel: ${phone}`,
    `Email: ${email}`,
    ...address.split(', '),
  ],
  labels: ({ name, address, phone, email }) => [
    'CURRICULUM VITAE',
    `Name: ${name}`,
    `Address: ${address}`,
    `Phone: ${phone}  Email: ${email}`,
  ],
  cells: ({ name, headline, address, phone, email }) => [`${name}\t${phone}`, `${headline}\t${email}`, address],
}

const headings = [
  ['Profile', 'Experience', 'Education', 'Skills'],
  ['Personal Statement', 'Employment History', 'Qualifications', 'Key Skills'],
  ['About Me', 'Work Experience', 'Education & Training', 'Core Competencies'],
  ['Summary', 'Career History', 'Academic Background', 'Areas of Expertise'],
] as const
const headingLooks: readonly ((words: string) => string)[] = [
  (words) => words.toUpperCase(),
  (words) => words,
  (words) => `${words}:`,
]
const orders = [
  [0, 1, 2, 3],
  [0, 3, 1, 2],
  [0, 2, 1, 3],
  [3, 1, 2, 0],
] as const

export type Setting = {
  person: APerson
  job: string
  education: string
  duties: string
  dates: string
  dash: string
  head: string
  heading: number
  look: number
  order: number
  hasGaps: boolean
}

/** One of all the ways, by a number: near numbers are far from alike. */
export function settingOf(number: number): Setting {
  let rest = Math.imul(number + 1, 2_654_435_761) >>> 0
  const next = (count: number) => {
    rest = (Math.imul(rest, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((rest / 2 ** 32) * count)
  }
  const one = (choices: object) => Object.keys(choices)[next(Object.keys(choices).length)] ?? ''
  return {
    person: people[next(people.length)]!,
    job: one(jobLayouts),
    education: one(educationLayouts),
    duties: one(dutyLayouts),
    dates: one(dateStyles),
    dash: dashes[next(dashes.length)]!,
    head: one(headLayouts),
    heading: next(headings.length),
    look: next(headingLooks.length),
    order: next(orders.length),
    hasGaps: next(2) === 0,
  }
}

/** The text of a person's CV, set so. */
export function setCv({
  person,
  job,
  education,
  duties,
  dates,
  dash,
  head,
  heading,
  look,
  order,
  hasGaps,
}: Setting): string {
  const [write, now] = dateStyles[dates]!
  const gap = hasGaps ? [''] : []
  const parts = [
    [`${person.headline} who likes good work. I learn quickly and stay calm.`],
    person.jobs.flatMap(([title, employer, start, end, done]) => [
      ...jobLayouts[job]!(title, employer, `${write(start)}${dash}${end === null ? now : write(end)}`),
      ...dutyLayouts[duties]!(done),
      ...gap,
    ]),
    person.education.flatMap((entry) => [...educationLayouts[education]!(...entry), ...gap]),
    duties === 'sentence' ? [person.skills.join(', ')] : dutyLayouts[duties]!(person.skills),
  ]
  const words = headings[heading]!
  return [
    ...headLayouts[head]!(person),
    '',
    ...orders[order]!.flatMap((at) => [...gap, headingLooks[look]!(words[at]), ...(parts[at] ?? [])]),
  ].join('\n')
}
