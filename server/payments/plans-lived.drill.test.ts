import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPerson, type Person } from '../../test/people.ts'
import { begin, startSelling, type SellingServer } from '../../test/payments.ts'
import { capture, reserve } from '../credits/credits.ts'
import { beginSession } from '../users/sessions.ts'
import { inTransaction } from '../platform/database.ts'
import { randomUUID } from 'node:crypto'
import { lookAfterPlans } from './tasks.ts'

// A server for each test: months go by, and what one lives through is nothing to the next.
let server: SellingServer
beforeEach(async () => {
  server = await startSelling()
})
afterEach(async () => await server[Symbol.asyncDispose]())

const day = 24
const signal = () => new AbortController().signal
const lookAfter = async () => await lookAfterPlans.run({}, server.services, signal())
const failing = '4000000000000341'

/** Logged in again: months go by here. */
async function headers({ id }: Person): Promise<{ cookie: string }> {
  const given = { userId: id, role: 'user', hasSecondFactor: false, userAgent: 'test', address: '127.0.0.1' } as const
  return { cookie: `token=${await beginSession(server.db, { ...given, now: server.clock.now() })}` }
}

async function aTrial(card?: string): Promise<Person> {
  const ann = await aPerson(server)
  const { redirect } = await begin(server, ann, { type: 'advanced', consent: true })
  expect(await server.pay(redirect, card === undefined ? {} : { card })).toEqual({ kind: 'paid' })
  return ann
}

async function plan(person: Person): Promise<Record<string, unknown> & { subscription_id: string }> {
  return (await server.get('/api/payments/subscription', await headers(person))).body as never
}

async function left(person: Person): Promise<number> {
  const { body } = await server.get('/api/users/me/credits', await headers(person))
  return (body as { available: number }).available
}

async function change(person: Person, what: 'suspend' | 'reactivate' | 'cancel') {
  const { subscription_id: id } = await plan(person)
  return await server.post(`/api/payments/${what}`, { subscription_id: id }, await headers(person))
}

async function mailsTo(person: Person): Promise<string[]> {
  const { rows } = await server.db.query<{ template: string }>(
    'select template from sent_messages where user_id = $1 order by created, template',
    [person.id],
  )
  return rows.map(({ template }) => template)
}

async function use(person: Person, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const applicationId = randomUUID()
    const now = server.clock.now()
    await inTransaction(server.db, async (client) => {
      await reserve(client, { userId: person.id, applicationId, now })
      await capture(client, { applicationId, now })
    })
  }
}

async function receiptsOf(person: Person): Promise<[series: string, total: number][]> {
  const { body } = await server.get('/api/payments/receipts', await headers(person))
  return (body as { series: string; total: number }[]).map(({ series, total }) => [series, total])
}

describe('the trial', () => {
  test('starts without a payment, is reminded of on day four, and is then charged and written down', async () => {
    const ann = await aTrial()
    expect(await plan(ann)).toMatchObject({
      subscriptionName: 'Advanced',
      state: 'Active',
      phase: 'trial',
      nextAmount: 897,
    })
    expect([await left(ann), await receiptsOf(ann)]).toEqual([200, []])
    await server.goOn(3 * day)
    await lookAfter()
    expect(await mailsTo(ann)).toEqual(['trial-started'])
    await server.goOn(1.1 * day)
    await lookAfter()
    await lookAfter()
    expect(await mailsTo(ann)).toEqual(['trial-started', 'trial-ends'])
    await server.goOn(3.2 * day)
    expect(await plan(ann)).toMatchObject({ phase: 'running', state: 'Active' })
    expect([await left(ann), await receiptsOf(ann)]).toEqual([400, [['receipt', 897]]])
    expect(await mailsTo(ann)).toEqual(['trial-started', 'trial-ends', 'receipt'])
    // The credits of the second and the third month, each once; and the word before the next payment.
    await server.goOn(31 * day)
    await lookAfter()
    await lookAfter()
    expect(await left(ann)).toBe(600)
    await server.goOn(58.5 * day)
    await lookAfter()
    expect([await left(ann), (await mailsTo(ann)).at(-1)]).toEqual([800, 'renewal'])
    await server.goOn(4 * day)
    expect([await left(ann), await receiptsOf(ann)]).toEqual([
      1_000,
      [
        ['receipt', 897],
        ['receipt', 897],
      ],
    ])
  })

  test('cancelled in it nothing is ever charged, and its credits lapse thirty days after it', async () => {
    const ann = await aTrial()
    await use(ann, 3)
    expect((await change(ann, 'cancel')).status).toBe(200)
    expect(await plan(ann)).toMatchObject({ phase: 'ending', nextAmount: null })
    await server.goOn(8 * day)
    await lookAfter()
    expect([(await plan(ann)).phase, await left(ann), await receiptsOf(ann)]).toEqual(['used-up', 197, []])
    await server.goOn(31 * day)
    await lookAfter()
    await lookAfter()
    expect([(await plan(ann)).phase, await left(ann)]).toEqual(['free', 0])
    // Once for each person.
    const { redirect } = await begin(
      server,
      { ...ann, headers: await headers(ann) },
      { type: 'advanced', consent: true },
    )
    await server.pay(redirect)
    expect([(await plan(ann)).phase, await receiptsOf(ann)]).toEqual(['running', [['receipt', 897]]])
  })

  test('is not begun without the consent that it starts at once, nor twice', async () => {
    const ann = await aPerson(server)
    for (const consent of [undefined, false]) {
      const { status } = await server.post('/api/payments', { type: 'advanced', consent }, await headers(ann))
      expect(status).toBe(422)
    }
    const { redirect } = await begin(server, ann, { type: 'advanced', consent: true })
    await server.pay(redirect)
    expect((await server.post('/api/payments', { type: 'advanced', consent: true }, await headers(ann))).status).toBe(
      409,
    )
    const { rows } = await server.db.query<{ consent: string }>('select consent from purchases where bought_by = $1', [
      ann.id,
    ])
    expect(rows).toEqual([{ consent: expect.stringContaining('Start at once') as string }])
  })
})

test('applications that were bought once are withdrawn from: the share that was not used is given back', async () => {
  const ann = await aPerson(server)
  const { redirect, purchase } = await begin(server, ann, { type: 'onetime', consent: true })
  expect(await server.pay(redirect)).toEqual({ kind: 'paid' })
  const { amount, quantity } = (await server.get(`/api/payments/purchases/${purchase}`, await headers(ann))).body as {
    amount: number
    quantity: number
  }
  await use(ann, 1)
  await server.goOn(1)
  const refund = Math.ceil((amount * (quantity - 1)) / quantity)
  expect((await plan(ann)) as unknown).toMatchObject({ phase: 'free', withdraw: { purchase, refund } })
  const withdraw = async () =>
    (await server.post(`/api/payments/purchases/${purchase}/withdraw`, {}, await headers(ann))).status
  expect([await withdraw(), await withdraw()]).toEqual([200, 409])
  expect(await receiptsOf(ann)).toEqual([
    ['credit-note', refund],
    ['receipt', amount],
  ])
  expect(await left(ann)).toBe(0)
})

describe('a plan that runs', () => {
  const running = async (card?: string) => {
    const ann = await aTrial(card)
    await server.goOn(7.2 * day)
    return ann
  }

  test('is suspended and re-activated: what was not used counts towards the next payment', async () => {
    const ann = await running()
    await server.goOn(29 * day)
    expect((await change(ann, 'suspend')).body).toMatchObject({ message: 'Subscription successfully suspended.' })
    expect(await plan(ann)).toMatchObject({ state: 'Suspended', phase: 'suspended', nextBillingDate: null })
    expect((await change(ann, 'suspend')).status).toBe(409)
    const before = await left(ann)
    await server.goOn(100 * day)
    await lookAfter()
    expect([await left(ann), await receiptsOf(ann)]).toEqual([before, [['receipt', 897]]])
    expect((await change(ann, 'reactivate')).body).toMatchObject({ message: 'Subscription successfully re-activated.' })
    await server.goOn(1)
    const [[, paid]] = (await receiptsOf(ann)) as [[string, number]]
    expect(paid).toBeGreaterThan(897 * 0.3)
    expect(paid).toBeLessThan(897 * 0.36)
    expect([await left(ann), (await plan(ann)).phase]).toEqual([before + 200, 'running'])
  })

  test('is cancelled to the end of what is paid for, and kept after all', async () => {
    const ann = await running()
    expect((await change(ann, 'cancel')).status).toBe(200)
    expect((await plan(ann)).phase).toBe('ending')
    expect((await change(ann, 'reactivate')).status).toBe(200)
    expect(await plan(ann)).toMatchObject({ phase: 'running', nextAmount: 897, endsAt: null })
  })

  test('is withdrawn from within fourteen days: ended, its unused part given back, its credits taken', async () => {
    const ann = await running()
    await use(ann, 60)
    const { withdraw } = (await plan(ann)) as unknown as { withdraw: { purchase: string; refund: number } }
    // 60 of 600 applications are used.
    expect(withdraw.refund).toBe(808)
    const answers = await Promise.all(
      [1, 2].map(
        async () => await server.post(`/api/payments/purchases/${withdraw.purchase}/withdraw`, {}, await headers(ann)),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await receiptsOf(ann)).toEqual([
      ['credit-note', 808],
      ['receipt', 897],
    ])
    expect((await plan(ann)).subscription_id).toBeNull()
    expect(await mailsTo(ann)).toEqual(['trial-started', 'receipt', 'credit-note'])
    // Nobody else's.
    const eve = await aPerson(server)
    expect(
      (await server.post(`/api/payments/purchases/${withdraw.purchase}/withdraw`, {}, await headers(eve))).status,
    ).toBe(404)
  })

  test('after fourteen days nobody can withdraw', async () => {
    const ann = await running()
    const { withdraw } = (await plan(ann)) as unknown as { withdraw: { purchase: string } }
    await server.goOn(15 * day)
    expect((await plan(ann)).withdraw).toBeNull()
    expect(
      (await server.post(`/api/payments/purchases/${withdraw.purchase}/withdraw`, {}, await headers(ann))).status,
    ).toBe(409)
  })

  test('whose card fails is told once, tried again, and ended after the last try', async () => {
    const ann = await aTrial(failing)
    await server.goOn(7.2 * day)
    expect([(await plan(ann)).phase, await mailsTo(ann), await left(ann)]).toEqual([
      'unpaid',
      ['trial-started', 'payment-failed'],
      200,
    ])
    await server.goOn(16 * day)
    expect([(await plan(ann)).phase, await mailsTo(ann), await receiptsOf(ann)]).toEqual([
      'used-up',
      ['trial-started', 'payment-failed'],
      [],
    ])
  })

  test('is told of a failure only where its card was charged, and for something', async () => {
    const ann = await running()
    const { store, webhooks } = server.provider
    const invoice = { ...store.all('invoice').at(-1)!, status: 'open', next_payment_attempt: null } as const
    const toldOf = async (given: { id: string; attempted: boolean; amount_due: number }) => {
      const open = { ...invoice, ...given }
      store.put('invoice', open)
      webhooks.emit('invoice.payment_action_required', open)
      await webhooks.tell()
      return (await mailsTo(ann)).filter((template) => template === 'payment-failed').length
    }
    expect(await toldOf({ id: 'in_notTriedYet', attempted: false, amount_due: 897 })).toBe(0)
    expect(await toldOf({ id: 'in_ofNothing', attempted: true, amount_due: 0 })).toBe(0)
    expect(await toldOf({ id: 'in_failed', attempted: true, amount_due: 897 })).toBe(1)
  })

  test('whose card expires before the next payment is told with the reminder', async () => {
    const ann = await aTrial('4242420000000242')
    await server.goOn(7.2 * day)
    // The quarter from 11 March has 92 days.
    await server.goOn(90 * day)
    await lookAfter()
    expect(await mailsTo(ann)).toEqual(expect.arrayContaining(['renewal', 'card-expires']))
    await server.goOn(5 * day)
    expect((await plan(ann)).phase).toBe('unpaid')
  })

  test('of an account that is deleted is ended, and nobody is charged again', async () => {
    const ann = await running()
    await server.db.query('delete from users where id = $1', [ann.id])
    await lookAfter()
    const charges = server.provider.store.all('charge').length
    await server.goOn(100 * day)
    expect(server.provider.store.all('charge')).toHaveLength(charges)
  })

  test('is nobody else’s to change', async () => {
    const ann = await running()
    const { subscription_id: id } = await plan(ann)
    const eve = await aPerson(server)
    for (const what of ['suspend', 'reactivate', 'cancel'])
      expect((await server.post(`/api/payments/${what}`, { subscription_id: id }, await headers(eve))).status).toBe(404)
  })

  test('whose card fails is paid with another one, which pays from then on; nobody else is led to that page', async () => {
    const ann = await aTrial(failing)
    const payNow = async (person: Person, id: string) =>
      await server.post('/api/payments/pay-now', { subscription_id: id }, await headers(person))
    const { subscription_id: id } = await plan(ann)
    expect((await payNow(ann, id)).status).toBe(409)
    await server.goOn(7.2 * day)
    expect((await plan(ann)).phase).toBe('unpaid')
    expect((await payNow(await aPerson(server), id)).status).toBe(409)
    const { body, status } = await payNow(ann, id)
    expect(status).toBe(200)
    const { redirect } = body as { redirect: string }
    const pay = async (card: string) => {
      const form = new URLSearchParams({ card })
      return (await fetch(redirect, { method: 'POST', body: form })).status
    }
    expect([await pay(failing), (await plan(ann)).phase]).toEqual([402, 'unpaid'])
    expect(await pay('4242424242424242')).toBe(200)
    expect(await plan(ann)).toMatchObject({ phase: 'running', card: { last4: '4242' } })
    expect([await left(ann), await receiptsOf(ann)]).toEqual([400, [['receipt', 897]]])
    // Paid once, however often the page is sent.
    expect(await pay('4242424242424242')).toBe(200)
    expect((await payNow(ann, id)).status).toBe(409)
    await server.goOn(93 * day)
    expect((await plan(ann)).phase).toBe('running')
    expect(await receiptsOf(ann)).toHaveLength(2)
  })

  test('is given back by an operator: of its latest payment, with a credit note against the receipt of that one', async () => {
    const ann = await running()
    await server.goOn(93 * day)
    const boss = (await aPerson(server, { role: 'admin' })).headers
    const all = async () =>
      (await server.get('/api/admin/payments', boss)).body as {
        purchases: { _id: string; product: string; state: string; refundable: number }[]
      }
    const listed = (await all()).purchases.find(({ product, state }) => product === 'advanced' && state === 'paid')!
    expect(listed.refundable).toBe(897)
    const refund = async (amount: number) =>
      (await server.post(`/api/admin/payments/${listed._id}/refund`, { amount }, boss)).status
    expect([await refund(300), await refund(300), await refund(300)]).toEqual([200, 200, 409])
    const { body } = await server.get('/api/payments/receipts', await headers(ann))
    const receipts = body as { series: string; number: number }[]
    const latest = receipts.find(({ series }) => series === 'receipt')
    const notes = receipts.filter(({ series }) => series === 'credit-note')
    expect(notes).toHaveLength(2)
    for (const { number } of notes) {
      const name = `CN-${String(number).padStart(6, '0')}`
      const note = await server.get(`/api/payments/receipts/${name}`, await headers(ann))
      expect(note.body).toMatchObject({ corrects: latest!.number, buyer: { name: 'Ann Example', address: null } })
    }
  })
})
