import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'

const message = { name: 'Ann', email: 'ann@example.com', subject: 'A question', content: 'How?\nWhy?' }
const operator = { ROLECALL_OPERATOR_MAIL: 'desk@example.org' }

test.each(['/api/messages', '/api/contact'])('POST %s keeps the message and writes to the operator', async (path) => {
  await using server = await startServer({ boards: [], environment: operator })
  const answer = await server.post(path, message)

  expect([answer.status, answer.body]).toEqual([
    201,
    { code: 3, message: 'Your message was sent successfully', details: '' },
  ])
  expect(await kept(server)).toMatchObject([
    { kind: 'contact', name: 'Ann', subject: '[Contact us] A question', content: 'How?\nWhy?', user_id: null },
  ])
  const { rows } = await server.db.query('select recipient, subject, body from sent_messages')
  expect(rows).toEqual([
    {
      recipient: 'desk@example.org',
      subject: '[Contact us] A question',
      body: expect.stringContaining('Ann <ann@example.com> wrote:\n\nHow?\n\nWhy?'),
    },
  ])
})

test('the subject begins with the title of its page, once, and has no line breaks', async () => {
  await using server = await startServer({ boards: [] })
  await server.post('/api/messages', { ...message, kind: 'issue', subject: 'Broken\r\nBcc: eve@example.net' })
  await server.post('/api/messages', { ...message, kind: 'ticket', subject: '[Request a feature] More' })
  await server.post('/api/messages', { ...message, subject: '' })

  const subjects = (await kept(server)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([
    '[Contact us]',
    '[Report an issue] Broken Bcc: eve@example.net',
    '[Request a feature] More',
  ])
})

test('who is signed in is known as the writer', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  await server.post('/api/messages', message, ann.headers)

  expect(await kept(server)).toMatchObject([{ user_id: ann.id }])
})

test('what is missing is said field by field, and nothing is kept', async () => {
  await using server = await startServer({ boards: [], environment: operator })
  const answer = await server.post('/api/messages', { name: ' ', email: 'ann', subject: '', content: '' })

  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    errors: {
      name: { message: 'A name is required' },
      email: { message: "Doesn't look like a valid email." },
      content: { message: 'Please write your message' },
    },
  })
  const unknown = await server.post('/api/messages', { ...message, done_at: '2026-01-01', user_id: 'x' })
  expect(unknown.status).toBe(422)
  expect(await kept(server)).toEqual([])
})

test('without the human check nothing is kept', async () => {
  await using server = await startServer({ boards: [], humanCheck: true })
  for (const path of ['/api/messages', '/api/contact']) {
    const answer = await server.post(path, { ...message, recaptcha: 'made up' })
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { errors: { captcha: { message: expect.stringMatching(/robot/u) } } },
    ])
  }
  expect((await server.post('/api/leads', lead)).status).toBe(422)
  expect(await kept(server)).toEqual([])
})

const lead = {
  name: 'Bob',
  email: 'bob@example.com',
  phone: '0113 496 0000',
  contact_prefs: ['phone'],
  query: 'Ten nurses',
  company: { name: 'Harbour Care Ltd', type: 1 },
}

test('a lead is kept with its company and how to reach it', async () => {
  await using server = await startServer({ boards: [], environment: operator })
  expect((await server.post('/api/leads', { ...lead, range: { min: 0, max: 999_999 } })).status).toBe(201)

  expect(await kept(server)).toMatchObject([
    {
      kind: 'lead',
      phone: '0113 496 0000',
      subject: '[Hire] Harbour Care Ltd',
      content: 'Ten nurses',
      details: {
        contact_prefs: ['phone'],
        company: { name: 'Harbour Care Ltd', type: 1 },
        range: { min: 0, max: 999_999 },
      },
    },
  ])
  for (const range of [
    { min: -1, max: 5 },
    { min: 0, max: 1_000_000 },
  ]) {
    expect((await server.post('/api/leads', { ...lead, range })).status).toBe(422)
  }
})

async function kept(server: TestServer): Promise<Record<string, unknown>[]> {
  return (await server.db.query<Record<string, unknown>>('select * from messages order by created, id')).rows
}
