import { Form } from 'react-router'
import { ask } from '../../ask.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import css from '../../ui/alerts/alerts.module.css'
import { FrequencyField, readFrequency } from '../../ui/alerts/frequency-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/change-alert'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  return { found: await ask(context, (api) => api.alertSubscriptions.lookAt({ params: { key } })), key }
}

export async function action({ request, params: { key }, context }: Route.ActionArgs) {
  const frequency = readFrequency(await request.formData())
  return await ask(context, (api) => api.alertSubscriptions.change({ params: { key }, body: { frequency } }))
}

/** Opened from an email, without logging in: changes how often the alert is sent. */
export default function ChangeAlert({ loaderData: { found, key }, actionData }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Change a job alert" isForSearchEngines={false} />
      <h1>Change a job alert</h1>
      <p className="prose">
        New jobs for{' '}
        <b>
          {found.jobTitle} in {found.jobLocation}
        </b>
        , by email.
      </p>
      <div aria-live="polite">{actionData && <AlertBox alert={actionData} />}</div>
      <Form className={css.form} method="post">
        <FrequencyField chosen={found.frequency} />
        <p>
          <Button look="primary">Save</Button>
        </p>
      </Form>
      <ul className={css.ways}>
        {found.isOfAccount && (
          <li>
            <ButtonLink to="/job-alerts">My job alerts</ButtonLink>
          </li>
        )}
        <li>
          <ButtonLink to={`/stop-alert/${key}`}>Stop this alert</ButtonLink>
        </li>
        <li>
          <ButtonLink to={found.address}>See jobs for this search</ButtonLink>
        </li>
      </ul>
    </div>
  )
}
