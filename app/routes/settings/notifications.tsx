import { data, Form, Link, useNavigation } from 'react-router'
import { notificationEvents } from '../../../contract/users/notification-events.ts'
import type { Notifications } from '../../../contract/users/notifications.ts'
import type { Route } from './+types/notifications'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { SettingsFrame } from '../../ui/settings/settings-frame.tsx'
import css from '../../ui/settings/settings.module.css'
import { Button } from '../../ui/parts/button.tsx'
import { Checkbox } from '../../ui/parts/checkbox.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { notifications, canReceiveTexts } = await ask(context, (api) => api.settings.mine({ params: { id: 'me' } }))
  return { notifications, canReceiveTexts }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const isTicked = (event: string) => ({ mail: form.has(`${event}-mail`), text: form.has(`${event}-text`) })
  const body: Notifications = {
    alerts: isTicked('alerts'),
    applications: isTicked('applications'),
    interviews: isTicked('interviews'),
    news: isTicked('news'),
  }
  const { answer, refusal } = await tryAsk(context, (api) =>
    api.settings.setNotifications({ params: { id: 'me' }, body }),
  )
  if (refusal) return data({ alert: null, problems: { '': refusal.message } }, { status: 400 })
  return { alert: answer, problems: {} }
}

/** Which notifications the person gets, and how: one row for each event. */
export default function NotificationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { notifications, canReceiveTexts } = loaderData
  const { state } = useNavigation()
  return (
    <SettingsFrame tab="Notifications">
      {actionData?.alert != null && <AlertBox alert={actionData.alert} />}
      <p>We always tell you about changes to your account, such as a new password.</p>
      {!canReceiveTexts && (
        <p>
          To get texts, <Link to="/settings">add a mobile number</Link> and confirm it.
        </p>
      )}
      <Form method="post">
        <ProblemSummary problems={actionData?.problems ?? {}} />
        <table className={css.grid}>
          <thead>
            <tr>
              <th scope="col">Notify me about</th>
              <th scope="col">Email</th>
              <th scope="col">Text</th>
            </tr>
          </thead>
          <tbody>
            {notificationEvents.map(({ event, name, hint, ways }) => (
              <tr key={event}>
                <th scope="row">
                  <b>{name}</b>
                  <span className="hint">{hint}</span>
                </th>
                <td>
                  <Tick name={`${event}-mail`} label={`${name} by email`} isOn={notifications[event].mail} />
                </td>
                <td>
                  {ways.some((way) => way === 'text') ? (
                    <Tick
                      name={`${event}-text`}
                      label={`${name} by text`}
                      isOn={notifications[event].text}
                      isOff={!canReceiveTexts}
                    />
                  ) : (
                    <span className="quiet">
                      <span aria-hidden="true">–</span>
                      <span className="unseen">not by text</span>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <Button look="primary" type="submit" aria-busy={state === 'submitting'}>
            Save
          </Button>
        </p>
      </Form>
    </SettingsFrame>
  )
}

function Tick({ name, label, isOn, isOff = false }: { name: string; label: string; isOn: boolean; isOff?: boolean }) {
  return (
    <Checkbox className={css.cell} name={name} defaultChecked={isOn} disabled={isOff}>
      <span className="unseen">{label}</span>
    </Checkbox>
  )
}
