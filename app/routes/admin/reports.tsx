import { data, Link } from 'react-router'
import type { AdminReport } from '../../../contract/admin/api.ts'
import { reportReasonLabels } from '../../../contract/job-searches/ad-reports.ts'
import type { Route } from './+types/reports'
import { ask } from '../../ask.ts'
import { act } from '../../ui/admin/act.ts'
import css from '../../ui/admin/admin.module.css'
import { Button } from '../../ui/parts/button.tsx'
import { TextArea } from '../../ui/parts/text-field.tsx'
import { textOf } from '../../ui/account/form-text.ts'
import { dayOf, timeOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const all = url.searchParams.get('all') === 'yes'
  return { all, reports: await ask(context, (api) => api.admin.reports({ query: { all } })) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const id = form.get('id')
  if (typeof id !== 'string') throw data(null, { status: 400 })
  const ad = form.get('ad')
  if (typeof ad === 'string') {
    const isOffline = form.get('do') === 'offline'
    return await act(context, async (api) => {
      const body = isOffline ? { isOffline, reason: textOf(form, 'reason') } : { isOffline }
      const answer = await api.admin.takeAdDown({ params: { id: ad }, body })
      // What was reported is dealt with.
      if (isOffline) await api.admin.settleReport({ params: { id }, body: { isSettled: true } })
      return answer
    })
  }
  const isSettled = form.get('do') === 'settled'
  return await act(context, async (api) => await api.admin.settleReport({ params: { id }, body: { isSettled } }))
}

/** What people say is wrong with ads. */
export default function AdminReports({ loaderData: { all, reports }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Reported ads" isForSearchEngines={false} />
      <h1>Reported ads</h1>
      {actionData !== undefined && (
        <div aria-live="polite">
          <PageAlert alert={actionData.alert} />
        </div>
      )}
      <p>
        {all ? (
          <Link to="/admin/reports">Show open reports only</Link>
        ) : (
          <Link to="/admin/reports?all=yes">Show all reports</Link>
        )}
      </p>
      {reports.length === 0 &&
        (all ? (
          <EmptyState title="No reports yet">
            <p>What people report about an ad from its page appears here.</p>
          </EmptyState>
        ) : (
          <EmptyState title="No open reports" picture="done">
            <p>All reports are settled. A new one appears here as soon as it is made.</p>
          </EmptyState>
        ))}
      <ul className={css.cards}>
        {reports.map((report) => (
          <li key={report._id}>
            <Report report={report} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Report({
  report: { _id: id, job, jobTitle, employer, reason, details, reported, settled, ad },
}: {
  report: AdminReport
}) {
  return (
    <article className={css.card}>
      <h2>
        <Link to={`/job/${job}`}>{jobTitle}</Link>
      </h2>
      <p className="quiet">
        {employer !== null && `${employer}, `}
        {dayOf(reported)} {timeOf(reported)}
        {settled !== null && `, settled ${dayOf(settled)}`}
      </p>
      <p className={css.words}>
        <b>{reportReasonLabels[reason]}</b>
        {details !== '' && `: ${details}`}
      </p>
      <ActForm preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button name="do" value={settled === null ? 'settled' : 'open'}>
          {settled === null ? 'Mark as settled' : 'Mark as open'}
          <span className="unseen">: {jobTitle}</span>
        </Button>
      </ActForm>
      {ad !== null && <Decision report={id} ad={ad} jobTitle={jobTitle} />}
    </article>
  )
}

type DecisionProps = { report: string; ad: NonNullable<AdminReport['ad']>; jobTitle: string }

/** An ad that was posted here can be taken offline, whatever its company has paid. */
function Decision({ report, ad: { _id, takenDownReason }, jobTitle }: DecisionProps) {
  return (
    <ActForm className={css.decision} preventScrollReset>
      <input type="hidden" name="id" value={report} />
      <input type="hidden" name="ad" value={_id} />
      {takenDownReason === null ? (
        <>
          <TextArea
            id={`reason-${report}`}
            name="reason"
            label="Reason"
            hint="Needed to take the ad offline. The company reads it."
            rows={2}
            maxLength={1_000}
          />
          <div className={css.actions}>
            <Button look="danger" name="do" value="offline">
              Take offline
              <span className="unseen">: {jobTitle}</span>
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={css.words}>Taken offline: {takenDownReason}</p>
          <div className={css.actions}>
            <Button name="do" value="allow">
              Allow again
              <span className="unseen">: {jobTitle}</span>
            </Button>
          </div>
        </>
      )}
    </ActForm>
  )
}
