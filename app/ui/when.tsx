import { ageOf, dayOf, daysUntil, longAgeOf, shortDayOf } from './dates.ts'

/** A day as people write it: '12 September 2026'. */
export function Day({ moment }: { moment: string }) {
  return <time dateTime={moment}>{dayOf(moment)}</time>
}

/** '22 Nov', with the whole day for a pointer. */
export function ShortDay({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={dayOf(moment)}>
      {shortDayOf(moment)}
    </time>
  )
}

/** How long ago, with the day itself for a pointer and for a screen reader. */
export function Ago({ moment, now }: { moment: string; now: string }) {
  const day = dayOf(moment)
  const age = ageOf(moment, now)
  return (
    <time dateTime={moment} title={day}>
      {age}
      {age !== day && <span className="unseen"> ({day})</span>}
    </time>
  )
}

/** When an ad was posted: 'posted 3 weeks ago', with the day itself likewise. */
export function LongAgo({ moment, now }: { moment: string; now: string }) {
  const day = dayOf(moment)
  const age = longAgeOf(moment, now)
  return (
    <time dateTime={moment} title={day}>
      {age}
      {age !== day && <span className="unseen"> ({day})</span>}
    </time>
  )
}

/** A day to come: '12 Sept', or 'today', with the whole day for a pointer. */
export function ComingDay({ moment, now }: { moment: string; now: string }) {
  const day = dayOf(moment)
  return (
    <time dateTime={moment} title={day}>
      {day === dayOf(now) ? 'today' : shortDayOf(moment)}
    </time>
  )
}

/** After a day to come: ', today', ', in 12 days'; nothing once it is over. */
export function InDays({ moment, now }: { moment: string; now: string }) {
  const days = daysUntil(moment, now)
  if (days < 0) return null
  return days === 0 ? ', today' : `, in ${days} ${days === 1 ? 'day' : 'days'}`
}
