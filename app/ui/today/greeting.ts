const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/London' })

/** 'Good morning, Alex': by UK time, with the first of somebody's names. */
export function greetingOf(now: string, name: string): string {
  const at = Number(hour.format(new Date(now)))
  const part = at >= 5 && at < 12 ? 'morning' : at >= 12 && at < 18 ? 'afternoon' : 'evening'
  const first = name.trim().split(/\s+/u)[0] ?? ''
  return first === '' ? `Good ${part}` : `Good ${part}, ${first}`
}
