import { dayInWords, wallOf, type Zone } from '../../contract/interviews/wall-clock.ts'
import { bankHolidays, lastYearHeld, partNames, type Part } from './bank-holidays.ts'

/** At which hour of the next working day an interview is proposed (K10 of the specification). */
const usualHour = '16:00'

/** Where an ad's work is: whose clocks and whose days off count. */
export type Where = { zone: Zone; part: Part }

/** '2026-12-29T16:00': the next working day, as the clocks there show it. Days off of years after the lists are not known. */
export function nextWorkingTime({ zone, part }: Where, now: Date): string {
  const today = wallOf(now, zone).slice(0, 10)
  for (let ahead = 1; ; ahead++) {
    const day = new Date(Date.parse(`${today}T12:00:00Z`) + ahead * 86_400_000).toISOString().slice(0, 10)
    if (!isWeekend(day) && !bankHolidays[part].has(day)) return `${day}T${usualHour}`
  }
}

/** What speaks against a moment, as a sentence; null: it is a working day, as far as we know. */
export function dayOff(moment: Date, { zone, part }: Where): string | null {
  const day = wallOf(moment, zone).slice(0, 10)
  const name = dayInWords(moment, zone)
  if (isWeekend(day)) return `${name} is on a weekend.`
  if (!bankHolidays[part].has(day)) return null
  return `${name} is a ${part === 'ireland' ? 'public' : 'bank'} holiday in ${partNames[part]}.`
}

/** What we do not know about the days off of a year; null: they are held. */
export function notHeld(year: number): string | null {
  return year <= lastYearHeld ? null : `We do not know the holidays of ${year} yet.`
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}
