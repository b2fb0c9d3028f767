import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Appointment, Changed } from '../../contract/interviews/interviews.ts'
import type { AdContent } from '../../contract/job-ads/content.ts'
import type { Person } from '../../test/people.ts'
import type { TestServer } from '../../test/server.ts'
import { anAd, anApplicant, aPublisher, applied } from '../candidates/candidates.fixtures.ts'

const trades = [
  'Baker',
  'Welder',
  'Nurse',
  'Gardener',
  'Plumber',
  'Tailor',
  'Joiner',
  'Driver',
  'Porter',
  'Farrier',
  'Roofer',
  'Miller',
]
let made = 0

/** Somebody who hires, and somebody who has applied to their ad. Each ad is another: two alike would be one job. */
export async function anApplication(server: TestServer, given: Partial<AdContent> = {}) {
  const company = await aPublisher(server)
  const trade = trades[made++ % trades.length] ?? ''
  const jobDescription = `<p>${`${trade} wanted, ${trade.toLowerCase()} work of all kinds. `.repeat(8)}</p>`
  const ad = await anAd(server, company, { jobTitle: trade, jobDescription, ...given })
  // Sign-up takes such an address, so whatever is sent to it has to work.
  const candidate = await anApplicant(server, { email: `m.o'neill-${randomUUID()}@example.com` })
  const { _id: candidacy } = await applied(server, { person: candidate, jobId: ad.jobId })
  return { company, ad, candidate, candidacy }
}

/** Invites: with one time unless more are given. The tests' now is Wednesday 4 March 2026, 12:00. */
export async function invited(
  server: TestServer,
  { company, candidacy, ...given }: { company: Person; candidacy: string; slots?: string[]; interviewers?: string[] },
): Promise<Appointment> {
  const body = {
    _id: randomUUID(),
    candidacy,
    slots: ['2026-03-09T16:00'],
    minutes: 45,
    how: 'place',
    where: '3 Quay Street, Whitby',
    isSure: true,
    ...given,
  }
  const answer = await server.post('/api/interviews', body, company.headers)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as Changed).interview!
}

export type Mail = {
  template: string
  recipient: string
  calendar: { method: string; text: string } | null
  body: string
}

/** Mails and texts about interviews, in the order in which they were written. */
export async function sent(server: TestServer): Promise<Mail[]> {
  const { rows } = await server.db.query<Mail>(
    `select template, recipient, calendar, body from sent_messages where template like 'interview-%' order by created, xmin::text::bigint, ctid`,
  )
  return rows
}

/** The key of the latest link that a candidate was sent. */
export async function latestKey(server: TestServer, email: string): Promise<string> {
  const mails = (await sent(server)).filter(
    ({ recipient, body }) => recipient === email && /confirm-interview/u.test(body),
  )
  return /\/confirm-interview\/([\w-]{32})/u.exec(mails.at(-1)?.body ?? '')?.[1] ?? ''
}
