/*
 * Words by which a job's title and an employer's name are told apart. Neither list is whole; where both are silent, the order in
 * which the other entries of the CV have them decides.
 */

const titleNouns = new Set(
  `
    accountant accounts actor actress actuary administrator adviser advisor agent aide analyst animator apprentice
    apprenticeship architect artist assembler assessor assistant associate attendant auditor author baker barber
    barista barrister bartender beautician bookkeeper bricklayer broker builder butcher buyer captain caretaker
    carer cashier caterer ceo cfo chairman chairperson chair chaplain chauffeur chef chemist chief childminder cio
    clerk cleaner clinician coach collector commander commissioner conductor consultant contractor controller cook
    coo coordinator co-ordinator copywriter counsel counsellor counselor courier cto curator dancer dealer decorator
    dentist deputy designer developer dietitian diplomat director dispatcher doctor doorman dba draughtsman
    draftsman dresser driver economist editor educator electrician employee engineer entrepreneur epidemiologist
    estimator evaluator examiner executive expert facilitator farmer fellow fellowship fitter fabricator florist
    forester founder co-founder freelance freelancer fundraiser gardener gasfitter geologist glazier governor
    groundworker grounds guard guide hairdresser handler handyman head headteacher helper host hostess housekeeper
    hygienist illustrator inspector installer instructor intern internship interpreter interviewer investigator
    invigilator janitor joiner journalist judge keyworker labourer laborer landscaper lawyer lead leader learner
    lecturer lettings librarian lifeguard linguist locksmith locum machinist machine maid maintainer manager
    management-trainee marketer mason mate matron mechanic mechanist mediator member mentor merchandiser messenger
    microbiologist midwife miner minister model moderator musician nanny navigator negotiator nurse nutritionist
    officer operative operator optician optometrist organiser organizer owner packer painter paralegal paramedic
    partner pathologist pharmacist phd photographer physician physicist physiotherapist picker pilot placement
    plasterer player plumber police policeman porter postdoc postdoctoral practitioner president presenter principal
    printer processor producer producent professor programmer proofreader proprietor psychiatrist psychologist
    psychotherapist publicist radiographer receptionist recruiter referee registrar rep reporter representative
    researcher resident resourcer restorer reviewer rigger roofer rider runner sailor sales salesman salesperson
    scaffolder scheduler scholar scientist secretary seller server setter sergeant shopkeeper shopper signaller
    singer soldier solicitor sommelier specialist statistician stevedore steward stockbroker strategist student
    substitute superintendent supervisor supplier supply surgeon surveyor tailor taxidermist teacher teller temp
    tester therapist tiler toolmaker trader trainee trainer translator treasurer tutor typist umpire undertaker
    underwriter upholsterer usher valet valuer verger vet veterinarian vicar vice-president videographer visitor
    volunteer waiter waitress warden warehouseman warehouse watchman webmaster welder worker workman writer
    zookeeper sro smf qs pa ea hr hca sous-chef kp senco ta nqt ect sho registrar gp fy1 fy2 st1 sous commis crew
    estimators technician technologist toxicologist planner planter plater sweeper merchant modeller handyperson
    bricky chippy spark banksman ganger foreman forewoman dumper slinger fisherman fishmonger greengrocer grocer
  `
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
/** They stand in titles and in employers' names alike. */
const unclear = new Set(
  'accounts management warehouse machine sales police head chair lettings hr supply pa ea ta it grounds member crew partner partners placement model st1 student fellow resident'.split(
    ' ',
  ),
)
const seniority =
  /^(?:senior|snr|sr|junior|jnr|jr|lead|principal|chief|deputy|assistant|trainee|graduate|apprentice|interim|acting|temporary|part-time|casual|freelance|self-employed|regional|national|group|executive|associate|managing|vice|non-executive|head|staff|night|weekend|saturday|bank|agency|newly|qualified|registered|student|locum|supply|volunteer|1st|2nd|3rd|class)$/iu

const legalForm =
  /\b(?:ltd|limited|plc|p\.l\.c|llp|llc|inc|corp|corporation|gmbh|ag|bv|nv|s\.?a|s\.?r\.?l|pty|dac|clg|uc|teo|teoranta|cic|co)\b\.?\)?$/iu
const employerWords =
  /\b(?:university|universität|université|universidad|college|coláiste|school|schools|scoil|meánscoil|gaelscoil|academy|hospital|hospice|infirmary|council|nhs|hse|trust|group|services|solutions|holdings|consulting|consultancy|consultants|partners|partnership|bank|society|company|foundation|institute|institution|pharmacy|chemists|surgery|clinic|practice|homecare|nursing home|care home|residential|hotel|hotels|inn|restaurant|restaurants|café|cafe|bistro|bakery|brewery|stores?|supermarkets?|retail|logistics|haulage|transport|couriers|systems|technologies|technology|software|labs?|laboratories|media|studios?|agency|recruitment|association|federation|union|church|diocese|army|navy|raf|royal|forces|constabulary|government|department|ministry|authority|energy|electric|electricals|electronics|power|gas|water|oil|offshore|construction|builders|building|homes|housing|properties|property|estates|motors|garage|autos?|airways|airlines|airport|railways?|rail|buses|shipping|marine|engineering|castings|precision|foods?|farms?|dairies|dairy|creamery|gardens?|nurser(?:y|ies)|centre|center|club|gym|leisure|theatre|museum|library|gallery|press|publishing|publications|news|insurance|assurance|finance|financial|capital|investments?|wealth|asset|accountants|solicitors|chambers|law|legal|architects|design|creative|digital|telecom|telecommunications|networks|communications|international|global|worldwide|europe|ireland|uk|enterprises|industries|manufacturing|products|supplies|chemicals|pharma|pharmaceuticals|biotech|medical|medtech|healthcare|health|care|dental|veterinary|sports?|fitness|charity|community|organi[sz]ation|co-operative|co-op|cooperative|board|commission|court|prison|parliament|embassy|factory|mill|works|yard|depot|warehouse|fabrication|joinery|plumbing|heating|roofing|cleaning|security|catering|kitchens?|events|productions?|films?|pictures|records|games|toys|fashion|clothing|textiles|furniture|interiors|salon|spa|(?<!of )house|arms|lodge|hall|castle|tavern|barbers|cabs|taxis|travel|tours|& sons?|and sons?|& co|brothers|bros|various|agencies)\b/iu

/** How much the words look like a job's title. */
export function titleScore(text: string): number {
  const core = text
    .replace(/(?:(?<!\s)\s+)?[([].*$/su, '')
    .replace(/(?<!\s)\s+(?:of|for|to|in|at|with|–|—|-)\s.*$/su, '')
    .replace(/,.*$/su, '')
  const words = core
    .toLowerCase()
    .split(/[\s/&]+/u)
    .filter((word) => word !== '')
  const last = singular(words.at(-1) ?? '')
  const all = text.toLowerCase().split(/[\s/&,()–—|-]+/u)
  let score = 0
  if (titleNouns.has(last)) score += unclear.has(last) ? 1.5 : 3
  else if (/(?:ologist|ographer|ician|eer|keeper|worker|maker|ist)$/u.test(last) && last.length > 5) score += 2
  else if (
    /(?:er|or)$/u.test(last) &&
    last.length > 4 &&
    !/^(?:center|number|order|river|water|power|paper|silver|manor|tower|summer|winter|corner|border|other|over|under|after|harbor|arbor|motor|meter|super|cancer|career|leather|butter|copper|timber|amber|chester|manchester)$/u.test(
      last,
    )
  )
    score += 1
  else if (all.some((word) => titleNouns.has(singular(word)) && !unclear.has(word))) score += 2
  if (all.some((word) => seniority.test(word))) score += 1
  if (
    /^(?:front|back) of house\b|^(?:bar|waiting|kitchen|floor|shop|counter|door|ground) staff$|^(?:customer services?|it support|retail sales|technical support|bar work|reception|administration|data entry|child ?minding|cleaning|volunteering)$/iu.test(
      text,
    )
  )
    score += 3
  if (
    /^(?:work experience|(?:work |summer |student )?placement|internship|apprenticeship|traineeship)(?! (?:at|in|with))\b/iu.test(
      text,
    )
  )
    score += 2
  if (/^(?:head|director|vice president|vp|chief|member|chair) (?:of|\p{L}+ officer)\b/iu.test(text)) score += 2
  if (legalForm.test(text.trim())) score -= 3
  return score
}

const singular = (word: string) =>
  word.endsWith('s') && !word.endsWith('ss') && titleNouns.has(word.slice(0, -1)) ? word.slice(0, -1) : word

/** What a part of a firm or a line of business is called: all its words are of these, while a firm has a name of its own as well. */
const departmentWords = new Set(
  `
    residential commercial property lettings sales marketing finance financial accounts accounting audit tax legal litigation
    conveyancing corporate private public client clients customer customers services service support care health social mental adult
    adults children family community nursing surgery surgical emergency medicine medical theatre theatres ward paediatrics oncology
    radiology operations logistics transport procurement purchasing supply chain hr human resources people talent recruitment
    training learning development education primary secondary maths mathematics english science history geography reception year
    years key stage engineering electrical mechanical civil structural software data digital technology technical it information
    infrastructure cloud security cyber network networks platform platforms product products project projects programme programmes
    change risk compliance insurance banking investment investments wealth asset assets management markets equity treasury payroll
    credit underwriting claims research policy strategy planning business analysis analytics intelligence communications media
    content design creative brand events hospitality catering food retail e-commerce ecommerce housing estates facilities
    maintenance building construction manufacturing production quality assurance north south east west central northern southern
    eastern western midlands emea apac uk ireland scotland wales europe global international regional national new partnerships
    and & of the for to in i ii iii iv 1 2 3 4 5 6 7 8 9
  `
    .split(/\s+/u)
    .filter((word) => word !== ''),
)

/** 'Residential Property', 'Client Services': behind a title they say where in a firm, not which firm. */
export function isDepartment(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[\s/]+/u)
    .filter((word) => word !== '')
  return words.length > 0 && words.length <= 6 && words.every((word) => departmentWords.has(word))
}

/** 'Associate, Residential Property' */
function isTitleWithDepartment(text: string): boolean {
  const comma = text.indexOf(',')
  return comma > 0 && isDepartment(text.slice(comma + 1)) && titleScore(text.slice(0, comma)) >= 2
}

/** How much the words look like the name of an employer. */
export function employerScore(text: string): number {
  const trimmed = text.trim()
  if (isTitleWithDepartment(trimmed)) return 0
  let score = 0
  const bracket = trimmed.endsWith(')') ? trimmed.indexOf('(') : -1
  if (legalForm.test(bracket < 0 ? trimmed : trimmed.slice(0, bracket).trimEnd())) score += 3
  if (employerWords.test(trimmed)) score += 2
  if (/ (?<=\p{Lu}[\p{L}'’.-]+ )(?:&|and) (?:the )?\p{Lu}/u.test(trimmed)) score += 1
  if (/['’]s?\b/u.test(trimmed)) score += 0.5
  if (/^the \p{Lu}/iu.test(trimmed)) score += 0.5
  if (/\.(?:com|co\.uk|org|ie|io|net)\b/iu.test(trimmed)) score += 2
  if (/^\p{Lu}{2,5}$/u.test(trimmed) && !titleNouns.has(trimmed.toLowerCase())) score += 1
  if (/^(?:self[- ]employed|freelance)$/iu.test(trimmed)) score += 1
  return score
}
