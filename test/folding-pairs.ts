/** Two ads as a file would hold them, and whether they are one vacancy. */
export type FoldingPair = { trap: string; isOne: boolean; a: Row; b: Row }
type Row = Record<string, string>

/** A trade with an ad of it, and other posts that one employer would advertise in nearly the same words. */
type Trade = {
  title: string
  employer: string
  /** A name that the same employer goes by. */
  alias: string
  town: string
  /** Near enough to be a district of the town. */
  district: string
  otherTown: string
  pay: string
  /** Within 12 %. */
  nearPay: string
  otherPay: string
  text: string
  /** Titles that say the same. */
  same: readonly string[]
  /** Other roles, grades, specialities, shifts, languages or clients. */
  others: readonly string[]
}

const trades: readonly Trade[] = [
  {
    title: 'Staff Nurse',
    employer: 'Alder Vale Care Group',
    alias: 'Alder Vale Care Group Ltd',
    town: 'Leeds',
    district: 'Headingley, Leeds',
    otherTown: 'York',
    pay: '£29,970 - £36,483 a year',
    nearPay: '£30,000 - £36,500 a year',
    otherPay: '£37,338 - £44,962 a year',
    text: 'Our medical wards look after people who have come in as an emergency and need a few days of treatment before they can go home. You plan care with them and their families, give medicines, lead the team when you are in charge of a shift and teach the students who join us from the university.',
    same: ['Staff Nurse - Leeds', 'Staff Nurses', 'Staff Nurse (Full Time)'],
    others: [
      'Senior Staff Nurse',
      'Staff Nurse - Nights',
      'Bank Staff Nurse',
      'Paediatric Staff Nurse',
      'Bank Physiotherapist',
      'Student Nurse',
    ],
  },
  {
    title: 'Maths Teacher',
    employer: 'Thornfield Academy',
    alias: 'Thornfield Academy (Trust)',
    town: 'Bradford',
    district: 'Shipley, Bradford',
    otherTown: 'Hull',
    pay: '£31,650 - £43,600 a year',
    nearPay: '£31,500 - £43,500 a year',
    otherPay: '£49,000 - £56,000 a year',
    text: 'We are a growing school of nine hundred pupils with a new building and a calm, well ordered day. Your department meets once a week to plan lessons together, behaviour is dealt with centrally, and nobody marks at weekends. Come and visit us on any school day, meet the pupils and stay for lunch.',
    same: ['Maths Teacher - Bradford', 'Teacher of Maths', 'Mathematics Teacher'],
    others: [
      'Science Teacher',
      'Maths Teacher - Maternity Cover',
      'Head of Maths',
      'Supply Maths Teacher',
      'English Teacher',
      'Maths Teaching Assistant',
    ],
  },
  {
    title: 'HGV Class 1 Driver',
    employer: 'Brackwater Haulage',
    alias: 'Brackwater Haulage (UK) Limited',
    town: 'Doncaster',
    district: 'Bentley, Doncaster',
    otherTown: 'Leeds',
    pay: '£16 - £18 an hour',
    nearPay: '£16.25 - £18 an hour',
    otherPay: '£12 - £13 an hour',
    text: 'You take palletised goods from our depot to customers in the north and are back on the same day. The lorries are two years old at most and you keep the same one. We plan runs that can be done within your hours, pay for your medical and your digital card, and have a canteen that opens at five.',
    same: ['HGV Class 1 Drivers', 'Class 1 HGV Driver', 'HGV Class 1 Driver - Doncaster'],
    others: [
      'HGV Class 2 Driver',
      'HGV Class 1 Night Driver',
      'HGV Class 1 Driver Trainer',
      'Trainee HGV Class 1 Driver',
      'Van Driver',
      'HGV Class 1 Weekend Driver',
    ],
  },
  {
    title: 'Store Manager',
    employer: 'Fernby Stores',
    alias: 'Fernby Stores plc',
    town: 'Nottingham',
    district: 'Beeston, Nottingham',
    otherTown: 'Derby',
    pay: '£28,000 - £32,000 a year',
    nearPay: '£28,500 - £32,000 a year',
    otherPay: '£21,000 - £23,000 a year',
    text: 'You run a shop of twelve people: rotas, orders, the window and the till. Each of our shops chooses a third of what it sells, so you will know your street and what it likes. We promote from within, close on bank holidays and share a tenth of the profit of each shop with those who work there.',
    same: ['Store Manager - Nottingham', 'Store Manager (Permanent)', 'Store Managers'],
    others: [
      'Assistant Store Manager',
      'Deputy Store Manager',
      'Store Supervisor',
      'Trainee Store Manager',
      'Area Manager',
      'Weekend Store Manager',
    ],
  },
  {
    title: 'Electrician',
    employer: 'Quarrystone Electrical',
    alias: 'Quarrystone Electrical Services',
    town: 'Sheffield',
    district: 'Hillsborough, Sheffield',
    otherTown: 'Manchester',
    pay: '£34,000 - £38,000 a year',
    nearPay: '£34,000 - £37,500 a year',
    otherPay: '£24,000 - £26,000 a year',
    text: 'We look after the wiring of schools, halls and small factories under contracts that run for years, so you come to know each building. The work is testing, repair and small installations. You have a van that is stocked for you, a tablet for certificates, and two weeks of training in every year.',
    same: ['Electricians', 'Electrician - Sheffield', 'Electrician (Immediate Start)'],
    others: [
      'Apprentice Electrician',
      'Electrical Supervisor',
      'Electrical Design Engineer',
      'Electrician Mate',
      'Lead Electrician',
      'Gas Engineer',
    ],
  },
  {
    title: 'Software Engineer',
    employer: 'Heronbrook Systems',
    alias: 'Heronbrook',
    town: 'Manchester',
    district: 'Salford, Manchester',
    otherTown: 'Liverpool',
    pay: '£55,000 - £65,000 a year',
    nearPay: '£56,000 - £65,000 a year',
    otherPay: '£75,000 - £90,000 a year',
    text: 'Our product plans the rounds of people who visit others at home, and is used by forty councils. We are nine engineers who ship every day, review each other and take support calls in turns. You will work on the planner itself, on its maps, and on the telephone app that carers have with them.',
    same: ['Software Engineer - Manchester', 'Software Engineer (Hybrid)', 'Software Engineers'],
    others: [
      'Senior Software Engineer',
      'Software Engineer II',
      'Java Software Engineer',
      'Software Engineering Manager',
      'Graduate Software Engineer',
      'Software Test Analyst',
    ],
  },
  {
    title: 'Management Accountant',
    employer: 'Pellworth Foods',
    alias: 'Pellworth Foods Group Ltd',
    town: 'Birmingham',
    district: 'Edgbaston, Birmingham',
    otherTown: 'Coventry',
    pay: '£42,000 - £48,000 a year',
    nearPay: '£43,000 - £48,000 a year',
    otherPay: '£28,000 - £31,000 a year',
    text: 'You close the books of two bakeries within five working days, explain to their managers what has changed and why, and build the yearly budget with them. We have moved to a new ledger this spring and you will help to leave the spreadsheets behind. Study leave and fees are paid for up to three sittings.',
    same: ['Management Accountant - Birmingham', 'Management Accountant (Hybrid)', 'Management Accountants'],
    others: [
      'Assistant Management Accountant',
      'Senior Management Accountant',
      'Interim Management Accountant',
      'Payroll Manager',
      'Tax Accountant',
      'Part Qualified Management Accountant',
    ],
  },
  {
    title: 'Care Assistant',
    employer: 'Larkrise Homes',
    alias: 'Larkrise Homes Limited',
    town: 'Norwich',
    district: 'Hellesdon, Norwich',
    otherTown: 'Ipswich',
    pay: '£12.20 - £12.80 an hour',
    nearPay: '£12.30 - £12.80 an hour',
    otherPay: '£15.50 - £16.50 an hour',
    text: 'Thirty people live in our house by the park, some for many years. You help them to get up, eat, wash and do what they enjoy, and you have the time to sit down with them. There are five of you on each shift. We pay for training and for the time it takes, and your rota is known six weeks ahead.',
    same: ['Care Assistants', 'Care Assistant - Norwich', 'Care Assistant (Various Shifts)'],
    others: [
      'Senior Care Assistant',
      'Night Care Assistant',
      'Bank Care Assistant',
      'Care Home Cook',
      'Care Assistant Apprentice',
      'Activities Coordinator',
    ],
  },
  {
    title: 'Sous Chef',
    employer: 'Gullhaven Hotel',
    alias: 'Gullhaven Hotel & Spa',
    town: 'Brighton',
    district: 'Kemptown, Brighton',
    otherTown: 'London',
    pay: '£32,000 - £35,000 a year',
    nearPay: '£32,500 - £35,000 a year',
    otherPay: '£24,000 - £26,000 a year',
    text: 'Our kitchen cooks for eighty in the dining room and for weddings of up to two hundred on the lawn. You stand in for the head chef, write the weekly specials with what the boats bring in, and train four cooks. The kitchen is closed on Mondays, tips are shared by hours, and there is a room for you.',
    same: ['Sous Chef - Brighton', 'Sous Chef (Permanent)', 'Sous Chefs'],
    others: ['Junior Sous Chef', 'Chef de Partie', 'Pastry Chef', 'Head Chef', 'Kitchen Porter', 'Night Chef'],
  },
  {
    title: 'Mechanical Design Engineer',
    employer: 'Ironmere Pumps',
    alias: 'Ironmere Pumps Engineering',
    town: 'Derby',
    district: 'Mickleover, Derby',
    otherTown: 'Leicester',
    pay: '£40,000 - £46,000 a year',
    nearPay: '£41,000 - £46,000 a year',
    otherPay: '£52,000 - £60,000 a year',
    text: 'You design pumps for water works from the first sketch to the drawing that the workshop builds from, and go to see them run. We use parametric models and test every new impeller on our own rig. Twelve engineers sit in one room above the workshop, and Friday ends at one. Relocation is paid.',
    same: ['Mechanical Design Engineer - Derby', 'Mechanical Design Engineers', 'Design Engineer (Mechanical)'],
    others: [
      'Electrical Design Engineer',
      'Senior Mechanical Design Engineer',
      'Mechanical Fitter',
      'Graduate Mechanical Design Engineer',
      'Mechanical Design Manager',
      'Civil Design Engineer',
    ],
  },
  {
    title: 'Conveyancing Solicitor',
    employer: 'Marlow and Finch',
    alias: 'Marlow and Finch LLP',
    town: 'Bristol',
    district: 'Clifton, Bristol',
    otherTown: 'Bath',
    pay: '£40,000 - £50,000 a year',
    nearPay: '£41,000 - £50,000 a year',
    otherPay: '£25,000 - £28,000 a year',
    text: 'You look after forty to fifty files of buyers and sellers of houses and flats, new and old, with an assistant of your own. Half of our clients come back, and we mean to keep it so: you ring them, and they know your name. There are no targets for billing and nobody works after half past five.',
    same: ['Conveyancing Solicitor - Bristol', 'Conveyancing Solicitors', 'Solicitor - Conveyancing'],
    others: [
      'Conveyancing Paralegal',
      'Family Solicitor',
      'Trainee Conveyancing Solicitor',
      'Conveyancing Secretary',
      'Head of Conveyancing',
      'Employment Solicitor',
    ],
  },
  {
    title: 'Customer Service Advisor',
    employer: 'Ballycarrow Insurance',
    alias: 'Ballycarrow Insurance Ireland',
    town: 'Dublin',
    district: 'Sandyford, Dublin',
    otherTown: 'Cork',
    pay: '€29,000 - €32,000 a year',
    nearPay: '€29,500 - €32,000 a year',
    otherPay: '€38,000 - €42,000 a year',
    text: 'You answer people who ring us about their car or their house, change what is insured and tell them plainly what is not. Calls last as long as they need. After three months you choose whether you would rather write than speak. The office is five minutes from the tram, and two days are at home.',
    same: ['Customer Service Advisor - Dublin', 'Customer Service Advisors', 'Customer Service Adviser'],
    others: [
      'German Speaking Customer Service Advisor',
      'Customer Service Supervisor',
      'Evening Customer Service Advisor',
      'Claims Handler',
      'Customer Service Team Leader',
      'French Speaking Customer Service Advisor',
    ],
  },
]

const base = (trade: Trade, id: string): Row => ({
  id,
  title: trade.title,
  company: trade.employer,
  location: trade.town,
  salaryRaw: trade.pay,
  description: `${trade.text} Write to us, or ring and ask for a talk.`,
  postedAt: '2026-03-01',
})

/** Other words for the same work, so that a text tells two posts apart. */
const otherClient =
  'A second client of ours, a family firm across the river, asks for somebody who has done this before and would like to build a small team from nothing. There is an old workshop, a new roof, a dog and a great deal of goodwill, and you report to the founder, who is retiring slowly and would like to hand on what she knows to somebody patient.'

const page = { url: 'https://jobs.example.com/view/40021977' }
const list = { url: 'https://jobs.example.com/careers' }

/** 552 pairs of our own making with the traps of real ads: twelve trades, 23 pairs that are one vacancy and 23 that are two in each. */
export const foldingPairs: readonly FoldingPair[] = trades.flatMap((trade) => {
  const a = base(trade, 'reed:1')
  const pair = (trap: string, isOne: boolean, other: Row, first: Row = {}): FoldingPair => ({
    trap: `${trade.title}: ${trap}`,
    isOne,
    a: { ...a, ...first },
    b: { ...base(trade, 'adzuna:2'), ...other },
  })
  return [
    ...trade.same.map((title) => pair(`a title that says the same, '${title}'`, true, { title })),
    pair('a snippet of the text', true, { description: `${trade.text.slice(0, 200)}…` }),
    pair('another name of the employer', true, { company: trade.alias }),
    pair('a district of the town', true, { location: trade.district }),
    pair('pay that is rounded', true, { salaryRaw: trade.nearPay }),
    pair('posted again on the same board', true, { id: 'reed:3', postedAt: '2026-03-20' }),
    pair(
      "an aggregator's copy",
      true,
      { company: 'UKStaffsearch', contractType: 'Temporary' },
      { contractType: 'Permanent' },
    ),
    ...trade.others.map((title) => pair(`another post, '${title}'`, false, { title })),
    pair('another town', false, { location: trade.otherTown }),
    pair('other pay', false, { salaryRaw: trade.otherPay }),
    pair('another client in another text', false, { id: 'reed:4', description: otherClient }),
    ...newerTraps(trade, pair),
    ...latestTraps(trade, pair),
  ]
})

/** Kinds that were found in real ads later: eight of one vacancy, eight of two. */
function newerTraps(
  trade: Trade,
  pair: (trap: string, isOne: boolean, other: Row, first?: Row) => FoldingPair,
): FoldingPair[] {
  const whole = `${trade.text} ${otherClient} Write to us, or ring and ask for a talk.`
  const onReed = { id: 'reed:9' }
  const blank = { company: '', description: '' }
  const silent = { description: '', salaryRaw: '' }
  return [
    pair(
      'line breaks and apostrophes that a board dropped',
      true,
      { description: joined(whole) },
      { description: whole },
    ),
    pair('the title changed on one page', true, { ...onReed, ...page, title: trade.others[0] ?? '' }, page),
    pair('two ads without an employer that print all else alike', true, { ...blank, ...onReed }, blank),
    pair('a board that writes the trading name', true, { company: `Fellgate 9 Ltd t/a ${trade.employer}` }),
    pair('a postcode of the town, without texts', true, { ...silent, ...onReed, postedAt: '2026-03-04' }, silent),
    pair(
      'posted again a week later, without a text',
      true,
      { ...onReed, description: '', postedAt: '2026-03-08' },
      { description: '' },
    ),
    pair(
      'a corrected ending',
      true,
      { ...onReed, description: `${whole} Ask for Bo.` },
      { description: `${whole} Ask for Ada.` },
    ),
    pair('a copy without pay and text', true, { ...silent, postedAt: '2026-03-02' }),
    pair('another town nearby, without texts', false, { ...silent, ...onReed, location: trade.otherTown }, silent),
    pair('other hours on one board', false, { ...onReed, hours: 'Part time' }, { hours: 'Full time' }),
    pair(
      'other pay on one board, without texts',
      false,
      { ...onReed, description: '', salaryRaw: trade.otherPay },
      { description: '' },
    ),
    pair('two employers without texts', false, { ...silent, company: 'Fellgate Nine' }, silent),
    pair(
      'two ads without an employer and with other pay',
      false,
      { ...blank, ...onReed, salaryRaw: trade.otherPay },
      blank,
    ),
    pair(
      'a course in another town',
      false,
      { title: `${trade.title} Trainee Course`, location: trade.otherTown },
      { title: `${trade.title} Trainee Course` },
    ),
    pair('one page that lists two jobs', false, { ...onReed, ...list, title: trade.others[0] ?? '' }, list),
    pair(
      'a recruiter with another client, without texts',
      false,
      { ...silent, company: 'Fellgate Recruitment', salaryRaw: trade.otherPay },
      { company: 'Fellgate Recruitment', description: '' },
    ),
  ]
}

/** Found last: hours and pay that a board shows otherwise on another day, and terms told twice: six of one vacancy, six of two. */
function latestTraps(
  trade: Trade,
  pair: (trap: string, isOne: boolean, other: Row, first?: Row) => FoldingPair,
): FoldingPair[] {
  const onAdzuna = { id: 'adzuna:8' }
  const onReed = { id: 'reed:9' }
  const silent = { description: '' }
  const middle = { company: '', description: '', title: `Workshop ${trade.title}` }
  const contract = { company: '', description: '', jobType: 'Contract', salaryRaw: '£24,000 a year' }
  return [
    pair(
      'hours that Adzuna guesses otherwise over the same words',
      true,
      { ...onAdzuna, id: 'adzuna:7', hours: 'Part time' },
      { ...onAdzuna, hours: 'Full time' },
    ),
    pair(
      'a pound more on one day, without texts',
      true,
      { ...onReed, ...silent, salaryRaw: '£17,252 - £18,292 a year' },
      { ...silent, salaryRaw: '£17,251 - £18,292 a year' },
    ),
    pair(
      'a title that tells the kind of contract too',
      true,
      { ...onReed, ...contract, title: `Workshop ${trade.title} - 3-month contract` },
      { ...contract, title: `Workshop ${trade.title}` },
    ),
    pair(
      'a range, and on another board its middle, of an ad without an employer',
      true,
      { ...middle, id: 'adzuna:8', salaryRaw: '£24,500 a year' },
      { ...middle, salaryRaw: '£24,000 - £25,000 a year' },
    ),
    pair(
      'the town in one title of two that print all else alike',
      true,
      { ...onReed, company: '', ...silent, title: `Workshop ${trade.title} - ${trade.town}` },
      { company: '', ...silent, title: `Workshop ${trade.title}` },
    ),
    pair(
      'a yearly amount that a board took for a day, over the same words',
      true,
      { ...onAdzuna, salaryRaw: '£115 a day' },
      { id: 'adzuna:7', salaryRaw: 'up to £115,000 a year' },
    ),
    pair(
      'a day rate beside yearly pay, over other words',
      false,
      { ...onAdzuna, salaryRaw: '£115 a day', description: otherClient },
      { id: 'adzuna:7', salaryRaw: 'up to £115,000 a year' },
    ),
    pair(
      'an amount that is no middle of the range',
      false,
      { ...middle, id: 'adzuna:8', salaryRaw: '£20,000 a year' },
      { ...middle, salaryRaw: '£23,000 - £27,000 a year' },
    ),
    pair(
      'another reference of a recruiter, without a name and a text',
      false,
      { ...onReed, company: '', ...silent, title: `LS19589 - Workshop ${trade.title}` },
      { company: '', ...silent, title: `MK19497 - Workshop ${trade.title}` },
    ),
    pair(
      'other hours over other words on Adzuna',
      false,
      { ...onAdzuna, id: 'adzuna:7', hours: 'Part time', description: trade.text.slice(120) },
      { ...onAdzuna, hours: 'Full time' },
    ),
    pair(
      'a hundred pounds more, without texts',
      false,
      { ...onReed, ...silent, salaryRaw: '£17,352 - £18,292 a year' },
      { ...silent, salaryRaw: '£17,251 - £18,292 a year' },
    ),
    pair(
      'a title that tells another kind of contract',
      false,
      { ...onReed, ...contract, jobType: 'Permanent', title: `Workshop ${trade.title} - permanent` },
      { ...contract, title: `Workshop ${trade.title}` },
    ),
  ]
}

/** As some boards store a text: sentences run together. */
function joined(text: string): string {
  return text.replaceAll("'", '').replaceAll(/\. (?=[A-Z])/gu, '')
}
