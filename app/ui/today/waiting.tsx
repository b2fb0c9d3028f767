import { Link } from 'react-router'
import type { ReactNode } from 'react'
import type { Today } from '../../../contract/today/today.ts'
import { whatToDo } from '../applications/state-words.ts'
import { dayOf } from '../dates.ts'
import { Badge, type BadgeTone } from '../parts/badge.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { lastDay } from '../questions/round-words.ts'
import css from './waiting.module.css'
import { closesIn, daysSince } from './days.ts'

type Props = { waiting: Today['waiting']; now: string }

/** What nothing happens to before the person does something: one card and one button each. */
export function Waiting({ waiting: { applications, questions, closing, silent, more }, now }: Props) {
  if (applications.length + questions.length + closing.length + silent.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">Waiting for you</h2>
      <ul className={css.cards}>
        {applications.map((one) => (
          <Card
            key={one._id}
            badge={one.state === 'unsure' ? 'not sure' : 'needs you'}
            tone="attention"
            title={one.jobTitle}
            action={
              <ButtonLink look="primary" to={`/applications/${one._id}`}>
                {whatToDo(one)}
              </ButtonLink>
            }
          >
            {[one.employer, `through ${one.sourceName}`].filter((part) => part !== null).join(', ')}. {one.text}
          </Card>
        ))}
        {questions.map(({ _id, jobTitle, company, closesAt, answered, of }) => (
          <Card
            key={_id}
            badge={`last day ${lastDay(closesAt)}`}
            tone="attention"
            title={jobTitle}
            action={
              <ButtonLink look="primary" to={`/answer-questions/${_id}`} reloadDocument>
                Answer the questions
              </ButtonLink>
            }
          >
            {company} has {of === 1 ? 'a video question' : `${of} video questions`} for you
            {answered > 0 && `, of which you answered ${answered}`}. You can answer by video or in writing.
          </Card>
        ))}
        {closing.map(({ job, fit }) => (
          <Card
            key={job._id}
            badge={closesIn(job.closes ?? now, now)}
            tone="attention"
            title={job.jobTitle}
            action={
              <ButtonLink look="primary" to={`/apply?job=${job._id}`}>
                Apply
              </ButtonLink>
            }
          >
            {job.employer !== null && `${job.employer}. `}
            You saved it.{fit !== null && ` Your CV covers ${fit.covered} of ${fit.asked} points.`}
          </Card>
        ))}
        {silent.map((one) => (
          <Card
            key={one._id}
            badge={`${daysSince(one.appliedAt ?? one.created, now)} days silent`}
            tone="plain"
            title={one.jobTitle}
            action={<ButtonLink to={`/applications/${one._id}`}>Say what happened</ButtonLink>}
          >
            {one.employer !== null && `${one.employer}. `}
            Applied{one.way !== 'elsewhere' && ` through ${one.sourceName}`} on {dayOf(one.appliedAt ?? one.created)}.
            Have you heard from them?
          </Card>
        ))}
      </ul>
      {more > 0 && (
        <p className={css.more}>
          <Link to="/applied-jobs">
            {more} more {more === 1 ? 'waits' : 'wait'}
          </Link>
        </p>
      )}
    </section>
  )
}

type CardProps = { badge: string; tone: BadgeTone; title: string; action: ReactNode; children: ReactNode }

function Card({ badge, tone, title, action, children }: CardProps) {
  return (
    <li className={`card ${css.one}`}>
      <p>
        <Badge tone={tone}>{badge}</Badge>
      </p>
      <h3>{title}</h3>
      <p className="small quiet">{children}</p>
      <p className={css.action}>{action}</p>
    </li>
  )
}
