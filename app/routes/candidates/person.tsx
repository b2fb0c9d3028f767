import { data, href, Link, redirect } from 'react-router'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/person'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { Act } from '../../ui/applications/act.tsx'
import app from '../../ui/applications/applications.module.css'
import css from '../../ui/candidates/candidates.module.css'
import { canWithdraw } from '../../ui/candidates/state-words.ts'
import { SentDocuments } from '../../ui/candidates/sent-documents.tsx'
import { SentScreening } from '../../ui/candidates/sent-screening.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Day } from '../../ui/when.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  // That page says that one has no company.
  if (context.get(visitor).user?.company == null) throw redirect('/manage-my-job-ads')
  const candidate = await ask(context, (api) => api.candidates.candidate({ params }))
  if (candidate.state === 'sent') await ask(context, (api) => api.candidates.viewed({ params }))
  return candidate
}

/** Closes the application. */
export async function action({ params, context }: Route.ActionArgs) {
  const { answer, refusal } = await tryAsk(context, (api) => api.candidates.close({ params }))
  if (refusal) return data({ alert: alert('error', refusal.message) }, { status: 400 })
  return { alert: answer }
}

/** Somebody who applied to an ad of one's company, with all that they sent. */
export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { _id, adId, jobTitle, name, state, sentAt, endedAt, applicant, screening, documents } = loaderData
  const address = href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId: _id })
  const shownName = name ?? 'Account deleted'
  return (
    <div className={`page ${app.page}`}>
      <PageHead title={`${shownName}: ${jobTitle}`} isForSearchEngines={false} />
      <p>
        <Link to={href('/posted-job-details/:adId', { adId })}>Who applied: {jobTitle}</Link>
      </p>
      <h1>{shownName}</h1>
      {actionData !== undefined && <AlertBox alert={actionData.alert} />}
      <p>
        Applied on <Day moment={sentAt} />
        {endedAt !== null && (
          <>
            {' '}
            · {state === 'withdrawn' ? 'withdrew' : 'rejected'} on <Day moment={endedAt} />
          </>
        )}
      </p>
      {state === 'withdrawn' && <p>They have withdrawn their application. What they sent is no longer shown.</p>}
      {applicant !== null && (
        <section className={css.part} aria-labelledby="contact">
          <h2 id="contact">Contact</h2>
          <dl className={css.check}>
            <dt>Email</dt>
            <dd>
              {applicant.email === null ? 'Not given' : <a href={`mailto:${applicant.email}`}>{applicant.email}</a>}
            </dd>
            <dt>Phone</dt>
            <dd>
              {applicant.phone === null ? (
                'Not given'
              ) : (
                <a href={`tel:${applicant.phone.replaceAll(' ', '')}`}>{applicant.phone}</a>
              )}
            </dd>
          </dl>
        </section>
      )}
      {screening !== null && (
        <section className={css.part} aria-labelledby="answers">
          <h2 id="answers">Answers</h2>
          <SentScreening screening={screening} isMarked />
        </section>
      )}
      <SentDocuments documents={documents} address={address} />
      {canWithdraw({ state }) && (
        <details className={css.inner}>
          <summary>Close this application</summary>
          <p>For somebody whom you do not take further. We email them that you have closed it.</p>
          <Act intent="close" label="Close application" look="danger" />
        </details>
      )}
    </div>
  )
}
