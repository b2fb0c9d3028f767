import { href, Link } from 'react-router'
import type { Appointment } from '../../../contract/interviews/interviews.ts'
import { dayInWords } from '../../../contract/interviews/wall-clock.ts'
import { InterviewState } from './interview-facts.tsx'
import css from './interviews.module.css'
import week from './week.module.css'
import { dayAfter, entriesOf, type Entry } from './week-days.ts'

/** The hours that a week shows; whatever is earlier or later has a line before and after them. The style sheet counts with as many. */
const [firstHour, hourCount] = [7, 13]
const lines = ['before', ...Array.from({ length: hourCount }, (_, at) => firstHour + at), 'after'] as const
type Line = (typeof lines)[number]

const inWeek = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A week of interviews, a column a day, with its hours. On a narrow screen only hours with something in them. */
export function Week({ list, monday, today }: { list: readonly Appointment[]; monday: string; today: string }) {
  const entries = entriesOf(list)
  return (
    <section className={css.wide} aria-labelledby="week">
      <h2 id="week">Week of {dayInWords(`${monday}T12:00:00Z`, 'UTC')}</h2>
      <p className={css.ways}>
        <Link to={`/manage-interviews?show=week&week=${dayAfter(monday, -7)}`}>Week before</Link>
        <Link to="/manage-interviews?show=week">This week</Link>
        <Link to={`/manage-interviews?show=week&week=${dayAfter(monday, 7)}`}>Week after</Link>
      </p>
      <ol className={week.week}>
        {Array.from({ length: 7 }, (_, at) => dayAfter(monday, at)).map((day) => (
          <Day key={day} day={day} isToday={day === today} entries={entries.filter((entry) => entry.day === day)} />
        ))}
      </ol>
    </section>
  )
}

function Day({ day, isToday, entries }: { day: string; isToday: boolean; entries: readonly Entry<Appointment>[] }) {
  return (
    <li className={week.day} data-is-today={isToday || undefined}>
      <h3>
        {inWeek.format(new Date(`${day}T12:00:00Z`))}
        {isToday && <span className="quiet"> today</span>}
      </h3>
      <ul>
        {lines.map((line) => (
          <Hour key={line} line={line} entries={entries.filter(({ from }) => lineOf(from) === line)} />
        ))}
      </ul>
      {entries.length === 0 && <p className={`hint ${week.none}`}>No interviews</p>}
    </li>
  )
}

function Hour({ line, entries }: { line: Line; entries: readonly Entry<Appointment>[] }) {
  return (
    <li className={week.hour} data-is-empty={entries.length === 0 || undefined}>
      {typeof line === 'number' && (
        <span className={week.mark} aria-hidden="true">
          {line}
        </span>
      )}
      {entries.map(({ one, from, until }) => (
        <p key={`${one._id} ${from}`}>
          <Link to={href('/manage-interviews/:interviewId', { interviewId: one._id })}>
            {from}–{until} {one.participants.find(({ side }) => side === 'candidate')?.user.name}
          </Link>{' '}
          <InterviewState of={one} />
        </p>
      ))}
    </li>
  )
}

function lineOf(from: string): Line {
  const hour = Number(from.slice(0, 2))
  if (hour < firstHour) return 'before'
  return hour < firstHour + hourCount ? hour : 'after'
}
