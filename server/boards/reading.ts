/** Small pure readers of what boards send. Each gives null for what it cannot read: nothing is guessed, nothing throws. */

/** Text with something in it, without the blanks around it; null for anything else. */
export function textOrNull(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : text
}

/** The text of an id that came as text or as a number. */
export function idOrNull(value: unknown): string | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : textOrNull(value)
}

/** A number that came as one or as text: 31650, '31650', '£31,650.50'. Text with more than one number in it is none. */
export function numberOrNull(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = textOrNull(value)
    ?.replace(/^[£€$]\s*/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
  return text && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** An amount of money; boards write 0 where they mean that there is none. */
export function amountOrNull(value: unknown): number | null {
  const amount = numberOrNull(value)
  return amount !== null && amount > 0 ? amount : null
}

/** A point on the earth. Boards write 0, 0 where they mean that they do not know. */
export function positionOrNull(lat: unknown, lng: unknown): { lat: number; lng: number } | null {
  const position = { lat: numberOrNull(lat), lng: numberOrNull(lng) }
  if (position.lat === null || position.lng === null) return null
  if (position.lat === 0 && position.lng === 0) return null
  return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? { lat: position.lat, lng: position.lng } : null
}

/** A web address, made whole against `base`; null for other schemes: an ad may carry `javascript:`. */
export function webAddress(value: unknown, base?: string): string | null {
  const text = textOrNull(value)
  if (text === null) return null
  const url = URL.parse(text, base)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

/** The whole addresses of a list with commas; names of companies that stand among them are not for the asker. */
export function wholeAddresses(list: string): string[] {
  return list.split(',').flatMap((address) => webAddress(address) ?? [])
}

/**
 * An ISO 8601 day or moment: a day stays a day, a moment becomes one in UTC. A moment without a zone is read as UTC:
 * the boards are in London and Dublin, at most an hour off.
 */
export function isoDate(value: unknown): string | null {
  const text = textOrNull(value)
  if (text === null) return null
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.(\d{1,3})\d*)?\s*(Z|UTC|[+-]\d\d:?\d\d)?)?$/i.exec(
    text,
  )
  const [, day, time, fraction = '0', zone = 'Z'] = parts ?? []
  if (!day || !isDay(day)) return null
  if (!time) return day
  const offset = /^[zu]/i.test(zone) ? 'Z' : zone.replace(/^(...):?(..)$/, '$1:$2')
  return moment(`${day}T${time.padEnd(8, ':00')}.${fraction.padEnd(3, '0')}${offset}`)
}

/** `DD/MM/YYYY`, as British boards write a day. */
export function ukDate(value: unknown): string | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(textOrNull(value) ?? '')
  if (!parts) return null
  const [, day = '', month = '', year = ''] = parts
  return isoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** RFC 1123, as feeds write a moment: 'Fri, 10 Jul 2026 22:49:39 GMT'. */
export function httpDate(value: unknown): string | null {
  const text = textOrNull(value)
  return text && /^([A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d/.test(text) ? moment(text) : null
}

export function epochSeconds(value: unknown): string | null {
  const seconds = numberOrNull(value)
  return seconds === null ? null : epochMilliseconds(seconds * 1000)
}

export function epochMilliseconds(value: unknown): string | null {
  const milliseconds = numberOrNull(value)
  return milliseconds !== null && milliseconds > 0 && milliseconds < 8.64e15 ? moment(milliseconds) : null
}

const hoursOf: Record<string, number> = { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 730 }

/** 'Just now', 'yesterday', '2 days ago', '30+ days ago': the day it was, counted from when the ad was received. */
export function timeAgo(value: unknown, receivedAt: Date): string | null {
  const text = textOrNull(value)?.toLowerCase() ?? ''
  const parts = /^(?:about )?(\d+|an?)\+? (minute|hour|day|week|month)s? ago$/.exec(text)
  const count = parts?.[1]?.startsWith('a') ? 1 : Number(parts?.[1])
  const hours = parts?.[2] ? count * (hoursOf[parts[2]] ?? 0) : { 'just now': 0, today: 0, yesterday: 24 }[text]
  if (hours === undefined) return null
  return moment(receivedAt.getTime() - hours * 3_600_000)?.slice(0, 10) ?? null
}

function moment(value: string | number): string | null {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** `Date` reads the 31st of June as the 1st of July; it is no day. */
function isDay(day: string): boolean {
  return moment(`${day}T00:00:00Z`)?.startsWith(day) ?? false
}
