import { softenTitle } from './capitals.ts'
import { oneLine } from './characters.ts'
import { withoutAccents } from './accents.ts'
import { fragment } from './pattern.ts'

const longest = 300

/** The title as shown: one line, decoded, not shouting, without stars and frames around it. '' where nothing is left. */
export function shownTitle(raw: string): string {
  const line = oneLine(raw.length > 2_000 ? raw.slice(0, 2_000) : raw)
    .replace(/<[^<>]{0,200}>/g, ' ')
    // Pay whose digits a collector masked: '****K', '£****'.
    .replace(/[£€]?\*{3,}\s?(?:k\b|per (?:hour|day|annum))?/gi, ' ')
    .replace(/\(\s*(?:(?:ote|up to|upto|to|from|salary)\s+)*\)/gi, ' ')
    .replace(/([!?*~=_#])\1+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s*~=_|,;:•·-]+|(?:\s(?:up ?to|to|from|circa|c)|(?<![\s*~=_|,;:/•·–-]))[\s*~=_|,;:/•·–-]+$/gi, '')
  if (line.length > 2 && !/[\p{L}\p{N}]/u.test(line)) return ''
  return softenTitle(cutAtWord(line)).trim()
}

function cutAtWord(line: string): string {
  if (line.length <= longest) return line
  const cut = line.slice(0, longest).toWellFormed()
  const space = cut.lastIndexOf(' ')
  return `${(space > longest - 60 ? cut.slice(0, space) : cut.slice(0, -1)).trimEnd()}…`.slice(0, longest)
}

// (m/f/d), (m/w/d), (f/m/x)
const gender = new RegExp(String.raw`\(?\b[mfwdxv]\s?/\s?[mfwdxv](?:\s?/\s?[mfwdxv])?\b\)?`)
// Pay
const payNoise = new RegExp(fragment`
  (?:up to|upto|from|to|circa|c|c\.)?(?<!\s)\s*[£€$]\s?[\d,.]+\s?k?(?:\s?(?:-|–
  |to)\s?[£€$]?[\d,.]+\s?k?)?\s*\+?(?:\s?(?:per|a|an|/|p)\s?(?:hour|day|week|month|annum|year|ph|pd|pa|h
  |d|a)\b)?|\b\d{2,3}(?:-\d{2,3})?k\b(?:-\d{2,3}k\b)?|\b(?:dep\.? on exp\w*|doe|ote|neg(?:otiable)?
  |excellent (?:rates?|pay|salary|benefits|package)|competitive (?:salary|rates?|pay)|great (?:rates?
  |pay|salary)|day rate|hourly rate|plus benefits|inc(?:\.|luding)? benefits)\b`)
// Reference numbers: 'Ref: AB12', 'C9359-23-1123', 'JR1023', five digits or more: four are a year
const reference = new RegExp(fragment`
  \b(?:job )?(?:ref|reference|req|requisition|vacancy|competition|job id|id)\s?(?:no\.?|number|#|:
  |-)+\s?[\w/-]*\d[\w/-]*|\b[a-z]{1,4}-?\d{4,}(?:-\w+)*\b|(?<![a-z])#\s?\d+|\b\d{5,}(?:-\d+)*\b`)
// Haste, number, and words about the ad
const haste = new RegExp(fragment`
  \b(?:urgent(?:ly)?(?: required| needed)?|immediate (?:start|interviews?|starts?)|start(?:ing)? (?:asap
  |immediately|now)|asap|hiring now|now hiring|apply now|new (?:role|vacancy|opportunity)
  |exciting opportunity|great opportunity|amazing opportunity|multiple (?:roles|positions|vacancies
  |locations)|various (?:locations|shifts)|nationwide|no experience (?:needed|required|necessary)
  |required|wanted|vacancy|vacancies|job|jobs|opportunity|x ?\d{1,2}|\d{1,2} ?x|\d+ (?:positions?|posts?
  |roles?|vacancies))\b`)
// Contract, hours and workplace are told elsewhere
const terms = new RegExp(fragment`
  \b(?:full[- ]?time|part[- ]?time|permanent|perm|temporary|temp|ftc|fixed[- ]term(?: contract)?
  |contract|freelance|\d{1,2}(?:\s?(?:-|to)\s?\d{1,2})?[- ]?months?(?: contract| ftc)?|hybrid|remote
  |fully remote|home[- ]based|office[- ]based|on-?site|wfh|work from home|(?:inside
  |outside)(?: of)? ir ?35|ir35|umbrella|uk)\b`)

/** Words that say how, when or for how much, not what: two ads of one vacancy differ in them. */
const noise = new RegExp([gender, payNoise, reference, haste, terms].map((one) => one.source).join('|'), 'g')

const same = new Map([
  ['sr', 'senior'],
  ['snr', 'senior'],
  ['jr', 'junior'],
  ['jnr', 'junior'],
  ['mgr', 'manager'],
  ['asst', 'assistant'],
  ['assist', 'assistant'],
  ['eng', 'engineer'],
  ['dev', 'developer'],
  ['exec', 'executive'],
  ['tech', 'technician'],
  ['co-ordinator', 'coordinator'],
  ['admin', 'administrator'],
  ['hgv1', 'hgv class 1'],
  ['hgv2', 'hgv class 2'],
  ['healthcare', 'health care'],
])

/**
 * The title for telling whether two ads are one job: lower case, without place, pay, reference, haste, contract and hours.
 * `placeNames` are the ad's own places as they may stand in the title. Never empty unless the title is.
 */
export function titleKey(title: string, placeNames: readonly string[] = []): string {
  const line = withoutAccents(oneLine(title.slice(0, 2_000)).toLowerCase())
  let key = ` ${line.replace(noise, ' ')} `
  for (const name of placeNames) {
    const place = withoutAccents(name.toLowerCase()).split(',')[0]?.trim() ?? ''
    // Two letters are a word ('IT', 'UK' is gone already); a title that is the place alone keeps it.
    if (place.length > 2 && key.includes(place))
      key = key.replaceAll(
        new RegExp(`(?:\\b(?:in|at|near|based in)\\s+)?(?<![\\w])${escapeRegExp(place)}(?![\\w])`, 'g'),
        ' ',
      )
  }
  return words(key) || words(line) || line
}

const noWord: ReadonlySet<string> = new Set(['', 'and', 'the', 'a'])

function words(text: string): string {
  let plain = text
  if (plain.includes('&')) plain = plain.replaceAll('&', ' and ')
  if (plain.includes('.')) plain = plain.replace(/\.net\b/g, ' dotnet ').replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
  const found: string[] = []
  for (const piece of plain.replace(/['’]/g, '').split(/[^a-z0-9+#-]+/)) {
    const word = piece.includes('-') ? piece.replace(/^-+|(?<!-)-+$/g, '') : piece
    for (const one of (same.get(word) ?? word).split('-')) if (!noWord.has(one)) found.push(one)
  }
  return found.join(' ')
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
