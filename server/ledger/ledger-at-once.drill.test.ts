import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { inTransaction } from '../platform/database.ts'
import { balanceOf, type Owner } from './accounts.ts'
import { handOver } from './hand-over.ts'
import { anAd, memberAndCompany, now, wrongRows } from './ledger.fixtures.ts'
import { capture, release, reserve } from './reserve.ts'
import { statement } from './statement.ts'
import { issue, transfer } from './transfer.ts'
import { withdraw } from './withdraw.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })

const unit = 'publisher-credits'
const clients = 8

const step = fc.record({
  verb: fc.constantFrom(
    'purchase',
    'grant',
    'refund',
    'transfer',
    'transfer',
    'reserve',
    'reserve',
    'capture',
    'release',
    'hand over',
  ),
  /** Whose it is, or who gives: the company or one of three members. */
  owner: fc.nat(3),
  other: fc.nat(3),
  amount: fc.integer({ min: 1, max: 6 }),
  subject: fc.nat(7),
  crash: fc.constantFrom(null, null, null, null, 'fails', 'is cut off', 'loses the answer'),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const onPurpose = 'failed on purpose'
const isExpected = (error: Error) =>
  [onPurpose, 'another owner or for another amount', 'terminat', 'Connection'].some((part) =>
    error.message.includes(part),
  )

test('eight clients at once, some of which crash: each account is the sum of its transfers, and only purchases, grants and refunds change the total', async () => {
  let moved = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 8, maxLength: 20 }), { minLength: clients, maxLength: clients }),
      async (work) => {
        const { company, member } = await memberAndCompany(server)
        const others = await Promise.all(
          [1, 2].map(async (): Promise<Owner> => {
            const { id } = await aPerson(server, { company: { id: company.id } })
            return { kind: 'person', id }
          }),
        )
        const owners = [company, member, ...others]
        const subjects = Array.from({ length: 8 }, anAd)
        /** By key: a change of the total that was committed, however often it was asked for. */
        const changes = new Map<string, number>()

        await Promise.all(work.map(async (steps) => await runClient(steps)))

        const total = [...changes.values()].reduce((sum, change) => sum + change, 0)
        const balances = await Promise.all(owners.map(async (owner) => await balanceOf(server.db, { owner, unit })))
        for (const { available, reserved } of balances) expect(Math.min(available, reserved)).toBeGreaterThanOrEqual(0)
        const owned = balances.reduce((sum, { available, reserved }) => sum + available + reserved, 0)
        const { rows } = await server.db.query<{ spent: string }>(
          `select coalesce(sum(amount), 0) as spent from ledger_transfers where kind = 'capture' and subject_id = any($1)`,
          [subjects.map(({ id }) => id)],
        )
        expect(owned + Number(rows[0]?.spent)).toBe(total)
        moved += total
        for (const [i, owner] of owners.entries()) {
          const lines = await statement(server.db, { owner, unit })
          expect(lines.reduce((sum, { change }) => sum + change, 0)).toBe(balances[i]?.available)
        }
        expect(await wrongRows(server.db)).toEqual([])

        async function runClient(steps: readonly Step[]): Promise<void> {
          for (const one of steps) {
            const key = randomUUID()
            const attempt = async (crash: Step['crash']) => {
              const change = await inTransaction(server.db, async (client) => {
                const changed = await perform(client, one, key)
                if (crash === 'fails') throw new Error(onPurpose)
                if (crash === 'is cut off') await cutOff(client)
                return changed
              })
              if (change !== 0) changes.set(key, change)
            }
            try {
              await attempt(one.crash === 'loses the answer' ? null : one.crash)
              // Committed, but the client never learnt it: asks for the same again.
              if (one.crash === 'loses the answer') await attempt(null)
            } catch (error) {
              if (!(error instanceof Error) || !isExpected(error)) throw error
            }
          }
        }

        /** @returns by how much the total is another: whoever made the change, now or before by the same key. */
        async function perform(client: PoolClient, given: Step, key: string): Promise<number> {
          const { verb, amount } = given
          const from = owners[given.owner]!
          const to = owners[given.other]!
          const subject = subjects[given.subject]!
          switch (verb) {
            case 'purchase':
            case 'grant':
              await issue(client, { to: from, unit, amount, kind: verb, key, now })
              return amount
            case 'refund':
              return (await withdraw(client, { from, unit, amount, kind: verb, key, now })) ? -amount : 0
            case 'transfer':
              if (from !== to) await transfer(client, { from, to, unit, amount, key, now })
              return 0
            case 'hand over':
              if (from !== to) await handOver(client, { from, to, unit, key, now })
              return 0
            case 'reserve':
              await reserve(client, { owner: from, unit, amount, subject, now })
              return 0
            case 'capture':
              await capture(client, { subject, now })
              return 0
            case 'release':
              await release(client, { subject, now })
              return 0
          }
        }
      },
    ),
    // What happens at once happens otherwise next time: fewer steps would not fail in the same way.
    { numRuns: 8, interruptAfterTimeLimit: 60_000, endOnFailure: true },
  )
  // Else nothing was proved.
  expect(moved).toBeGreaterThan(0)
})

async function cutOff(client: PoolClient): Promise<void> {
  client.on('error', () => {})
  await client.query('select pg_terminate_backend(pg_backend_pid())')
}
