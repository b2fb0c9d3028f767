import { href, Link, redirect } from 'react-router'
import type { Candidate } from '../../../contract/candidates/candidacies.ts'
import type { Route } from './+types/people-who-applied'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import app from '../../ui/applications/applications.module.css'
import { stateNames, stateTones } from '../../ui/candidates/state-words.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Badge } from '../../ui/parts/badge.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { Day } from '../../ui/when.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  // That page says that one has no company.
  if (context.get(visitor).user?.company == null) throw redirect('/manage-my-job-ads')
  return await ask(context, (api) => api.candidates.ofAd({ params }))
}

/** Who applied to an ad of one's company. */
export default function PeopleWhoApplied({ loaderData }: Route.ComponentProps) {
  const { adId, jobTitle, jobLocation, candidates } = loaderData
  return (
    <div className={`page ${app.page}`}>
      <PageHead title={`Who applied: ${jobTitle}`} isForSearchEngines={false} />
      <p>
        <Link to="/manage-my-job-ads">Manage job ads</Link>
      </p>
      <h1>Who applied: {jobTitle}</h1>
      <p>
        {jobLocation} · <Link to={href('/job-ad/:id', { id: adId })}>See the ad</Link>
      </p>
      {candidates.length === 0 ? (
        <EmptyState title="No candidates have applied for this job yet.">
          <p>We email your company as soon as somebody does.</p>
        </EmptyState>
      ) : (
        <ul className={app.list} aria-label="People who applied">
          {candidates.map((one) => (
            <Row key={one._id} adId={adId} one={one} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ adId, one }: { adId: string; one: Candidate }) {
  const { _id, name, state, sentAt, outside, hasLetter } = one
  const notes = [
    hasLetter ? 'with a cover letter' : '',
    outside === 0
      ? ''
      : outside === 1
        ? '1 answer is not what the ad asks for'
        : `${outside} answers are not what the ad asks for`,
  ].filter((note) => note !== '')
  return (
    <li>
      <div className={app.what}>
        {name === null ? (
          'Account deleted'
        ) : (
          <Link to={href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId: _id })}>{name}</Link>
        )}
        <small>
          Applied on <Day moment={sentAt} />
          {notes.length > 0 && ` · ${notes.join(' · ')}`}
        </small>
      </div>
      <Badge tone={state === 'sent' ? 'attention' : stateTones[state]}>{names[state]}</Badge>
    </li>
  )
}

const names = { ...stateNames, sent: 'New', viewed: 'To decide', rejected: 'Rejected' } as const
