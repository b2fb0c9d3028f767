import type { ShortlistEntry, ShortlistStage } from '../../../contract/shortlists/shortlists.ts'
import { dayOf } from '../dates.ts'

export const stageNames: Record<ShortlistStage, string> = {
  'to-decide': 'To decide',
  'to-apply': 'To apply',
  applied: 'Applied',
  interview: 'Interview',
  closed: 'Closed',
}

/** `text` for the drawer and cards, `short` for a table row. */
type Countdown = { text: string; short: string; isSoon: boolean }

/** How long an ad can still be answered, and whether that is soon; by calendar days in the United Kingdom. */
export function countdownOf(closes: string | null, now: string): Countdown {
  if (closes === null) return { text: 'No closing date given', short: 'No closing date', isSoon: false }
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date(now))
  const days = Math.round((Date.parse(closes) - Date.parse(today)) / 86_400_000)
  const day = dayOf(`${closes}T12:00:00Z`)
  if (days < 0) return { text: `Was due to close on ${day}`, short: 'Closing date has passed', isSoon: false }
  if (days === 0) return { text: `Closes today, ${day}`, short: 'Closes today', isSoon: true }
  if (days === 1) return { text: `Closes tomorrow, ${day}`, short: 'Closes tomorrow', isSoon: true }
  return { text: `Closes in ${days} days, on ${day}`, short: `Closes in ${days} days`, isSoon: days <= 7 }
}

/** The entries of a stage in their order: what is to be applied to by its closing day, the rest as they were added. */
export function entriesIn(stage: ShortlistStage, entries: readonly ShortlistEntry[]): ShortlistEntry[] {
  const own = entries.filter((entry) => entry.stage === stage)
  return stage === 'to-apply' || stage === 'to-decide' ? own.toSorted(byClosing) : own
}

function byClosing(a: ShortlistEntry, b: ShortlistEntry): number {
  return (a.job?.closes ?? '9999').localeCompare(b.job?.closes ?? '9999')
}

/** '1 job', '7 jobs'. */
export function jobsOf(count: number): string {
  return count === 1 ? '1 job' : `${count} jobs`
}
