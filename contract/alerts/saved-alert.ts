import type { Alert } from '../texts/alert.ts'
import { alertNotSent } from './texts.ts'
import { alert, messages } from '../texts/messages.ts'
import type { NotSentBecause } from './own-alerts-api.ts'

/** What somebody with an account is told when an alert is saved: also, if so, that it is not sent yet. */
export function savedAlert(notSentBecause: NotSentBecause | null): Alert {
  if (notSentBecause === null) return alert('success', messages.alertSaved, messages.alertSavedDetails)
  const { message, details } = alertNotSent[notSentBecause]
  return alert('warning', `${messages.alertSaved}. ${message}`, details)
}
