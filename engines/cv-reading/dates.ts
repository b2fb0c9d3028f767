/** A date as exact as it was written: '2019', '2019-09', '2019-09-01'. */
export type Period = {
  /** Where in the text it stands. */
  from: number
  to: number
  /** Empty: only the end is said. */
  startDate: string
  endDate: string
  isCurrent: boolean
  /** Two ends were said, or a beginning and that it goes on. */
  isRange: boolean
}

const monthNumbers: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
}
const month = String.raw`(?:jan(?:uary)?|feb(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const year = String.raw`(?:19[3-9]\d|20[0-6]\d)`
const shortYear = String.raw`['’‘]\d\d`
const season = String.raw`(?:springs?|summers?|autumns?|fall|winters?|early|late|mid|easter|christmas|michaelmas|hilary|trinity|circa|c\.)`
const day = String.raw`(?:[0-3]?\d(?:st|nd|rd|th)?)`
/** The ways to write a date, the longest first: each with what its groups are. */
const forms = [
  // 2020-02-01, 2020/02, 2020.02
  String.raw`(?<y1>${year})[-/.](?<m1>0[1-9]|1[0-2])(?:[-/.](?<d1>[0-2]\d|3[01]))?(?![\d/-]\d)`,
  // 01/02/2020
  String.raw`(?<d2>[0-3]?\d) ?[/.-] ?(?<m2>0?[1-9]|1[0-2]) ?[/.-] ?(?<y2>${year})`,
  // 09/2020, 9.2020, 09 / 2020
  String.raw`(?<m3>0?[1-9]|1[0-2]) ?[/.-] ?(?<y3>${year})`,
  // 1st September 2020, Sept 2020, Sept. '20, Sep-20, September, 2020
  String.raw`(?:(?<d4>${day})(?: of)? )?\b(?<m4>${month})\b\.?,? ?-?/?(?: ?(?<y4>${year})| ?(?<s4>${shortYear})| ?(?<t4>[0-4]\d)(?![\d:.,%]|(?:st|nd|rd|th)\b))`,
  // September 1, 2020
  String.raw`\b(?<m5>${month})\b\.? (?<d5>${day}),? (?<y5>${year})`,
  // Summer 2018
  String.raw`\b${season}(?: of)?[ -](?<y6>${year})`,
  String.raw`(?<y7>${year})`,
  String.raw`(?<s8>${shortYear})`,
  // 09/20
  String.raw`(?<m9>0[1-9]|1[0-2])/(?<t9>\d\d)`,
  // 04/03/90
  String.raw`(?<d10>[0-3]?\d)[/.](?<m10>0?[1-9]|1[0-2])[/.](?<t10>\d\d)`,
  // 03/25/2019, which can only be the American order
  String.raw`(?<m11>0?[1-9]|1[0-2])[/-](?<d11>1[3-9]|2\d|3[01])[/-](?<y11>${year})`,
]
const unnamed = (suffix: string) =>
  forms
    .map((form) => form.replaceAll(/\?<([a-z])(\d+)>/gu, (_, part: string, n: string) => `?<${part}${n}${suffix}>`))
    .join('|')
/** Its year stands only at the end: 'Jan – Mar 2020', '1 June to 30 August 2020'. */
const noYear = String.raw`(?:(?<dn>${day})(?: of)? )?\b(?<mn>${month})\b\.?`
const present = String.raw`(?:(?:the )?present(?: day| date| time)?|current(?:ly)?(?: employed| role| employer| position)?|now|to ?date|to[- ]date|date|today|ongoing|on-going|continuing|cont(?:inued|\.)?|this day|till date|still employed|still here|still working here)\b\.?`
const between = String.raw`\s*(?:[-–—~→]+|\bto\b|\buntil\b|\btill?\b|\bthrough\b|\bup to\b|\band\b)+\s*(?:\b(?:to|until|the)\b )?`

const edge = String.raw`(?<![\p{L}\d£$€.,/]|\d-)`
const after = String.raw`(?![\p{L}\d]|[.,/-]\d)`
const one = new RegExp(String.raw`${edge}(?:${unnamed('a')})${after}`, 'giu')
const range = new RegExp(
  String.raw`${edge}(?:${unnamed('a')}|${noYear})${between}(?:${unnamed('b')}|(?<now>${present}))(?![\p{L}\d]|[/-]\d)`,
  'giu',
)
/** 2019/20, 2019-20 */
const schoolYear = new RegExp(String.raw`${edge}(?<y>${year}) ?[/–-] ?(?<t>\d\d)${after}`, 'giu')
const since = new RegExp(String.raw`\b(?:since|from) (?:${unnamed('a')})${after}`, 'giu')
const toDate = new RegExp(
  String.raw`${edge}(?:${unnamed('a')})\s*(?:to date|onwards?|ongoing|\+|[-–—]\s*(?=\)|$))`,
  'giu',
)
/** How long it was: '(2 years 3 months)'. Says nothing new. */
const duration =
  /(?:(?<!\s)\s+)?(?:[([·,|]\s*)?\b\d{1,2}\+?\s*(?:years?|yrs?|months?|mos?|mths?|weeks?)\b\.?(?:,? (?:and )?\d{1,2}\s*(?:years?|months?|mos?|mths?)\b\.?)?\s*[)\]]?/iu

/** All periods and dates in a line, in order; they do not overlap. */
export function periodsIn(text: string): Period[] {
  if (!/\d/u.test(text)) return []
  const found: Period[] = []
  const free = (from: number, to: number) => found.every((one) => to <= one.from || from >= one.to)
  const add = (match: RegExpExecArray, period: Omit<Period, 'from' | 'to'> | null) => {
    const from = match.index
    const to = from + match[0].trimEnd().length
    if (period !== null && free(from, to)) found.push({ ...period, from, to })
  }
  for (const match of text.matchAll(range)) add(match, ofRange(match.groups ?? {}))
  for (const match of text.matchAll(schoolYear)) add(match, ofSchoolYear(match.groups ?? {}))
  for (const match of text.matchAll(toDate)) add(match, open(match.groups ?? {}))
  for (const match of text.matchAll(since)) add(match, open(match.groups ?? {}))
  for (const match of text.matchAll(one)) add(match, single(match.groups ?? {}))
  return found.sort((a, b) => a.from - b.from)
}

/** All words of a line that say when: the period itself, and how long it was. */
export function wordsOfPeriod(text: string, { from, to }: Pick<Period, 'from' | 'to'>): string {
  const [long] = duration.exec(text.slice(to)) ?? []
  return `${text.slice(from, to)} ${long ?? ''}`
}

/** The text without a period, the words that lead to it, and how long it was. */
export function withoutPeriod(text: string, period: Pick<Period, 'from' | 'to'>): string {
  let before = text.slice(0, period.from)
  let after = text.slice(period.to).replace(/^\s*[)\]]/u, '')
  before = before
    .trimEnd()
    .replace(
      /(?:\b(?:from|since|dates?|period|between|start(?:ed)?|duration|graduated|completed|awarded|expected|graduation(?: date)?|year)\b:?\s*)?[([]?$/iu,
      '',
    )
  after = after.replace(duration, (found, at: number) => (at === 0 ? '' : found))
  return `${before}\t${after}`
    .replaceAll(/(?<![\s,;:|•·–—-])[\s,;:|•·–—-]*\t[\s,;:|•·–—-]*/gu, '\t')
    .replaceAll(/^[\s,;:|•·–—-]+|(?<![\s,;:|•·–—([-])[\s,;:|•·–—([-]+$/gu, '')
}

type Groups = Readonly<Record<string, string | undefined>>
type Parts = { year: number; month: number | null; day: number | null }

function partsOf(groups: Groups, suffix: string): Parts | null {
  for (let n = 1; n <= forms.length; n++) {
    const full = groups[`y${n}${suffix}`]
    const short = groups[`s${n}${suffix}`] ?? groups[`t${n}${suffix}`]
    if (full === undefined && short === undefined) continue
    return {
      year: full === undefined ? century(Number((short ?? '').replaceAll(/\D/gu, ''))) : Number(full),
      month: monthOf(groups[`m${n}${suffix}`]),
      day: dayOf(groups[`d${n}${suffix}`]),
    }
  }
  return null
}

/** '68 is 1968, '26 is 2026. */
function century(two: number): number {
  return two > 45 ? 1900 + two : 2000 + two
}

function monthOf(text: string | undefined): number | null {
  if (text === undefined) return null
  return /^\d/u.test(text) ? Number(text) : (monthNumbers[text.slice(0, 3).toLowerCase()] ?? null)
}

function dayOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const number = Number.parseInt(text, 10)
  return number >= 1 && number <= 31 ? number : null
}

function written({ year, month, day }: Parts): string {
  const two = (number: number) => String(number).padStart(2, '0')
  if (month === null) return String(year)
  const date = `${year}-${two(month)}`
  if (day === null) return date
  const whole = `${date}-${two(day)}`
  const real = new Date(`${whole}T00:00:00Z`)
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(whole) ? whole : date
}

function ofRange(groups: Groups): Omit<Period, 'from' | 'to'> | null {
  const end = partsOf(groups, 'b')
  const isCurrent = groups['now'] !== undefined
  let start = partsOf(groups, 'a')
  if (start === null && end !== null && groups['mn'] !== undefined)
    start = { year: end.year, month: monthOf(groups['mn']), day: dayOf(groups['dn']) }
  if (start === null || (end === null && !isCurrent)) return null
  const [startDate, endDate] = [written(start), end === null ? '' : written(end)]
  const exact = Math.min(startDate.length, endDate.length)
  if (endDate.slice(0, exact) < startDate.slice(0, exact)) return null
  return { startDate, endDate, isCurrent, isRange: true }
}

function ofSchoolYear({ y, t }: Groups): Omit<Period, 'from' | 'to'> | null {
  const start = Number(y)
  const end = Math.floor(start / 100) * 100 + Number(t)
  if (end <= start || end - start > 60) return null
  return { startDate: String(start), endDate: String(end), isCurrent: false, isRange: true }
}

function open(groups: Groups): Omit<Period, 'from' | 'to'> | null {
  const start = partsOf(groups, 'a')
  return start === null ? null : { startDate: written(start), endDate: '', isCurrent: true, isRange: true }
}

function single(groups: Groups): Omit<Period, 'from' | 'to'> | null {
  const date = partsOf(groups, 'a')
  return date === null ? null : { startDate: '', endDate: written(date), isCurrent: false, isRange: false }
}

/** A whole day in the text, such as a date of birth; British order. Empty: none. */
export function dayIn(text: string): string {
  const found = periodsIn(text).find(({ isRange, endDate }) => !isRange && endDate.length === 10)
  return found?.endDate ?? ''
}

/** Whether a day in the text is another one to an American: '4/3/1990', but neither '4/4/1990' nor '25/3/1990'. */
export function isDayOrMonth(text: string): boolean {
  const [, first, second] = /(?<!\d)(\d{1,2})\/(\d{1,2})\/\d/u.exec(text) ?? []
  return first !== undefined && Number(first) !== Number(second) && Number(first) <= 12 && Number(second) <= 12
}
