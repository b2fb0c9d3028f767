import { Hono } from 'hono'
import { z } from 'zod'
import { nextDue, runBilling } from './billing.ts'
import { closeDispute, dispute, refund, takings, type Account } from './charging.ts'
import { expireSession } from './checkout.ts'

const Order = z.union([
  z.object({
    advance: z.object({
      hours: z
        .number()
        .positive()
        .max(24 * 400),
    }),
  }),
  z.object({ refund: z.object({ charge: z.string(), amount: z.number().int().positive().optional() }) }),
  z.object({ dispute: z.object({ charge: z.string() }) }),
  z.object({ closeDispute: z.object({ dispute: z.string(), outcome: z.enum(['won', 'lost']) }) }),
  z.object({ tellAgain: z.object({ event: z.string() }) }),
])

/**
 * Moves the account's time on and does all that falls due on the way, each at its moment: sessions that expire, trials that end,
 * payments, tries again. Then tells of it.
 */
export async function advance(account: Account, to: Date): Promise<void> {
  const { store, webhooks } = account
  const end = Math.floor(to.getTime() / 1_000)
  for (;;) {
    const expiries = store.all('checkout.session').flatMap((one) => (one.status === 'open' ? [one.expires_at] : []))
    const due = Math.min(nextDue(account) ?? Infinity, ...expiries)
    if (due > end) break
    if (due > store.seconds()) store.setTime(new Date(due * 1_000))
    for (const session of store.all('checkout.session'))
      if (session.status === 'open' && session.expires_at <= store.seconds()) expireSession(account, session)
    while (runBilling(account)) await webhooks.tell()
    await webhooks.tell()
  }
  store.setTime(to)
  await webhooks.tell()
}

/** What an operator of the account, a bank and time do; for this machine only, like the other controls. */
export function paymentsControl(account: Account): Hono {
  const { store, webhooks } = account
  const app = new Hono()
  app.get('/', (c) =>
    c.json({
      now: store.now(),
      takings: takings(store),
      charges: store.all('charge').map(({ id, amount, paid, amount_refunded: refunded, disputed, customer }) => ({
        id,
        amount,
        paid,
        refunded,
        disputed,
        customer,
      })),
      disputes: store.all('dispute').map(({ id, status }) => ({ id, status })),
      events: store.all('event').map(({ id, type, created }) => ({ id, type, created })),
    }),
  )
  app.post('/', async (c) => {
    const order = Order.safeParse(await c.req.json().catch(() => null))
    if (!order.success) return c.json({ error: z.prettifyError(order.error) }, 400)
    const { data } = order
    if ('advance' in data) await advance(account, new Date(store.now().getTime() + data.advance.hours * 3_600_000))
    else if ('tellAgain' in data) return c.json({ statuses: await webhooks.tellAgain(data.tellAgain.event) })
    else if ('closeDispute' in data) {
      const found = store.get('dispute', data.closeDispute.dispute)
      if (found === null) return c.json({ error: 'There is no such dispute' }, 404)
      closeDispute(account, found, data.closeDispute.outcome)
    } else {
      const found = store.get('charge', 'refund' in data ? data.refund.charge : data.dispute.charge)
      if (found === null) return c.json({ error: 'There is no such charge' }, 404)
      if ('dispute' in data) dispute(account, found)
      else {
        const left = found.amount - found.amount_refunded
        const amount = Math.min(left, data.refund.amount ?? left)
        if (amount < 1) return c.json({ error: 'All of it has been given back' }, 409)
        refund(account, { charge: found, amount, reason: 'requested_by_customer', metadata: {} })
      }
    }
    await webhooks.tell()
    return c.json({ now: store.now(), takings: takings(store) })
  })
  return app
}
