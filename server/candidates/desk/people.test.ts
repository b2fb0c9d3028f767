import { expect, test } from 'vitest'
import { byPerson } from './people.ts'

const sent = (id: string, given: { user?: string; email?: string; phone?: string } = {}, day = 1) => ({
  id,
  user_id: given.user ?? null,
  state: 'submitted' as never,
  sent_at: new Date(Date.UTC(2026, 0, day)),
  email: given.email ?? null,
  phone: given.phone ?? null,
})

test('applications of one account, address or number are one person’s, also by way of a third', () => {
  const people = byPerson([
    sent('a', { email: 'Ann@example.com' }, 1),
    sent('b', { phone: '07700 900123' }, 2),
    sent('c', { user: '1' }, 3),
    // Joins the first two.
    sent('d', { email: 'ann@example.com', phone: '+44 7700 900123' }, 4),
    sent('e'),
  ])
  expect(people.map((group) => group.map(({ id }) => id).join(''))).toEqual(['dba', 'c', 'e'])
})

test('a hundred thousand applications of one person take no longer than as many of others', () => {
  const all = Array.from({ length: 100_000 }, (_, n) => sent(String(n), { user: '1', email: `${n % 7}@example.com` }))
  const began = performance.now()
  expect(byPerson(all)).toHaveLength(1)
  expect(performance.now() - began).toBeLessThan(5_000)
})
