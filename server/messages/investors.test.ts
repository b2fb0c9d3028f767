import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'

const operator = { ROLECALL_OPERATOR_MAIL: 'desk@example.org' }

test('who may want to back the product is noted once, and the operator is told', async () => {
  await using server = await startServer({ boards: [], environment: operator })
  for (const email of ['ann@example.com', 'Ann@Example.com']) {
    const answer = await server.post('/api/investors', { name: 'Ann', email })
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { code: 3, message: expect.stringMatching(/when there is news/u) },
    ])
  }
  const { rows } = await server.db.query('select kind, name, email, subject from messages')
  expect(rows).toEqual([{ kind: 'investor', name: 'Ann', email: 'ann@example.com', subject: '[We are crowdfunding]' }])
  const sent = await server.db.query('select recipient from sent_messages')
  expect(sent.rows).toEqual([{ recipient: 'desk@example.org' }])
})

test('name and address are required, and what is wrong is said by field', async () => {
  await using server = await startServer({ boards: [], environment: operator })
  const answer = await server.post('/api/investors', { name: '', email: 'ann' })
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { errors: { name: { message: 'A name is required' }, email: { message: "Doesn't look like a valid email." } } },
  ])
  expect((await server.db.query('select from messages')).rowCount).toBe(0)
})
