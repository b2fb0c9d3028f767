import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from './billing.ts'
import { readForm } from './form.ts'
import { createPayments } from './payments.ts'

const headers = { authorization: 'Bearer sk_test_1', 'content-type': 'application/x-www-form-urlencoded' }

async function ask(
  { app }: ReturnType<typeof createPayments>,
  path: string,
  form: string,
  more: Record<string, string> = {},
): Promise<{ status: number; body: { id: string; error?: { type: string; code?: string } }; headers: Headers }> {
  const request = new Request(`http://127.0.0.1/v1/${path}`, {
    method: 'POST',
    body: form,
    headers: { ...headers, ...more },
  })
  const answer = await app.fetch(request)
  return { status: answer.status, body: (await answer.json()) as never, headers: answer.headers }
}

test('a key answers twice with the same, refuses other parameters, and is new after a day', async () => {
  let now = new Date('2026-03-04T12:00:00Z')
  const payments = createPayments({ clock: () => now })
  const key = { 'idempotency-key': 'customer-1' }
  const first = await ask(payments, 'customers', 'name=Ann', key)
  const again = await ask(payments, 'customers', 'name=Ann', key)
  expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([first.body, 'true'])
  expect(await ask(payments, 'customers', 'name=Ben', key)).toMatchObject({
    status: 400,
    body: { error: { type: 'idempotency_error' } },
  })
  now = new Date('2026-03-05T12:00:01Z')
  expect((await ask(payments, 'customers', 'name=Ben', key)).status).toBe(200)
  payments.stop()
})

test('without a key, with a real one, and for what is not there it refuses as the real one does', async () => {
  const payments = createPayments()
  expect((await ask(payments, 'customers', '', { authorization: 'Bearer sk_live_1' })).status).toBe(401)
  expect((await ask(payments, 'customers', '', { authorization: '' })).status).toBe(401)
  expect(await ask(payments, 'refunds', 'payment_intent=pi_none')).toMatchObject({
    status: 400,
    body: { error: { code: 'resource_missing' } },
  })
  expect((await ask(payments, 'nothing', '')).status).toBe(404)
  payments.stop()
})

test('started again on the same file it knows what it knew: a purchase in progress goes on', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'rolecall-books-')), 'sandbox', 'payments.jsonl')
  const before = createPayments({ file })
  const { body: customer } = await ask(before, 'customers', 'name=Ann')
  const form = `mode=payment&customer=${customer.id}&success_url=http://127.0.0.1/ok&line_items[0][quantity]=1&line_items[0][price_data][currency]=gbp&line_items[0][price_data][unit_amount]=500&line_items[0][price_data][product_data][name]=Credit`
  const { body: session } = await ask(before, 'checkout/sessions', form, { 'idempotency-key': 'purchase-1' })
  before.stop()
  const after = createPayments({ file })
  expect(after.store.get('checkout.session', session.id)).toMatchObject({ status: 'open', amount_total: 500 })
  const again = await ask(after, 'checkout/sessions', form, { 'idempotency-key': 'purchase-1' })
  expect(again.body.id).toBe(session.id)
  const page = await after.app.fetch(
    new Request(`http://127.0.0.1/checkout.stripe.com/c/pay/${session.id}`, {
      method: 'POST',
      body: new URLSearchParams({ card: '4242424242424242' }),
    }),
  )
  expect([page.status, page.headers.get('location')]).toEqual([303, 'http://127.0.0.1/ok'])
  after.stop()
})

test('forms: names with brackets become tables and lists, whatever they are called', () => {
  expect(readForm('a[b][0]=1&a[b][1]=2&c[]=3&d=')).toEqual({ a: { b: ['1', '2'] }, c: ['3'], d: '' })
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, value) => {
      readForm(new URLSearchParams([[name, value]]).toString())
      expect(Object.prototype).not.toHaveProperty('polluted')
    }),
  )
  readForm('__proto__[polluted]=1')
  expect({}).not.toHaveProperty('polluted')
})

test('months are those of the calendar: the last day of a short one, and the anchor’s day again after it', () => {
  const day = (text: string) => Date.parse(text) / 1_000
  const anchor = day('2026-11-30T10:00:00Z')
  const first = addMonths(anchor, anchor, 3)
  expect(new Date(first * 1_000).toISOString()).toBe('2027-02-28T10:00:00.000Z')
  expect(new Date(addMonths(first, anchor, 3) * 1_000).toISOString()).toBe('2027-05-30T10:00:00.000Z')
})

test('an event that the seller is just taking is not told again by what the seller asks meanwhile', async () => {
  const told: string[] = []
  const payments = createPayments({
    async send(_url, _headers, body) {
      told.push((JSON.parse(body) as { type: string }).type)
      await ask(payments, 'customers', 'name=Ben')
      // What follows an answer has its turn.
      await new Promise((resolve) => setTimeout(resolve, 20))
      return 200
    },
  })
  payments.store.put('webhook_endpoint', {
    id: 'we_1',
    object: 'webhook_endpoint',
    url: 'http://127.0.0.1/hook',
    enabled_events: ['charge.refunded'],
  } as never)
  payments.webhooks.emit('charge.refunded', {})
  await payments.webhooks.tell()
  expect(told).toEqual(['charge.refunded'])
  payments.stop()
})
