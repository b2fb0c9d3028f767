/* Times as the clocks on the wall show them. Interviews are held in the United Kingdom and Ireland, whose clocks agree; the zone is said by the place. */

export const zones = ['Europe/London', 'Europe/Dublin'] as const
export type Zone = (typeof zones)[number]

const minute = 60_000

/** '2027-06-08T10:00': what a clock in the zone shows at a moment. */
export function wallOf(moment: Date | string, zone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The moments at which a clock shows a time, the earliest first: one, none in the hour that is left out in spring, two in the hour that
 * comes twice in autumn. @param wall '2027-06-08T10:00'
 */
export function momentsOf(wall: string, zone: Zone): Date[] {
  const asUtc = Date.parse(`${wall}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(wall) || Number.isNaN(asUtc)) return []
  // Neither country is ever more than an hour ahead of UTC.
  return [60, 0].map((ahead) => new Date(asUtc - ahead * minute)).filter((moment) => wallOf(moment, zone) === wall)
}

const zoneNames: Record<Zone, string> = { 'Europe/London': 'UK time', 'Europe/Dublin': 'Irish time' }

/** 'Tuesday 8 June 2027, 10:00 (Irish time)' */
export function inWords(moment: Date | string, zone: Zone): string {
  return `${dayInWords(moment, zone)}, ${wallOf(moment, zone).slice(11)} (${zoneNames[zone]})`
}

/** 'Tuesday 8 June 2027' */
export function dayInWords(moment: Date | string, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    .format(new Date(moment))
    .replace(',', '')
}
