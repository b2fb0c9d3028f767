import { Form, useNavigation } from 'react-router'
import { alertNotSent } from '../../../contract/alerts/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { NotSentBecause } from '../../../contract/alerts/own-alerts-api.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { Button, ButtonLink } from '../parts/button.tsx'

/** Says why alerts are not being sent, with the way to fix it. */
export function NotSent({ because }: { because: NotSentBecause }) {
  const { state, formData } = useNavigation()
  const { message, details } = alertNotSent[because]
  return (
    <>
      <AlertBox alert={alert('warning', message, details)} />
      {because === 'email-unconfirmed' && (
        <Form method="post" preventScrollReset>
          <Button
            look="primary"
            name="intent"
            value="confirm"
            aria-busy={state !== 'idle' && formData?.get('intent') === 'confirm'}
          >
            Send the confirmation email again
          </Button>
        </Form>
      )}
      {because === 'no-email' && (
        <p>
          <ButtonLink look="primary" to="/settings">
            Add an email address
          </ButtonLink>
        </p>
      )}
      {because === 'mails-off' && (
        <p>
          <ButtonLink look="primary" to="/settings/notifications">
            Choose notifications
          </ButtonLink>
        </p>
      )}
    </>
  )
}
