const inLondon = { timeZone: 'Europe/London' } as const
const calendar = new Intl.DateTimeFormat('en-CA', inLondon)
const hours = new Intl.DateTimeFormat('en-GB', { ...inLondon, hour: '2-digit', hourCycle: 'h23' })
const words = new Intl.DateTimeFormat('en-GB', { ...inLondon, dateStyle: 'long' })

/** The day by London's calendar, as '2026-04-06': it begins at midnight there, summer and winter. */
export function londonDay(moment: Date): string {
  return calendar.format(moment)
}

/** The hour that clocks in London show, from 0 to 23. */
export function londonHour(moment: Date): number {
  return Number(hours.format(moment))
}

/** The day by London's calendar in words: '12 September 2026'. */
export function londonDayInWords(moment: Date): string {
  return words.format(moment)
}
