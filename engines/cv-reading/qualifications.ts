import type { EducationEntry } from '../../contract/cvs/cvs.ts'

type Level = EducationEntry['level']
type Domain = EducationEntry['domain']

const degree = String.raw`(?:b\.?\s?(?:sc|a|eng|tech|ed|com(?:m)?|bus|arch|mus|des|n|e|s|b\.?a|v\.?sc|d\.?s|civ\.?law|cl|ba|fa|pharm|agr|soc\.?sc)|m\.?\s?(?:sc|a|eng|tech|ed|com|bus|arch|mus|des|b\.?a|ph|phil|res|pharm|chem|phys|math|maths|sci|comp|biol|st|s|litt|fa|pa|sw|la|plan|osteo|nurs)|ll\.?\s?[bm]|ph\.?\s?d|d\.?\s?phil|mb\s?(?:bs|chb|bch|b)|bds|bvsc|bvms|eng\.?d|ed\.?d|dclinpsy|dba|mba|emba|pgce|pgde|pme|pgdip|pg\s?dip|pg\s?cert|pgcert|gdl|lpc|bptc|cert\.?\s?he|dip\.?\s?he|hnd|hnc|fdsc|fda|fd\s?(?:a|sc)|h\.?\s?dip|nvq|svq|gnvq|btec|gcses?|igcses?|csec|a[- ]?levels?|as[- ]?levels?|o[- ]?levels?|t[- ]?levels?|highers?|advanced highers?|ib|acca|aca|cima|cipd|cipfa|ielts|toefl|qqi|fetac|nqf|cscs|nebosh|iosh|itil|prince2|qts|rgn|rmn|ca|cta|fca|cpc|cfa|pmp|csm|ccna|cemap|smsts|sssts|tefl|celta)`
const qualification = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${degree})(?![\p{L}\d])|\b(?:bachelor(?:'s|’s|s)?|master(?:'s|’s|s)?|masters|doctor(?:ate| of philosophy)|diploma|certificate|degree|apprenticeship|baccalaureate|foundation|award|licen[cs]e|leaving cert(?:ificate)?|junior cert(?:ificate)?|junior cycle|national 5s?|standard grades?|standard grade|city (?:&|and) guilds|access to h(?:igher )?e(?:ducation)?|honours|postgraduate|undergraduate|functional skills|abitur|matura|associate(?:'s)? (?:degree|of)|chartered|higher national|ordinary national|professional master|pre-registration|wiring regulations|\d{2}th edition|registration training|training|course|programme|program|level \d)\b`,
  'iu',
)
const institution =
  /(?<!\p{L})(?:university|ysgol|prifysgol|coleg|technikum|liceum|uniwersytet|politechnika|colegio|realschule|grundschule|fachhochschule|universität|université|universidad|università|univ\.?|uni|college|coláiste|school|schools|scoil|meánscoil|gaelscoil|gaelcholáiste|académie|academy|institute|institut|instituto|polytechnic|hochschule|sixth form|conservatoire|faculty|seminary|centre|center|campus|training (?:ltd|limited|centre|board|provider|academy)|lycée|gymnasium|learning|education (?:trust|centre)|ETB|trust|council|ltd|limited|association|adult education|technological university|institution|hospital|pharmacy|residential|services|institiúid|ollscoil|ICAEW|ACCA|Open University|UCL|LSE|MIT|IIT|BITS|DCU|UCD|TCD|UCC|NUI\b.*|DIT|TUD)(?!\p{L})/iu

/** How much the words look like a qualification. */
export function qualificationScore(text: string): number {
  const found = qualification.exec(text)
  if (found === null) return 0
  return /^(?:training|course|programme|program|award|foundation|chartered|licen[cs]e|honours)$/iu.test(found[0])
    ? 1
    : found.index === 0
      ? 4
      : 3
}

/** Who examines and awards, where the name stands alone: 'City & Guilds Level 3' is what was awarded. */
const awardingBody =
  /^(?:city (?:&|and) guilds|pearson(?: edexcel)?|edexcel|OCR|AQA|WJEC|CCEA|SQA|NCFE|EAL|ICAS|ICAEW|ACCA|CIMA|CIPFA|CIPD|CIPS|CIM|CII|RICS|IOSH|NEBOSH|CACHE|Highfield|QQI|FETAC|SOLAS|Teagasc|Microsoft|Cisco|AWS|CompTIA|Coursera|Udemy|edX|Open University|St John Ambulance|(?:the )?(?:British|Irish) Red Cross|[A-Z]{2,5} Training)$/iu

/** How much the words look like who taught. */
export function institutionScore(text: string): number {
  if (awardingBody.test(text.trim())) return 5
  const words = institution.exec(text)
  // 'Supporting Learning in Schools' is a course.
  if (/\b(?:in|for) (?:schools|colleges|hospitals|services)$/iu.test(text.trim())) return 1
  if (words === null) return /(?:'s|’s) (?:rc|ce|primary|secondary|high)\b/iu.test(text) ? 2 : 0
  return /^(?:trust|council|ltd|limited|association|centre|center|learning|hospital|pharmacy|residential|services|campus|faculty|uni)$/iu.test(
    words[0],
  )
    ? 2
    : 3
}

const gradePart = String.raw`(?:(?:grade|result|classification|class|overall|achieved|final mark|score|gpa|cgpa|predicted|average|mark)s?\s*(?::\s*)?)?(?:first[- ]class(?: honours?| honors?)?(?: degree)?|1st(?: class)?(?: honours?)?|upper second(?:[- ]class)?(?: honours?)?|lower second(?:[- ]class)?(?: honours?)?|second[- ]class honours?(?:,? (?:upper|lower) division| grade [12I]+)?|third[- ]class(?: honours?)?|2[:.]\s?[12i]|2h[12]|h?1h|1[:.]1|[12]\.[0-9]|2nd class(?: honours?)?|distinction\*?|merit|pass|commendation|with distinction|with merit|with honours?|first|third|upper second|lower second|starred first|D\*{0,3}D\*{0,2}[DM]?\*?|[DMP]{2,3}|magna cum laude|summa cum laude|cum laude|(?:gpa|cgpa)\s*(?:of\s*)?(?::\s*)?\d(?:\.\d{1,2})?(?:\s*\/\s*\d{1,2}(?:\.\d{1,2})?)?(?:\s*\([^)]{1,20}\))?|\d\.\d{1,2}(?:\s*\/\s*\d{1,2}(?:\.\d)?)? ?(?:gpa|cgpa)?|\d{2}(?:\.\d+)?\s?%|\d{2,3} (?:ucas )?points|[A-E]\*?(?:,? ?[A-E]\*?){1,4}|h1|h2(?:\.[12])?)`
const wholeGrade = new RegExp(String.raw`^\(?${gradePart}\)?(?: (?:degree|honours|overall))?$`, 'iu')
const gradeBehind = new RegExp(
  String.raw`^(?<title>.{3,}?)(?:(?:(?<!\s)\s+)?(?:[,;:|–—-]\s*|\()|(?<!\s)\s+(?:with\s+(?:an? )?)?)(?<grade>${gradePart})\)?$`,
  'iu',
)
/** In words of their own these are no grade: 'Basic First Aid' ends with none, but 'MEng Civil Engineering First' does. */
const bareGrade =
  /^(?:first|third|merit|pass|distinction\*?|commendation|[DMP]{2,3}|D\*.*|h1|1h|2h[12]|1st|2[:.]\s?[12i]|1[:.]1|[12]\.\d|upper second|lower second|first[- ]class.*|second[- ]class.*|1st class.*|2nd class.*|magna cum laude|summa cum laude|cum laude)$/iu

export function isGrade(text: string): boolean {
  return wholeGrade.test(text.trim())
}

/** 'BSc Mathematics, 2:1' → its title and its grade; the grade is empty where there is none. */
export function splitGrade(text: string): { title: string; grade: string } {
  if (text.length > 200) return { title: text, grade: '' }
  const { title, grade } = gradeBehind.exec(text)?.groups ?? {}
  if (title === undefined || grade === undefined) return { title: text, grade: '' }
  const sign = text.slice(title.length, text.length - grade.length)
  const isBehindBlank = /^\s+$/u.test(sign)
  if (isBehindBlank && !bareGrade.test(grade)) return { title: text, grade: '' }
  // 'A levels: Maths A, Physics B': the letters belong to the subjects. A number in brackets is that of the level or the points.
  const isOfSubjects = /^[A-E]\*?(?:,? ?[A-E]\*?)*$/u.test(grade) && !/^(?:[A-E]\*?){2,5}$/u.test(grade)
  if (isOfSubjects && !/levels?$|highers?$/iu.test(title.trim())) return { title: text, grade: '' }
  if (/points$/iu.test(grade) && sign.includes('(')) return { title: text, grade: '' }
  return { title: title.replace(/(?<![\s,;:(–—-])[\s,;:(–—-]+$/u, ''), grade }
}

/** Where the qualification says it by itself: GOV.UK's levels of England, Wales and Northern Ireland. */
export function levelOf(title: string): Level {
  const [, said] = /\blevel ([1-8])\b/iu.exec(title) ?? []
  if (said !== undefined && !/\bNFQ|QQI|FETAC|SCQF/iu.test(title)) return `Level ${said}` as Level
  if (/\bNFQ|QQI|FETAC|SCQF/iu.test(title)) return ''
  const rules: [RegExp, Level][] = [
    [/\b(?:ph\.?\s?d|d\.?phil|doctorate|doctor of|eng\.?d|ed\.?d|dclinpsy)\b/iu, 'Level 8'],
    [/\bm\.?a\.? ?\(hons\)/iu, 'Level 6'],
    [
      /\b(?:m\.?sc|m\.?a|m\.?eng|m\.?ed|m\.?phil|m\.?res|mba|emba|m\.?tech|m\.?arch|ll\.?m|mpharm|mchem|mphys|mmath|mcomp|msci|mbiol|msw|mpa|mph|mst|mfa|m\.?s|master(?:'s|’s|s)?|pgce|pgde|pg\s?dip|pg\s?cert|postgraduate (?:certificate|diploma)|professional master)\b/iu,
      'Level 7',
    ],
    [
      /\b(?:b\.?sc|b\.?a|b\.?eng|b\.?ed|b\.?tech|b\.?com+|b\.?arch|b\.?mus|b\.?e|b\.?s|bba|ll\.?b|bfa|bachelor(?:'s|’s|s)?|graduate diploma|degree apprenticeship)\b/iu,
      'Level 6',
    ],
    [
      /\b(?:hnd|higher national diploma|dip\.?\s?he|diploma of higher education|foundation degree|fdsc|fda)\b/iu,
      'Level 5',
    ],
    [
      /\b(?:hnc|higher national certificate|cert\.?\s?he|certificate of higher education|higher apprenticeship)\b/iu,
      'Level 4',
    ],
    [
      /(?<!as )\b(?:a[- ]?levels?|as[- ]?levels?|t[- ]?levels?|access to he|access to higher education|advanced apprenticeship|btec national)\b/iu,
      'Level 3',
    ],
    [/\b(?:o[- ]?levels?|intermediate apprenticeship)\b/iu, 'Level 2'],
  ]
  return rules.find(([words]) => words.test(title))?.[1] ?? ''
}

const domains: readonly [RegExp, Domain][] = [
  [
    /\b(?:computer|computing|software|informatics|information technology|information systems|data science|cyber|cyber security|artificial intelligence|web development|\bICT\b|\bIT\b)/u,
    'ICT',
  ],
  [
    /\b(?:nursing|midwifery|medicine|medical|pharmacy|mpharm|physiotherapy|dentistry|dental|social work|social care|health|care certificate|occupational therapy|paramedic|radiography|dietetics|counselling|childcare|early years|optometry)\b/iu,
    'Health and welfare',
  ],
  [
    /\b(?:engineering|construction|architecture|surveying|mechanical|electrical|civil|plumbing|carpentry|joinery|bricklaying|welding|manufacturing|machining|electrotechnical|motor vehicle|gas)\b/iu,
    'Engineering, manufacturing and construction',
  ],
  [
    /\b(?:pgce|pgde|teaching|teacher|primary education|bachelor of education|master of education|education studies|b\.?ed|m\.?ed|qts)\b/iu,
    'Education',
  ],
  [
    /\b(?:business|accounting|accountancy|finance|marketing|management|law|ll\.?b|ll\.?m|mba|human resources?|people management|administration|banking|taxation|secretarial|retail|commerce|hrm|aca|acca|cima|cipd)\b/iu,
    'Business, administration and law',
  ],
  [
    /\b(?:mathematics|maths|statistics|physics|chemistry|biology|biochemistry|biological|biomedical|molecular|genetics|geology|environmental science|natural sciences?|zoology|ecology)\b/iu,
    'Natural sciences, mathematics and statistics',
  ],
  [
    /\b(?:economics|psychology|sociology|politics|political|journalism|international relations|criminology|anthropology|media studies|library|social sciences?|geography)\b/iu,
    'Social sciences, journalism and information',
  ],
  [
    /\b(?:history|english literature|literature|philosophy|languages?|linguistics|theology|music|drama|theatre|fine art|art and design|graphic design|fashion|classics|french|german|spanish|irish|film|photography|creative writing|archaeology)\b/iu,
    'Arts and humanities',
  ],
  [
    /\b(?:agriculture|agricultural|forestry|horticulture|fisheries|veterinary|animal)\b/iu,
    'Agriculture, forestry, fisheries and veterinary',
  ],
  [
    /\b(?:hospitality|catering|culinary|cookery|professional cookery|hairdressing|beauty|tourism|travel|sport|security|transport|logistics|food safety|food hygiene)\b/iu,
    'Services',
  ],
]

/** What a degree is called says nothing of its field: 'Bachelor of Engineering in Computer Science'. */
const degreeNames =
  /\b(?:bachelor|master|doctor)(?:['’]s)? (?:degree )?(?:of|in) (?:science|arts|engineering|technology|philosophy|commerce)(?= in\b| \(| of\b|,)|\b(?:b|m)\.?(?:eng|tech|com)\b/giu

/** The field that the title names; several subjects, as at school, are none. */
export function domainOf(title: string): Domain {
  if (
    /\b(?:gcses?|a[- ]?levels?|highers|leaving cert|junior cert|o[- ]?levels?|national 5|baccalaureate)\b/iu.test(title)
  )
    return ''
  const subject = title.replaceAll(degreeNames, ' ')
  const inSubject = domains.filter(([words]) => words.test(subject))
  const found = inSubject.length > 0 ? inSubject : domains.filter(([words]) => words.test(title))
  // Who learns to teach physics studies education.
  if (found.some(([, domain]) => domain === 'Education')) return 'Education'
  return found.length === 1 ? found[0]![1] : ''
}
