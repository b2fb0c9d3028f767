import { Form, Link, useNavigation } from 'react-router'
import { alertNotSent } from '../../../contract/alerts/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { NotSentBecause } from '../../../contract/alerts/own-alerts-api.ts'
import { AlertBox } from '../alert-box.tsx'

/** Why none of the alerts is sent, with what mends it. */
export function NotSent({ because }: { because: NotSentBecause }) {
  const { state, formData } = useNavigation()
  const { message, details } = alertNotSent[because]
  return (
    <>
      <AlertBox alert={alert('warning', message, details)} />
      {because === 'email-unconfirmed' && (
        <Form method="post" preventScrollReset>
          <button
            className="button primary"
            name="intent"
            value="confirm"
            aria-busy={state !== 'idle' && formData?.get('intent') === 'confirm'}
          >
            Send the confirmation email again
          </button>
        </Form>
      )}
      {because === 'no-email' && (
        <p>
          <Link className="button primary" to="/settings">
            Add an email address
          </Link>
        </p>
      )}
      {because === 'mails-off' && (
        <p>
          <Link className="button primary" to="/settings/notifications">
            Choose notifications
          </Link>
        </p>
      )}
    </>
  )
}
