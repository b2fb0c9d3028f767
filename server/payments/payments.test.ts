import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyBlocked } from '../../contract/companies/texts.ts'
import { paymentFailed, paymentFailedDetails } from '../../contract/payments/texts.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { begin, startSelling, type SellingServer } from '../../test/payments.ts'
import { startServer } from '../../test/server.ts'
import { balanceOf } from '../ledger/accounts.ts'
import { askAboutPayments } from './tasks.ts'

let server: SellingServer
beforeAll(async () => {
  server = await startSelling({ ROLECALL_COMPANY_NAME: 'Example Jobs Ltd', ROLECALL_VAT_NUMBER: 'GB123456789' })
})
afterAll(async () => await server[Symbol.asyncDispose]())

// Each test begins with the limits of an hour before it.
beforeEach(async () => await server.goOn(1))

const aPublisher = async () => await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true } })

async function creditsOf(person: Person): Promise<number> {
  const owner = { kind: 'company', id: person.companyId! } as const
  return (await balanceOf(server.db, { owner, unit: 'publisher-credits' })).available
}

async function stateOf(person: Person, id: string): Promise<unknown> {
  return (await server.get(`/api/payments/purchases/${id}`, person.headers)).body
}

describe('buying credits', () => {
  test('thirty credits are paid, given to the company once, and written down with the tax within', async () => {
    const ann = await aPublisher()
    const { redirect, purchase } = await begin(server, ann, { type: 'general', quantity: 30, vatNumber: 'gb987654353' })
    expect(await stateOf(ann, purchase)).toMatchObject({ state: 'open', amount: 10_500, receipt: null })
    expect(await creditsOf(ann)).toBe(0)
    expect(await server.pay(redirect)).toEqual({ kind: 'paid' })
    expect(await creditsOf(ann)).toBe(30)
    const paid = (await stateOf(ann, purchase)) as { receipt: number }
    expect(paid).toMatchObject({ state: 'paid', redirect: null })

    const name = `R-${String(paid.receipt).padStart(6, '0')}`
    const { body } = await server.get(`/api/payments/receipts/${name}`, ann.headers)
    expect(body).toMatchObject({
      seller: { name: 'Example Jobs Ltd', vatNumber: 'GB123456789' },
      buyer: { name: 'Harbour Care Ltd', vatNumber: 'GB987654353' },
      lines: [{ text: '30 credits for job ads', amount: 10_500 }],
      total: 10_500,
      vat: 1_750,
      isDemo: true,
    })
    const { rows } = await server.db.query<{ subject: string }>(
      'select subject from sent_messages where user_id = $1',
      [ann.id],
    )
    expect(rows).toEqual([{ subject: `Your receipt ${name}` }])
    // In the company's log, once.
    const bought = await server.db.query('select actor, event, details from company_events where company_id = $1', [
      ann.companyId,
    ])
    expect(bought.rows).toEqual([{ actor: ann.id, event: 'credits-bought', details: { credits: 30 } }])
    // Nobody else's.
    const eve = await aPublisher()
    expect((await server.get(`/api/payments/receipts/${name}`, eve.headers)).status).toBe(404)
    expect((await server.get(`/api/payments/purchases/${purchase}`, eve.headers)).status).toBe(404)
  })

  test('every program starts anew between the press and the payment: the same page is paid, and given once', async () => {
    const ann = await aPublisher()
    const wish = { type: 'general', quantity: 12, wish: `restart-${ann.id}` }
    const { redirect, purchase } = await begin(server, ann, wish)
    const { databaseUrl, dataFolder, sandboxUrl } = server.services.config
    await using anew = await startServer({
      boards: [],
      on: { databaseUrl: databaseUrl ?? '', dataFolder },
      ...(sandboxUrl === null ? {} : { sandboxUrl }),
      environment: { ROLECALL_PAID_PLANS: 'on' },
    })
    anew.clock.set(server.provider.store.now())
    // Pressed again there: no second purchase.
    expect(await begin(anew, ann, wish)).toEqual({ redirect, purchase })
    // Nobody was there for the webhook.
    expect(await server.pay(redirect, { telling: 'lost' })).toEqual({ kind: 'paid' })
    expect(await creditsOf(ann)).toBe(0)
    anew.clock.set(new Date(anew.clock.now().getTime() + 11 * 60_000))
    const lookAgain = async () => await askAboutPayments.run({}, anew.services, new AbortController().signal)
    await lookAgain()
    await lookAgain()
    expect(await creditsOf(ann)).toBe(12)
    expect((await anew.get(`/api/payments/purchases/${purchase}`, ann.headers)).body).toMatchObject({ state: 'paid' })
  })

  test('a company that the operator has blocked cannot buy', async () => {
    const ann = await aPublisher()
    const block = async (state: string) =>
      await server.db.query('update companies set publishing = $2 where id = $1', [ann.companyId, state])
    await block('blocked')
    const wish = { type: 'general', quantity: 2 }
    expect(await server.post('/api/payments', wish, ann.headers)).toMatchObject({
      status: 409,
      body: { message: companyBlocked },
    })
    await block('unverified')
    expect((await server.post('/api/payments', wish, ann.headers)).status).toBe(200)
  })

  test('declined, then 3-D Secure refused, then passed: one purchase, given once', async () => {
    const ann = await aPublisher()
    const { redirect, purchase } = await begin(server, ann, { type: 'general', quantity: 10 })
    expect(await server.pay(redirect, { card: '4000000000000002' })).toMatchObject({ kind: 'declined' })
    expect(await server.pay(redirect, { card: '4000002760003184' })).toEqual({ kind: 'asks' })
    expect(await server.pay(redirect, { card: '4000002760003184', secure: 'failed' })).toMatchObject({
      kind: 'declined',
    })
    expect([await creditsOf(ann), await stateOf(ann, purchase)]).toMatchObject([0, { state: 'open' }])
    expect(await server.pay(redirect, { card: '4000002760003184', secure: 'passed' })).toEqual({ kind: 'paid' })
    expect([await creditsOf(ann), await stateOf(ann, purchase)]).toMatchObject([10, { state: 'paid', amount: 4_500 }])
  })

  test('what a client says it costs is not read (R-PAY-1)', async () => {
    const ann = await aPublisher()
    for (const price of [0, -1, 'NaN', 1e9, { amount: 1 }]) {
      const { purchase } = await begin(server, ann, { type: 'general', quantity: 2, price, currency: 'usd', unit: 'x' })
      expect(await stateOf(ann, purchase)).toMatchObject({ amount: 1_000 })
    }
    for (const quantity of [0, -1, 51, 1.5, 'many', null, 1e9]) {
      const { status } = await server.post('/api/payments', { type: 'general', quantity }, ann.headers)
      expect([quantity, status]).toEqual([quantity, 422])
    }
  })

  test('pressed twice, or forty times at once, it is one payment page; another amount closes the first', async () => {
    const ann = await aPublisher()
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => await begin(server, ann, { type: 'general', quantity: 5 })),
    )
    expect(new Set(answers.map(({ redirect }) => redirect)).size).toBe(1)
    const [first] = answers
    const other = await begin(server, ann, { type: 'general', quantity: 6 })
    expect(other.purchase).not.toBe(first!.purchase)
    expect(await server.pay(first!.redirect)).toEqual({ kind: 'closed' })
    expect(await stateOf(ann, first!.purchase)).toMatchObject({ state: 'expired' })
  })

  test('the wish of a page is paid once, also after going back to it', async () => {
    const ann = await aPublisher()
    const wish = 'a-page-of-ann'
    const { redirect, purchase } = await begin(server, ann, { type: 'general', quantity: 3, wish })
    await server.pay(redirect)
    expect(await begin(server, ann, { type: 'general', quantity: 3, wish })).toEqual({
      redirect: `/purchases/${purchase}`,
      purchase,
    })
    expect(await creditsOf(ann)).toBe(3)
  })

  test('who belongs to no company, and who must have a second factor and has none, is refused', async () => {
    const ben = await aPerson(server)
    const refused = await server.post('/api/payments', { type: 'general', quantity: 5 }, ben.headers)
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      403,
      expect.stringContaining('members of a company'),
    ])
    const admin = await aPerson(server, { company: { isAdmin: true }, hasSecondFactor: false })
    expect((await server.post('/api/payments', { type: 'general', quantity: 5 }, admin.headers)).status).toBe(403)
    expect((await server.post('/api/payments', { type: 'general', quantity: 5 })).status).toBe(401)
    const member = await aPerson(server, { company: { id: admin.companyId! } })
    expect((await server.post('/api/payments', { type: 'general', quantity: 5 }, member.headers)).status).toBe(200)
  })
})

describe('what comes by webhook', () => {
  test('hours late it is given then, and before only asked about; lost it is found by the task', async () => {
    const ann = await aPublisher()
    const late = await begin(server, ann, { type: 'general', quantity: 4 })
    await server.pay(late.redirect, { telling: 'late' })
    // The page asks us, and we have heard nothing.
    expect([await stateOf(ann, late.purchase), await creditsOf(ann)]).toMatchObject([{ state: 'open' }, 0])
    await server.goOn(4)
    expect([await stateOf(ann, late.purchase), await creditsOf(ann)]).toMatchObject([{ state: 'paid' }, 4])

    const lost = await begin(server, ann, { type: 'general', quantity: 7 })
    await server.pay(lost.redirect, { telling: 'lost' })
    await server.goOn(1)
    expect(await creditsOf(ann)).toBe(4)
    await askAboutPayments.run({}, server.services, new AbortController().signal)
    expect([await stateOf(ann, lost.purchase), await creditsOf(ann)]).toMatchObject([{ state: 'paid' }, 11])
    await askAboutPayments.run({}, server.services, new AbortController().signal)
    expect(await creditsOf(ann)).toBe(11)
  })

  test('nobody pays: the page expires, and nothing is given', async () => {
    const ann = await aPublisher()
    const { redirect, purchase } = await begin(server, ann, { type: 'general', quantity: 4 })
    await server.goOn(1.9)
    expect(await stateOf(ann, purchase)).toMatchObject({ state: 'open', redirect })
    await server.goOn(1.1)
    expect(await stateOf(ann, purchase)).toMatchObject({ state: 'expired', redirect: null })
    expect(await server.pay(redirect)).toEqual({ kind: 'closed' })
    expect(await creditsOf(ann)).toBe(0)
  })

  test('told twice, in any order, and again after a month: given once', async () => {
    const ann = await aPublisher()
    const { redirect } = await begin(server, ann, { type: 'general', quantity: 12 })
    await server.pay(redirect)
    const events = server.provider.store.all('event').slice(-8)
    for (const { id } of events.toReversed()) expect(await server.provider.webhooks.tellAgain(id)).toEqual([200])
    await Promise.all(events.map(async ({ id }) => await server.provider.webhooks.tellAgain(id)))
    await server.goOn(24 * 31)
    for (const { id } of events) expect(await server.provider.webhooks.tellAgain(id)).toEqual([200])
    expect(await creditsOf(ann)).toBe(12)
    const { rows } = await server.db.query(
      'select 1 from receipts where buyer->>$1 is not null and payer_id = (select id from payers where company_id = $2)',
      ['name', ann.companyId],
    )
    expect(rows).toHaveLength(1)
  })
})

test('where the payment page cannot be opened, that is said, and nothing is bought', async () => {
  await using closed = await startServer({
    boards: [],
    sandboxUrl: 'http://127.0.0.1:9',
    environment: { ROLECALL_PAID_PLANS: 'on' },
  })
  const ann = await aPerson(closed)
  const answer = await closed.post('/api/payments', { type: 'onetime', consent: true }, ann.headers)
  expect(answer).toMatchObject({ status: 409, body: { message: `${paymentFailed} ${paymentFailedDetails}` } })
})
