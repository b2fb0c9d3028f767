import type { InvitationPlan } from '../../../contract/interviews/interviews.ts'
import { dayInWords } from '../../../contract/interviews/wall-clock.ts'
import css from './interviews.module.css'
import { entriesOf } from './week-days.ts'

type Props = {
  plan: Pick<InvitationPlan, 'busy' | 'zone'>
  /** The times that are typed: '2026-03-04T16:00'. */
  times: readonly string[]
}

/** What the company has on each day that is chosen, so that nobody has to remember it. */
export function BusyDays({ plan: { busy, zone }, times }: Props) {
  const days = [...new Set(times.map((time) => time.slice(0, 10)).filter((day) => /^\d{4}-\d\d-\d\d$/u.test(day)))]
  const entries = entriesOf(busy.map((one) => ({ ...one, zone, slots: [], isAgreed: true })))
  return (
    <div className={css.busy} aria-live="polite">
      {days.toSorted().map((day) => {
        const then = entries.filter((entry) => entry.day === day)
        return (
          <div key={day}>
            <b>{dayInWords(`${day}T12:00:00Z`, 'UTC')}</b>
            {then.length === 0 ? (
              <p className="hint">Your company has no other interviews that day.</p>
            ) : (
              <ul>
                {then.map(({ one: { what, who }, from, until }) => (
                  <li key={`${from} ${what}`}>
                    {from}–{until} {what}
                    {who.length > 0 && ` (${who.join(', ')})`}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </div>
  )
}
