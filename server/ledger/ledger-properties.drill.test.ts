import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { inTransaction } from '../platform/database.ts'
import { balanceOf, type Owner, type Unit } from './accounts.ts'
import { anAd, memberAndCompany, now, wrongRows } from './ledger.fixtures.ts'
import { capture, release, reserve } from './reserve.ts'
import { statement } from './statement.ts'
import { issue, transfer } from './transfer.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })

const step = fc.record({
  verb: fc.constantFrom('issue', 'reserve', 'capture', 'release', 'transfer'),
  /** Whose it is, or who gives. */
  owner: fc.constantFrom('member', 'company'),
  amount: fc.integer({ min: 1, max: 6 }),
  subject: fc.nat(3),
  /** The same wish comes a second time. */
  isRepeated: fc.boolean(),
  /** The program fails, or loses the database, before its transaction ends. */
  crash: fc.constantFrom(null, null, null, 'fails', 'is cut off'),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** The same in the plainest way: what should come of it. */
class Model {
  available = { member: 0, company: 0 }
  subjects = new Map<number, { owner: 'member' | 'company'; amount: number; state: 'reserved' | 'paid' }>()

  do({ verb, owner, amount, subject }: Step): 'done' | 'refused' {
    const held = this.subjects.get(subject)
    const isEnough = this.available[owner] >= amount
    switch (verb) {
      case 'issue':
        this.available[owner] += amount
        break
      case 'transfer':
        if (!isEnough) break
        this.available[owner] -= amount
        this.available[owner === 'member' ? 'company' : 'member'] += amount
        break
      case 'reserve':
        if (held) return held.owner === owner && held.amount === amount ? 'done' : 'refused'
        if (!isEnough) break
        this.available[owner] -= amount
        this.subjects.set(subject, { owner, amount, state: 'reserved' })
        break
      case 'capture':
        if (held) held.state = 'paid'
        break
      case 'release':
        if (held?.state !== 'reserved') break
        this.available[held.owner] += held.amount
        this.subjects.delete(subject)
        break
    }
    return 'done'
  }

  reserved(owner: 'member' | 'company'): number {
    const held = [...this.subjects.values()].filter((one) => one.owner === owner && one.state === 'reserved')
    return held.reduce((sum, { amount }) => sum + amount, 0)
  }
}

async function cutOff(client: PoolClient): Promise<void> {
  client.on('error', () => {})
  await client.query('select pg_terminate_backend(pg_backend_pid())')
}

test.for(['application-credits', 'publisher-credits'] satisfies Unit[])(
  'whatever is done with %s in whatever order, and however much of it is undone, balances are sums and never negative',
  async (unit) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const owners: Record<'member' | 'company', Owner> = await memberAndCompany(server)
        const subjects = Array.from({ length: 4 }, anAd)
        const model = new Model()
        for (const one of steps) {
          const key = randomUUID()
          const work = async (client: PoolClient) => {
            await perform(client, { ...one, key })
            if (one.isRepeated) await perform(client, { ...one, key })
            if (one.crash === 'fails') throw new Error('failed on purpose')
            if (one.crash === 'is cut off') await cutOff(client)
          }
          if (one.crash !== null) await expect(inTransaction(server.db, work)).rejects.toThrow()
          else if (model.do(one) === 'done') await inTransaction(server.db, work)
          else await expect(inTransaction(server.db, work)).rejects.toThrow('another owner or for another amount')
          // And once more in a transaction of its own.
          if (one.crash === null && one.isRepeated && one.verb === 'issue')
            await inTransaction(server.db, async (client) => await perform(client, { ...one, key }))

          for (const name of ['member', 'company'] as const) {
            const holding = { owner: owners[name], unit }
            const { available, reserved } = await balanceOf(server.db, holding)
            expect([name, available, reserved]).toEqual([name, model.available[name], model.reserved(name)])
          }
        }
        for (const owner of Object.values(owners)) {
          const lines = await statement(server.db, { owner, unit })
          const { available } = await balanceOf(server.db, { owner, unit })
          expect(lines.reduce((sum, { change }) => sum + change, 0)).toBe(available)
        }
        expect(await wrongRows(server.db)).toEqual([])

        async function perform(
          client: PoolClient,
          { verb, owner, amount, subject: which, key }: Step & { key: string },
        ) {
          const subject = subjects[which]!
          const from = owners[owner]
          const to = owners[owner === 'member' ? 'company' : 'member']
          if (verb === 'issue') await issue(client, { to: from, unit, amount, kind: 'grant', key, now })
          if (verb === 'transfer') await transfer(client, { from, to, unit, amount, key, now })
          if (verb === 'reserve') await reserve(client, { owner: from, unit, amount, subject, now })
          if (verb === 'capture') await capture(client, { subject, now })
          if (verb === 'release') await release(client, { subject, now })
        }
      }),
      // A failure is told by its smallest steps that were found in time.
      { numRuns: 20, interruptAfterTimeLimit: 50_000 },
    )
  },
)
