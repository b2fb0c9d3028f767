import { Decision, decisionReasons, type DecisionReason } from '../../../../contract/candidates/decisions.ts'

export type TypedDecision = {
  to: Decision
  reason: DecisionReason
  text: string
  candidates: { candidacyId: string; text?: string }[]
}

/** The decision form as it was sent. A candidate has a text of their own where its box is ticked. */
export function readDecision(form: FormData): TypedDecision {
  const own = new Set(form.getAll('own').map(String))
  const reason = decisionReasons.find((one) => one.reason === form.get('reason'))?.reason ?? 'other'
  return {
    to: Decision.catch('rejected').parse(form.get('to')),
    reason,
    text: lines(form.get('text')),
    candidates: form.getAll('candidate').map((value) => {
      const candidacyId = String(value)
      return own.has(candidacyId) ? { candidacyId, text: lines(form.get(`text-${candidacyId}`)) } : { candidacyId }
    }),
  }
}

/** Browsers send lines ended by two signs. */
function lines(typed: FormDataEntryValue | null): string {
  return typeof typed === 'string' ? typed.replaceAll('\r\n', '\n') : ''
}
