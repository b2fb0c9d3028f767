import { alertCodes, type Alert } from '../../../contract/texts/alert.ts'

/** What a page says at its top: a refusal stands at the button instead, see problem-summary.tsx. */
export function doneOf(said: Alert | null | undefined): Alert | null {
  return said?.code === alertCodes.success ? said : null
}
