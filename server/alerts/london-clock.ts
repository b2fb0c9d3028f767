import type { AlertFrequency } from '../../contract/alerts/frequencies.ts'

/** The hour of the morning at which alerts go, by the clocks of the United Kingdom. */
const sendingHour = 7
const hourMs = 3_600_000

/**
 * When an alert may go next. Daily and weekly ones go at seven in the morning by the clock on the wall, winter and summer; one that
 * goes at once leaves an hour in peace.
 */
export function nextSending(frequency: AlertFrequency, now: Date): Date {
  if (frequency === 'at-once') return new Date(now.getTime() + hourMs)
  const today = londonParts(now)
  for (let ahead = 0; ; ahead++) {
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day + ahead))
    if (frequency === 'weekly' && day.getUTCDay() !== monday) continue
    const morning = sendingMoment(day)
    if (morning > now) return morning
  }
}

const monday = 1

/** @param day midnight UTC of the day that is meant. */
function sendingMoment(day: Date): Date {
  const inWinter = new Date(day.getTime() + sendingHour * hourMs)
  // In summer the clocks are ahead: what is seven by them is six in UTC.
  const ahead = (londonParts(inWinter).hour - sendingHour + 24) % 24
  return new Date(inWinter.getTime() - ahead * hourMs)
}

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
})

function londonParts(moment: Date): { year: number; month: number; day: number; hour: number } {
  const parts = new Map(london.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour') }
}
