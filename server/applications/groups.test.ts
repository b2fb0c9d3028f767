import { expect, test } from 'vitest'
import type { ApplicationGroup, GroupedApplications } from '../../contract/applications/history.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { testNow } from '../../test/server.ts'
import { boards } from '../boards/boards.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards })

type Given = { state: string; way?: string; outcome?: string; reason?: string; approved?: boolean; board?: string }
let made = 0

async function add(person: Person, given: Given, at = testNow): Promise<void> {
  const { state, way = 'assisted', outcome = null, reason = null, approved = false, board = 'reed' } = given
  made++
  await server.db.query(
    `insert into applications (user_id, vacancy, board, title, ad, way, state, reason, outcome, approved, created, updated, applied_at)
     values ($1, $2, $3, $2, '{}', $4, $5, $6, $7, $8, $9, $9, case when $5 = 'applied' then $9::timestamptz end)`,
    [person.id, `Job ${made}`, board, way, state, reason, outcome, approved ? 'x' : null, at],
  )
}

async function grouped(person: Person, query = ''): Promise<GroupedApplications> {
  const answer = await server.get(`/api/applications/groups${query}`, person.headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as GroupedApplications
}

function totals({ groups }: GroupedApplications): Partial<Record<ApplicationGroup, number>> {
  return Object.fromEntries(groups.map(({ group, total }) => [group, total]))
}

test('each application is in the group of what it needs next, all on one page', async () => {
  const person = await aPerson(server)
  const all: Given[] = [
    { state: 'needs-you', reason: 'unknown-question' },
    { state: 'unsure' },
    { state: 'ready' },
    { state: 'ready', way: 'by-hand' },
    { state: 'ready', approved: true },
    { state: 'ready', way: 'automatic' },
    { state: 'queued' },
    { state: 'sending' },
    { state: 'applied' },
    { state: 'applied', outcome: 'interview' },
    { state: 'applied', outcome: 'offer' },
    { state: 'applied', outcome: 'rejected' },
    { state: 'failed', reason: 'closed' },
    { state: 'stopped' },
  ]
  for (const one of all) await add(person, one)
  const list = await grouped(person)
  expect(totals(list)).toEqual({ 'needs-you': 4, 'under-way': 4, sent: 1, interview: 2, closed: 3 })
  expect(list.groups.map(({ group }) => group)).toEqual(['needs-you', 'under-way', 'sent', 'interview', 'closed'])
  expect(list).toMatchObject({ all: 14, toReview: 1, toAnswer: 1 })
  const stranger = await aPerson(server)
  expect(totals(await grouped(stranger))).toEqual({ 'needs-you': 0, 'under-way': 0, sent: 0, interview: 0, closed: 0 })
})

test('a sent one stays in sight however many wait, and counts are of all pages', async () => {
  const person = await aPerson(server)
  await add(person, { state: 'applied' }, new Date(testNow.getTime() - 86_400_000))
  for (let i = 0; i < 13; i++) await add(person, { state: 'needs-you', reason: 'captcha' })
  const list = await grouped(person)
  expect(totals(list)).toMatchObject({ 'needs-you': 13, sent: 1 })
  expect(list.groups.find(({ group }) => group === 'sent')?.applications).toHaveLength(1)
  const [waiting] = list.groups
  expect(waiting).toMatchObject({ page: 1, pages: 2 })
  expect(waiting?.applications).toHaveLength(10)

  // Each group has a page of its own; one beyond the last is the last.
  const second = await grouped(person, '?needs-you=9')
  expect(second.groups[0]).toMatchObject({ page: 2, total: 13 })
  expect(second.groups[0]?.applications).toHaveLength(3)
  expect(second.groups.find(({ group }) => group === 'sent')?.applications).toHaveLength(1)
})

test('filters narrow every group, and what waits for a login waits for its person', async () => {
  const person = await aPerson(server)
  await add(person, { state: 'queued' })
  await add(person, { state: 'queued', board: 'indeed' })
  await add(person, { state: 'applied', board: 'indeed' })
  await server.db.query(
    `insert into held_logins (user_id, board, reason, text, since) values ($1, 'reed', 'wrong-password', '', $2)`,
    [person.id, testNow],
  )
  expect(totals(await grouped(person))).toMatchObject({ 'needs-you': 1, 'under-way': 1, sent: 1 })
  expect(totals(await grouped(person, '?source=indeed'))).toMatchObject({ 'needs-you': 0, 'under-way': 1, sent: 1 })
  expect(totals(await grouped(person, '?state=applied'))).toMatchObject({ 'under-way': 0, sent: 1 })
  expect((await grouped(person, '?state=applied')).all).toBe(3)
})
