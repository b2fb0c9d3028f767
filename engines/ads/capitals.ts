/**
 * Capitals: a text that shouts is set in ordinary letters, and what is written in capitals by right stays so.
 * In a text that is all capitals the two cannot be told by looking, so the words are listed.
 */

/** Written in capitals in UK and Irish ads, by right. */
const acronyms = wordSet(`
  AAT ABAP ABM ACA ACCA AD ADC ADHD ADI ADR AEM AFC AI ALS AM AML AMP ANP AOS AP API AR ASD ASP AV AVP AWS B2B B2C
  BA BACS BAME BBC BCS BD BDM BI BIM BIT BMS BMW BPSS BPM BSC BT BTEC CA CAD CAM CAMHS CBT CCNA CCTV CDM CEMAP CEO
  CFO CHC CI CIMA CIPD CIPS CIO CIS CISO CMC CMO CMS CNC COO COSHH CPC CPO CPD CQC CRB CRM CRO CSCS CSR CSS CTO CV
  CVC CX DBA DBS DDI DDA DIY DLR DM DNA DOE DPO DSE DV DVLA DVSA DWP EA EAL EBD EDI EFL EHS EHCP EHO EMEA EMI EMS
  ENT EPC EPOS ERP ESG ESOL EU EV EVP EYFS EYP FD FE FLT FM FMCG FPGA FSQS FTC FTE FX GB GBP GCSE GDP GDPR GIS GMC
  GMP GP GPHC GPU GSK GUI HASAW HCA HCPC HE HGV HIAB HLTA HMO HMP HMRC HNC HND HPC HPLC HR HRBP HRIS HSE HSEQ HTML
  HV HVAC IAM ICT ICU ID IFA IFRS IIS IM IO IOS IOSH IOT IP IPAF IQA IR IR35 ISO IT ITIL ITU IV JD JS JSON KA KPI
  KS1 KS2 KS3 KS4 KYC L2 L3 LA LED LGV LIMS LMS LNG LOLER LSA LTE LV M&A M&E MBA MCSE MD MDM MEP MFL MI MIG MIS ML
  MLRO MMA MOD MOT MRI MRICS MS MSC MSK MVC NCT NDT NEBOSH NEET NET NHS NI NLP NMC NOC NPD NPI NPPV NQT NVQ OAP
  OCD ODP OEM OOP OT OTE PA PAYE PC PCB PCN PE PGCE PHD PHP PICU PIN PIP PLC PM PMO PMVA PO POS PPC PPE PPM PQE PR
  PRN PSV PSHE PT PTI PTS QA QBR QC QHSE QS QSHE QT QTLS QTS QWL R&D RAF RC RCN RDBMS RE REC RF RFP RFQ RGN RHI
  RICS RMN RN RNLD RPA RPO RSPCA RTA RTT SAAS SAM SAN SAP SAS SC SCADA SCM SCR SCS SDR SEMH SEN SENCO SENDCO SEND
  SEO SFDC SFR SHEQ SIA SIEM SLA SLD SLT SMB SME SMT SOC SOX SPA SPLD SQL SRE SSAS SSE SSIS SSO SSP SSRS STEM STR
  SVP SVQ SW TA TBC TBM TEFL TESOL TFS TIG TL TM TPM TQ TSQL TTO TUPE TV UAT UCAS UI UK UKAS UKVI UN UPS US USA UX
  VAT VB VBA VIP VMO VMWARE VO VOIP VP VPN VR WAN WC WFH WMS WPF XML XR YMCA ZPL`)

/** Words of one to three letters and others that look like an acronym to the rule of vowels below, and are not. */
const ordinary = wordSet(`
  A AN AND ANY ARE AS ASK AT BAR BE BIG BIT BUT BUY BY CAN CAR CRY DAY DO DR DRY FOR FRY FLY FULL GAS GET GO GYM
  HAS HE HER HIM HIS HOW HYMN I IF IN INN IS IT ITS JOB KEY LET LTD MAY ME MR MRS MS MY MYTH NEW NO NOT NOW OF OFF
  OIL OLD ON ONE OR OUR OUT OWN PAY PER PLY PRY SAY SEE SHE SHY SKY SLY SO SPY ST SET SIX TEA TEN THE THEM THY TO
  TOP TRY TWO UP US USE VAN WAS WAY WE WET WHO WHY WILL WITH YES YOU`)

/** Not written with a capital inside a title. */
const small = new Set('a an and as at but by for from in into nor of on or per the to via with'.split(' '))

/** Names that keep their capital in a softened sentence. */
const names = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december christmas easter england scotland wales ireland britain northern london birmingham
  manchester leeds liverpool sheffield bristol glasgow edinburgh cardiff belfast dublin cork galway limerick
  nottingham leicester coventry bradford newcastle sunderland brighton plymouth derby wolverhampton southampton
  portsmouth reading norwich oxford cambridge york exeter gloucester swindon luton slough watford croydon kent
  surrey sussex essex hampshire devon cornwall dorset somerset wiltshire yorkshire lancashire cheshire norfolk
  suffolk cumbria lincolnshire berkshire hertfordshire bedfordshire microsoft excel word outlook english british
  irish welsh scottish european`)

const mixed = new Map([
  ['LTD', 'Ltd'],
  ['PHD', 'PhD'],
  ['MSC', 'MSc'],
  ['BSC', 'BSc'],
  ['IOS', 'iOS'],
  ['SAAS', 'SaaS'],
  ['IOT', 'IoT'],
  ['VMWARE', 'VMware'],
  ['MR', 'Mr'],
  ['MRS', 'Mrs'],
  ['DR', 'Dr'],
  ['ST', 'St'],
  ['CEMAP', 'CeMAP'],
])

/** Acronyms that are ordinary words as well: in a running sentence they are the word, in a title the acronym. */
const wordsInSentences = wordSet(`
  AD AM ARE BIT CAM ID IT MD MOD NET PIN PO POS SAM SAP SAS SEND STEM STR TIG US REC RE RC HE AS SPA DIY PIP LA MI`)

/** A word with the marks that may stand inside it: 'C#', 'R&D', 'B2B', "DON'T", 'M&E'. */
const word = /[A-Za-zÀ-ÖØ-öø-ÿ0-9]+(?:['’&][A-Za-zÀ-ÖØ-öø-ÿ0-9]+)*/g

/** The share of letters that are capitals, and how many letters there are. */
export function shoutingShare(text: string): { letters: number; share: number } {
  let letters = 0
  let capitals = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 65 && code <= 90) {
      letters++
      capitals++
    } else if (code >= 97 && code <= 122) letters++
  }
  return { letters, share: letters === 0 ? 0 : capitals / letters }
}

/** 'SENIOR RGN - LEEDS' → 'Senior RGN - Leeds'. Words that are not all capitals stay as they are. */
export function softenTitle(text: string): string {
  if (shoutingShare(text).share < 0.6) return text
  let isFirst = true
  return text.replace(word, (found, at: number) => {
    const opensPart = isFirst || /[-–—:|/(]\s*$/.test(text.slice(Math.max(0, at - 3), at))
    isFirst = false
    if (!isShouted(found)) return found
    const usual = mixed.get(found)
    if (usual !== undefined) return usual
    if (keepsCapitals(found, 'title')) return found
    const lower = found.toLowerCase()
    return small.has(lower) && !opensPart ? lower : capitalised(lower)
  })
}

/** The same for running text, in sentences. `opensSentence` tells whether the text begins one. */
export function softenSentences(text: string, opensSentence = true): string {
  let last = 0
  let isFirst = true
  return text.replace(word, (found, at: number) => {
    const opens = (isFirst && opensSentence) || /[.!?]["')\]]*\s|[:•\n]/.test(text.slice(last, at))
    isFirst = false
    last = at + found.length
    if (!isShouted(found)) return found
    const usual = mixed.get(found)
    if (usual !== undefined) return usual
    if (keepsCapitals(found, 'sentence')) return found
    const lower = found.toLowerCase()
    return opens || lower === 'i' || lower.startsWith("i'") || names.has(lower) ? capitalised(lower) : lower
  })
}

function isShouted(found: string): boolean {
  return /[A-ZÀ-Þ]/.test(found) && found === found.toUpperCase()
}

function keepsCapitals(found: string, where: 'title' | 'sentence'): boolean {
  if (found.length === 1) return where === 'title' && found !== 'A' && found !== 'I'
  if (where === 'sentence' && wordsInSentences.has(found)) return false
  if (acronyms.has(found)) return true
  if (ordinary.has(found)) return false
  // Letters and digits together are a code ('7.5T', 'B6', 'KS2', 'M25NT'); no vowel at all is no English word ('PHP', 'BMS').
  if (/\d/.test(found)) return !/^\d+(?:ST|ND|RD|TH)$/.test(found)
  return found.length <= 5 && !/[AEIOUYÀ-Þ]/.test(found)
}

function capitalised(lower: string): string {
  // O'Neill, but don't: a capital after an apostrophe that has one letter before it.
  return lower
    .replace(/^\p{L}/u, (first) => first.toUpperCase())
    .replace(
      /^([DO])(['’])(\p{L})(?=\p{L}{2})/u,
      (_, d: string, mark: string, next: string) => d + mark + next.toUpperCase(),
    )
}

function wordSet(words: string): Set<string> {
  return new Set(words.trim().split(/\s+/))
}
