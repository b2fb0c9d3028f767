const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'short' })

/** A moment as people here say it: '09:10', or '3 Nov 09:10' where it is not today. */
export function momentWords(moment: Date, now: Date): string {
  const isToday = day.format(moment) === day.format(now)
  return isToday ? time.format(moment) : `${day.format(moment)} ${time.format(moment)}`
}
