import { expect, test } from 'vitest'
import { begin, startSelling, type SellingServer } from '../../test/payments.ts'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { balanceOf } from '../credits/credits.ts'
import { isSelling } from './payment-deps.ts'
import { readSubscription } from './subscriptions.ts'

const kept = { ROLECALL_GIFTS_KEPT_MONTHS: '24' }
const otherCard = '4000002760003184'

async function tryOut(server: SellingServer, person: Person, card?: string): Promise<string> {
  const { redirect, purchase } = await begin(server, person, { type: 'advanced', consent: true })
  const how = card === undefined ? {} : { card, secure: 'passed' as const }
  expect(await server.pay(redirect, how)).toEqual({ kind: 'paid' })
  return purchase
}

async function plansOf({ provider: { store } }: SellingServer): Promise<string[]> {
  return await Promise.resolve(store.all('subscription').map(({ status }) => status))
}

const leave = async (server: SellingServer, person: Person) =>
  await server.post('/api/users/me/checkpwdelete', { oldPass: testPassword }, person.headers)

const templates = async (server: SellingServer, { id }: Person) =>
  (await server.db.query<{ template: string }>('select template from sent_messages where user_id = $1', [id])).rows.map(
    ({ template }) => template,
  )

test('a card has one free trial: a second one is cancelled, gives nothing and charges nothing', async () => {
  await using server = await startSelling(kept)
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  await tryOut(server, ann)
  expect((await balanceOf(server.db, ann.id)).available).toBe(200)

  await tryOut(server, ben)

  expect(await plansOf(server)).toEqual(expect.arrayContaining(['trialing', 'canceled']))
  expect(await templates(server, ben)).toEqual(['trial-refused'])
  expect(server.provider.store.all('charge')).toEqual([])
  // The first one's goes on, however often it is read.
  await server.goOn(24)
  const plan = (await server.get('/api/payments/subscription', ann.headers)).body as Record<string, unknown>
  expect(plan).toMatchObject({ phase: 'trial' })
  // What tells of the person tells the same of it (S24.6); its counter is of what is left.
  const { subscription_id, subscriptionName, startDate, nextBillingDate } = plan
  expect((await server.get('/api/users/me', ann.headers)).body).toMatchObject({
    subscription: {
      subscription_id,
      subscriptionName,
      startDate,
      nextBillingDate,
      state: 'Active',
      jobApplicationsCounter: 200,
    },
  })
  // What is bought now has no trial, and another card is another matter.
  await begin(server, ben, { type: 'advanced', consent: true })
  expect(lastSession(server)).not.toContain('trial_period_days')
  const cem = await aPerson(server)
  await tryOut(server, cem, otherCard)
  expect((await balanceOf(server.db, cem.id)).available).toBe(200)
})

test('the start of a trial is told by email once, with when it ends and what follows; nothing is to pay that day', async () => {
  await using server = await startSelling(kept)
  const ann = await aPerson(server)
  const subscription = async () =>
    (await server.get('/api/payments/subscription', ann.headers)).body as { mayTry: boolean }
  const purchaseOf = async (id: string) =>
    (await server.get(`/api/payments/purchases/${id}`, ann.headers)).body as { isTrial: boolean }
  expect((await subscription()).mayTry).toBe(true)
  const credits = await begin(server, ann, { type: 'onetime', consent: true })
  expect((await purchaseOf(credits.purchase)).isTrial).toBe(false)

  const trial = await tryOut(server, ann)
  expect((await purchaseOf(trial)).isTrial).toBe(true)
  expect((await subscription()).mayTry).toBe(false)
  await server.goOn(24)
  const { rows } = await server.db.query<{ subject: string; body: string }>(
    `select subject, body from sent_messages where user_id = $1 and template = 'trial-started'`,
    [ann.id],
  )
  expect(rows).toMatchObject([{ subject: 'Your free trial of Advanced has started' }])
  expect(rows[0]?.body).toContain('There is nothing to pay today. Your free trial runs until 12 March 2026.')
  expect(rows[0]?.body).toContain('£8.97')
})

test('whichever event of a second trial is read first ends it: no other need follow', async () => {
  await using server = await startSelling(kept)
  await tryOut(server, await aPerson(server))
  const { redirect } = await begin(server, await aPerson(server), { type: 'advanced', consent: true })
  await server.pay(redirect, { telling: 'lost' })
  const second = server.provider.store.all('subscription').findLast(({ status }) => status === 'trialing')
  if (second === undefined || !isSelling(server.services)) throw new Error('Nobody tries anything')

  expect(await readSubscription(server.services, second.id)).toBe('trial-refused')
  expect((await plansOf(server)).toSorted()).toEqual(['canceled', 'trialing'])
})

test('an address has one free trial, also with another card after its account is gone, until the code has run out', async () => {
  await using server = await startSelling(kept)
  const ann = await aPerson(server, { email: 'ann@example.com' })
  await tryOut(server, ann)
  expect((await leave(server, ann)).status).toBe(200)

  const again = await aPerson(server, { email: 'Ann+two@example.com' })
  await begin(server, again, { type: 'advanced', consent: true })
  expect(lastSession(server)).not.toContain('trial_period_days')

  await server.db.query(`update given_once set until = $1`, [server.clock.now()])
  const later = await aPerson(server, { email: 'ann+three@example.com' })
  await begin(server, later, { type: 'advanced', consent: true })
  expect(lastSession(server)).toContain('trial_period_days')
})

test('it is noted when the trial begins, and again before an account goes whose trial is older than the notes', async () => {
  await using server = await startSelling(kept)
  const isOffered = async (email: string) => {
    await begin(server, await aPerson(server, { email }), { type: 'advanced', consent: true })
    return lastSession(server).includes('trial_period_days')
  }
  // Has another address by the time that somebody comes with the first.
  const ann = await aPerson(server, { email: 'ann@example.com' })
  await tryOut(server, ann)
  await server.db.query(`update users set email = 'new@example.com', email_key = 'new@example.com' where id = $1`, [
    ann.id,
  ])
  expect(await isOffered('ann@example.com')).toBe(false)

  await server.db.query('delete from given_once')
  expect((await leave(server, ann)).status).toBe(200)
  expect([await isOffered('new@example.com'), await isOffered('ben@example.com')]).toEqual([false, true])
})

/** What the last payment page was asked for with. */
function lastSession({ answers }: SellingServer): string {
  return answers.findLast(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions')?.form ?? ''
}
