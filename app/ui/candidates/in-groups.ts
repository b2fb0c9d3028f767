import type { ApplicationGroup } from '../../../contract/applications/history.ts'
import type { Candidacy } from '../../../contract/candidates/candidacies.ts'

type Filter = {
  state?: string | undefined
  source?: string | undefined
  month?: string | undefined
  batch?: string | undefined
}

/** The history group of an application to an ad that was posted here. */
export function groupOf({ state }: Pick<Candidacy, 'state'>): ApplicationGroup {
  if (state === 'interview' || state === 'offer') return 'interview'
  return state === 'sent' || state === 'viewed' ? 'sent' : 'closed'
}

/** Those that the history's filters leave: they are sent to one source, 'rolecall', in a month, and never in a batch. */
export function leftBy(candidacies: readonly Candidacy[], { state, source, month, batch }: Filter): Candidacy[] {
  if (batch !== undefined || (source !== undefined && source !== 'rolecall')) return []
  // 'applied' is the word of the other applications for what was sent.
  if (state !== undefined && state !== 'applied') return []
  return candidacies.filter(({ sentAt }) => month === undefined || monthOf(sentAt) === month)
}

/** '2026-03', by UK time. */
export function monthOf(moment: string): string {
  return monthFormat.format(new Date(moment))
}

const monthFormat = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', timeZone: 'Europe/London' })
