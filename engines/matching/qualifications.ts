import { stemmer } from 'stemmer'
import { pattern } from '../ads/index.ts'
import { foldWords } from '../words/index.ts'

/** A qualification as a text names it. `level` is that of the English framework: 2 a GCSE, 3 an A level, 6 a degree, 8 a doctorate. */
export type Qualification = {
  level: number
  /** 'degree', 'GCSE' … as people read it. */
  name: string
  /** Roots of the words of its subject; none: no subject is named. */
  subjects: readonly string[]
  subjectText: string
  start: number
  end: number
}

type Rule = { level: number; name: string; pattern: RegExp }

/** What qualifications are called in the United Kingdom and Ireland, highest first. A number that is caught is the level. */
const rules: readonly Rule[] = [
  {
    level: 8,
    name: 'doctorate',
    pattern: /\b(?:ph\.?\s?d|d\.?phil|doctorate|doctoral degree|doctor of philosophy|ed\.?d)\b/iu,
  },
  {
    level: 7,
    name: 'master’s degree',
    pattern: pattern('u')`
      \b(?:[Mm]aster[’']?s(?=[ ,/.)]|$)(?:[ -](?:degree|level|qualification))?|MASTER[’']?S|[Mm]aster of [A-Z]\w+|M\.?Sc|M\.?Eng|M\.?Phil|MBA|M\.?Res|M\.?Ed
      |MPharm|MChem|MPhys|MMath|MBiol|MArch|LL\.?M|MSW|MPH|[Pp]ostgraduate (?:degree|diploma|qualification|certificate)|PG ?Dip|PG ?Cert
      |[Pp]ost[- ][Gg]raduate (?:degree|diploma|qualification|certificate)|NFQ [Ll]evel 9|MA(?= [A-Z(]| in\b))\b`,
  },
  {
    level: 6,
    name: 'degree',
    pattern: pattern('u')`
      \b(?:[Bb]achelor[’']?s?(?: of [A-Z]\w+|(?:[ -](?:degree|level|qualification)))?|B\.?Sc|B\.?Eng|BE(?= [A-Z])|B\.?A(?= [A-Z(]|\.|,| in\b)|LL\.?B|B\.?Ed|BComm?|MBBS|MBChB|BDS|BPharm|BN(?: Hons)?
      |[Hh]onou?rs [Dd]egree|[Dd]egree[ -](?:level|educated|qualified)|[Uu]niversity [Dd]egree|[Ff]irst [Dd]egree|[Rr]elevant [Dd]egree|NFQ [Ll]evel 8
      |[Dd]egree(?! apprentice)|DEGREE|[Uu]niversity graduate|2[:.][12]|[Uu]ndergraduate degree|[Gg]raduate(?= in [A-Z]| of\b| calibre)|[Ee]ducated to degree)\b`,
  },
  {
    level: 5,
    name: 'foundation degree or HND',
    pattern:
      /\b(?:foundation degree|FdSc|FdA|HND|higher national diploma|DipHE|diploma of higher education|NFQ level 7)\b/iu,
  },
  {
    level: 4,
    name: 'HNC',
    pattern: /\b(?:HNC|higher national certificate|CertHE|certificate of higher education)\b/iu,
  },
  {
    level: 3,
    name: 'A levels',
    pattern:
      /\b(?:A[- ]?levels?|AS[- ]levels?|[Aa]dvanced [Hh]ighers?|[Ss]cottish [Hh]ighers|[Hh]ighers(?=[: ,(])|BTEC [Nn]ational|[Bb]accalaureate|T[- ]levels?|[Ll]eaving [Cc]ert(?:ificate)?|[Aa]ccess to HE)\b/u,
  },
  {
    level: 2,
    name: 'GCSEs',
    pattern:
      /\b(?:GCSEs?|O[- ]levels?|[Ss]tandard [Gg]rades?|[Nn]ational 5s?|[Jj]unior [Cc]ert(?:ificate)?|[Ff]unctional [Ss]kills(?= level)|CSEs?)\b/u,
  },
]
const framework =
  /\b(NVQ|SVQ|QCF|RQF|BTEC|City (?:and|&) Guilds|C ?& ?G|apprenticeship|diploma|certificate|award|[Dd]iploma|[Cc]ertificate)?[ ,]*(?:at )?[Ll]evel\s?([1-8])\b(?:\s*(NVQ|SVQ|QCF|RQF|BTEC|diploma|certificate|award|qualification|Diploma|Certificate|Award|Qualification|apprenticeship|Apprenticeship))?|\b(NVQ|SVQ)\s?([1-8])\b/gu
const trade =
  /\b(?:City (?:and|&) Guilds|C ?& ?G|NVQ|SVQ|BTEC|time[- ]served|apprentice[- ]trained|recognised apprenticeship)\b/giu

/** No sentence is longer; what is, says nothing more. */
const longestSentence = 1_500

/** The qualifications that a sentence or a line names. */
export function findQualifications(sentence: string): Qualification[] {
  const text = sentence.slice(0, longestSentence)
  const found: Qualification[] = []
  const add = (level: number, name: string, start: number, end: number): void => {
    if (found.some((one) => start < one.end && end > one.start)) return
    found.push({ level, name, start, end, ...subjectsAfter(text, start, end) })
  }
  for (const match of text.matchAll(framework)) {
    const [whole, before, level, after, nvq, nvqLevel] = match
    if (before === undefined && after === undefined && nvq === undefined) continue
    const number = Number(level ?? nvqLevel)
    const isNvq = /\b(?:[NS]VQ|apprenticeship)\b/iu.test(whole)
    add(number, isNvq ? 'NVQ' : `level ${number} qualification`, match.index, match.index + whole.length)
  }
  for (const { level, name, pattern } of rules) {
    for (const match of text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`)))
      add(level, name, match.index, match.index + match[0].length)
  }
  for (const match of text.matchAll(trade)) add(3, 'trade qualification', match.index, match.index + match[0].length)
  return found
}

const subjectEnd =
  /[.;:()\n]|\b(?:or equivalent|or similar|is|are|and (?:a|an|at|the|have|experience|proven|strong|good)|with|from|at|plus|preferred|required|desirable|essential|would|will|who|within|graded?|degree|to)\b/iu
const subjectFillers: ReadonlySet<string> = new Set(
  (
    'a an the in of and or related relevant subject subjects discipline disciplines field fields area equivalent similar other any degree ' +
    'honours hons bsc ba msc including level grade grades c above pass first class upper second such as numerate numerical strong least ' +
    'minimum another qualification qualified studies university college institute school national diploma certificate five four nine hnd hnc nvq btec gcse gcses'
  ).split(' '),
)

const afterName =
  /^[\s(]*(?:(?:hons?|honou?rs)\.?\)?)?(?:[\s-]*(?:degree|levels?|qualifications?|honou?rs|diploma|certificate|grades? \S{1,5}(?: (?:to|-|–) \S{1,3})?(?: or (?:above|better|higher))?))*\s*(?:\([^)]{0,14}\))?\s*/iu
const capitalised = /^(?:(?:\p{Lu}[\p{L}-]*|and|&|\/|,)\s*){1,8}/u

/** 'BSc (Hons) Computer Science', 'degree in engineering or a related subject', 'GCSE Maths and English'; a subject may also stand before: 'Engineering degree'. */
function subjectsAfter(text: string, start: number, end: number): { subjects: readonly string[]; subjectText: string } {
  const after = text.slice(end, end + 120)
  const rest = after.slice(afterName.exec(after)?.[0].length ?? 0)
  const lead = /^(?:including|in|of|:|–|-)\s+/iu.exec(rest)?.[0]
  const said = lead === undefined ? (capitalised.exec(rest)?.[0] ?? '') : rest.slice(lead.length)
  const stop = subjectEnd.exec(said)
  const subjectText = (stop === null ? said : said.slice(0, stop.index)).trim().split(/\s+/u).slice(0, 8).join(' ')
  // Looked at from the end, where alone it can stand.
  const [, little = ''] = /$(?<=((?:[,/&\s]|\b(?:and|or|a|an|the|any))+))/iu.exec(subjectText) ?? []
  const tidy = subjectText.slice(0, subjectText.length - little.length).replace(/^[\W_]+/u, '')
  const subjects = rootsOf(tidy)
  if (subjects.length > 0) return { subjects, subjectText: tidy }
  const before =
    /$(?<=((?:(?:\p{Lu}[\p{L}-]+|&|and)\s){1,5}))/u.exec(text.slice(Math.max(0, start - 60), start))?.[1]?.trim() ?? ''
  return { subjects: rootsOf(before), subjectText: before }
}

function rootsOf(text: string): string[] {
  return foldWords(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !subjectFillers.has(word))
    .map((word) =>
      stemmer(
        word === 'mathematics' || word === 'mathematical' ? 'maths' : word === 'accountancy' ? 'accounting' : word,
      ),
    )
}
