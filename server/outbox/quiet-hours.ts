/** Texts do not go at night, by the clocks of the United Kingdom: we text no other numbers. */
const quiet = { from: 21, to: 8 }

const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })

export function isQuiet(now: Date): boolean {
  const hour = Number(hourOf.format(now))
  return hour >= quiet.from || hour < quiet.to
}
