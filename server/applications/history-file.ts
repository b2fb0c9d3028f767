import type { ApplicationEntry } from '../../contract/applications/history.ts'

/** A person's history as a file to keep, or to open in a spreadsheet. */
export function historyFile(applications: readonly ApplicationEntry[], format: 'csv' | 'json', now: Date): File {
  const name = `applications-${now.toISOString().slice(0, 10)}.${format}`
  return format === 'json'
    ? new File([`${JSON.stringify(applications, null, 2)}\n`], name, { type: 'application/json' })
    : new File([csvOf(applications)], name, { type: 'text/csv;charset=utf-8' })
}

const columns: readonly [string, (one: ApplicationEntry) => string | null][] = [
  ['Job', (one) => one.jobTitle],
  ['Employer', (one) => one.employer],
  ['Source', (one) => one.sourceName],
  ['State', (one) => one.state],
  ['Status', (one) => one.status],
  ['Way', (one) => one.way],
  ['Reason', (one) => one.reason],
  ['Asked for', (one) => one.created],
  ['Applied', (one) => one.appliedAt],
  ['Employer said', (one) => one.outcome],
  ['Link', (one) => one.link],
  ['Notes', (one) => one.notes],
]

function csvOf(applications: readonly ApplicationEntry[]): string {
  const rows = [columns.map(([name]) => name), ...applications.map((one) => columns.map(([, read]) => read(one) ?? ''))]
  // The mark in front tells spreadsheets that it is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Quoted; what a spreadsheet would take for a formula is not one (R-INJ-2). */
export function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
