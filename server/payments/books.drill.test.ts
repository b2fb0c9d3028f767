import { expect, test } from 'vitest'
import { dispute, closeDispute, refund, takings } from '../../sandbox/payments/charging.ts'
import { testCards } from '../../sandbox/payments/cards.ts'
import { aPerson } from '../../test/people.ts'
import { begin, startSelling } from '../../test/payments.ts'
import { askAboutPayments } from './tasks.ts'

/** A stream of numbers from 0 to 1 that is the same each time. */
function numbers(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648
    return at / 2_147_483_648
  }
}

const purchases = 1_000

test(
  'after a thousand purchases of every kind the provider’s books and ours agree to the penny',
  { timeout: 600_000 },
  async () => {
    await using server = await startSelling()
    const next = numbers(7)
    const pick = <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)]!
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => await aPerson(server, { company: { isAdmin: true } })),
    )
    for (let done = 0; done < purchases; done++) {
      // So that neither a limit nor a page of before is in the way.
      if (done % 20 === 0) await server.goOn(1)
      const buyer = people[done % people.length]!
      const body =
        next() < 0.8 ? { type: 'general', quantity: 1 + Math.floor(next() * 50) } : { type: 'onetime', consent: true }
      const { redirect } = await begin(server, buyer, body)
      const card = pick(testCards)
      const telling = pick(['now', 'now', 'now', 'late', 'lost'] as const)
      const secure = card.temper.kind === 'asks' ? { secure: pick(['passed', 'failed'] as const) } : {}
      const outcome = redirect.startsWith('/')
        ? null
        : await server.pay(redirect, { card: card.number, telling, ...secure })
      const charge = server.provider.store.all('charge').at(-1)
      if (outcome?.kind !== 'paid' || charge?.paid !== true) continue
      if (next() < 0.1 && !charge.disputed) {
        const amount = 1 + Math.floor(next() * charge.amount)
        refund(server.provider, { charge, amount, reason: null, metadata: {} })
      } else if (next() < 0.05 && !charge.disputed) {
        const opened = dispute(server.provider, charge)
        if (next() < 0.7) closeDispute(server.provider, opened, pick(['won', 'lost']))
      }
      await server.provider.webhooks.tell()
    }
    await server.goOn(5)
    for (let i = 0; i < 8; i++) {
      await server.goOn(0.3)
      await askAboutPayments.run({}, server.services, new AbortController().signal)
    }

    const { rows } = await server.db.query<{ series: string; total: string; count: number; last: number }>(
      `select series, sum(total) as total, count(*)::int as count, max(number) as last from receipts group by series`,
    )
    for (const { count, last } of rows) expect(count).toBe(last)
    const of = (series: string) => Number(rows.find((row) => row.series === series)?.total ?? 0)
    const { charged, refunded } = takings(server.provider.store)
    const lost = server.provider.store.all('dispute').filter(({ status }) => status === 'lost')
    expect(of('receipt')).toBe(charged)
    expect(of('credit-note')).toBe(refunded + lost.reduce((sum, { amount }) => sum + amount, 0))
    // Every credit that is there was paid for: what was given, less what was taken back or is held.
    const { rows: wrong } = await server.db.query(
      `select p.id from purchases p where p.state = 'paid'
          and (select count(*) from ledger_transfers t where t.subject_kind = 'purchase' and t.subject_id = p.id
                and t.kind = 'purchase') <> case when p.product = 'job-credits' then 1 else 0 end`,
    )
    expect(wrong).toEqual([])
  },
)
