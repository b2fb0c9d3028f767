import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'

const operator = { ROLECALL_OPERATOR_MAIL: 'desk@example.org' }

test('everybody may see the plans; prices are whole pennies with all taxes', async () => {
  await using server = await startServer({ boards: [] })
  const { status, body } = await server.get('/api/plans')
  expect(status).toBe(200)
  expect(body).toMatchObject([
    { type: 'basic', price: 0, bill: 0, vat: null, sale: 'free' },
    { type: 'onetime', price: 199, bill: 199, vat: null, currency: 'GBP' },
    { type: 'advanced', price: 299, monthsPerBill: 3, bill: 897, vat: null, formerPrice: null, trialDays: 7 },
    { type: 'pro', price: 699, isFrom: true, sale: 'coming-soon' },
  ])
})

test('a seller with a VAT number charges tax within the price, and may name a former price', async () => {
  const environment = {
    ROLECALL_COMPANY_NAME: 'Example Jobs Ltd',
    ROLECALL_VAT_NUMBER: 'GB999999973',
    ROLECALL_FORMER_PRICE: '4.99',
  }
  await using server = await startServer({ boards: [], environment })
  expect((await server.get('/api/plans')).body).toMatchObject([
    { vat: null, formerPrice: null },
    { vat: 33, formerPrice: null },
    { vat: 149, formerPrice: 499 },
    { formerPrice: null },
  ])
})

test('who asks to be told of a plan is noted once, with the address of the account', async () => {
  await using server = await startServer({ boards: [], environment: operator })
  const ann = await aPerson(server)
  const answers = await Promise.all([1, 2, 3].map(async () => await askFor(server, 'advanced', ann.headers)))
  for (const { status, body } of answers) {
    expect([status, body]).toMatchObject([201, { code: 3, message: 'We will tell you when you can buy Advanced' }])
  }
  expect((await askFor(server, 'onetime', ann.headers)).status).toBe(201)
  const { rows } = await server.db.query('select kind, subject, email, user_id from messages order by subject')
  expect(rows).toEqual([
    { kind: 'plan', subject: '[Prices] Advanced', email: ann.email, user_id: ann.id },
    { kind: 'plan', subject: '[Prices] One-time top-up', email: ann.email, user_id: ann.id },
  ])
  expect(await mails(server)).toBe(2)
})

test('a guest, a plan that is free, and one that is none are refused', async () => {
  await using server = await startServer({ boards: [], environment: operator })
  const ann = await aPerson(server)
  expect((await askFor(server, 'advanced', {})).status).toBe(401)
  expect((await askFor(server, 'basic', ann.headers)).status).toBe(409)
  expect((await askFor(server, 'gold', ann.headers)).status).toBe(422)
  expect((await server.db.query('select from messages')).rowCount).toBe(0)
})

async function askFor(server: TestServer, type: string, headers: Record<string, string>) {
  return await server.post(`/api/plans/${type}/tell-me`, {}, headers)
}

async function mails(server: TestServer): Promise<number | null> {
  return (await server.db.query("select from sent_messages where template = 'message-plan'")).rowCount
}
