import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

/** What a parser made of a file, as far as a calendar program goes by it. */
type Read = {
  method: string
  uid: string
  sequence: number
  stamp: string
  start: string
  end: string
  summary: string
  description: string
  location: string
  attendees: { name: string; email: string }[]
}

const iso = (date: Date) => date.toISOString().replace('.000', '')
const list = <One>(one: One | One[] | undefined): One[] => (one === undefined ? [] : Array.isArray(one) ? one : [one])

export function byIcalJs(text: string): Read {
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const component = calendar.getFirstSubcomponent('vevent')!
  const event = new ICAL.Event(component)
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    stamp: iso((component.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate()),
    start: iso(event.startDate.toJSDate()),
    end: iso(event.endDate.toJSDate()),
    summary: event.summary,
    description: event.description,
    location: event.location ?? '',
    attendees: event.attendees.map((one) => ({
      name: String(one.getParameter('cn')),
      email: String(one.getFirstValue()).replace('mailto:', ''),
    })),
  }
}

export function byNodeIcal(text: string): Read {
  const found = Object.values(nodeIcal.parseICS(text)).find((one) => one?.type === 'VEVENT')
  type Raw = Record<string, unknown> & { start: Date; end: Date; dtstamp: Date }
  const event = found as unknown as Raw
  type Person = { val: string; params: { CN: string } }
  const word = (value: unknown) =>
    typeof value === 'object' && value !== null ? (value as { val: string }).val : String(value ?? '')
  return {
    method: word(event['method']),
    uid: word(event['uid']),
    sequence: Number(event['sequence']),
    stamp: iso(new Date(event.dtstamp)),
    start: iso(new Date(event.start)),
    end: iso(new Date(event.end)),
    summary: word(event['summary']),
    description: word(event['description']),
    location: word(event['location']),
    attendees: list(event['attendee'] as Person | Person[]).map((one) => ({
      name: one.params.CN.replaceAll('"', ''),
      email: one.val.replace('mailto:', ''),
    })),
  }
}

/** A calendar that keeps entries as RFC 5546 says: by uid, the higher sequence wins, with equal ones the later stamp. */
export function aCalendar() {
  const entries = new Map<string, Read>()
  return {
    take(read: Read) {
      const before = entries.get(read.uid)
      const isOlder =
        before !== undefined &&
        (read.sequence < before.sequence || (read.sequence === before.sequence && read.stamp < before.stamp))
      if (!isOlder) entries.set(read.uid, read)
    },
    live: () => [...entries.values()].filter(({ method }) => method !== 'CANCEL'),
    all: () => [...entries.values()],
  }
}
