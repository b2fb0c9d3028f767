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
