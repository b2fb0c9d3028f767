import { expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { Conversation } from '../../contract/conversations/conversations.ts'
import { textLimits } from '../../contract/conversations/limits.ts'
import * as texts from '../../contract/conversations/texts.ts'
import { testNow } from '../../test/server.ts'
import { aPublisher } from '../candidates/candidates.fixtures.ts'
import { siteUrl } from '../candidates/tell.ts'
import { anApplication, invited, sent } from '../interviews/interviews.fixtures.ts'
import { inboundTextsPath, twilioSignature } from '../outbox/inbound-texts.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const token = 'test-token'
const server = await serverOfFile({
  boards: [],
  environment: {
    ROLECALL_TRUSTED_PROXIES: '1',
    ROLECALL_TWILIO_ACCOUNT: 'AC1',
    ROLECALL_TWILIO_TOKEN: token,
    ROLECALL_TWILIO_FROM: '+441134960000',
    // Nothing answers there: texts wait.
    ROLECALL_TWILIO_URL: 'http://127.0.0.1:9',
  },
})

let numbers = 100

/** Somebody who applied with a mobile number. */
async function withMobile(phone?: string) {
  const mobile = `7700900${++numbers}`
  const application = await anApplication(server)
  await setPhone(application.candidacy, phone ?? `0${mobile}`)
  const at = `/api/job-ads/${application.ad._id}/candidates/${application.candidacy}`
  return { ...application, mobile, at }
}

async function setPhone(candidacy: string, phone: string | null) {
  await server.db.query(
    `update candidacies set applicant = applicant || jsonb_build_object('phone', $2::text) where id = $1`,
    [candidacy, phone],
  )
}

async function inOutbox(mobile: string): Promise<string[]> {
  const { rows } = await server.db.query<{ body: string }>(
    `select body from sent_messages where kind = 'text' and recipient = $1 order by created, id`,
    [mobile],
  )
  return rows.map(({ body }) => body)
}

async function reply(mobile: string, body: string, signature?: string) {
  const fields = new URLSearchParams({ Body: body, From: `+44${mobile}`, AccountSid: 'AC1' })
  const right = twilioSignature(token, `${siteUrl(server.services)}${inboundTextsPath}`, fields)
  return await server.app.request(`http://localhost:3000${inboundTextsPath}`, {
    method: 'POST',
    body: fields,
    headers: { host: 'localhost:3000', 'x-twilio-signature': signature ?? right },
  })
}

test('a text goes once, with who sends it and how to stop, and is noted for both sides; the specification’s calls send too', async () => {
  const { company, ad, candidate, candidacy, mobile, at } = await withMobile()
  const body = { _id: randomUUID(), sms: 'Can you come at nine?' }
  for (const _ of [1, 2]) {
    const answer = await server.post(`${at}/texts`, body, company.headers)
    expect(answer.status, answer.text).toBe(201)
  }
  const [words, ...others] = await inOutbox(mobile)
  expect(others).toEqual([])
  expect(words).toMatch(/^.+ - \w+: Can you come at nine\? Reply STOP to stop texts\.$/u)
  const ours = (await server.get(`${at}/messages`, company.headers)).body as Conversation
  expect(ours).toMatchObject({
    texts: [{ author: company.name, words, parts: 1, isQuietConfirmed: false, state: 'waiting' }],
    texting: { isQuiet: false, whyNot: null },
  })
  expect(words?.startsWith(ours.texting!.prefix)).toBe(true)
  const mine = (await server.get(`/api/candidacies/${candidacy}/messages`, candidate.headers)).body as Conversation
  expect(mine).toMatchObject({ texts: [{ words }], texting: null })
  expect(mine.texts[0]?.author).not.toBe(company.name)

  const path = `/api/companies/jobs/sms/${ad.jobId}/${candidate.id}`
  // The number is the candidate's own, whatever is sent.
  const spec = await server.post(path, { sms: 'Or at ten?', phone: '07700 900999' }, company.headers)
  expect(spec.status, spec.text).toBe(200)
  expect(await server.post('/api/messages/sms', { sms: 'At eleven?', candidacy }, company.headers)).toMatchObject({
    status: 200,
    body: { message: texts.textSent },
  })
  expect(await inOutbox(mobile)).toHaveLength(3)
  expect(await inOutbox('7700900999')).toEqual([])

  const tooLong = await server.post(path, { sms: 'x'.repeat(textLimits.typed + 1) }, company.headers)
  expect(tooLong).toMatchObject({ status: 422, body: { errors: { sms: { message: texts.textTooLong } } } })
  await server.post(path, { sms: 'x'.repeat(textLimits.typed) }, company.headers)
  await server.post(path, { sms: 'The fifth' }, company.headers)
  expect((await server.post(path, { sms: 'The sixth' }, company.headers)).status).toBe(429)
  expect(await inOutbox(mobile)).toHaveLength(textLimits.aDay)
})

test('another company, a former member, the candidate and a stopped company send none; nor does anybody to who cannot get any', async () => {
  const { company, ad, candidate, candidacy, mobile, at } = await withMobile()
  const other = await aPublisher(server, { name: 'Another Ltd' })
  const former = await aPublisher(server, { id: company.companyId! })
  await server.db.query('delete from company_members where user_id = $1', [former.id])
  const sms = 'Can you come at nine?'
  const all = async (headers: Record<string, string>) => [
    (await server.post(`${at}/texts`, { _id: randomUUID(), sms }, headers)).status,
    (await server.post(`/api/companies/jobs/sms/${ad._id}/${candidacy}`, { sms }, headers)).status,
    (await server.post('/api/messages/sms', { sms, candidacy }, headers)).status,
  ]
  expect(await all(other.headers)).toEqual([404, 404, 404])
  for (const { headers } of [former, candidate])
    for (const status of await all(headers)) expect([403, 404]).toContain(status)

  const whyNot = async () => {
    const { texting } = (await server.get(`${at}/messages`, company.headers)).body as Conversation
    const answer = await server.post(`${at}/texts`, { _id: randomUUID(), sms }, company.headers)
    expect(answer).toMatchObject({ status: 409, body: { message: texting?.whyNot } })
    return texting?.whyNot
  }
  for (const [phone, why] of [
    ['+353 87 123 4567', texts.notUkMobile],
    ['0113 496 0000', texts.notUkMobile],
    [null, texts.noMobile],
  ] as const) {
    await setPhone(candidacy, phone)
    expect(await whyNot()).toBe(why)
  }
  await setPhone(candidacy, mobile)
  await server.send('PUT', `/api/job-ads/${ad._id}/blind`, { isBlind: true }, company.headers)
  expect(await whyNot()).toBe(texts.numberHidden)
  await server.send('PUT', `/api/job-ads/${ad._id}/blind`, { isBlind: false }, company.headers)
  await server.post(`/api/candidacies/${candidacy}/withdraw`, {}, candidate.headers)
  expect(await whyNot()).toBe(texts.isWithdrawn)
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [company.companyId])
  expect(await all(company.headers)).toEqual([403, 403, 403])
  expect(await inOutbox(mobile)).toEqual([])
})

test.each([
  ['2026-03-04T20:59:00Z', false],
  ['2026-03-04T21:00:00Z', true],
  ['2026-03-05T07:59:00Z', true],
  ['2026-03-05T08:00:00Z', false],
  // By the clocks of the United Kingdom, which are an hour ahead in summer.
  ['2026-07-01T20:00:00Z', true],
  ['2026-07-01T07:00:00Z', false],
])('at %s a text must be confirmed: %s', async (at, isNight) => {
  server.clock.set(new Date(at))
  const one = await withMobile()
  const send = async (isSure: boolean) =>
    await server.post(`${one.at}/texts`, { _id: randomUUID(), sms: 'Late?', isSure }, one.company.headers)
  try {
    const answer = await send(false)
    expect(answer.status, answer.text).toBe(isNight ? 409 : 201)
    if (!isNight) return
    expect(answer.body).toMatchObject({ message: texts.quietHours })
    expect(await inOutbox(one.mobile)).toEqual([])
    const sure = (await send(true)).body as Conversation
    expect(sure.texts).toMatchObject([{ isQuietConfirmed: true, author: one.company.name }])
  } finally {
    server.clock.set(testNow)
  }
})

test('STOP ends texts of all companies and of interviews to a number, beyond the account; START lets them come; the signature counts', async () => {
  const one = await withMobile()
  const text = async () =>
    (await server.post(`${one.at}/texts`, { _id: randomUUID(), sms: 'Nine?' }, one.company.headers)).status
  expect((await reply(one.mobile, 'STOP', 'wrong')).status).toBe(403)
  expect((await reply(one.mobile, 'STOP', '')).status).toBe(403)
  expect(await text()).toBe(201)

  const stopped = await reply(one.mobile, 'stop.')
  expect([stopped.status, await stopped.text()]).toEqual([200, expect.stringContaining('<Response/>')])
  expect(await text()).toBe(409)
  const conversation = (await server.get(`${one.at}/messages`, one.company.headers)).body as Conversation
  expect(conversation.texting?.whyNot).toBe(texts.optedOut)
  // Another company's candidate with the same number.
  const second = await withMobile(one.mobile)
  const body = { _id: randomUUID(), sms: 'Nine?' }
  expect((await server.post(`${second.at}/texts`, body, second.company.headers)).status).toBe(409)
  // Nothing of the number itself is kept.
  const { rows } = await server.db.query<{ row: string }>('select text_opt_outs::text as row from text_opt_outs')
  expect(rows.map(({ row }) => row).join()).not.toContain(one.mobile)

  // Interviews are told by mail alone.
  await server.db.query(
    `update users set phone = $2, is_phone_verified = true, notifications = '{"interviews": {"mail": true, "text": true}}' where id = $1`,
    [one.candidate.id, one.mobile],
  )
  const told = async () => (await sent(server)).filter(({ recipient }) => recipient === one.mobile).length
  await invited(server, { company: one.company, candidacy: one.candidacy })
  expect(await told()).toBe(0)
  await reply(one.mobile, 'Start')
  await invited(server, { company: one.company, candidacy: one.candidacy, slots: ['2026-03-10T16:00'] })
  expect(await told()).toBe(1)
  expect(await text()).toBe(201)
})
