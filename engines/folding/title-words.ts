/* Words of titles, in the spelling that title-likeness.ts gives them: lower case, singular. */

/** They say nothing of what the job is. */
export const fillers = wordSet(`
  of for in with to at on by an our your we you is are or as from into within across who that this it's plus
  role position post new great exciting amazing fantastic excellent brilliant good top leading growing busy
  opportunity experience needed no required wanted looking seeking join immediate start available now
  salary pay bonus benefit package rate competitive pension car parking accommodation tip commission uncapped
  guarantee guaranteed free training provided progression flexible working agile onsite work wfh home-based
  c circa k pa per annum hour hourly rate week weekly month monthly year ote basic inc incl including
  m f d x h w s based location site local nationwide england scotland wales ireland britain united kingdom uk county greater
  recruitment recruiting hiring team member
`)

/** How high up: of two titles one word of these makes two posts. */
export const levels = wordSet(`
  trainee apprentice apprenticeship graduate grad placement intern internship student junior senior lead leader principal staff head
  director chief vp vice president svp evp avp assistant deputy supervisor foreman chargehand
  experienced advanced expert qualified unqualified newly nqt ect sho registrar
  entry mid intermediate i ii iii iv v vi band grade level class tier
  skilled semi unskilled improver mate
`)

/** When, and on what terms. */
export const shiftsAndKinds = wordSet(`
  night day weekend evening morning afternoon twilight early late overnight waking sleep sleeping saturday sunday
  bank relief locum casual seasonal christmas summer temporary permanent ftc maternity paternity cover secondment supply interim freelance
  contractor volunteer voluntary peripatetic mobile field live domiciliary
  part full term
`)

/** Of what: professions' branches, school subjects, languages, patients, trades and tools that one has learnt or has not. */
export const speciality = wordSet(`
  adult child children young paediatric pediatric neonatal newborn elderly dementia mental learning disability autism palliative
  oncology cardiology cardiac cardiothoracic respiratory renal stroke theatre scrub recovery anaesthetic anaesthesia icu itu critical
  emergency surgical surgery medical medicine orthopaedic trauma outpatient community acute gastroenterology endoscopy dermatology
  haematology neurology neurosurgery urology gynaecology obstetric maternity midwifery psychiatry psychiatric psychology radiology
  radiography ultrasound mri ct imaging intervention interventional echocardiography pathology microbiology biochemistry histology
  pharmacy dental optical ophthalmology physiotherapy occupational speech dietetic podiatry rehabilitation diabetes dialysis
  rgn rmn rnld rn hca odp ward unit clinic hospice camhs forensic prison safeguarding

  math mathematics english science physics chemistry biology history geography religious re pe sport art music drama computing
  economics psychology sociology law food textile primary secondary nursery reception eyfs ks1 ks2 ks3 ks4 ks5 sen send semh sixth

  french german spanish italian portuguese dutch flemish danish swedish norwegian finnish icelandic polish czech slovak hungarian
  romanian bulgarian greek turkish russian ukrainian lithuanian latvian estonian arabic hebrew persian urdu hindi punjabi bengali
  gujarati tamil mandarin cantonese chinese japanese korean thai vietnamese malay welsh irish gaelic croatian serbian slovenian
  mexican brazilian nordic bilingual multilingual

  java javascript typescript python php ruby golang go rust dotnet c# c++ c scala kotlin swift ios android react angular vue node
  frontend backend front back fullstack stack devops qa test automation cloud aws azure gcp ai ml machine security cyber network sap
  salesforce oracle dynamics sharepoint sql mainframe cobol embedded firmware hardware software data web mobile ux ui game
  analytics infrastructure database

  hgv lgv pcv van c1 forklift counterbalance reach tanker artic rigid tipper bus coach train crane excavator dumper
  electrical mechanical civil structural hydraulic pneumatic gas plumbing heating joinery carpentry brickwork plastering roofing
  scaffolding welding fabrication cnc milling turning tig mig electronic chemical process aerospace automotive marine rail highway
  pastry sous commis grill larder breakfast banqueting bar floor kitchen housekeeping

  credit payroll tax audit treasury ledger payable receivable statutory management cost fund pension mortgage insurance
  claim underwriting compliance risk aml procurement purchase buying
  conveyancing litigation family criminal employment commercial corporate probate immigration property injury construction
  intellectual residential private contentious regulatory

  inbound outbound telephone field internal external b2b b2c technical business financial finance hr it legal marketing sales
`)

/** Names of roles that do not end as most do. */
export const roleNouns = wordSet(`
  nurse chef cook clerk head lead porter pa receptionist nanny carer midwife paramedic doctor gp dentist vet warden host hostess
  concierge waiter waitress apprentice secretary surveyor scientist analyst architect engineer solicitor paralegal barrister
  teacher tutor lecturer professor hand operative operator driver courier guard rep representative agent buyer planner scheduler
  merchandiser stylist barista steward aide ta tester setter fitter electrician plumber joiner carpenter mechanic welder
  manager management executive specialist associate consultant partner officer managing
  accountant bookkeeper auditor cashier coordinator administrator temp fellow judge coach mentor physio programme course bootcamp
  pathway certification scheme stream
`)

/** One word for several. */
export const otherNames: ReadonlyMap<string, string> = new Map([
  ['mathematic', 'math'],
  ['mathematics', 'math'],
  ['maths', 'math'],
  ['developper', 'developer'],
  ['program', 'programme'],
  ['adviser', 'advisor'],
  ['principle', 'principal'],
  ['snr', 'senior'],
  ['customer', 'client'],
  ['pediatric', 'paediatric'],
  ['organisation', 'organization'],
  ['organisational', 'organizational'],
  ['centre', 'center'],
  ['aide', 'assistant'],
  ['practise', 'practice'],
  ['labor', 'labour'],
  ['party', 'partie'],
  ['send', 'sen'],
])

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ''))
}
