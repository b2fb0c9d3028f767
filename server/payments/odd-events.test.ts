import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPerson, type Person } from '../../test/people.ts'
import { begin, startSelling, type SellingServer } from '../../test/payments.ts'
import { closeDispute, dispute, takings } from '../../sandbox/payments/charging.ts'
import { webhookSecret } from '../../sandbox/payments/webhooks.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { readDispute } from './disputes.ts'
import { isSelling, type Selling } from './payment-deps.ts'
import { askAboutPayments } from './tasks.ts'
import { balanceOf } from '../ledger/accounts.ts'

let server: SellingServer
beforeAll(async () => {
  server = await startSelling()
})
afterAll(async () => await server[Symbol.asyncDispose]())
beforeEach(async () => await server.goOn(1))

const aPublisher = async () => await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true } })

async function creditsOf(person: Person): Promise<[available: number, reserved: number]> {
  const owner = { kind: 'company', id: person.companyId! } as const
  const { available, reserved } = await balanceOf(server.db, { owner, unit: 'publisher-credits' })
  return [available, reserved]
}

/** An event as the provider would send it now, with what is changed. */
function signed(
  event: unknown,
  { at = server.clock.now(), secret = webhookSecret }: { at?: Date; secret?: string } = {},
) {
  const body = JSON.stringify(event, null, 2)
  const t = Math.floor(at.getTime() / 1_000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` } }
}

/** Somebody who has paid, and whose seller has not heard of it; with the event that would tell. */
async function unheard(quantity: number) {
  const ann = await aPublisher()
  const { redirect, purchase } = await begin(server, ann, { type: 'general', quantity })
  await server.pay(redirect, { telling: 'lost' })
  const event = server.provider.store.all('event').findLast(({ type }) => type === 'checkout.session.completed')!
  return { ann, purchase, redirect, event, session: redirect.split('/').at(-1)! }
}

async function outcomeOf(id: string): Promise<string | null> {
  const { rows } = await server.db.query<{ outcome: string }>('select outcome from payment_events where id = $1', [id])
  return rows[0]?.outcome ?? null
}

function selling(): Selling {
  const { services } = server
  if (!isSelling(services)) throw new Error('Nothing is sold')
  return services
}

const mattersOf = async (purchase: string) =>
  (
    await server.db.query<{ kind: string }>('select kind from payment_matters where purchase_id = $1', [purchase])
  ).rows.map(({ kind }) => kind)

test('a wrong signature, an old one, another secret, a changed body, none: refused, and nothing is given', async () => {
  const { ann, event } = await unheard(5)
  const minutesAgo = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000)
  const good = signed(event, { at: minutesAgo(4) })
  for (const { body, headers } of [
    signed(event, { secret: 'whsec_another' }),
    signed(event, { at: minutesAgo(6) }),
    { ...good, body: good.body.replace('"livemode": false', '"livemode":  false') },
    { ...good, headers: { ...good.headers, 'stripe-signature': '' } },
    { ...good, headers: { ...good.headers, 'stripe-signature': 'nonsense' } },
    signed({ id: 7 }),
    signed('not an event'),
  ])
    expect(await server.tell(body, headers)).toBe(400)
  expect(await creditsOf(ann)).toEqual([0, 0])
  expect(await server.tell(good.body, good.headers)).toBe(200)
  expect(await creditsOf(ann)).toEqual([5, 0])
})

test('our own signing and the SDK’s are the same; of two signatures one is enough', async () => {
  const { event } = await unheard(1)
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(server.clock.now().getTime() / 1_000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
  const two = header.replace('v1=', `v1=${'0'.repeat(64)},v1=`)
  expect(await server.tell(payload, { 'stripe-signature': two })).toBe(200)
})

test('of a connected account, of the other mode, of a type that we want nothing of: taken, and nothing is done', async () => {
  const { ann, event } = await unheard(5)
  for (const [change, outcome] of [
    [{ id: 'evt_account', account: 'acct_1' }, 'other-account'],
    [{ id: 'evt_mode', livemode: true }, 'other-mode'],
    [{ id: 'evt_type', type: 'customer.discount.created' }, 'ignored'],
  ] as const) {
    const { body, headers } = signed({ ...event, ...change })
    expect(await server.tell(body, headers)).toBe(200)
    expect(await outcomeOf(change.id)).toBe(outcome)
  }
  expect(await creditsOf(ann)).toEqual([0, 0])
})

test('what an event says of its object is not read: only where to look', async () => {
  const { ann, event, session } = await unheard(5)
  const { redirect } = await begin(server, await aPublisher(), { type: 'general', quantity: 50 })
  // It claims that another, unpaid session is paid.
  const forged = {
    ...event,
    id: 'evt_forged',
    data: { object: { ...(event.data.object as object), id: redirect.split('/').at(-1) } },
  }
  const { body, headers } = signed(forged)
  expect(await server.tell(body, headers)).toBe(200)
  expect(await outcomeOf('evt_forged')).toBe('not-paid')
  expect(await creditsOf(ann)).toEqual([0, 0])
  expect(session).not.toBe(redirect)
})

test.each([
  ['another amount', { amount_total: 100 }],
  ['another currency', { currency: 'usd' }],
  ['another customer', { customer: 'cus_else' }],
  ['another purchase', { client_reference_id: 'else' }],
  ['another kind of payment', { mode: 'subscription' }],
  ['the other kind of money, live or test,', { livemode: true }],
] as const)('paid with %s than ours: nothing is given, and a person is asked for', async (_name, change) => {
  const { ann, purchase, event, session } = await unheard(5)
  const { store } = server.provider
  store.put('checkout.session', { ...store.get('checkout.session', session)!, ...change })
  const { body, headers } = signed(event)
  expect(await server.tell(body, headers)).toBe(200)
  expect(await outcomeOf(event.id)).toBe('needs-person')
  expect([await creditsOf(ann), await mattersOf(purchase)]).toEqual([[0, 0], ['other-amount']])
  expect((await server.get(`/api/payments/purchases/${purchase}`, ann.headers)).body).toMatchObject({
    state: 'needs-person',
  })
})

test('paid by somebody whose account is gone since: nothing is given, and a person is asked for', async () => {
  const ben = await aPerson(server)
  const { redirect, purchase } = await begin(server, ben, { type: 'onetime', consent: true })
  await server.db.query('delete from users where id = $1', [ben.id])
  await server.pay(redirect)
  expect(await mattersOf(purchase)).toEqual(['buyer-gone'])
})

test('while the provider cannot be asked the event is answered 500, and done when it comes again', async () => {
  const { ann, event, session } = await unheard(5)
  const { store } = server.provider
  const kept = store.get('checkout.session', session)!
  store.drop('checkout.session', session)
  const { body, headers } = signed(event)
  expect(await server.tell(body, headers)).toBe(500)
  store.put('checkout.session', kept)
  expect(await server.tell(body, headers)).toBe(200)
  expect(await creditsOf(ann)).toEqual([5, 0])
})

test('an event about nothing that the provider knows is answered 500 for an hour, and is then done with', async () => {
  const { ann, event, session, purchase } = await unheard(5)
  const stranger = { ...event, id: 'evt_stranger', data: { object: { id: 'cs_test_stranger' } } }
  const { store } = server.provider
  const kept = store.get('checkout.session', session)!
  store.drop('checkout.session', session)
  for (const one of [event, stranger]) {
    const { body, headers } = signed(one)
    expect(await server.tell(body, headers)).toBe(500)
  }
  await server.goOn(1.1)
  for (const one of [event, stranger]) {
    const { body, headers } = signed(one)
    expect(await server.tell(body, headers)).toBe(200)
    expect(await outcomeOf(one.id)).toBe('unknown')
  }
  // Somebody may have paid on a page of ours; the other is nobody's.
  expect(await mattersOf(purchase)).toEqual(['event-failed'])
  expect((await server.db.query(`select 1 from payment_matters where object_id = 'cs_test_stranger'`)).rowCount).toBe(0)
  store.put('checkout.session', kept)
  await server.services.tasks.send(askAboutPayments, {})
  await runTasks(server, 'ask-about-payments')
  expect(await creditsOf(ann)).toEqual([5, 0])
})

test('a page that cannot be read keeps no other from being asked about', async () => {
  const [broken, other] = [await unheard(2), await unheard(3)]
  const { store } = server.provider
  const kept = store.get('checkout.session', broken.session)!
  store.drop('checkout.session', broken.session)
  await server.goOn(0.5)
  await askAboutPayments.run(
    {},
    { ...server.services, payments: server.services.payments },
    new AbortController().signal,
  )
  expect([await creditsOf(broken.ann), await creditsOf(other.ann)]).toEqual([
    [0, 0],
    [3, 0],
  ])
  store.put('checkout.session', kept)
})

test('an event that is too large is refused with its own limit', async () => {
  const { body, headers } = signed({ filling: 'x'.repeat(1024 * 1024) })
  const request = new Request('http://localhost:3000/api/payments/webhook', { method: 'POST', body, headers })
  const answer = await server.app.fetch(request)
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('1 MB')])
})

test('given back at the provider’s own pages: a credit note, and the credits are taken back as far as they are there', async () => {
  const ann = await aPublisher()
  const boss = await aPerson(server, { role: 'admin' })
  const { redirect, purchase } = await begin(server, ann, { type: 'general', quantity: 10 })
  await server.pay(redirect)
  await server.goOn(1)
  const refund = async (amount: number, who = boss) =>
    await server.post(`/api/admin/payments/${purchase}/refund`, { amount }, who.headers)
  expect((await refund(900)).status).toBe(200)
  expect(await creditsOf(ann)).toEqual([8, 0])
  expect((await refund(900)).status).toBe(200)
  expect(await creditsOf(ann)).toEqual([6, 0])
  expect((await refund(5_000)).status).toBe(409)
  expect((await refund(100, ann)).status).toBe(403)
  const { body } = await server.get('/api/payments/receipts', ann.headers)
  expect((body as { series: string; total: number }[]).map(({ series, total }) => [series, total])).toEqual([
    ['credit-note', 900],
    ['credit-note', 900],
    ['receipt', 4_500],
  ])
  const listed = (await server.get('/api/admin/payments', boss.headers)).body as {
    purchases: { _id: string; refundable: number }[]
  }
  expect(listed.purchases.find(({ _id }) => _id === purchase)).toMatchObject({ refunded: 1_800, refundable: 2_700 })
  expect((await server.get('/api/admin/payments', ann.headers)).status).toBe(403)
})

test('four small refunds take back what one of their sum would: each alone is less than a credit', async () => {
  const ann = await aPublisher()
  const boss = await aPerson(server, { role: 'admin' })
  const { redirect, purchase } = await begin(server, ann, { type: 'general', quantity: 10 })
  await server.pay(redirect)
  await server.goOn(1)
  const left: unknown[] = []
  for (let count = 0; count < 4; count++) {
    await server.post(`/api/admin/payments/${purchase}/refund`, { amount: 440 }, boss.headers)
    left.push(await creditsOf(ann))
  }
  // Of £45 for ten: £4.40, £8.80, £13.20 and £17.60 bought none, one, two and three whole credits.
  expect(left).toEqual([
    [10, 0],
    [9, 0],
    [8, 0],
    [7, 0],
  ])
})

test('disputed: the credits are held; won they are free again, lost they are gone with a credit note', async () => {
  for (const outcome of ['won', 'lost'] as const) {
    const ann = await aPublisher()
    const { redirect, purchase } = await begin(server, ann, { type: 'general', quantity: 4 })
    await server.pay(redirect)
    const { store, webhooks } = server.provider
    const opened = dispute(server.provider, store.all('charge').at(-1)!)
    await webhooks.tell()
    expect([await creditsOf(ann), await mattersOf(purchase)]).toEqual([[0, 4], ['dispute']])
    closeDispute(server.provider, opened, outcome)
    await webhooks.tell()
    expect(await creditsOf(ann)).toEqual([outcome === 'won' ? 4 : 0, 0])
  }
})

test('a dispute whose outcome changes after an appeal is a matter for a person, and moves no credits by itself', async () => {
  for (const [first, then, left] of [
    ['lost', 'won', 0],
    ['won', 'lost', 4],
  ] as const) {
    const ann = await aPublisher()
    const { redirect, purchase } = await begin(server, ann, { type: 'general', quantity: 4 })
    await server.pay(redirect)
    const { store, webhooks } = server.provider
    const opened = dispute(server.provider, store.all('charge').at(-1)!)
    await webhooks.tell()
    closeDispute(server.provider, opened, first)
    await webhooks.tell()
    // Appealed: undecided again, and decided as before.
    for (const status of ['under_review', first] as const) {
      store.put('dispute', { ...opened, status })
      await readDispute(selling(), opened.id)
    }
    expect(await mattersOf(purchase)).toEqual(['dispute'])
    store.put('dispute', { ...opened, status: 'under_review' })
    await readDispute(selling(), opened.id)
    closeDispute(server.provider, opened, then)
    await webhooks.tell()
    expect([await creditsOf(ann), await mattersOf(purchase)]).toEqual([
      [left, 0],
      ['dispute', 'dispute-reversed'],
    ])
    // For the account of the provider's books below: as the bank left it before.
    closeDispute(server.provider, opened, first)
  }
})

test('of two answers about a dispute the older one is never written over the newer', async () => {
  const ann = await aPublisher()
  const { redirect, purchase } = await begin(server, ann, { type: 'general', quantity: 4 })
  await server.pay(redirect)
  const { store, webhooks } = server.provider
  const opened = dispute(server.provider, store.all('charge').at(-1)!)
  await webhooks.tell()
  const deps = selling()
  const { stripe } = deps.payments
  let calls = 0
  const disputes = {
    async retrieve(id: string) {
      const found = await stripe.disputes.retrieve(id)
      if (calls++ === 0) await sleep(300)
      return found
    },
  }
  const slowStripe = Object.assign(Object.create(stripe) as Stripe, { disputes })
  const slow = { ...deps, payments: { ...deps.payments, stripe: slowStripe } }
  const older = readDispute(slow, opened.id)
  await expect.poll(() => calls).toBe(1)
  closeDispute(server.provider, opened, 'lost')
  await Promise.all([older, readDispute(slow, opened.id)])
  const { rows } = await server.db.query('select status from payment_disputes where id = $1', [opened.id])
  expect([rows, await mattersOf(purchase)]).toEqual([[{ status: 'lost' }], ['dispute']])
  await webhooks.tell()
})

test('the provider’s books and ours agree to the penny, and no number of a receipt is missing', async () => {
  // Some had been paid, and never been told of.
  await askAboutPayments.run({}, server.services, new AbortController().signal)
  const { rows } = await server.db.query<{ series: string; total: string; count: number; last: number }>(
    `select series, sum(total) as total, count(*)::int as count, max(number) as last from receipts group by series`,
  )
  const of = (series: string) => rows.find((row) => row.series === series)
  for (const { count, last } of rows) expect(count).toBe(last)
  const { charged, refunded } = takings(server.provider.store)
  const lost = server.provider.store.all('dispute').filter(({ status }) => status === 'lost')
  const { rows: aside } = await server.db.query<{ sum: string }>(
    `select coalesce(sum(amount), 0) as sum from purchases where state = 'needs-person'`,
  )
  expect(Number(of('receipt')?.total) + Number(aside[0]?.sum)).toBe(charged)
  expect(Number(of('credit-note')?.total)).toBe(refunded + lost.reduce((sum, { amount }) => sum + amount, 0))
})
