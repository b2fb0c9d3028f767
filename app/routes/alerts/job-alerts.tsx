import { data, Link } from 'react-router'
import { alertNotSent, confirmationLook, confirmationOnItsWay } from '../../../contract/alerts/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { OwnAlertCard } from '../../ui/alerts/own-alert-card.tsx'
import css from '../../ui/alerts/alerts.module.css'
import { readFrequency } from '../../ui/alerts/frequency-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toldAlert } from '../../ui/alerts/told-alert.ts'
import type { Route } from './+types/job-alerts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { ApiClient } from '../../api.ts'
import { NotSent } from '../../ui/alerts/not-sent.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

const own = { id: 'me' }

export async function loader({ context }: Route.LoaderArgs) {
  const [alerts, sources] = await Promise.all([
    ask(context, (api) => api.ownAlerts.list({ params: own })),
    ask(context, (api) => api.boards.sources()),
  ])
  const names = new Map(sources.map(({ id, name }) => [id, name]))
  const told = alerts.map((one) => ({ ...one, ...toldAlert(one, (board) => names.get(board) ?? board) }))
  return { alerts: told, now: new Date().toISOString() }
}

/** What a button of the list asks for, by its `intent`. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  const params = { ...own, alertId: textOf(form, 'alertId') }
  const { answer, refusal } = await tryAsk(context, async (api) => {
    switch (intent) {
      case 'run':
        return await api.ownAlerts.runNow({ params })
      case 'delete':
        return await api.ownAlerts.remove({ params })
      case 'restore':
        await api.ownAlerts.restore({ params })
        return alert('success', 'Alert restored')
      case 'confirm':
        return await sendConfirmation(api)
      case 'frequency':
        await api.ownAlerts.change({ params, body: { frequency: readFrequency(form) } })
        return alert('success', 'Saved')
      default:
        await api.ownAlerts.change({ params, body: { isOn: intent === 'on' } })
        return alert(
          'success',
          intent === 'on' ? 'The alert is on. We will send jobs that arrive from now on' : 'The alert is off',
        )
    }
  })
  if (refusal !== null) return data({ said: alert('error', refusal.message), deleted: null }, { status: 400 })
  return { said: answer, deleted: intent === 'delete' ? params.alertId : null }
}

/** Sends the confirmation link for the person's own address again. */
async function sendConfirmation(api: ApiClient): Promise<Alert> {
  const { email } = await api.users.account()
  if (email === null) return alert('warning', alertNotSent['no-email'].message, alertNotSent['no-email'].details)
  await api.verify.resend({ body: { email } })
  return alert('success', confirmationOnItsWay, confirmationLook(email))
}

/** The person's alerts: on or off, how often, edit, run now, and delete with undo (S10.1). */
export default function JobAlerts({ loaderData: { alerts, now }, actionData }: Route.ComponentProps) {
  const kept = alerts.filter(({ isRemoved }) => !isRemoved)
  const removed = alerts.filter(({ isRemoved }) => isRemoved)
  const because = kept.find(({ isOn }) => isOn)?.notSentBecause ?? null
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="My job alerts" isForSearchEngines={false} />
      <div className={css.head}>
        <h1>My job alerts</h1>
        <ButtonLink look="primary" to="/job-alerts/new">
          New alert
        </ButtonLink>
      </div>
      <p className="prose">
        We’ll email you when there are new jobs for a search. We never send you the same job twice, even if it is
        advertised again. We leave out <Link to="/settings/never-show">what you never want to see</Link>.
      </p>
      <div aria-live="polite">
        {actionData?.said && <PageAlert alert={actionData.said} />}
        {actionData?.deleted != null && (
          <ActForm>
            <input type="hidden" name="alertId" value={actionData.deleted} />
            <Button name="intent" value="restore">
              Undo
            </Button>
          </ActForm>
        )}
      </div>
      {because !== null && <NotSent because={because} />}
      {kept.length === 0 ? (
        <EmptyState title="No alerts yet">
          <p>
            An alert is a search that we run for you. Create one here, or below the results of any{' '}
            <Link to="/search">search</Link>.
          </p>
        </EmptyState>
      ) : (
        <ul className={css.list} aria-label="My job alerts">
          {kept.map((one) => (
            <OwnAlertCard key={one.id} alert={one} now={now} />
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <section aria-labelledby="removed">
          <h2 id="removed">Deleted in the last day</h2>
          <ul className={css.removed}>
            {removed.map(({ id, what }) => (
              <li key={id}>
                <span>{what}</span>
                <ActForm>
                  <input type="hidden" name="alertId" value={id} />
                  <Button name="intent" value="restore">
                    Restore<span className="unseen">: {what}</span>
                  </Button>
                </ActForm>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
