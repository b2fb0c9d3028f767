import type { Appointment } from '../../../contract/interviews/interviews.ts'
import { wallOf } from '../../../contract/interviews/wall-clock.ts'

const dayMs = 86_400_000

/** The Monday of the week of a day, '2026-03-04'; for anything else, that of a fixed week. */
export function mondayOf(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  if (Number.isNaN(noon)) return mondayOf('2026-01-05')
  return dayAfter(day, -((new Date(noon).getUTCDay() + 6) % 7))
}

/** @param days negative: before it */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

type Held = Pick<Appointment, 'time' | 'slots' | 'isAgreed' | 'minutes' | 'zone'>

/** One time that an interview holds, on the clocks where it is: '09:30', '10:15'. */
export type Entry<One> = { one: One; day: string; from: string; until: string }

/** All times that interviews hold: until one is chosen, each that is offered. The earliest first. */
export function entriesOf<One extends Held>(interviews: readonly One[]): Entry<One>[] {
  return interviews
    .flatMap((one) =>
      (one.isAgreed ? [one.time] : one.slots).map((time) => {
        const [day = '', from = ''] = wallOf(time, one.zone).split('T')
        const end = new Date(Date.parse(time) + one.minutes * 60_000)
        return { one, day, from, until: wallOf(end, one.zone).slice(11) }
      }),
    )
    .toSorted((a, b) => (`${a.day} ${a.from}` < `${b.day} ${b.from}` ? -1 : 1))
}
