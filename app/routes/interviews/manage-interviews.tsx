import { href, Link } from 'react-router'
import type { Appointment } from '../../../contract/interviews/interviews.ts'
import * as texts from '../../../contract/interviews/texts.ts'
import { wallOf } from '../../../contract/interviews/wall-clock.ts'
import type { Route } from './+types/manage-interviews'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import app from '../../ui/applications/applications.module.css'
import { InterviewState } from '../../ui/interviews/interview-facts.tsx'
import css from '../../ui/interviews/interviews.module.css'
import { Participants } from '../../ui/interviews/participants.tsx'
import { Week } from '../../ui/interviews/week.tsx'
import { mondayOf } from '../../ui/interviews/week-days.ts'
import { nearDay, When } from '../../ui/interviews/when.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Badge } from '../../ui/parts/badge.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { TabLinks } from '../../ui/parts/tab-links.tsx'

const views = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled', week: 'Week' } as const
type View = keyof typeof views

export async function loader({ url, context }: Route.LoaderArgs) {
  companyOnly(context)
  const interviews = await ask(context, (api) => api.interviews.all())
  const asked = url.searchParams.get('show')
  const view: View = asked !== null && asked in views ? (asked as View) : 'upcoming'
  const week = /^\d{4}-\d\d-\d\d$/u.exec(url.searchParams.get('week') ?? '')?.[0] ?? null
  const now = new Date().toISOString()
  return { interviews, view, monday: mondayOf(week ?? wallOf(now, 'Europe/London').slice(0, 10)), now }
}

const isEnded = ({ state }: Appointment) => state === 'cancelled' || state === 'declined'

function shown(interviews: readonly Appointment[], view: View): Appointment[] {
  switch (view) {
    case 'upcoming':
      return interviews.filter((one) => !one.isPast && !isEnded(one))
    case 'past':
      return interviews.filter((one) => one.isPast && !isEnded(one)).toReversed()
    case 'cancelled':
      return interviews.filter(isEnded).toReversed()
    case 'week':
      return interviews.filter((one) => !isEnded(one))
  }
}

/** The company's interviews, the next first. */
export default function ManageInterviews({ loaderData: { interviews, view, monday, now } }: Route.ComponentProps) {
  const list = shown(interviews, view)
  return (
    <div className={`page ${app.page}`}>
      <PageHead title="Manage interviews" isForSearchEngines={false} />
      <div className={app.head}>
        <h1>Manage interviews</h1>
        <Link to="/manage-interviews/calendar">Calendar feed and replies</Link>
      </div>
      <TabLinks
        label="Interviews"
        tabs={(Object.keys(views) as View[]).map((one) => ({
          to: one === 'upcoming' ? '/manage-interviews' : `/manage-interviews?show=${one}`,
          name: views[one],
          isChosen: one === view,
          ...(one !== 'week' && { count: shown(interviews, one).length }),
        }))}
      />
      {view === 'week' ? (
        <Week list={list} monday={monday} today={wallOf(now, 'Europe/London').slice(0, 10)} />
      ) : list.length === 0 ? (
        <EmptyState title={view === 'upcoming' ? 'No interviews are planned' : `No ${view} interviews`}>
          <p>
            To plan one, open an ad under <Link to="/manage-my-job-ads">Manage job ads</Link>, shortlist people who
            applied, and choose ‘Invite’. They get a link to confirm or to suggest another time.
          </p>
        </EmptyState>
      ) : (
        <ol className={css.list} aria-label={`${views[view]} interviews`}>
          {list.map((one, at) => (
            <Row key={one._id} one={one} isNext={view === 'upcoming' && at === 0} now={now} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Row({ one, isNext, now }: { one: Appointment; isNext: boolean; now: string }) {
  const { _id, event, job, time, zone, slots, isAgreed } = one
  const day = nearDay(time, zone, now)
  const more = isAgreed ? 0 : slots.length - 1
  const candidate = one.participants.find(({ side }) => side === 'candidate')?.user.name ?? ''
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h2>
          <Link to={href('/manage-interviews/:interviewId', { interviewId: _id })}>
            {event}: {candidate}
          </Link>
        </h2>
        <span className={css.marks}>
          {isNext && <Badge tone="plain">{texts.upcoming}</Badge>}
          {day !== null && <Badge tone="attention">{day}</Badge>}
          <InterviewState of={one} />
        </span>
      </div>
      <p>
        <When time={time} zone={zone} />
        {more > 0 && ` or ${more} other ${more === 1 ? 'time' : 'times'}`} ·{' '}
        <Link to={href('/job-ad/:id', { id: job.id })}>{job.jobTitle}</Link>, {job.jobLocation}
      </p>
      <Participants of={one} />
    </li>
  )
}
