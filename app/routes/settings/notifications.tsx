import { data, Form, Link, useNavigation } from 'react-router'
import { notificationEvents } from '../../../contract/users/notification-events.ts'
import type { Notifications } from '../../../contract/users/notifications.ts'
import type { Route } from './+types/notifications'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { SettingsPage, SettingsPart } from '../../ui/settings/settings-frame.tsx'
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
    <SettingsPage
      title="Notifications"
      lead="We always tell you about changes to your account, such as a new password."
    >
      {actionData?.alert != null && <AlertBox alert={actionData.alert} />}
      <SettingsPart title="What else we tell you about">
        {!canReceiveTexts && (
          <p>
            To get texts, <Link to="/settings">add a mobile number</Link> and confirm it.
          </p>
        )}
        <Form method="post">
          <ul className={css.events} aria-label="Notify me about">
            {notificationEvents.map(({ event, name, hint, ways }) => (
              <li className={css.event} key={event}>
                <div>
                  <b>{name}</b>
                  <span className="hint">{hint}</span>
                </div>
                <div className={css.boxes}>
                  <Tick name={`${event}-mail`} event={name} way="email" isOn={notifications[event].mail} />
                  {ways.some((way) => way === 'text') && (
                    <Tick
                      name={`${event}-text`}
                      event={name}
                      way="text"
                      isOn={notifications[event].text}
                      isOff={!canReceiveTexts}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
          <ProblemSummary problems={actionData?.problems ?? {}} />
          <p>
            <Button look="primary" type="submit" aria-busy={state === 'submitting'}>
              Save
            </Button>
          </p>
        </Form>
      </SettingsPart>
    </SettingsPage>
  )
}

type TickProps = { name: string; event: string; way: 'email' | 'text'; isOn: boolean; isOff?: boolean }

function Tick({ name, event, way, isOn, isOff = false }: TickProps) {
  return (
    <Checkbox name={name} defaultChecked={isOn} disabled={isOff}>
      <span className="unseen">{event}</span> by {way}
    </Checkbox>
  )
}
