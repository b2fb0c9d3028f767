import { href, Link, useNavigation } from 'react-router'
import type { MyAd } from '../../../contract/job-ads/my-ads.ts'
import { takenDown } from '../../../contract/job-ads/texts.ts'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { Day } from '../when.tsx'
import css from './job-ads.module.css'
import { toDoOf } from './to-do.ts'
import { ActForm } from '../parts/act-form.tsx'

const states = { online: ['Online', 'good'], expired: ['Expired', 'attention'], closed: ['Closed', 'plain'] } as const

/** One ad of the company: how it does, and what can be done with it. */
export function AdCard({ ad, now }: { ad: MyAd; now: string }) {
  const isSending = useNavigation().state !== 'idle'
  const [word, tone] = states[ad.state]
  const { hits } = ad.options
  const named = <span className="unseen"> {ad.jobTitle}</span>
  return (
    <li className={css.ad}>
      <div className={css.head}>
        <h2>{ad.jobId === null ? ad.jobTitle : <Link to={`/job/${ad.jobId}`}>{ad.jobTitle}</Link>}</h2>
        <span className={css.badges}>
          {ad.type !== 'text' && <Badge>{ad.type === 'video' ? 'Video' : 'Audio'}</Badge>}
          <Badge tone={tone}>{word}</Badge>
        </span>
      </div>
      <p>
        {ad.jobLocation}
        {ad.reference !== null && ` · ${ad.reference}`}
      </p>
      <p className="quiet">
        Online since <Day moment={ad.created} /> ·{' '}
        {ad.state === 'online' ? (
          <>
            {ad.daysLeft} {ad.daysLeft === 1 ? 'day' : 'days'} left, until <Day moment={ad.until} />
          </>
        ) : (
          <>
            {ad.state === 'closed' ? 'closed' : 'expired'} on <Day moment={ad.until} />
          </>
        )}
        {ad.changedAt !== null && (
          <>
            {' '}
            · changed on <Day moment={ad.changedAt} />
          </>
        )}{' '}
        · seen by {hits.toLocaleString('en-GB')} {hits === 1 ? 'person' : 'people'}
      </p>
      {ad.takenDownReason !== null && <p className={css.takenDown}>{takenDown(ad.takenDownReason)}</p>}
      <ToDo ad={ad} now={now} />
      <p>
        <Link to={`/posted-job-details/${ad._id}`}>
          {ad.applied === 0
            ? 'Nobody has applied yet'
            : `${ad.applied.toLocaleString('en-GB')} ${ad.applied === 1 ? 'person has' : 'people have'} applied`}
          <span className="unseen">: {ad.jobTitle}</span>
        </Link>
      </p>
      <div className={css.buttons}>
        {ad.state !== 'online' && ad.takenDownReason === null && (
          <Link to={`/manage-my-job-ads?reactivate=${ad._id}`}>Re-activate{named}</Link>
        )}
        <Link to={`/manage-my-job-ads/${ad._id}/statistics`}>Statistics{named}</Link>
        <Link to={ad.type === 'text' ? `/post-job-ad?ad=${ad._id}` : `/create-${ad.type}-ad/${ad._id}`}>
          Edit{named}
        </Link>
        <Link to={`/post-job-ad?copy=${ad._id}`}>Duplicate{named}</Link>
        {ad.state === 'online' && (
          <details>
            <summary>Close early{named}</summary>
            <ActForm>
              <input type="hidden" name="id" value={ad._id} />
              <p>People will no longer find the ad or be able to apply. Credits are not refunded.</p>
              <Button look="danger" name="intent" value="close" disabled={isSending}>
                Close this ad
              </Button>
            </ActForm>
          </details>
        )}
      </div>
    </li>
  )
}

/** What waits for the company; nothing where nothing does. */
function ToDo({ ad, now }: { ad: MyAd; now: string }) {
  const toDo = toDoOf(ad, now)
  if (toDo.length === 0) return null
  return (
    <ul className={css.toDo} aria-label={`What needs doing: ${ad.jobTitle}`}>
      {toDo.map(({ text, isUrgent, show }) => (
        <li key={text} className={isUrgent ? css.urgent : undefined}>
          {show === null ? (
            text
          ) : (
            <Link to={`${href('/posted-job-details/:adId', { adId: ad._id })}${show === 'all' ? '' : `?show=${show}`}`}>
              {text}
              <span className="unseen">: {ad.jobTitle}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
