import { cvLimits } from '../../contract/cvs/limits.ts'
import { isInIreland, type WorkPermit } from '../../contract/cvs/ireland.ts'
import { dayIn, isDayOrMonth, periodsIn } from './dates.ts'
import { isLanguageName } from './language-names.ts'
import { putMainLanguage, readLanguages } from './languages.ts'
import type { Line } from './lines.ts'
import type { FoundSoFar } from './record.ts'
import { partsOf } from './skills.ts'

/*
 * Facts that stand behind a label wherever a CV has them: driving licence, right to work, expected salary, languages, date of birth.
 */

const label = String.raw`^\s*(?:•\s*)?`
const licence = new RegExp(
  String.raw`${label}(?:(?:full |clean |uk )*driv(?:ing|er'?s?|ers'?) ?(?:licen[cs]es?|details?)|licen[cs]e|driving)\s*(?::|\t|–|-)\s*(.+)$`,
  'iu',
)
const licenceAlone =
  /^(?:i (?:have|hold) (?:a |an )?)?(?:full|clean|valid|current|provisional|uk|irish|eu)(?:,? (?:and )?(?:full|clean|valid|current|uk|irish|eu|british|manual|automatic|category [a-d]1?\+?e?))* (?:driving |driver'?s? )?licen[cs]e\b.{0,60}$/iu
const work = new RegExp(
  String.raw`${label}(?:(?:eligibility|right|authori[sz]ation|authori[sz]ed|permission|entitlement|entitled|eligible) to (?:live and )?work(?: in (?:the )?(?:uk|united kingdom|ireland|eu))?(?: status)?|work (?:permit|authori[sz]ation|eligibility|status|rights)|visa(?: status| type)?|immigration status|residency(?: status)?|nationality|citizenship)\s*(?::|\t|–|-)\s*(.+)$`,
  'iu',
)
const salary = new RegExp(
  String.raw`${label}(?:salary(?: (?:expectations?|expected|required|requirements?|sought|range))?|(?:expected|desired|minimum|required|target) (?:salary|package|rate))\s*(?::|\t|–|-)\s*(.+)$`,
  'iu',
)
const languages = new RegExp(
  String.raw`${label}(?:languages?(?: (?:spoken|skills))?|mother tongue(?:\(s\))?|native language|other languages?(?:\(s\))?)\s*(?::|\t)\s*(.+)$`,
  'iu',
)
const birth = new RegExp(String.raw`${label}(?:date of birth|d\.?o\.?b\.?|born)\s*(?::|\t|–|-)?\s*(.+)$`, 'iu')
const relocate = /\b(?:willing|happy|able|prepared|open) to relocate\b|^relocation: yes\b/iu
const travel = /\b(?:willing|happy|able|prepared) to travel\b/iu

/** Reads the facts in a line. @returns Whether the line holds nothing else. */
export function readFact(line: Line, found: FoundSoFar): boolean {
  if (line.text.length > 250) return false
  const sentences = line.text.split(/(?<=\p{L}{2}\.) (?=\p{Lu})/u)
  // What stands beside a fact stays, with the fact.
  if (sentences.length > 1) return sentences.map((text) => readFact({ ...line, text }, found)).every((isRead) => isRead)
  const [, held] = licence.exec(line.text) ?? []
  if (held !== undefined) return putLicence(held, line, found)
  if (licenceAlone.test(line.text)) return putLicence(line.text, line, found)
  if (/^(?:british|irish|uk) (?:citizen|national|passport holder)\.?$/iu.test(line.text))
    readRightToWork(line.text, line, found)
  const [, right] = work.exec(line.text) ?? []
  if (right !== undefined) {
    readRightToWork(right, line, found)
    // Its words have no field: they stay to be read.
    return false
  }
  const [, pay] = salary.exec(line.text) ?? []
  if (pay !== undefined) return putSalary(pay, line, found)
  const [, spoken] = languages.exec(line.text) ?? []
  if (spoken !== undefined && partsOf(spoken).some((part) => isLanguageName(part))) {
    const words = line.text.slice(0, line.text.length - spoken.length)
    found.skip(line, words)
    const [first = '', ...others] = spoken.split(/[,;]/u)
    const isMain = /mother|native/iu.test(words) && putMainLanguage(first, line, found)
    const rest = readLanguages([{ ...line, text: isMain ? others.join(',') : spoken }], found)
    if (isMain && others.length === 0) return true
    return rest.length === 0
  }
  const [, born] = birth.exec(line.text) ?? []
  const day = born === undefined ? '' : dayIn(born)
  if (day !== '' && found.cv.dob === '') {
    found.cv.dob = day
    found.note('dob', [line], { check: isDayOrMonth(line.text) })
    found.skip(line, 'date of birth dob born')
    for (const { from, to } of periodsIn(line.text)) found.skip(line, line.text.slice(from, to))
    return true
  }
  readWishes(line, found)
  return false
}

function putLicence(held: string, line: Line, found: FoundSoFar): boolean {
  const { driving_license } = found.cv.skills.other_skills
  const several = held.split(' · ')
  if (several.length > 1) {
    found.skip(line, line.text.slice(0, line.text.length - held.length))
    return several.map((one) => putLicence(one, line, found)).every((isRead) => isRead)
  }
  if (driving_license.length >= cvLimits.skills || /^(?:no|none|n\/a)\b/iu.test(held)) return false
  const path = `skills.other_skills.driving_license.${driving_license.length}`
  driving_license.push({ title: held.trim().replace(/[.;]$/u, '').slice(0, cvLimits.line) })
  found.note(path, [line])
  found.skip(line, line.text.slice(0, line.text.length - held.length))
  return true
}

const mayWork =
  /\b(?:british|uk|irish|eu|eea) (?:citizen(?:ship)?|national(?:ity)?|passport(?: holder)?|subject)\b|^(?:british|irish|english|scottish|welsh)\b|\bindefinite leave to remain\b|\bILR\b|\b(?:pre-)?settled status\b|\b(?:permanent resident|permanent residence|full right to work|no restrictions?|unrestricted|right to work in the uk|eligible to work in (?:the uk|ireland)|right to work in ireland|stamp 4|no sponsorship (?:needed|required)|does not require sponsorship|without sponsorship)\b|^yes\b/iu
const mayNot =
  /\b(?:requires?|needs?|requiring|needing|will need) (?:visa )?(?:sponsorship|a visa|a work permit|an employment permit)\b|\bno right to work\b/iu
const denied = /\b(?:not|no longer|don't|do not) (?:require|need|have|a)\b/iu

const inIreland =
  /\b(?:(?:work|permit|stamp|visa)\b.{0,40}\bireland|ireland\b.{0,40}\bwork|irish|e(?:u|ea) (?:citizen|national)|stamp [1-6]g?\b|employment permit)\b/iu
const inUk = /\b(?:uk|u\.k\.|united kingdom|great britain|england|scotland|wales|british|ILR|settled status|irish)\b/iu

/** The countries that words on the right to work are about; where they name none, the one where the person lives. */
function permitsIn(text: string, found: FoundSoFar): WorkPermit[] {
  // By the Common Travel Area citizens of each may work in both; who lives in the UK is seldom asked about Ireland.
  const named: WorkPermit[] = [
    ...(inUk.test(text) ? (['work_permit_uk'] as const) : []),
    ...(inIreland.test(text) || (isInIreland(found.cv) && /\bbritish\b/iu.test(text))
      ? (['work_permit_ie'] as const)
      : []),
  ]
  return named.length > 0 ? named : [isInIreland(found.cv) ? 'work_permit_ie' : 'work_permit_uk']
}

function readRightToWork(words: string, line: Line, found: FoundSoFar): void {
  const permits = permitsIn(line.text, found).filter((key) => found.cv.career[key] === null)
  if (permits.length === 0) return
  const isDenied = mayNot.test(words)
  const may = isDenied ? denied.test(words) : mayWork.test(words) ? true : null
  if (may === null || (!isDenied && /\b(?:not|no longer)\b/iu.test(words))) return
  for (const key of permits) {
    found.cv.career[key] = may
    // What it means is our reading of the words.
    found.note(`career.${key}`, [line], { check: true })
  }
}

/** Pounds or euro a year, one sum: of 'from £38k to £42k' and '£450 a day' neither is that. */
function putSalary(pay: string, line: Line, found: FoundSoFar): boolean {
  const sums = [...pay.matchAll(/[£€]\s?(\d{1,3}(?:,\d{3})+|\d{2,7})(?:\.00?)?\s?(k)?/giu)]
  const [sum] = sums
  if (sum === undefined || sums.length > 1 || /\d\s*[-–—]\s*[£€]?\d|\b(?:day|hour|ph|pd|month|week)\b/iu.test(pay))
    return false
  const pounds = Number((sum[1] ?? '').replaceAll(',', '')) * (sum[2] === undefined ? 1 : 1000)
  if (pounds < 5_000 || pounds > 2_000_000) return false
  found.cv.career.expected_salary = pounds
  found.cv.career.expected_salary_currency = sum[0].startsWith('€') ? 'EUR' : 'GBP'
  const isAll =
    pay.replace(sum[0], '').replaceAll(/\b(?:per annum|p\.?a\.?|a year|per year|pa)\b|[\s.,()+]/giu, '') === ''
  found.note('career.expected_salary', [line], { check: !isAll })
  if (!isAll) return false
  found.skip(line, line.text)
  return true
}

function readWishes(line: Line, found: FoundSoFar): void {
  const set = (key: 'relocate' | 'travel', pattern: RegExp) => {
    if (
      found.cv.career[key] !== null ||
      !pattern.test(line.text) ||
      denied.test(line.text) ||
      /\bnot (?:willing|happy|able|prepared|open)\b/iu.test(line.text)
    )
      return
    found.cv.career[key] = true
    found.note(`career.${key}`, [line], { check: true })
  }
  set('relocate', relocate)
  set('travel', travel)
}
