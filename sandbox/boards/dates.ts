/** The parts of a moment by the clock of London: day, month and year of two, two and four digits, and the time. */
export function londonParts(moment: Date): { day: string; month: string; year: string; time: string } {
  const parts = Object.fromEntries(londonClock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const { day = '', month = '', year = '', hour = '', minute = '', second = '' } = parts
  return { day, month, year, time: `${hour}:${minute}:${second}` }
}

const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** ISO 8601 with an offset of whole hours, as companies write it whose clocks are elsewhere: '2026-07-16T11:55:32-04:00'. */
export function withOffset(moment: Date, hours: number): string {
  const local = new Date(moment.getTime() + hours * 3_600_000).toISOString().slice(0, 19)
  return `${local}${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
}
