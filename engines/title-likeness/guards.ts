import { wordsOf } from './words.ts'

/**
 * What may not differ between two names of one job, however near they lie: word vectors put what is found in the same places side by
 * side, a midwife beside her support worker and band 5 beside band 6.
 */
export type Guard = {
  kind: string
  /** What a title says of this kind: nothing, or one or more of its values. */
  valuesOf: (words: readonly string[]) => ReadonlySet<string>
  /** `same`: both say just the same. `notOther`: one of them may be silent. */
  rule: 'same' | 'notOther'
}

export const guards: readonly Guard[] = [
  { kind: 'bands, grades and classes', valuesOf: numbersOf, rule: 'same' },
  { kind: 'lines of support', valuesOf: linesOf, rule: 'same' },
  { kind: 'seniority', valuesOf: ranksOf, rule: 'same' },
  { kind: 'licensed professions', valuesOf: byTable(professions()), rule: 'same' },
  { kind: 'technologies', valuesOf: byTable(technologies()), rule: 'same' },
  { kind: 'quality assurance', valuesOf: qualityOf, rule: 'same' },
  { kind: 'who it is for', valuesOf: byTable(people()), rule: 'same' },
  { kind: 'branch', valuesOf: byTable(branches()), rule: 'notOther' },
]

/** What a title says, by the guards in their order. */
export type Said = readonly ReadonlySet<string>[]

export function saysOf(words: readonly string[]): Said {
  return guards.map(({ valuesOf }) => valuesOf(words))
}

/** The licensed professions that a title names. */
export function ofProfession(said: Said): ReadonlySet<string> {
  return said[guards.findIndex(({ kind }) => kind === 'licensed professions')]!
}

/** The kind of the first guard that keeps two titles apart; null: none does. */
export function keptApart(one: Said, other: Said): string | null {
  const guard = guards.find(({ rule }, at) => {
    const [a, b] = [one[at]!, other[at]!]
    const both = [...a].filter((value) => b.has(value)).length
    if (rule === 'same') return both < a.size || both < b.size
    return a.size > 0 && b.size > 0 && both === 0
  })
  return guard?.kind ?? null
}

/** The same of two titles as they are written. */
export function keptApartBy(one: string, other: string): string | null {
  return keptApart(saysOf(wordsOf(one)), saysOf(wordsOf(other)))
}

const written: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', i: '1', ii: '2', iii: '3', iv: '4' }

function numbersOf(words: readonly string[]): Set<string> {
  return new Set(
    words.flatMap((word, at) => {
      if (isLine(words[at + 1])) return []
      // 'Ward 21' and '37 hours' say nothing of the job; a digger is a 360.
      if (/^(?:\d[a-d]?|360|180)$/u.test(word)) return [word]
      return at > 0 && written[word] !== undefined ? [written[word]] : []
    }),
  )
}

const ordinals: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
  l1: '1',
  l2: '2',
  l3: '3',
}

function isLine(word: string | undefined): boolean {
  return word === 'line' || word === 'level' || word === 'tier'
}

function linesOf(words: readonly string[]): Set<string> {
  return new Set(
    words.flatMap((word, at) => {
      const line = ordinals[word] ?? (isLine(words[at + 1]) && /^\d$/u.test(word) ? word : undefined)
      return line !== undefined && (isLine(words[at + 1]) || /^l\d$/u.test(word)) ? [line] : []
    }),
  )
}

/** Words for how high somebody stands, by what they say. */
const ranks = tableOf(`
apprentice: apprentice, apprenticeship
trainee: trainee, training, student
graduate: graduate
intern: intern, internship, placement
junior: junior, jnr, jr, entry level
senior: senior, snr, sr
lead: lead, principal
supervisor: supervisor, foreman, forewoman, leader, chargehand, charge hand, shift lead
manager: manager, mgr, management
head: head
director: director, chief, president, vp, vice, partner, ceo, cfo, cto, coo
deputy: deputy
helper: mate, mates, helper, labourer, aide, auxiliary, assistant, assistants, hand
`)

const ranksBy = byTable(ranks)

function ranksOf(words: readonly string[]): Set<string> {
  const found = new Set(ranksBy(words))
  // An assistant accountant is on the way to be one; a care assistant is what the job is called.
  const assistant = words.indexOf('assistant')
  const isFirst = assistant === 0 || (assistant === 1 && ranksBy(words.slice(0, 1)).size > 0)
  if (isFirst && words.length > assistant + 1) {
    found.delete('helper')
    // The assistant manager of a shop is its deputy manager.
    found.add(found.has('manager') || found.has('head') ? 'deputy' : 'assistant to')
  }
  // 'Business partner' and 'management accountant' are no ranks.
  if (words.at(-1) === 'partner' && words.at(-2) === 'business') found.delete('director')
  if (words.includes('management') && !words.includes('manager')) found.delete('manager')
  if (words.slice(0, -1).includes('consultant')) found.add('consultant')
  return found
}

/** Only who is registered, licensed or sworn may do it, and those whom they are mistaken for. */
function professions() {
  return tableOf(`
dental nurse: dental nurse
veterinary nurse: veterinary nurse, vet nurse, rvn
nursery: nursery nurse, nursery practitioner, early years, nursery, childcare
nurse practitioner: nurse practitioner, anp, enp
mental health nurse: mental health nurse, psychiatric nurse, rmn, cpn
nurse: nurse, nurses, nursing, rgn, rn, rnld, matron
midwife: midwife, midwives, midwifery
doctor: doctor, physician, gp, general practitioner, medical officer, registrar
surgeon: surgeon
psychiatrist: psychiatrist
anaesthetist: anaesthetist
radiologist: radiologist
dentist: dentist, orthodontist, dental surgeon, dental practitioner
hygienist: hygienist
pharmacist: pharmacist
dispenser: dispenser, pharmacy technician
optometrist: optometrist, optician
physiotherapist: physiotherapist, physio, physical therapist
occupational therapist: occupational therapist, ot
speech therapist: speech therapist, speech and language therapist, slt
massage: masseur, massage therapist
beauty therapist: beauty therapist
podiatrist: podiatrist, chiropodist
radiographer: radiographer
sonographer: sonographer
paramedic: paramedic
psychologist: psychologist
psychotherapist: psychotherapist
counsellor: counsellor
dietitian: dietitian, dietician
nutritionist: nutritionist
biomedical scientist: biomedical scientist
social worker: social worker, social work
support worker: support worker, support workers
youth worker: youth worker
solicitor: solicitor, lawyer
barrister: barrister
paralegal: paralegal
legal executive: legal executive, cilex
legal secretary: legal secretary, legal pa
conveyancer: conveyancer, conveyancing
notary: notary
judge: judge, magistrate
architect: architect
architectural technician: architectural technologist, architectural technician
quantity surveyor: quantity surveyor, qs
building surveyor: building surveyor
land surveyor: land surveyor
surveyor: surveyor
accountant: accountant
auditor: auditor
actuary: actuary
bookkeeper: bookkeeper, book keeper
headteacher: headteacher, head teacher, headmaster, headmistress
teacher: teacher, teachers
teaching assistant: teaching assistant, classroom assistant, learning support assistant
lecturer: lecturer
professor: professor
tutor: tutor
veterinary surgeon: veterinary surgeon, vet, veterinarian
pilot: pilot
train driver: train driver
bus driver: bus driver, coach driver, pcv driver, psv driver
lorry driver: lorry driver, hgv, lgv, truck driver
taxi driver: taxi driver, cab driver, minicab
forklift driver: forklift, fork lift, flt, reach truck
driver: driver, drivers
electrician: electrician, sparky
plumber: plumber
gas engineer: gas
joiner: joiner, carpenter
welder: welder
police: police, constable
prison officer: prison
probation officer: probation
firefighter: firefighter, fireman
soldier: soldier, army
childminder: childminder
nanny: nanny
door supervisor: door supervisor, bouncer, doorman
financial adviser: financial adviser, financial advisor, ifa
mortgage adviser: mortgage adviser, mortgage advisor, mortgage broker
underwriter: underwriter
broker: broker
chef: chef, cook
sommelier: sommelier
hairdresser: hairdresser, hair stylist, barber
developer: developer, programmer, software engineer
recruiter: recruitment consultant, recruiter
therapist: therapist
`)
}

function technologies() {
  return tableOf(`
.net: .net, c#, asp, vb
c++: c++
c: c
java: java, j2ee, spring
javascript: javascript, js, node, react, angular, vue, typescript
python: python, django
php: php, laravel, symfony
ruby: ruby, rails
go: golang
scala: scala
ios: ios, swift, iphone
android: android, kotlin
wordpress: wordpress
drupal: drupal
magento: magento
front end: front end, frontend
back end: back end, backend
full stack: full stack, fullstack
embedded: embedded, firmware
mobile: mobile
games: games, game, unity
sql: sql
oracle: oracle
sap: sap
salesforce: salesforce
dynamics: dynamics, d365
sharepoint: sharepoint
power bi: power bi
tableau: tableau
servicenow: servicenow
workday: workday
aws: aws
azure: azure
google cloud: gcp, google cloud
cloud: cloud
linux: linux, unix
windows: windows
vmware: vmware
cisco: cisco
mainframe: mainframe, cobol
devops: devops, site reliability
network: network, networks, networking
security: security, cyber
data science: data science, data scientist
data engineer: data engineer, data engineering
machine learning: machine learning, ai, ml
database: database, dba
bi: business intelligence, bi
ux: ux, user experience
ui: ui
plc: plc
cad: cad
bim: bim
cnc: cnc
`)
}

function people() {
  return tableOf(`
children: children, childrens, child, paediatric, paediatrics, pediatric, camhs
young people: youth, young
adults: adult, adults
the elderly: elderly, older
learning disability: learning disability, learning disabilities
mental health: mental health, psychiatric, psychiatry
addiction: addiction, addictions, substance misuse
special needs: sen, send, special needs, special educational needs, semh
family: family, families
dental: dental
animals: veterinary, vet, veterinarian, animal
primary: primary, ks1, ks2, eyfs
secondary: secondary, ks3, ks4
nursery: nursery, early years
university: university
live in: live
home: home care, domiciliary, homecare, dom care
criminals: prison, probation, offender
`)
}

/** Branches of work that share their last word: an engineer, a teacher and a manager are of one each. */
function branches() {
  return tableOf(`
mechanical: mechanical
electrical: electrical
civil: civil
structural: structural
chemical: chemical
software: software, web, application, applications
hardware: hardware
telecoms: telecoms, telecommunications, rf, radio
aerospace: aerospace, aircraft, aviation, avionics
automotive: automotive, vehicle, car, motor
marine: marine, ship, naval
nuclear: nuclear
rail: rail, railway
highways: highways, highway
refrigeration: refrigeration, hvac, air conditioning
lifts: lift, elevator
fire: fire
maths: maths, mathematics
english: english
science: science
physics: physics
chemistry: chemistry
biology: biology
geography: geography
history: history
languages: french, spanish, german, mfl, languages
pe: pe, physical education
music: music
art: art
drama: drama
computing: computing, computer science, ict
sales: sales, selling
marketing: marketing
pr: pr, public relations
finance: finance, financial
accounts: accounts, accounting
tax: tax
payroll: payroll
credit: credit
purchase ledger: purchase ledger, accounts payable
sales ledger: sales ledger, accounts receivable
audit: audit
hr: hr, human resources, people
recruitment: recruitment, talent
training: training, learning and development
legal: legal
it: it
purchasing: procurement, purchasing, buying
operations: operations
logistics: logistics, transport, fleet
warehouse: warehouse
production: production, manufacturing, factory
product: product
project: project
programme: programme
events: events, event
property: property, lettings, estate
housing: housing
facilities: facilities
hotel: hotel
restaurant: restaurant
bar: bar, pub
kitchen: kitchen
catering: catering
shop: retail, store, shop
care: care
school: school
insurance: insurance, claims
bank: banking
mortgage: mortgage
risk: risk
compliance: compliance
medical: medical, clinical
laboratory: laboratory, lab
research: research
cleaning: cleaning
garden: garden, grounds
farm: farm, agricultural
news: news
business: business
data: data
customer: customer, client
policy: policy
planning: planning, planner
health and safety: health and safety, hse, safety
environment: environmental
digital: digital, online, ppc, seo
social media: social media
graphic: graphic
interior: interior
fashion: fashion
video: video, film
photo: photographic
`)
}

const softwareSide = new Set(
  'software automation test tester tests testing manual agile developer analyst web application'.split(' '),
)
const materialSide = new Set(
  'food kitchen manufacturing technologist lab laboratory production inspector auditor supplier site factory pharmaceutical technical controller control operative technician hygiene'.split(
    ' ',
  ),
)

/** 'QA' is of software, or of what is made: the words beside it say which. */
function qualityOf(words: readonly string[]): Set<string> {
  const isQuality = words.includes('qa') || words.includes('qc') || words.includes('quality')
  const isTest = words.some((word) => word === 'tester' || word === 'test' || word === 'testing')
  if (!isQuality && !isTest) return new Set()
  const isMaterial = words.some((word) => materialSide.has(word))
  if (isMaterial) return new Set(['of things'])
  return new Set([words.some((word) => softwareSide.has(word)) ? 'of software' : 'of either'])
}

type Phrases = ReadonlyMap<string, readonly { words: readonly string[]; value: string }[]>

/** 'value: name, name' a line, by the first word of each name, the longest first. */
function tableOf(lines: string): Phrases {
  const phrases = lines
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [value = '', names = ''] = line.split(': ')
      return names.split(', ').map((name) => ({ words: name.split(' '), value }))
    })
    .sort((a, b) => b.words.length - a.words.length)
  return Map.groupBy(phrases, ({ words }) => words[0]!)
}

/** The values whose names stand in a title; of two names the longer one takes its words. */
function byTable(phrases: Phrases): (words: readonly string[]) => Set<string> {
  return (words) => {
    const found = new Set<string>()
    for (let at = 0; at < words.length;) {
      const phrase = phrases.get(words[at]!)?.find((one) => one.words.every((word, i) => words[at + i] === word))
      if (phrase) found.add(phrase.value)
      at += phrase?.words.length ?? 1
    }
    return found
  }
}
