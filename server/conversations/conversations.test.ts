import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Conversation } from '../../contract/conversations/conversations.ts'
import { conversationLimits } from '../../contract/conversations/limits.ts'
import * as texts from '../../contract/conversations/texts.ts'
import { anApplicant, aPublisher, decided } from '../candidates/candidates.fixtures.ts'
import { anApplication } from '../interviews/interviews.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })

type Headers = Record<string, string>

async function aConversation() {
  const { company, ad, candidate, candidacy } = await anApplication(server)
  const ours = `/api/job-ads/${ad._id}/candidates/${candidacy}/messages`
  return { company, ad, candidate, candidacy, ours, mine: `/api/candidacies/${candidacy}/messages` }
}

const write = async (at: string, text: string, headers: Headers, _id: string = randomUUID()) =>
  await server.post(at, { _id, text }, headers)
const read = async (at: string, headers: Headers) => (await server.get(at, headers)).body as Conversation

async function notices(candidacy: string) {
  const { rows } = await server.db.query<{ template: string; recipient: string; body: string; subject: string }>(
    `select template, recipient, subject, body from sent_messages where template like 'conversation-%' and body like $1 order by created`,
    [`%${candidacy}%`],
  )
  return rows
}

test('both sides write and read; a notice without the words goes once until it is read; clicked twice is sent once', async () => {
  const { company, ad, candidate, candidacy, ours, mine } = await aConversation()
  const id = randomUUID()
  for (const _ of [1, 2]) {
    const answer = await write(ours, 'Can you begin in May?\nWe ask early.', company.headers, id)
    expect(answer.status, answer.text).toBe(201)
  }
  expect((await write(ours, 'Or in June?', company.headers)).status).toBe(201)
  expect(await notices(candidacy)).toMatchObject([{ template: 'conversation-candidate', recipient: candidate.email }])
  expect((await notices(candidacy))[0]?.body).not.toMatch(/begin in May/u)

  const unreadMine = async () => (await server.get('/api/candidacies/messages/unread', candidate.headers)).body
  expect(await unreadMine()).toEqual([{ candidacyId: candidacy, count: 2 }])
  const theirs = await read(mine, candidate.headers)
  expect(theirs.messages).toMatchObject([
    { side: 'company', text: 'Can you begin in May?\nWe ask early.', isNew: true },
    { text: 'Or in June?', isNew: true },
  ])
  // To the candidate the company writes, not one of its members.
  expect(theirs.messages[0]?.author).not.toBe(company.name)
  // Only what was shown is read.
  await server.post(`${mine}/read`, { until: theirs.messages[0]!.sentAt }, candidate.headers)
  await server.post(`${mine}/read`, { until: theirs.messages[1]!.sentAt }, candidate.headers)
  expect(await unreadMine()).toEqual([])
  expect((await write(ours, 'Did you see it?', company.headers)).status).toBe(201)
  expect(await notices(candidacy)).toHaveLength(2)

  expect((await write(mine, 'In May.', candidate.headers)).status).toBe(201)
  const told = (await notices(candidacy)).filter(({ template }) => template === 'conversation-company')
  expect(told).toMatchObject([
    { recipient: company.email, subject: expect.stringMatching(/^Aoife Byrne has written/u) },
  ])
  const unread = `/api/job-ads/${ad._id}/messages/unread`
  expect((await server.get(unread, company.headers)).body).toEqual([{ candidacyId: candidacy, count: 1 }])
  const seen = await read(ours, company.headers)
  expect(seen.messages.map(({ side, author }) => [side, author])).toEqual([
    ['company', company.name],
    ['company', company.name],
    ['company', company.name],
    ['candidate', 'Aoife Byrne'],
  ])
  await server.post(`${ours}/read`, { until: seen.messages.at(-1)!.sentAt }, company.headers)
  expect((await server.get(unread, company.headers)).body).toEqual([])
  const detail = await server.get(`/api/job-ads/${ad._id}/candidates/${candidacy}`, company.headers)
  const events = (detail.body as { events: { kind: string; actor: string }[] }).events
  expect(events.filter(({ kind }) => kind === 'message').map(({ actor }) => actor)).toEqual([
    'company',
    'company',
    'company',
    'person',
  ])
})

test('another company, a removed member, another candidate and a guest find nothing; a company that is stopped reads nothing', async () => {
  const { company, ad, candidate, ours, mine } = await aConversation()
  const other = await aPublisher(server, { name: 'Another Ltd' })
  const former = await aPublisher(server, { id: company.companyId! })
  const stranger = await anApplicant(server, { name: 'Una Byrne' })
  const until = { until: '2027-03-05T16:00:00.000Z' }
  const tries = async (at: string, headers: Headers) => [
    (await server.get(at, headers)).status,
    (await write(at, 'Hello', headers)).status,
    (await server.post(`${at}/read`, until, headers)).status,
  ]
  expect(await tries(ours, former.headers)).toEqual([200, 201, 200])
  expect(await tries(mine, candidate.headers)).toEqual([200, 201, 200])
  await server.db.query('delete from company_members where user_id = $1', [former.id])
  for (const one of [other, former, stranger, candidate]) {
    const statuses = await tries(ours, one.headers)
    expect(statuses, one.name).not.toContainEqual(expect.toSatisfy((status: number) => status < 403 || status > 404))
  }
  for (const one of [other, company, stranger]) expect(await tries(mine, one.headers)).toEqual([404, 404, 404])
  expect((await server.get(`/api/job-ads/${ad._id}/messages/unread`, other.headers)).body).toEqual([])
  expect((await server.get(mine)).status).toBe(401)
  // The id of somebody else's message tells nothing and changes nothing.
  const { messages } = await read(mine, candidate.headers)
  expect(await write(mine, 'Mine now', candidate.headers, messages[0]!._id)).toMatchObject({
    status: 409,
    body: { message: texts.idUsed },
  })

  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [company.companyId])
  expect(await tries(ours, company.headers)).toEqual([403, 403, 403])
  expect(await write(mine, 'Hello?', candidate.headers)).toMatchObject({
    status: 409,
    body: { message: texts.companyGone },
  })
})

test('blind mode hides who writes until they are shortlisted, in the conversation and in the mail', async () => {
  const { company, ad, candidate, candidacy, ours, mine } = await aConversation()
  await server.send('PUT', `/api/job-ads/${ad._id}/blind`, { isBlind: true }, company.headers)
  await write(mine, 'Yours, Aoife Byrne, 07700 900123', candidate.headers)
  expect((await read(ours, company.headers)).messages).toMatchObject([
    { author: 'Candidate 1', text: expect.not.stringMatching(/Aoife|07700/u) },
  ])
  const [mail] = await notices(candidacy)
  expect(`${mail?.subject}${mail?.body}`).toMatch(/Candidate 1/u)
  expect(`${mail?.subject}${mail?.body}`).not.toMatch(/Aoife/u)
  const at = `/api/job-ads/${ad._id}/candidates/${candidacy}`
  await server.send('PUT', `${at}/shortlist`, { isShortlisted: true }, company.headers)
  expect((await read(ours, company.headers)).messages).toMatchObject([
    { author: 'Aoife Byrne', text: 'Yours, Aoife Byrne, 07700 900123' },
  ])
})

test('an application that has ended takes no more messages, and says so to both; too long, empty and too many are refused', async () => {
  const { company, ad, candidate, candidacy, ours, mine } = await aConversation()
  expect((await write(ours, '  ', company.headers)).status).toBe(422)
  expect((await write(ours, 'x'.repeat(conversationLimits.text + 1), company.headers)).status).toBe(422)
  expect((await write(ours, 'Hello', company.headers)).status).toBe(201)
  expect((await write(mine, 'My address is 3 Quay Street', candidate.headers)).status).toBe(201)
  await server.db.query(
    `insert into conversation_messages (id, candidacy_id, side, text, sent_at)
     select gen_random_uuid(), $1, 'candidate', 'x', $2 from generate_series(2, $3)`,
    [candidacy, server.services.clock.now(), conversationLimits.aDay],
  )
  expect((await write(mine, 'And one more', candidate.headers)).status).toBe(429)
  await decided(server, company, { adId: ad._id, candidacyIds: [candidacy], to: 'rejected' })
  for (const [at, who] of [
    [ours, company],
    [mine, candidate],
  ] as const) {
    expect((await read(at, who.headers)).whyNot).toBe(texts.isEnded)
    expect(await write(at, 'Why?', who.headers)).toMatchObject({ status: 409, body: { message: texts.isEnded } })
  }

  const second = await aConversation()
  await write(second.ours, 'Hello', second.company.headers)
  await write(second.mine, 'My address is 3 Quay Street', second.candidate.headers)
  await server.post(`/api/candidacies/${second.candidacy}/withdraw`, {}, second.candidate.headers)
  expect((await read(second.mine, second.candidate.headers)).messages).toHaveLength(2)
  const left = await read(second.ours, second.company.headers)
  expect(left).toMatchObject({ messages: [{ text: 'Hello' }], whyNot: texts.isWithdrawn })
  expect((await write(second.ours, 'Why?', second.company.headers)).status).toBe(409)
})
