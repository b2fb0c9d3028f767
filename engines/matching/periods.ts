/** From a month to a month, both counted from year 0; an end that is open is null. */
export type Period = { from: number; to: number | null }

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const moment = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:(?:${months})\.?,?\s*[’'´]?\d{2,4}|(?:0?[1-9]|1[0-2])\s?[/.]\s?(?:19|20)\d{2}|(?:19|20)\d{2}[-/.](?:0[1-9]|1[0-2])|(?:19|20)\d{2})`
const now = '(?:the )?present(?: day)?|now|current(?:ly)?|today|to date|date|ongoing|continuing'
const periodPattern = new RegExp(
  String.raw`(?<![\d/])(${moment})\s*(?:[-–—−]+|to|until|till|through)\s*(${moment}|${now})(?![\d/])|(?:since|from)\s+(${moment})(?!\s*(?:[-–—−]|to\b|until\b|till\b|through\b))`,
  'iu',
)

/** The first period that a line names, and where it stands: 'Sept 2019 – present', '09/2019 - 07/2021', '2016–18'. Null: none. */
export function findPeriod(line: string): { period: Period; start: number; end: number } | null {
  const found = periodPattern.exec(line.slice(0, 300))
  if (found === null) return null
  const [whole, first, second, since] = found
  const from = monthOf(first ?? since ?? '', 'first')
  if (from === null) return null
  const to = second === undefined || new RegExp(`^(?:${now})$`, 'iu').test(second) ? null : monthOf(second, 'last')
  if (to !== null && to < from) return null
  return { period: { from, to }, start: found.index, end: found.index + whole.length }
}

/** A year alone begins in its middle and ends there: half of each is as near as one can say. */
function monthOf(text: string, side: 'first' | 'last'): number | null {
  const name = new RegExp(`(${months})`, 'iu').exec(text)?.[1]
  const year = /(?:19|20)\d{2}/u.exec(text)?.[0] ?? /[’'´]?(\d{2})$/u.exec(text)?.[1]
  if (year === undefined) return null
  const whole = year.length === 4 ? Number(year) : Number(year) + (Number(year) > 60 ? 1900 : 2000)
  if (name !== undefined)
    return whole * 12 + 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.slice(0, 3).toLowerCase()) / 3
  const number = /^(?:\d{1,2}\s+)?(\d{1,2})\s?[/.]/u.exec(text)?.[1] ?? /\d{4}[-/.](\d{2})/u.exec(text)?.[1]
  if (number !== undefined) return whole * 12 + Number(number) - 1
  return whole * 12 + (side === 'first' ? 6 : 5)
}

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD' as a month; null: not said. */
export function monthOfDate(date: string, side: 'first' | 'last'): number | null {
  return date === '' ? null : monthOf(date.slice(0, 7), side)
}

/** How many months lie in at least one of the periods; what is still going on lasts to `today`. */
export function monthsIn(periods: readonly Period[], today: number): number {
  const closed = periods
    .map(({ from, to }) => ({ from, to: Math.min(to ?? today, today) }))
    .filter(({ from, to }) => to >= from)
    .sort((a, b) => a.from - b.from)
  let months = 0
  let reached = -Infinity
  for (const { from, to } of closed) {
    months += Math.max(0, to + 1 - Math.max(from, reached))
    reached = Math.max(reached, to + 1)
  }
  return Math.round(months)
}

export function monthOfDay(day: Date): number {
  return day.getUTCFullYear() * 12 + day.getUTCMonth()
}
