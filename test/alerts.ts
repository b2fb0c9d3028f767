import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import type { JobSearch } from '../contract/job-searches/job-searches.ts'
import { usualFrequency, type AlertFrequency } from '../contract/alerts/frequencies.ts'
import type { OwnAlert } from '../contract/alerts/own-alerts-api.ts'
import { tasks } from '../server/tasks.ts'
import { keyOf } from './messages.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

/** An alert of somebody with an account. */
export async function anAlert(
  server: TestServer,
  person: Person,
  given: Partial<JobSearch> & { frequency?: AlertFrequency } = {},
): Promise<OwnAlert> {
  const { frequency = usualFrequency, ...search } = given
  const address = resultsAddress({ ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds', ...search })
  const { status, body, text } = await server.post('/api/users/me/alerts', { address, frequency }, person.headers)
  if (status !== 201) throw new Error(`The alert was not made: ${text}`)
  return body as OwnAlert
}

/** An alert without an account, confirmed. @returns the key of its links. */
export async function anAlertByMail(
  server: TestServer,
  email: string,
  search: Partial<JobSearch> = {},
): Promise<string> {
  const { jobTitle = 'nurse', jobLocation = 'Leeds' } = search
  await server.post('/api/alerts', { email, searches: [{ jobTitle, jobLocation }] })
  const { rows } = await server.db.query<{ body: string }>(
    `select body from sent_messages where recipient = $1 and template = 'confirm-alert' and strpos(subject, $2) > 0
      order by created desc limit 1`,
    [email, jobTitle],
  )
  const key = keyOf(/https?:\/\/[^/\s]+(\/confirm-alert\/\S+)/u.exec(rows[0]?.body ?? '')?.[1] ?? '')
  const { status } = await server.post(`/api/alerts/subscriptions/${key}/confirm`, {})
  if (status !== 200) throw new Error('The alert was not confirmed')
  return key
}

export type AlertMail = {
  recipient: string
  subject: string
  body: string
  html: string
  headers: Record<string, string>
  /** Of the jobs in it. */
  jobs: number[]
}

/** What the worker does every five minutes. @returns the mails that it wrote, by the order of their addressees. */
export async function runAlerts(server: TestServer, at?: Date | string): Promise<AlertMail[]> {
  if (at !== undefined) server.clock.set(new Date(at))
  const before = await server.db.query<{ id: string }>(`select id from sent_messages`)
  await runAlertTask(server, 'send-alerts')
  const { rows } = await server.db.query<Omit<AlertMail, 'jobs'>>(
    `select recipient, subject, body, html, headers from sent_messages
      where template = 'alert' and not id = any($1) order by recipient, subject`,
    [before.rows.map(({ id }) => id)],
  )
  return rows.map((row) => ({
    ...row,
    jobs: [...row.body.matchAll(/\/job\/(\d+)$/gmu)].map(([, id]) => Number(id)),
  }))
}

export async function runAlertTask(
  server: TestServer,
  name: 'send-alerts' | 'tidy-alerts' | 'ask-boards-for-alerts',
): Promise<void> {
  const task = tasks.find((one) => one.name === name)
  if (!task) throw new Error(`There is no task ${name}`)
  await task.run({}, server.services, new AbortController().signal)
}
